"""The rules of the edition of 2007 behind the platform's native contract."""

from __future__ import annotations

from typing import Final, cast, final

from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.move_space import MoveSpace
from game.engine.rules import Rules, State
from game.engine.sheet import CellSheet
from game.titles.tinners_trail.rules.both_editions.developments import list_pumps
from game.titles.tinners_trail.rules.both_editions.money import draw_roll, list_rolls, standings
from game.titles.tinners_trail.rules.both_editions.turns import list_bids
from game.titles.tinners_trail.rules.edition_2007 import apply, sheets, spaces
from game.titles.tinners_trail.rules.edition_2007 import apply as applying
from game.titles.tinners_trail.rules.edition_2007.actions import list_actions
from game.titles.tinners_trail.rules.edition_2007.board import ClassicBoard
from game.titles.tinners_trail.rules.edition_2007.broken_law import broken_law
from game.titles.tinners_trail.rules.edition_2007.ground import list_prospects
from game.titles.tinners_trail.rules.edition_2007.investing import list_investments
from game.titles.tinners_trail.rules.edition_2007.kinds import ROLL_AREA
from game.titles.tinners_trail.rules.edition_2007.law_names import WORDS
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.edition_2007.state_form import FORM
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    AUCTION,
    INVEST_PHASE,
    MOST_POUNDS,
    PRICES,
    PUMPS_PHASE,
    ROLL_COPPER,
    ROLL_TIN,
)

MORE_THAN_BIDS: Final = 512  # room for everything else a question may offer
SEED_STEP: Final = 1073741824  # two 32-bit words make a seed below 2**63


@final
class ClassicRules(Rules):
    """Forwards every call of the contract to the module that knows."""

    def __init__(self, board: ClassicBoard) -> None:
        """Play with the board's tables."""
        super().__init__()
        self.board: ClassicBoard = board
        self.seats: i64 = board.seats
        self.most_moves: i64 = MOST_POUNDS + MORE_THAN_BIDS

    def new_state(self) -> State:
        """Return a blank table."""
        blank: ClassicState = ClassicState(self.board)
        blank.clear()
        return blank

    def deal(self, state: State, seed: i64) -> None:
        """Set up a new game (C-1, C-2)."""
        apply.deal(cast("ClassicState", state), seed)

    def legal_moves(self, state: State, out: vec[i64]) -> i64:
        """Write the deciding seat's moves."""
        st: ClassicState = cast("ClassicState", state)
        phase: i64 = st.phase
        if phase == ACTIONS:
            return list_actions(st, out)
        if st.to_move < 0:
            return 0
        if phase == AUCTION:
            return list_bids(st, out)
        if phase == INVEST_PHASE:
            return list_investments(st, out)
        if phase == PUMPS_PHASE:
            return list_pumps(st, out)
        return list_prospects(st, out)

    def apply(self, state: State, move: i64) -> None:
        """Play one move or outcome."""
        applying.apply(cast("ClassicState", state), move)

    def outcomes(self, state: State, out: vec[i64], weights: vec[i64]) -> i64:
        """Write the outcomes of the dice."""
        st: ClassicState = cast("ClassicState", state)
        return list_rolls(st, roll_kind(st), out, weights)

    def draw_outcome(self, state: State) -> i64:
        """Return a roll of the dice."""
        st: ClassicState = cast("ClassicState", state)
        return draw_roll(st, roll_kind(st))

    def hide(self, state: State, seat: i64, view: State) -> None:
        """Everything is open but the dice to come (C-19)."""
        view.copy_from(state)
        view.luck.forget()

    def imagine(self, view: State, seat: i64, luck: Luck) -> None:
        """Only the dice to come are unknown (C-19)."""
        view.luck.seed(luck.word() * SEED_STEP + luck.word())

    def unknown_facts(self, state: State) -> i64:
        """Nothing is hidden."""
        return 0

    def standings(self, state: State, places: vec[i64]) -> None:
        """Rank the seats (C-16)."""
        standings(cast("ClassicState", state), places)

    def points(self, state: State, points: vec[i64]) -> None:
        """Write each seat's points (C-25)."""
        st: ClassicState = cast("ClassicState", state)
        for seat in range(st.seats):
            points[seat] = st.points[seat]

    def move_space(self) -> MoveSpace:
        """Number the moves."""
        return spaces.move_space(self.board)

    def luck_space(self) -> MoveSpace:
        """Number the outcomes of luck."""
        return spaces.luck_space()

    def layout(self) -> list[tuple[str, int]]:
        """Name what a state is made of."""
        return FORM.layout(self.board.sizes)

    def write_cells(self, view: State, sheet: CellSheet) -> None:
        """Write a view on a sheet."""
        sheets.write_cells(cast("ClassicState", view), sheet)

    def write_seen(self, state: State, seat: i64, view: State, sheet: CellSheet) -> None:
        """Write the state itself: the luck is all a seat does not know (C-19), and no cell."""
        sheets.write_cells(cast("ClassicState", state), sheet)

    def broken_law(self, before: State, move: i64, after: State) -> i64:
        """Look at a step and the table it leaves."""
        return broken_law(cast("ClassicState", before), move, cast("ClassicState", after))

    def law_words(self, law: i64) -> str:
        """Say it with the ids of the rules."""
        return WORDS[law]


def roll_kind(st: ClassicState) -> i64:
    """Return which roll is due: tin first, then copper (C-4), else an area's (C-15, C-22)."""
    if st.phase != PRICES:
        return ROLL_AREA
    return ROLL_TIN if st.tin_price == 0 else ROLL_COPPER
