"""The rules of Tiletum behind the platform's native contract."""

from __future__ import annotations

from typing import Final, cast, final

from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.move_space import MoveSpace
from game.engine.rules import Rules, State
from game.engine.sheet import CellSheet
from game.titles.tiletum.rules import apply as applying
from game.titles.tiletum.rules import chances, dealing, legal, scoring, sheets, spaces
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.laws.broken import broken_law
from game.titles.tiletum.rules.laws.kinds import WORDS
from game.titles.tiletum.rules.state import TiletumState

MOST_MOVES: Final = 300


@final
class TiletumRules(Rules):
    """Forwards every call of the contract to the module that knows."""

    def __init__(self, board: Board) -> None:
        """Play with the board's tables."""
        super().__init__()
        self.board: Board = board
        self.seats: i64 = board.seats
        self.most_moves: i64 = MOST_MOVES

    def new_state(self) -> State:
        """Return a blank table."""
        blank: TiletumState = TiletumState(self.board)
        blank.clear()
        return blank

    def deal(self, state: State, seed: i64) -> None:
        """Set up a new game (T-103)."""
        dealing.deal(cast("TiletumState", state), seed)

    def legal_moves(self, state: State, out: vec[i64]) -> i64:
        """Write the deciding seat's moves."""
        return legal.legal_moves(cast("TiletumState", state), out)

    def apply(self, state: State, move: i64) -> None:
        """Play one move or outcome."""
        applying.apply(cast("TiletumState", state), move)

    def outcomes(self, state: State, out: vec[i64], weights: vec[i64]) -> i64:
        """Write the dice, tokens or tiles that may come."""
        return chances.outcomes(cast("TiletumState", state), out, weights)

    def draw_outcome(self, state: State) -> i64:
        """Return a die, token or tile."""
        return chances.draw(cast("TiletumState", state))

    def hide(self, state: State, seat: i64, view: State) -> None:
        """Show everything but the luck to come (T-115)."""
        view.copy_from(state)
        view.luck.forget()

    def imagine(self, view: State, seat: i64, luck: Luck) -> None:
        """Imagine the luck to come; nothing else is unknown (T-115)."""
        view.luck.seed(luck.word())

    def unknown_facts(self, state: State) -> i64:
        """Nothing is hidden from a seat alone."""
        return 0

    def standings(self, state: State, places: vec[i64]) -> None:
        """Rank the seats (T-802)."""
        scoring.standings(cast("TiletumState", state), places)

    def points(self, state: State, points: vec[i64]) -> None:
        """Write each seat's points."""
        st: TiletumState = cast("TiletumState", state)
        for seat in range(st.seats):
            points[seat] = st.points[seat]

    def move_space(self) -> MoveSpace:
        """Number the moves."""
        return spaces.move_space(self.board)

    def luck_space(self) -> MoveSpace:
        """Number the outcomes of luck."""
        return spaces.luck_space(self.board)

    def layout(self) -> list[tuple[str, int]]:
        """Name what a state is made of."""
        return self.board.form.layout(self.board.sizes)

    def write_cells(self, view: State, sheet: CellSheet) -> None:
        """Write a view on a sheet."""
        sheets.write_cells(cast("TiletumState", view), sheet)

    def write_seen(self, state: State, seat: i64, view: State, sheet: CellSheet) -> None:
        """Write the state itself: the luck is all a seat does not know (T-115), and no cell."""
        sheets.write_cells(cast("TiletumState", state), sheet)

    def broken_law(self, before: State, move: i64, after: State) -> i64:
        """Look at a step and the table it leaves."""
        return broken_law(cast("TiletumState", before), move, cast("TiletumState", after))

    def law_words(self, law: i64) -> str:
        """Say it with the ids of the rules."""
        return WORDS[law]
