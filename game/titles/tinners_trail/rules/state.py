"""The state of a game of the remastered edition: everything on the table and in the hands."""

from __future__ import annotations

from typing import final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS
from game.engine.rules import State
from game.engine.state_form import row_of
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.both_editions.state import CountyState
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state_form import FORM

# The state of a game of the remastered edition: everything on the table and in the hands.


@final
class TrailState(CountyState):
    """One game, or one seat's view of it.

    In a view `tile` holds UNKNOWN_TILE and `hand` holds `hidden_card(back)` where the seat
    does not know; the deck's content, rivals' discards and the luck's words are blank.
    Every row's owner is this state; `board` is the county with all that this edition adds.
    """

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
    tin_rise: vec[i64] = NO_CELLS  # pounds more a cube while phase 3 sells (E-7)
    copper_rise: vec[i64] = NO_CELLS
    arsenic: vec[i64] = NO_CELLS
    calciner: vec[i64] = NO_CELLS  # its owner
    own_miner: vec[i64] = NO_CELLS  # the seat whose own miner is among them
    market: vec[i64] = NO_CELLS  # 1 = filled
    emigrated: vec[i64] = NO_CELLS  # seat, by round, then place
    wallace_cards: vec[i64] = NO_CELLS  # 1 = in his deck; see wallace/survey_deck

    def __init__(self, board: Board) -> None:
        """Make an empty shell; `clear`, `copy_from` or `load_plain` fills it."""
        super().__init__(board)
        self.board: Board = board

    def clear(self) -> None:
        """Blank the table: no tile, card, piece or money anywhere."""
        FORM.clear(self, TrailState(self.board), self.board.sizes)

    def copy_from(self, other: State) -> None:
        """Become equal to another state of the same board."""
        assert isinstance(other, TrailState)
        self.copy_county(other)
        self._copy_own(other)
        if self.board.extended:
            self._copy_extras(other)

    def _copy_own(self, other: TrailState) -> None:
        self.survey_card = other.survey_card
        self.survey_from = other.survey_from
        self.next_peek = other.next_peek
        self.later_peek = other.later_peek
        self.owed = other.owed
        self.income = other.income
        self.impossible_cards = other.impossible_cards
        self.hand = other.hand[:]
        self.discarded = other.discarded[:]
        self.tile = other.tile[:]
        self.face_up = other.face_up[:]
        self.seen = other.seen[:]
        self.drainage = other.drainage[:]
        self.pump = other.pump[:]
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
        return FORM.to_plain(self, self.board.sizes)

    def load_plain(self, rows: list[list[int]]) -> None:
        """Become what `to_plain` wrote; ValueError names the row that does not fit."""
        self.clear()
        FORM.load_plain(self, rows, self.board.sizes)

    def row(self, name: str) -> vec[i64]:
        """Return the row of that name."""
        return row_of(self, name)


# The work track and the investment column: whose turn it is (T-1 .. T-4).


def work_left(st: TrailState, seat: i64) -> i64:
    """Return the work points a seat can still spend this round (T-3)."""
    return final_column(st, seat) - st.column[seat]


def final_column(st: TrailState, seat: i64) -> i64:
    """Return the seat's last column: the track's, or the one left of its limiter (T-3, AR-4)."""
    if st.board.arsenic and st.limiter[seat] != 0:
        return st.limiter[seat] - 1
    return st.board.columns
