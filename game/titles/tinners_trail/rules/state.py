"""The state of a game: everything on the table and in the hands."""

from __future__ import annotations

from typing import final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS
from game.engine.rules import NOBODY, State
from game.engine.state_form import StateForm, row_of_state
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import DRAFT_PHASE, EMPTY
from game.titles.tinners_trail.rules.state_form import STATE_FORM_2007, STATE_FORM_REMASTERED


def state_form_of(board: Board) -> StateForm:
    """Return the state form of the board's edition."""
    return STATE_FORM_2007 if board.is_edition_2007 else STATE_FORM_REMASTERED


@final
class TrailState(State):
    """One game, or one seat's view of it; `board` is shared and never changes.

    In a view `tile` holds UNKNOWN_TILE and `hand` holds `hidden_card_number(back)` where the seat
    does not know; the contents of decks, rivals' discards and the generator's numbers are blank. In
    the edition of 2007 only the generator's are. Rows are not shared with other states; rows of the
    other edition have no cells.

    In the edition of 2007 `area` is the area that is auctioned, or whose roll is due after it
    was bought or chosen for prospecting.
    """

    # Every field has a value from the start, so that compiled code needs no check.
    round: i64 = 1
    phase: i64 = DRAFT_PHASE
    active: i64 = EMPTY  # the seat whose action is being carried out
    passed: i64 = 0  # number of seats that have passed this round
    tin_price: i64 = 0  # pounds a cube; 0 = not rolled yet
    copper_price: i64 = 0
    last_tin: i64 = 0  # last round's prices; 0 in round 1
    last_copper: i64 = 0
    area: i64 = EMPTY  # the auction: EMPTY, 0 and EMPTY while none runs
    opener: i64 = EMPTY
    minimum: i64 = 0
    high_bid: i64 = 0
    high_bidder: i64 = EMPTY
    pumps_left: i64 = 0

    money: vec[i64] = NO_CELLS
    points: vec[i64] = NO_CELLS
    mines_left: vec[i64] = NO_CELLS
    ore_tin: vec[i64] = NO_CELLS
    ore_copper: vec[i64] = NO_CELLS
    column: vec[i64] = NO_CELLS
    depth: vec[i64] = NO_CELLS  # 0 = uppermost marker of its column
    place: vec[i64] = NO_CELLS  # in the order of passing, 0 = first
    bidding: vec[i64] = NO_CELLS  # 1 = in the auction
    declined: vec[i64] = NO_CELLS  # 1 = invests no more this round
    owner: vec[i64] = NO_CELLS
    tin: vec[i64] = NO_CELLS
    copper: vec[i64] = NO_CELLS
    water: vec[i64] = NO_CELLS
    miner: vec[i64] = NO_CELLS  # all miners standing there
    port: vec[i64] = NO_CELLS
    train: vec[i64] = NO_CELLS
    adit: vec[i64] = NO_CELLS
    stock: vec[i64] = NO_CELLS
    pumps: vec[i64] = NO_CELLS

    # The remastered edition alone.
    survey_card: i64 = EMPTY  # of the auction
    survey_from: i64 = 0
    next_peek: i64 = EMPTY  # seats still to peek, in order
    later_peek: i64 = EMPTY
    owed: i64 = 0  # Lord Wallace: mining costs of the round (LW-4)
    income: i64 = 0  # Lord Wallace: money that joins phase 3 (LW-AR, LW-E)
    impossible_cards: i64 = 0  # action cards in a row he could not carry out (LW-3)

    hand: vec[i64] = NO_CELLS  # sorted, EMPTY at the end
    discarded: vec[i64] = NO_CELLS  # draft discards
    tile: vec[i64] = NO_CELLS
    face_up: vec[i64] = NO_CELLS
    seen: vec[i64] = NO_CELLS  # bit of each seat that knows a face-down tile
    drainage: vec[i64] = NO_CELLS
    pump: vec[i64] = NO_CELLS  # survey steam pump
    deck: vec[i64] = NO_CELLS  # copies of each card kind; two players only
    deck_size: vec[i64] = NO_CELLS
    played: vec[i64] = NO_CELLS  # public memory, copies
    built: vec[i64] = NO_CELLS
    ore_arsenic: vec[i64] = NO_CELLS
    limiter: vec[i64] = NO_CELLS  # column covered, 0 = not yet on the track (AR-3)
    calciner_left: vec[i64] = NO_CELLS
    own_miners: vec[i64] = NO_CELLS  # own-colour miners not on the map (E-1)
    waiting: vec[i64] = NO_CELLS  # Michigan pieces to place, a stock's order
    tin_rise: vec[i64] = NO_CELLS  # always 0: a saved game has the two rows
    copper_rise: vec[i64] = NO_CELLS
    arsenic: vec[i64] = NO_CELLS
    calciner: vec[i64] = NO_CELLS  # its owner
    own_miner: vec[i64] = NO_CELLS  # the seat whose own miner is among them
    market: vec[i64] = NO_CELLS  # 1 = filled
    emigrated: vec[i64] = NO_CELLS  # seat, by round, then place
    wallace_cards: vec[i64] = NO_CELLS  # 1 = in his deck; see wallace/survey_deck

    # The edition of 2007 alone.
    next_prospector: i64 = EMPTY  # seats still to prospect, in order (C-15)
    later_prospector: i64 = EMPTY
    cubes_left: vec[i64] = NO_CELLS
    boxes: vec[i64] = NO_CELLS  # owners, two cells a box by round and row, lower seat first

    def __init__(self, board: Board) -> None:
        """Make an empty shell; `clear`, `copy_from` or `load_plain` fills it."""
        super().__init__()
        self.board: Board = board
        self.seats: i64 = board.seats
        self.to_move: i64 = NOBODY

    def clear(self) -> None:
        """Reset every number and row to the blank state."""
        state_form_of(self.board).reset_to_blank(self, TrailState(self.board), self.board.sizes)

    def copy_from(self, source: State) -> None:
        """Become equal to another state whose board is that of this one."""
        assert isinstance(source, TrailState)
        self.luck.copy_from(source.luck)
        self.to_move = source.to_move
        self.round = source.round
        self.phase = source.phase
        self.active = source.active
        self.passed = source.passed
        self.tin_price = source.tin_price
        self.copper_price = source.copper_price
        self.last_tin = source.last_tin
        self.last_copper = source.last_copper
        self.area = source.area
        self.opener = source.opener
        self.minimum = source.minimum
        self.high_bid = source.high_bid
        self.high_bidder = source.high_bidder
        self.pumps_left = source.pumps_left
        self._copy_seat_rows(source)
        self.owner = source.owner[:]
        self.tin = source.tin[:]
        self.copper = source.copper[:]
        self.water = source.water[:]
        self.miner = source.miner[:]
        self.port = source.port[:]
        self.train = source.train[:]
        self.adit = source.adit[:]
        self.stock = source.stock[:]
        self.pumps = source.pumps[:]
        if self.board.is_edition_2007:
            self._copy_fields_of_2007_edition(source)
        else:
            self._copy_fields_of_remastered_edition(source)

    def _copy_seat_rows(self, source: TrailState) -> None:
        """Copy the rows with one cell for each seat; existing rows are overwritten cell by cell,
        which is faster than making new ones."""
        if i64(len(self.money)) == 0:
            self._make_new_seat_rows(source)
        else:
            self._overwrite_seat_rows(source)

    def _make_new_seat_rows(self, source: TrailState) -> None:
        self.money = source.money[:]
        self.points = source.points[:]
        self.mines_left = source.mines_left[:]
        self.ore_tin = source.ore_tin[:]
        self.ore_copper = source.ore_copper[:]
        self.column = source.column[:]
        self.depth = source.depth[:]
        self.place = source.place[:]
        self.bidding = source.bidding[:]
        self.declined = source.declined[:]

    def _overwrite_seat_rows(self, source: TrailState) -> None:
        for seat in range(self.seats):
            self.money[seat] = source.money[seat]
            self.points[seat] = source.points[seat]
            self.mines_left[seat] = source.mines_left[seat]
            self.ore_tin[seat] = source.ore_tin[seat]
            self.ore_copper[seat] = source.ore_copper[seat]
            self.column[seat] = source.column[seat]
            self.depth[seat] = source.depth[seat]
            self.place[seat] = source.place[seat]
            self.bidding[seat] = source.bidding[seat]
            self.declined[seat] = source.declined[seat]

    def _copy_fields_of_2007_edition(self, source: TrailState) -> None:
        self.next_prospector = source.next_prospector
        self.later_prospector = source.later_prospector
        self.cubes_left = source.cubes_left[:]
        self.boxes = source.boxes[:]

    def _copy_fields_of_remastered_edition(self, source: TrailState) -> None:
        self.survey_card = source.survey_card
        self.survey_from = source.survey_from
        self.next_peek = source.next_peek
        self.later_peek = source.later_peek
        self.owed = source.owed
        self.income = source.income
        self.impossible_cards = source.impossible_cards
        self.hand = source.hand[:]
        self.discarded = source.discarded[:]
        self.tile = source.tile[:]
        self.face_up = source.face_up[:]
        self.seen = source.seen[:]
        self.drainage = source.drainage[:]
        self.pump = source.pump[:]
        self.deck = source.deck[:]
        self.deck_size = source.deck_size[:]
        self.played = source.played[:]
        self.built = source.built[:]
        if self.board.has_expansion_rows:
            self._copy_fields_of_expansions(source)

    def _copy_fields_of_expansions(self, source: TrailState) -> None:
        self.ore_arsenic = source.ore_arsenic[:]
        self.limiter = source.limiter[:]
        self.calciner_left = source.calciner_left[:]
        self.own_miners = source.own_miners[:]
        self.waiting = source.waiting[:]
        self.tin_rise = source.tin_rise[:]
        self.copper_rise = source.copper_rise[:]
        self.arsenic = source.arsenic[:]
        self.calciner = source.calciner[:]
        self.own_miner = source.own_miner[:]
        self.market = source.market[:]
        self.emigrated = source.emigrated[:]
        self.wallace_cards = source.wallace_cards[:]

    def clone(self) -> State:
        """Return an independent equal state that shares the board."""
        twin: TrailState = TrailState(self.board)
        twin.copy_from(self)
        return twin

    def to_plain(self) -> list[list[int]]:
        """Return the scalars, the luck's words and every row, in the documented order."""
        return state_form_of(self.board).to_plain(self, self.board.sizes)

    def load_plain(self, rows: list[list[int]]) -> None:
        """Load the rows that `to_plain` returned; raise ValueError with the name of a row that does
        not fit.
        """
        self.clear()
        state_form_of(self.board).load_plain(self, rows, self.board.sizes)

    def row(self, name: str) -> vec[i64]:
        """Return the row of that name."""
        return row_of_state(self, name)


def remaining_work_points(st: TrailState, seat: i64) -> i64:
    """Return the work points a seat can still spend this round (T-3)."""
    return final_work_track_column(st, seat) - st.column[seat]


def final_work_track_column(st: TrailState, seat: i64) -> i64:
    """Return the last column that a seat's marker may reach: that of the track or, if the seat has
    moved its work limiter, the column left of the limiter (T-3, AR-4)."""
    if st.board.has_arsenic and st.limiter[seat] != 0:
        return st.limiter[seat] - 1
    return st.board.work_track_column_count
