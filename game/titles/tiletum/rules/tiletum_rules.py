"""The rules of Tiletum as a subclass of the platform's `Rules`."""

# compiled: used for every move of learning
from __future__ import annotations

from typing import cast, final

from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.move_space import MoveSpace
from game.engine.rules import Rules, State
from game.engine.sheet import CellSheet
from game.titles.tiletum.rules import answers as applying
from game.titles.tiletum.rules import chances, dealing, fairs, legal, questions
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.laws.homes import broken_law
from game.titles.tiletum.rules.move_texts import luck_space, move_space
from game.titles.tiletum.rules.state import TiletumState


def write_cells(st: TiletumState, sheet: CellSheet) -> None:
    """Write every number and row except the generator; rows of unused parts are empty."""
    sheet.number(st.round)
    sheet.number(st.phase)
    sheet.number(st.to_move)
    sheet.number(st.turn)
    sheet.number(st.step)
    sheet.number(st.seat)
    sheet.number(st.die_good)
    sheet.number(st.die_value)
    sheet.number(st.exchanged)
    sheet.number(st.fresh)
    sheet.number(st.refilling)
    sheet.number(st.depth)
    sheet.number(st.decree)
    if st.board.silver > 0:
        sheet.number(st.field)
        sheet.number(st.symbol)
        sheet.number(st.overlay)
        sheet.number(st.surprises_due)
        sheet.number(st.crest_due)
        sheet.number(st.after)
        sheet.number(st.his_marker)
    write_rows(st, sheet)


def write_rows(st: TiletumState, sheet: CellSheet) -> None:
    """Write the rows of every game, those against the Cardinal, and those of silver."""
    sheet.row(st.order)
    sheet.row(st.king_order)
    sheet.row(st.king)
    sheet.row(st.points)
    sheet.row(st.supply)
    sheet.row(st.people)
    sheet.row(st.goods)
    sheet.row(st.store)
    sheet.row(st.rooms)
    sheet.row(st.crests)
    sheet.row(st.contracts)
    sheet.row(st.markers)
    sheet.row(st.dice_taken)
    sheet.row(st.taken)
    sheet.row(st.wheel)
    sheet.row(st.dice)
    sheet.row(st.tokens)
    sheet.row(st.fair)
    sheet.row(st.lying)
    sheet.row(st.owner)
    sheet.row(st.cost)
    sheet.row(st.pile)
    sheet.row(st.discard)
    sheet.row(st.stack)
    sheet.row(st.decrees)
    sheet.row(st.decrees_left)
    sheet.row(st.challenges)
    sheet.row(st.open)
    sheet.row(st.hand)
    sheet.row(st.gone)
    if st.board.silver == 0:
        return
    sheet.row(st.silver)
    sheet.row(st.mines)
    sheet.row(st.explorers)
    sheet.row(st.levels)
    sheet.row(st.bonused)
    sheet.row(st.fresh_tiles)
    sheet.row(st.covered)
    sheet.row(st.sides)
    sheet.row(st.technologies)
    sheet.row(st.bonused_left)
    sheet.row(st.contracts_under)
    sheet.row(st.underground_under)
    sheet.row(st.surprises_left)
    sheet.row(st.tucked)
    sheet.row(st.box)


@final
class TiletumRules(Rules):
    """Passes every call on to the module that implements it."""

    def __init__(self, board: Board) -> None:
        """Store the board."""
        super().__init__()
        self.board: Board = board
        self.seats: i64 = board.seats
        self.most_moves: i64 = questions.MOST_MOVES

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
        return chances.draw_outcome(cast("TiletumState", state))

    def hide(self, state: State, seat: i64, view: State) -> None:
        """Copy everything except the generator (T-115)."""
        view.copy_from(state)
        view.luck.forget()

    def determinize(self, view: State, seat: i64, luck: Luck) -> None:
        """Seed the generator; nothing else is unknown (T-115)."""
        view.luck.seed(luck.next_word())

    def unknown_facts(self, state: State) -> i64:
        """Return 0: no fact is hidden from single seats."""
        return 0

    def standings(self, state: State, places: vec[i64]) -> None:
        """Rank the seats (T-802)."""
        fairs.standings(cast("TiletumState", state), places)

    def points(self, state: State, points: vec[i64]) -> None:
        """Write each seat's points."""
        st: TiletumState = cast("TiletumState", state)
        for seat in range(st.seats):
            points[seat] = st.points[seat]

    def move_space(self) -> MoveSpace:
        """Number the moves."""
        return move_space(self.board)

    def luck_space(self) -> MoveSpace:
        """Number the outcomes of luck."""
        return luck_space(self.board)

    def layout(self) -> list[tuple[str, int]]:
        """Return the names and lengths of a state's numbers and rows."""
        return self.board.form.layout(self.board.sizes)

    def write_cells(self, view: State, sheet: CellSheet) -> None:
        """Write a view to a sheet."""
        write_cells(cast("TiletumState", view), sheet)

    def write_seen(self, state: State, seat: i64, view: State, sheet: CellSheet) -> None:
        """Write the state itself: a seat does not know only the generator, which has no cell
        (T-115).
        """
        write_cells(cast("TiletumState", state), sheet)

    def broken_law(self, before: State, move: i64, after: State) -> str:
        """Return the first law a step breaks, as a sentence with rule ids; KEPT when there is
        none.
        """
        return broken_law(cast("TiletumState", before), move, cast("TiletumState", after))
