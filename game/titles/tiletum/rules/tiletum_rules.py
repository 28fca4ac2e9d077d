"""The rules of Tiletum as a subclass of the platform's `Rules`."""

# compiled: used for every move of learning
from __future__ import annotations

from typing import cast, final

from game.engine.cell_sheet import CellSheet
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.move_space import MoveSpace
from game.engine.rules import Rules, State
from game.titles.tiletum.rules import answers as applying
from game.titles.tiletum.rules import chances, dealing, fairs, legal, questions
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.invariants.first_broken import first_broken_invariant
from game.titles.tiletum.rules.move_texts import make_chance_outcome_space, make_move_space
from game.titles.tiletum.rules.state import TiletumState


def write_state_cells(st: TiletumState, sheet: CellSheet) -> None:
    """Write every number and row except the generator; the numbers of In Search of Silver are left
    out in games without it, and rows of unused parts are empty."""
    sheet.write_number(st.round)
    sheet.write_number(st.phase)
    sheet.write_number(st.to_move)
    sheet.write_number(st.turn)
    sheet.write_number(st.step)
    sheet.write_number(st.seat)
    sheet.write_number(st.die_good)
    sheet.write_number(st.die_value)
    sheet.write_number(st.exchanged)
    sheet.write_number(st.fresh)
    sheet.write_number(st.refilling)
    sheet.write_number(st.depth)
    sheet.write_number(st.decree)
    if st.board.silver > 0:
        sheet.write_number(st.field)
        sheet.write_number(st.symbol)
        sheet.write_number(st.overlay)
        sheet.write_number(st.surprises_due)
        sheet.write_number(st.crest_due)
        sheet.write_number(st.after)
        sheet.write_number(st.his_marker)
    write_state_row_cells(st, sheet)


def write_state_row_cells(st: TiletumState, sheet: CellSheet) -> None:
    """Write the state's rows to a sheet; those of the Cardinal and of silver only if they are
    used."""
    sheet.write_row(st.order)
    sheet.write_row(st.king_order)
    sheet.write_row(st.king)
    sheet.write_row(st.points)
    sheet.write_row(st.supply)
    sheet.write_row(st.people)
    sheet.write_row(st.goods)
    sheet.write_row(st.store)
    sheet.write_row(st.rooms)
    sheet.write_row(st.crests)
    sheet.write_row(st.contracts)
    sheet.write_row(st.markers)
    sheet.write_row(st.dice_taken)
    sheet.write_row(st.taken)
    sheet.write_row(st.wheel)
    sheet.write_row(st.dice)
    sheet.write_row(st.tokens)
    sheet.write_row(st.fair)
    sheet.write_row(st.lying)
    sheet.write_row(st.owner)
    sheet.write_row(st.cost)
    sheet.write_row(st.pile)
    sheet.write_row(st.discard)
    sheet.write_row(st.stack)
    sheet.write_row(st.decrees)
    sheet.write_row(st.decrees_left)
    sheet.write_row(st.challenges)
    sheet.write_row(st.open)
    sheet.write_row(st.hand)
    sheet.write_row(st.gone)
    if st.board.silver == 0:
        return
    sheet.write_row(st.silver)
    sheet.write_row(st.mines)
    sheet.write_row(st.explorers)
    sheet.write_row(st.levels)
    sheet.write_row(st.bonused)
    sheet.write_row(st.fresh_tiles)
    sheet.write_row(st.covered_tablets)
    sheet.write_row(st.sides)
    sheet.write_row(st.technologies)
    sheet.write_row(st.bonused_left)
    sheet.write_row(st.contracts_under)
    sheet.write_row(st.underground_under)
    sheet.write_row(st.surprises_left)
    sheet.write_row(st.tucked)
    sheet.write_row(st.box)


@final
class TiletumRules(Rules):
    """The rules of Tiletum; each method calls the module that implements it."""

    def __init__(self, board: Board) -> None:
        """Store the board."""
        super().__init__()
        self.board: Board = board
        self.seats: i64 = board.seats
        self.max_move_count: i64 = questions.MAX_LEGAL_MOVES

    def new_state(self) -> State:
        """Return a new empty state of this board, before its set-up."""
        blank: TiletumState = TiletumState(self.board)
        blank.clear()
        return blank

    def deal(self, state: State, seed: i64) -> None:
        """Set up a new game in `state` from the seed, up to the first chance event, the roll of a
        die (T-103).
        """
        dealing.set_up_new_game(cast("TiletumState", state), seed)

    def legal_moves(self, state: State, move_codes: vec[i64]) -> i64:
        """Write the deciding seat's legal moves, sorted, into `move_codes`; return how many."""
        return legal.write_legal_moves(cast("TiletumState", state), move_codes)

    def apply(self, state: State, move: i64) -> None:
        """Play one legal move or chance outcome on the state itself, up to the next decision or
        chance event."""
        applying.apply_move(cast("TiletumState", state), move)

    def write_outcomes(self, state: State, outcome_codes: vec[i64], weights: vec[i64]) -> i64:
        """Write the possible outcomes of the due chance event and their weights; return how
        many."""
        return chances.write_chance_outcomes(cast("TiletumState", state), outcome_codes, weights)

    def draw_outcome(self, state: State) -> i64:
        """Return a random outcome of the due chance event."""
        return chances.draw_chance_outcome(cast("TiletumState", state))

    def write_view_for_seat(self, state: State, seat: i64, view: State) -> None:
        """Copy everything from the state into the view except the generator; all seats get the
        same view (T-115)."""
        view.copy_from(state)
        view.luck.clear_state_words()

    def determinize(self, view: State, seat: i64, luck: Luck) -> None:
        """Make a view a full state by seeding its generator; nothing else is unknown (T-115)."""
        view.luck.reset_from_seed(luck.draw_word())

    def count_unknown_facts(self, state: State) -> i64:
        """Return 0: no fact is hidden from single seats."""
        return 0

    def write_ranks(self, state: State, ranks: vec[i64]) -> None:
        """Write each seat's rank into `ranks`, 0 for the best (T-802)."""
        fairs.write_ranking_by_points(cast("TiletumState", state), ranks)

    def write_points(self, state: State, points: vec[i64]) -> None:
        """Write the points that each seat has now into `points`, without those that it will get at
        the end of the game."""
        st: TiletumState = cast("TiletumState", state)
        for seat in range(st.seats):
            points[seat] = st.points[seat]

    def move_space(self) -> MoveSpace:
        """Return the numbering of all moves."""
        return make_move_space(self.board)

    def chance_outcome_space(self) -> MoveSpace:
        """Return the numbering of all chance outcomes."""
        return make_chance_outcome_space(self.board)

    def names_and_lengths_of_cells(self) -> list[tuple[str, int]]:
        """Return (name, number of cells) for every number and row of a state, in order."""
        return self.board.form.cell_layout(self.board.sizes)

    def write_cells(self, view: State, sheet: CellSheet) -> None:
        """Write every number and row of a view to the sheet, except the generator."""
        write_state_cells(cast("TiletumState", view), sheet)

    def write_cells_seen_by_seat(
        self, state: State, seat: i64, view: State, sheet: CellSheet
    ) -> None:
        """Write the cells of the state itself to the sheet: only the generator is hidden, and it
        has no cell (T-115)."""
        write_state_cells(cast("TiletumState", state), sheet)

    def broken_invariant_sentence(self, before: State, move: i64, after: State) -> str:
        """Return the first invariant a step breaks, as a sentence with rule ids;
        NO_BROKEN_INVARIANT when there is none.
        """
        return first_broken_invariant(
            cast("TiletumState", before), move, cast("TiletumState", after)
        )
