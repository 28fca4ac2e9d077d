"""The state of a game of Tinners' Trail: everything on the table and in the hands."""

from __future__ import annotations

from typing import final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS, filled, zeros
from game.engine.rules import NOBODY, State
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import (
    DRAFT,
    EMPTY,
    HAND_SLOTS,
    PLACES,
    REGIONS,
    ROUNDS,
    STOCKS,
)
from game.titles.tinners_trail.rules.plain_form import (
    FIRST_ROW,
    LUCK_ROW,
    ROWS,
    SCALAR_ROW,
    SCALARS,
    load_written_row,
    written_row,
)


@final
class TrailState(State):
    """One game, or one seat's view of it.

    In a view `tile` holds UNKNOWN_TILE and `hand` holds `hidden_card(back)` where the seat
    does not know; the deck's content, rivals' discards and the luck's words are blank.
    Every row's owner is this state; `board` is shared and never changes.
    """

    # Every field has a value from the start, so compiled code need not ask whether it has one.
    round: i64 = 1
    phase: i64 = DRAFT
    active: i64 = EMPTY  # whose action is being carried out
    passed: i64 = 0  # how many have passed this round
    tin_price: i64 = 0  # pounds a cube; 0 = not rolled yet
    copper_price: i64 = 0
    last_tin: i64 = 0  # last round's prices; 0 in round 1
    last_copper: i64 = 0
    area: i64 = EMPTY  # the auction: EMPTY, 0 and EMPTY while none runs
    opener: i64 = EMPTY
    survey_card: i64 = EMPTY
    survey_from: i64 = 0
    minimum: i64 = 0
    high_bid: i64 = 0
    high_bidder: i64 = EMPTY
    pumps_left: i64 = 0
    next_peek: i64 = EMPTY  # seats still to peek, in order
    later_peek: i64 = EMPTY
    owed: i64 = 0  # Lord Wallace: mining costs of the round (LW-4)
    income: i64 = 0  # Lord Wallace: money that joins phase 3 (LW-AR, LW-E)
    impossible_cards: i64 = 0  # action cards in a row he could not carry out (LW-3)

    money: vec[i64] = NO_CELLS
    points: vec[i64] = NO_CELLS
    mines_left: vec[i64] = NO_CELLS
    ore_tin: vec[i64] = NO_CELLS
    ore_copper: vec[i64] = NO_CELLS
    column: vec[i64] = NO_CELLS
    depth: vec[i64] = NO_CELLS
    place: vec[i64] = NO_CELLS
    bidding: vec[i64] = NO_CELLS
    declined: vec[i64] = NO_CELLS
    hand: vec[i64] = NO_CELLS
    discarded: vec[i64] = NO_CELLS
    tile: vec[i64] = NO_CELLS
    face_up: vec[i64] = NO_CELLS
    seen: vec[i64] = NO_CELLS
    owner: vec[i64] = NO_CELLS
    tin: vec[i64] = NO_CELLS
    copper: vec[i64] = NO_CELLS
    water: vec[i64] = NO_CELLS
    drainage: vec[i64] = NO_CELLS
    miner: vec[i64] = NO_CELLS
    port: vec[i64] = NO_CELLS
    train: vec[i64] = NO_CELLS
    pump: vec[i64] = NO_CELLS
    adit: vec[i64] = NO_CELLS
    stock: vec[i64] = NO_CELLS
    pumps: vec[i64] = NO_CELLS
    deck: vec[i64] = NO_CELLS
    deck_size: vec[i64] = NO_CELLS
    played: vec[i64] = NO_CELLS
    built: vec[i64] = NO_CELLS
    ore_arsenic: vec[i64] = NO_CELLS
    limiter: vec[i64] = NO_CELLS
    calciner_left: vec[i64] = NO_CELLS
    own_miners: vec[i64] = NO_CELLS
    waiting: vec[i64] = NO_CELLS
    tin_rise: vec[i64] = NO_CELLS
    copper_rise: vec[i64] = NO_CELLS
    arsenic: vec[i64] = NO_CELLS
    calciner: vec[i64] = NO_CELLS
    own_miner: vec[i64] = NO_CELLS
    market: vec[i64] = NO_CELLS
    emigrated: vec[i64] = NO_CELLS
    wallace_cards: vec[i64] = NO_CELLS

    def __init__(self, board: Board) -> None:
        """Make an empty shell; `clear`, `copy_from` or `load_plain` fills it."""
        super().__init__()
        self.board: Board = board
        self.seats: i64 = board.seats
        self.to_move: i64 = NOBODY

    def clear(self) -> None:
        """Blank the table: no tile, card, piece or money anywhere."""
        self.to_move = NOBODY
        self.copy_scalars(TrailState(self.board))
        self._blank_seats(self.board.seats)
        self._blank_areas(self.board.all_areas, self.board.borders)
        self._blank_stocks(self.board)
        if self.board.extended:
            self._blank_extras(self.board)

    def _blank_seats(self, seats: i64) -> None:
        self.money = zeros(seats)
        self.points = zeros(seats)
        self.mines_left = zeros(seats)
        self.ore_tin = zeros(seats)
        self.ore_copper = zeros(seats)
        self.column = zeros(seats)
        self.depth = zeros(seats)  # 0 = uppermost marker of its column
        self.place = filled(seats, EMPTY)  # in the investment column, 0 = top
        self.bidding = zeros(seats)  # 1 = in the auction
        self.declined = zeros(seats)  # 1 = invests no more this round
        self.hand = filled(seats * HAND_SLOTS, EMPTY)  # sorted, EMPTY at the end
        self.discarded = filled(seats * REGIONS, EMPTY)  # draft discards

    def _blank_areas(self, areas: i64, borders: i64) -> None:
        self.tile = filled(areas, EMPTY)
        self.face_up = zeros(areas)
        self.seen = zeros(areas)  # bit of each seat that knows a face-down tile
        self.owner = filled(areas, EMPTY)
        self.tin = zeros(areas)
        self.copper = zeros(areas)
        self.water = zeros(areas)
        self.drainage = zeros(areas)
        self.miner = zeros(areas)  # all miners standing there, own-colour ones counted
        self.port = zeros(areas)
        self.train = zeros(areas)
        self.pump = zeros(areas)  # survey steam pump
        self.adit = zeros(borders)

    def _blank_stocks(self, board: Board) -> None:
        self.stock = zeros(len(board.stock))
        self.pumps = zeros(len(board.pumps))
        self.deck = zeros(board.decked_kinds)  # copies of each card kind; two players only
        self.deck_size = zeros(REGIONS)
        self.played = zeros(board.card_kinds)  # public memory, copies
        self.built = zeros(board.tile_kinds)

    def _blank_extras(self, board: Board) -> None:
        self.ore_arsenic = zeros(board.seats)
        self.limiter = zeros(board.seats)  # column covered, 0 = not yet on the track (AR-3)
        self.calciner_left = zeros(board.seats)
        self.own_miners = zeros(board.seats)  # own-colour miners not on the map (E-1)
        self.waiting = zeros(board.seats * STOCKS)  # Michigan pieces to place, a stock's order
        self.tin_rise = zeros(board.seats)  # pounds more a cube while phase 3 sells (E-7)
        self.copper_rise = zeros(board.seats)
        self.arsenic = zeros(board.all_areas)
        self.calciner = filled(board.all_areas, EMPTY)  # its owner
        self.own_miner = filled(board.all_areas, EMPTY)  # the seat whose own miner is among them
        self.market = zeros(board.market_spaces)  # 1 = filled
        self.emigrated = filled(ROUNDS * PLACES, EMPTY)  # seat, by round, then place
        self.wallace_cards = zeros(board.wallace_cells)  # 1 = in his deck; see wallace/survey_deck

    def copy_from(self, other: State) -> None:
        """Become equal to another state of the same board."""
        assert isinstance(other, TrailState)
        self.luck.copy_from(other.luck)
        self.to_move = other.to_move
        self.copy_scalars(other)
        self._copy_seats(other)
        self._copy_areas(other)
        self._copy_stocks(other)
        if self.board.extended:
            self._copy_extras(other)

    def copy_scalars(self, other: TrailState) -> None:
        """Take over every scalar of another state, luck and to_move apart."""
        self.round = other.round
        self.phase = other.phase
        self.active = other.active
        self.passed = other.passed
        self.tin_price = other.tin_price
        self.copper_price = other.copper_price
        self.last_tin = other.last_tin
        self.last_copper = other.last_copper
        self.area = other.area
        self.opener = other.opener
        self.survey_card = other.survey_card
        self.survey_from = other.survey_from
        self.minimum = other.minimum
        self.high_bid = other.high_bid
        self.high_bidder = other.high_bidder
        self.pumps_left = other.pumps_left
        self.next_peek = other.next_peek
        self.later_peek = other.later_peek
        self.owed = other.owed
        self.income = other.income
        self.impossible_cards = other.impossible_cards

    def _copy_seats(self, other: TrailState) -> None:
        """Short rows are copied cell by cell, quicker than making new ones, which a shell needs."""
        if i64(len(self.money)) == 0:
            self._make_short_rows(other)
        else:
            self._write_short_rows(other)
        self.hand = other.hand[:]
        self.discarded = other.discarded[:]

    def _make_short_rows(self, other: TrailState) -> None:
        self.money = other.money[:]
        self.points = other.points[:]
        self.mines_left = other.mines_left[:]
        self.ore_tin = other.ore_tin[:]
        self.ore_copper = other.ore_copper[:]
        self.column = other.column[:]
        self.depth = other.depth[:]
        self.place = other.place[:]
        self.bidding = other.bidding[:]
        self.declined = other.declined[:]

    def _write_short_rows(self, other: TrailState) -> None:
        for seat in range(self.seats):
            self.money[seat] = other.money[seat]
            self.points[seat] = other.points[seat]
            self.mines_left[seat] = other.mines_left[seat]
            self.ore_tin[seat] = other.ore_tin[seat]
            self.ore_copper[seat] = other.ore_copper[seat]
            self.column[seat] = other.column[seat]
            self.depth[seat] = other.depth[seat]
            self.place[seat] = other.place[seat]
            self.bidding[seat] = other.bidding[seat]
            self.declined[seat] = other.declined[seat]

    def _copy_areas(self, other: TrailState) -> None:
        self.tile = other.tile[:]
        self.face_up = other.face_up[:]
        self.seen = other.seen[:]
        self.owner = other.owner[:]
        self.tin = other.tin[:]
        self.copper = other.copper[:]
        self.water = other.water[:]
        self.drainage = other.drainage[:]
        self.miner = other.miner[:]
        self.port = other.port[:]
        self.train = other.train[:]
        self.pump = other.pump[:]
        self.adit = other.adit[:]

    def _copy_stocks(self, other: TrailState) -> None:
        self.stock = other.stock[:]
        self.pumps = other.pumps[:]
        self.deck = other.deck[:]
        self.deck_size = other.deck_size[:]
        self.played = other.played[:]
        self.built = other.built[:]

    def _copy_extras(self, other: TrailState) -> None:
        self.ore_arsenic = other.ore_arsenic[:]
        self.limiter = other.limiter[:]
        self.calciner_left = other.calciner_left[:]
        self.own_miners = other.own_miners[:]
        self.waiting = other.waiting[:]
        self.tin_rise = other.tin_rise[:]
        self.copper_rise = other.copper_rise[:]
        self.arsenic = other.arsenic[:]
        self.calciner = other.calciner[:]
        self.own_miner = other.own_miner[:]
        self.market = other.market[:]
        self.emigrated = other.emigrated[:]
        self.wallace_cards = other.wallace_cards[:]

    def clone(self) -> State:
        """Return an independent equal state on the same board."""
        twin: TrailState = TrailState(self.board)
        twin.copy_from(self)
        return twin

    def to_plain(self) -> list[list[int]]:
        """Return the scalars, the luck's words and every row, in the documented order."""
        plain: list[list[int]] = [self._scalars(), self.luck.words()]
        for name in ROWS:
            plain.append(written_row(self.board, name, self.row(name)))
        return plain

    def load_plain(self, rows: list[list[int]]) -> None:
        """Become what `to_plain` wrote; ValueError names the row that does not fit."""
        if len(rows) != FIRST_ROW + len(ROWS) or len(rows[SCALAR_ROW]) != len(SCALARS):
            raise ValueError(f"a state has {FIRST_ROW + len(ROWS)} rows, found {len(rows)}")
        self.clear()
        self._load_scalars(rows[SCALAR_ROW])
        if any(rows[LUCK_ROW]):
            self.luck.load(rows[LUCK_ROW])
        else:
            self.luck.forget()
        for number, name in enumerate(ROWS):
            load_written_row(self.board, name, self.row(name), rows[FIRST_ROW + number])

    def row(self, name: str) -> vec[i64]:
        """Return the row of that name."""
        found: vec[i64] = getattr(self, name)
        return found

    def _scalars(self) -> list[int]:
        return [int(getattr(self, name)) for name in SCALARS]

    def _load_scalars(self, numbers: list[int]) -> None:
        for name, number in zip(SCALARS, numbers, strict=True):
            setattr(self, name, number)
