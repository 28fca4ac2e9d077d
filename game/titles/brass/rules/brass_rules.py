"""The rules of Brass as a subclass of the platform's `Rules`."""

# compiled: used for every move of learning
from __future__ import annotations

from typing import Final, cast, final

from game.engine.cell_sheet import CellSheet
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.move_space import MoveKindSizes, MoveSpace
from game.engine.rules import Rules, State
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
from game.titles.brass.rules.invariants.first_broken import first_broken_invariant
from game.titles.brass.rules.invariants.kinds import INVARIANT_TEXTS, NO_BROKEN_INVARIANT
from game.titles.brass.rules.kinds import (
    BUILT_WITH_TWO_CARDS_FIELD,
    DISTANT_TILE_KIND_COUNT,
    INDUSTRY_COUNT,
)
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.state_form import STATE_FORM

MAX_LEGAL_MOVES: Final = 300


def write_cells(st: BrassState, seat_view: BrassState, sheet: CellSheet) -> None:
    """Write every number and row of a state to the sheet, without the luck: hands and decks from
    `seat_view`, all others from `st`."""
    sheet.write_number(st.era)
    sheet.write_number(st.round)
    sheet.write_number(st.phase)
    sheet.write_number(st.to_move)
    sheet.write_number(st.turn)
    sheet.write_number(st.action)
    sheet.write_number(st.pending)
    sheet.write_number(st.pending_cards)
    sheet.write_number(st.pending_number)
    sheet.write_number(st.coal)
    sheet.write_number(st.iron)
    sheet.write_number(st.demand)
    sheet.write_number(st.deck_size)
    sheet.write_number(st.rail_deck_size)
    sheet.write_row(st.order)
    sheet.write_row(st.money)
    sheet.write_row(st.spent)
    sheet.write_row(st.income)
    sheet.write_row(st.points)
    sheet.write_row(seat_view.hand)
    sheet.write_row(st.stack)
    sheet.write_row(st.owner)
    sheet.write_row(st.counter)
    sheet.write_row(st.flipped)
    sheet.write_row(st.cubes)
    sheet.write_row(st.link)
    sheet.write_row(st.discards)
    sheet.write_row(st.distant)
    sheet.write_row(seat_view.deck)
    sheet.write_row(seat_view.rail_deck)


