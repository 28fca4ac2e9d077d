"""The rules of Brass as a subclass of the platform's `Rules`."""

# compiled: used for every move of learning
from __future__ import annotations

from typing import Final, cast, final

from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.move_space import MoveFields, MoveSpace
from game.engine.rules import Rules, State
from game.engine.sheet import CellSheet
from game.titles.brass.rules import (
    actions,
    dealing,
    determinization,
    kinds,
    legal,
    scoring,
    selling,
    view,
)
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.kinds import INDUSTRY_COUNT, TILE_KINDS, TWO_CARDS
from game.titles.brass.rules.laws.box import broken_law
from game.titles.brass.rules.laws.kinds import KEPT, WORDS
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.state_form import FORM

MOST_MOVES: Final = 300


def write_cells(st: BrassState, seen: BrassState, sheet: CellSheet) -> None:
    """Write every number and row except the generator: secret rows
    from `seen`, others from `st`.
    """
    sheet.number(st.era)
    sheet.number(st.round)
    sheet.number(st.phase)
    sheet.number(st.to_move)
    sheet.number(st.turn)
    sheet.number(st.action)
    sheet.number(st.pending)
    sheet.number(st.pending_cards)
    sheet.number(st.pending_number)
    sheet.number(st.coal)
    sheet.number(st.iron)
    sheet.number(st.demand)
    sheet.number(st.deck_size)
    sheet.number(st.rail_deck_size)
    sheet.row(st.order)
    sheet.row(st.money)
    sheet.row(st.spent)
    sheet.row(st.income)
    sheet.row(st.points)
    sheet.row(seen.hand)
    sheet.row(st.stack)
    sheet.row(st.owner)
    sheet.row(st.counter)
    sheet.row(st.flipped)
    sheet.row(st.cubes)
    sheet.row(st.link)
    sheet.row(st.discards)
    sheet.row(st.distant)
    sheet.row(seen.deck)
    sheet.row(seen.rail_deck)


@final
class BrassRules(Rules):
    """Passes every call on to the module that implements it."""

    def __init__(self, board: Board) -> None:
        """Store the board."""
        super().__init__()
        self.board: Board = board
        self.seats: i64 = board.seats
        self.most_moves: i64 = MOST_MOVES

    def new_state(self) -> State:
        """Return a blank table."""
        blank: BrassState = BrassState(self.board)
        blank.clear()
        return blank

    def deal(self, state: State, seed: i64) -> None:
        """Set up a new game (B-1)."""
        dealing.deal(cast("BrassState", state), seed)

    def legal_moves(self, state: State, out: vec[i64]) -> i64:
        """Write the deciding seat's moves."""
        return legal.legal_moves(cast("BrassState", state), out)

    def apply(self, state: State, move: i64) -> None:
        """Play one move or outcome."""
        actions.apply(cast("BrassState", state), move)

    def outcomes(self, state: State, out: vec[i64], weights: vec[i64]) -> i64:
        """Write the distant tiles that may turn up."""
        return selling.list_tiles(cast("BrassState", state), out, weights)

    def draw_outcome(self, state: State) -> i64:
        """Return a tile of the distant market."""
        return selling.draw_tile(cast("BrassState", state))

    def hide(self, state: State, seat: i64, view_: State) -> None:
        """Fill the view with what the seat may know."""
        view.hide(cast("BrassState", state), seat, cast("BrassState", view_))

    def determinize(self, view_: State, seat: i64, luck: Luck) -> None:
        """Fill the hidden facts at random."""
        determinization.determinize(cast("BrassState", view_), luck)

    def unknown_facts(self, state: State) -> i64:
        """Return the number of hidden facts."""
        return view.unknown_facts(cast("BrassState", state))

    def standings(self, state: State, places: vec[i64]) -> None:
        """Rank the seats (B-16.2)."""
        scoring.standings(cast("BrassState", state), places)

    def points(self, state: State, points: vec[i64]) -> None:
        """Write each seat's points."""
        st: BrassState = cast("BrassState", state)
        for seat in range(st.seats):
            points[seat] = st.points[seat]

    def move_space(self) -> MoveSpace:
        """Number the moves."""
        spaces: int = int(self.board.spaces)
        lines: int = int(self.board.lines)
        return MoveSpace(
            [
                MoveFields(kinds.REMOVE, spaces),
                MoveFields(kinds.BUILD, INDUSTRY_COUNT, spaces, TWO_CARDS + 1),
                MoveFields(kinds.DIG_CANAL, lines),
                MoveFields(kinds.LAY_RAIL, lines),
                MoveFields(kinds.DEVELOP, INDUSTRY_COUNT),
                MoveFields(kinds.SELL, spaces, spaces + 1),
                MoveFields(kinds.LOAN, int(self.board.loan_steps) + 1),
                MoveFields(kinds.PASS),
                MoveFields(kinds.CARD, int(self.board.card_kinds)),
                MoveFields(kinds.COAL, spaces),
                MoveFields(kinds.IRON, spaces),
                MoveFields(kinds.DONE),
            ]
        )

    def luck_space(self) -> MoveSpace:
        """Number the tiles of the distant market."""
        return MoveSpace([MoveFields(kinds.DEMAND, TILE_KINDS)])

    def layout(self) -> list[tuple[str, int]]:
        """Return the names and lengths of a state's numbers and rows."""
        return FORM.layout(self.board.sizes)

    def write_cells(self, view_: State, sheet: CellSheet) -> None:
        """Write a view to a sheet."""
        seen: BrassState = cast("BrassState", view_)
        write_cells(seen, seen, sheet)

    def write_seen(self, state: State, seat: i64, view_: State, sheet: CellSheet) -> None:
        """Write open rows from the state and secret ones from the view, of which only these are
        filled.
        """
        st: BrassState = cast("BrassState", state)
        seen: BrassState = cast("BrassState", view_)
        view.fill_secret_rows(st, seat, seen)
        write_cells(st, seen, sheet)

    def broken_law(self, before: State, move: i64, after: State) -> str:
        """Return the first law a step breaks, as a sentence with
        rule ids; "" when there is none.
        """
        law: i64 = broken_law(cast("BrassState", before), move, cast("BrassState", after))
        return WORDS[law] if law != KEPT else ""