@final
class BrassRules(Rules):
    """The rules of Brass as the engine calls them; each call is passed on to the module that
    implements it."""

    def __init__(self, board: Board) -> None:
        """Store the board."""
        super().__init__()
        self.board: Board = board
        self.seats: i64 = board.seats
        self.max_move_count: i64 = MAX_LEGAL_MOVES

    def new_state(self) -> State:
        """Return a new state on this board, without cards, counters and money."""
        blank: BrassState = BrassState(self.board)
        blank.clear()
        return blank

    def deal(self, state: State, seed: i64) -> None:
        """Set up a new game in `state` from a seed, up to the first decision (B-1)."""
        dealing.set_up_new_game(cast("BrassState", state), seed)

    def legal_moves(self, state: State, move_codes: vec[i64]) -> i64:
        """Write the codes of the deciding seat's moves into `move_codes`; return how many."""
        return legal.write_legal_moves(cast("BrassState", state), move_codes)

    def apply(self, state: State, move: i64) -> None:
        """Play one move or chance outcome on `state` itself, up to the next decision or chance
        event."""
        actions.apply_move(cast("BrassState", state), move)

    def write_outcomes(self, state: State, outcome_codes: vec[i64], weights: vec[i64]) -> i64:
        """Write the code of each kind of distant market tile that may turn up into `outcome_codes`
        and the number of such tiles into `weights`; return how many kinds."""
        return selling.write_market_tile_outcomes(cast("BrassState", state), outcome_codes, weights)

    def draw_outcome(self, state: State) -> i64:
        """Draw a tile of the distant market with the state's luck; return its code without playing
        it."""
        return selling.draw_market_tile_outcome(cast("BrassState", state))

    def write_view_for_seat(self, state: State, seat: i64, view_: State) -> None:
        """Fill `view_` with what the seat may know of the state."""
        view.fill_view_for_seat(cast("BrassState", state), seat, cast("BrassState", view_))

    def determinize(self, view_: State, seat: i64, luck: Luck) -> None:
        """Fill the hidden cards of a view in place, at random, and give it a new luck drawn from
        `luck`; `seat` is not used."""
        determinization.determinize(cast("BrassState", view_), luck)

    def count_unknown_facts(self, state: State) -> i64:
        """Return the number of hidden cards, each counted once for every seat that does not know
        it."""
        return view.count_pairs_of_hidden_card_and_seat(cast("BrassState", state))

    def write_ranks(self, state: State, ranks: vec[i64]) -> None:
        """Write each seat's rank into `ranks`, 0 for the best (B-16.2)."""
        scoring.write_ranks(cast("BrassState", state), ranks)

    def write_points(self, state: State, points: vec[i64]) -> None:
        """Write the points that each seat has now into `points`."""
        st: BrassState = cast("BrassState", state)
        for seat in range(st.seats):
            points[seat] = st.points[seat]

    def move_space(self) -> MoveSpace:
        """Return the numbering of all moves that a seat can make, without chance outcomes."""
        spaces: int = int(self.board.space_count)
        lines: int = int(self.board.line_count)
        return MoveSpace(
            [
                MoveKindSizes(kinds.REMOVE_COUNTER_MOVE, spaces),
                MoveKindSizes(
                    kinds.BUILD_MOVE, INDUSTRY_COUNT, spaces, BUILT_WITH_TWO_CARDS_FIELD + 1
                ),
                MoveKindSizes(kinds.DIG_CANAL_MOVE, lines),
                MoveKindSizes(kinds.LAY_RAIL_MOVE, lines),
                MoveKindSizes(kinds.DEVELOP_MOVE, INDUSTRY_COUNT),
                MoveKindSizes(kinds.SELL_MOVE, spaces, spaces + 1),
                MoveKindSizes(kinds.TAKE_LOAN_MOVE, int(self.board.max_loan_steps) + 1),
                MoveKindSizes(kinds.PASS_MOVE),
                MoveKindSizes(kinds.PLAY_CARD_MOVE, int(self.board.card_kind_count)),
                MoveKindSizes(kinds.TAKE_COAL_MOVE, spaces),
                MoveKindSizes(kinds.TAKE_IRON_MOVE, spaces),
                MoveKindSizes(kinds.DONE_MOVE),
            ]
        )

    def chance_outcome_space(self) -> MoveSpace:
        """Return the numbering of the chance outcomes: the tiles of the distant market."""
        return MoveSpace([MoveKindSizes(kinds.DEMAND_DRAWN_OUTCOME, DISTANT_TILE_KIND_COUNT)])

    def names_and_lengths_of_cells(self) -> list[tuple[str, int]]:
        """Return the name and the length of each number and row that `write_cells` writes, in
        order."""
        return STATE_FORM.cell_layout(self.board.sizes)

    def write_cells(self, view_: State, sheet: CellSheet) -> None:
        """Write every number and row of a view to the sheet."""
        seen: BrassState = cast("BrassState", view_)
        write_cells(seen, seen, sheet)

    def write_cells_seen_by_seat(
        self, state: State, seat: i64, view_: State, sheet: CellSheet
    ) -> None:
        """Write to the sheet what the seat may know of the state; `view_` is used to hold only
        the secret rows as the seat sees them."""
        st: BrassState = cast("BrassState", state)
        seen: BrassState = cast("BrassState", view_)
        view.fill_secret_rows(st, seat, seen)
        write_cells(st, seen, sheet)

    def broken_invariant_sentence(self, before: State, move: i64, after: State) -> str:
        """Return the first invariant that the step breaks, as a sentence with rule ids; "" when it
        breaks none."""
        invariant: i64 = first_broken_invariant(
            cast("BrassState", before), move, cast("BrassState", after)
        )
        return INVARIANT_TEXTS[invariant] if invariant != NO_BROKEN_INVARIANT else ""
