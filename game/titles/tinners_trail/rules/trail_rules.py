"""The rules of Tinners' Trail, in both editions, as a subclass of the platform's `Rules`."""

# compiled: used for every move of learning
from __future__ import annotations

from typing import Final, cast, final

from game.engine.cell_sheet import CellSheet
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.move_space import MoveKindSizes, MoveSpace
from game.engine.rules import Rules, State
from game.titles.tinners_trail.rules import apply as applying
from game.titles.tinners_trail.rules import dealing, determinization, kinds, legal, view
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.cards import draw_deck_card_outcome, write_deck_card_outcomes
from game.titles.tinners_trail.rules.invariants.first_broken import first_broken_invariant
from game.titles.tinners_trail.rules.invariants.kinds import INVARIANT_TEXTS, NO_BROKEN_INVARIANT
from game.titles.tinners_trail.rules.investing import INVESTMENT_STEP_POUNDS
from game.titles.tinners_trail.rules.observation import write_view_cells
from game.titles.tinners_trail.rules.price_rolls import draw_dice_roll, write_dice_roll_outcomes
from game.titles.tinners_trail.rules.ranking import write_ranks
from game.titles.tinners_trail.rules.rounds import due_roll_kind
from game.titles.tinners_trail.rules.state import TrailState, state_form_of
from game.titles.tinners_trail.rules.wallace.card_draws import (
    draw_action_card_outcome,
    draw_wallace_survey_outcome,
    write_action_card_outcomes,
    write_wallace_survey_outcomes,
)

PIECES_PER_MINE: Final = 3  # a miner, a port and a train: each raises the capacity by 1
OWN_MINER_COUNT: Final = 1
DIE_FACE_VALUE_COUNT: Final = 10  # a die shows less

MAX_MOVES_WITHOUT_BIDS: Final = 512  # the longest list of all other moves


def make_move_space(board: Board) -> MoveSpace:
    """Return the numbering of all moves that exist on this board, without chance outcomes."""
    areas: int = int(board.area_count)
    if board.is_edition_2007:
        highest: int = max([int(price) for price in board.investment_box_price])
        return MoveSpace(
            [
                *move_kind_sizes_common_to_editions(board),
                MoveKindSizes(kinds.BID_MOVE, kinds.MAX_POUNDS_OF_BID_OR_INVESTMENT + 1),
                MoveKindSizes(kinds.DROP_OUT_MOVE),
                MoveKindSizes(kinds.PLACE_PUMP_MOVE, areas + 1),
                MoveKindSizes(kinds.INVEST_MOVE, highest + 1),
                MoveKindSizes(kinds.PROSPECT_MOVE, areas),
            ]
        )
    cards: int = int(board.card_kind_count)
    spaces: list[MoveKindSizes] = [MoveKindSizes(kinds.DISCARD_CARD_MOVE, cards)]
    spaces += move_kind_sizes_common_to_editions(board)
    spaces += [
        MoveKindSizes(kinds.CHOOSE_SURVEY_CARD_MOVE, kinds.FIRST_HAND_CARD_FIELD + cards),
        MoveKindSizes(kinds.BID_MOVE, kinds.MAX_POUNDS_OF_BID_OR_INVESTMENT + 1),
        MoveKindSizes(kinds.DROP_OUT_MOVE),
        MoveKindSizes(kinds.PLAY_CARD_MOVE, kinds.FIRST_HAND_CARD_FIELD + cards),
        MoveKindSizes(kinds.PLACE_PUMP_MOVE, areas + 1),
        MoveKindSizes(
            kinds.INVEST_MOVE,
            kinds.MAX_POUNDS_OF_BID_OR_INVESTMENT // int(INVESTMENT_STEP_POUNDS) + 1,
            step=int(INVESTMENT_STEP_POUNDS),
        ),
        MoveKindSizes(kinds.PEEK_MOVE, areas + 1),
    ]
    if board.has_arsenic:
        spaces += [
            MoveKindSizes(kinds.PROCESS_ARSENIC_MOVE, areas),
            MoveKindSizes(kinds.SELL_ARSENIC_MOVE),
        ]
    if board.has_emigration:
        spaces += [
            MoveKindSizes(kinds.PLACE_OWN_MINER_MOVE, areas),
            MoveKindSizes(kinds.EMIGRATE_MOVE, areas, kinds.EMIGRATION_PLACE_COUNT),
            MoveKindSizes(
                kinds.PLACE_WAITING_PIECE_MOVE,
                kinds.STOCK_KIND_COUNT + 1,
                max(areas, int(board.border_count)),
            ),
        ]
    if board.has_arsenic:
        spaces.append(MoveKindSizes(kinds.ANSWER_CALCINER_MOVE, 2))
    if board.has_emigration:
        spaces.append(MoveKindSizes(kinds.CHOOSE_ADELAIDE_ORE_MOVE, 2))
    if board.is_solo_game:
        spaces.append(MoveKindSizes(kinds.LOOK_AT_TILE_MOVE, 2))
    return MoveSpace(spaces)


def move_kind_sizes_common_to_editions(board: Board) -> list[MoveKindSizes]:
    """Return the kinds and field sizes of the moves that both editions have."""
    areas: int = int(board.area_count)
    cubes: int = mine_capacity_limit(board)
    return [
        MoveKindSizes(kinds.BUILD_MINE_MOVE, areas),
        MoveKindSizes(kinds.EXTRACT_ORE_MOVE, areas, cubes + 1, cubes + 1),
        MoveKindSizes(kinds.DEVELOP_MINER_MOVE, areas),
        MoveKindSizes(kinds.DEVELOP_PORT_MOVE, areas),
        MoveKindSizes(kinds.DEVELOP_TRAIN_MOVE, areas),
        MoveKindSizes(kinds.DEVELOP_ADIT_MOVE, int(board.border_count)),
        MoveKindSizes(kinds.DEVELOP_PUMPS_MOVE),
        MoveKindSizes(kinds.SELL_PASTIES_MOVE),
        MoveKindSizes(kinds.PASS_MOVE),
    ]


def mine_capacity_limit(board: Board) -> int:
    """Return an upper limit of a mine's capacity; Michigan may add a round's miners once (E-4)."""
    most: int = int(board.mine_base_capacity) + PIECES_PER_MINE
    if board.has_emigration:
        most += OWN_MINER_COUNT
        for column, piece in enumerate(board.michigan_piece_by_round):
            if piece == kinds.MINER_STOCK:
                most += int(board.michigan_count_by_round[column])
    return most


def make_chance_outcome_space(board: Board) -> MoveSpace:
    """Return the numbering of all chance outcomes on this board: of dice, decks and Lord
    Wallace's cards."""
    rolls: list[int] = [kinds.TIN_ROLLED_OUTCOME, kinds.COPPER_ROLLED_OUTCOME]
    if board.is_edition_2007:
        rolls.append(kinds.AREA_ROLLED_OUTCOME)
    spaces: list[MoveKindSizes] = [
        MoveKindSizes(kind, DIE_FACE_VALUE_COUNT, DIE_FACE_VALUE_COUNT, DIE_FACE_VALUE_COUNT)
        for kind in rolls
    ]
    if board.is_two_player_game:
        spaces.append(MoveKindSizes(kinds.SURVEY_CARD_DRAWN_OUTCOME, int(board.card_kind_count)))
    if board.is_solo_game:
        spaces.append(
            MoveKindSizes(
                kinds.WALLACE_CARD_DRAWN_OUTCOME, int(board.wallace_action_card_count) + 1
            )
        )
        spaces.append(
            MoveKindSizes(
                kinds.BID_ROLLED_OUTCOME,
                DIE_FACE_VALUE_COUNT,
                DIE_FACE_VALUE_COUNT,
                DIE_FACE_VALUE_COUNT,
            )
        )
    return MoveSpace(spaces)


@final
class TrailRules(Rules):
    """The rules of Tinners' Trail; each method calls the module that implements it."""

    def __init__(self, board: Board) -> None:
        """Store the board."""
        super().__init__()
        self.board: Board = board
        self.seats: i64 = board.seats
        self.max_move_count: i64 = kinds.MAX_POUNDS_OF_BID_OR_INVESTMENT + MAX_MOVES_WITHOUT_BIDS

    def new_state(self) -> State:
        """Return a new state on this board in which every number and row is blank."""
        blank: TrailState = TrailState(self.board)
        blank.clear()
        return blank

    def deal(self, state: State, seed: i64) -> None:
        """Set up a new game in `state` from the seed, up to the first decision or chance event
        (S).
        """
        dealing.set_up_new_game(cast("TrailState", state), seed)

    def legal_moves(self, state: State, move_codes: vec[i64]) -> i64:
        """Write the deciding seat's moves into `move_codes`; return how many."""
        return legal.write_legal_moves(cast("TrailState", state), move_codes)

    def apply(self, state: State, move: i64) -> None:
        """Play one move or chance outcome in place, then Lord Wallace's automatic steps."""
        applying.apply_move(cast("TrailState", state), move)

    def write_outcomes(self, state: State, outcome_codes: vec[i64], weights: vec[i64]) -> i64:
        """Write the possible outcomes of the due dice, deck or Lord Wallace's cards, and their
        weights; return how many."""
        st: TrailState = cast("TrailState", state)
        if st.phase in (kinds.PRICES_PHASE, kinds.AUCTION_PHASE, kinds.PROSPECT_PHASE):
            return write_dice_roll_outcomes(st, due_roll_kind(st), outcome_codes, weights)
        if st.phase == kinds.WALLACE_PHASE:
            return write_action_card_outcomes(st, outcome_codes, weights)
        if st.area == kinds.EMPTY:
            return write_wallace_survey_outcomes(st, outcome_codes, weights)
        return write_deck_card_outcomes(st, outcome_codes, weights)

    def draw_outcome(self, state: State) -> i64:
        """Return a random outcome of the due chance event, drawn with the state's generator: a
        roll of the dice, an action card or a survey card.
        """
        st: TrailState = cast("TrailState", state)
        if st.phase in (kinds.PRICES_PHASE, kinds.AUCTION_PHASE, kinds.PROSPECT_PHASE):
            return draw_dice_roll(st, due_roll_kind(st))
        if st.phase == kinds.WALLACE_PHASE:
            return draw_action_card_outcome(st)
        if st.area == kinds.EMPTY:
            return draw_wallace_survey_outcome(st)
        return draw_deck_card_outcome(st)

    def write_view_for_seat(self, state: State, seat: i64, view_: State) -> None:
        """Fill the view with what the seat may know."""
        view.fill_view(cast("TrailState", state), seat, cast("TrailState", view_))

    def determinize(self, view_: State, seat: i64, luck: Luck) -> None:
        """Make a view a full state, in place, by drawing its hidden facts at random."""
        determinization.determinize(cast("TrailState", view_), seat, luck)

    def count_unknown_facts(self, state: State) -> i64:
        """Return the number of facts that are hidden from seats, counted once for each such
        seat."""
        return view.count_unknown_facts(cast("TrailState", state))

    def write_ranks(self, state: State, ranks: vec[i64]) -> None:
        """Write each seat's rank into `ranks`, 0 for the best (R-4)."""
        write_ranks(cast("TrailState", state), ranks)

    def write_points(self, state: State, points: vec[i64]) -> None:
        """Write each seat's points into `points`."""
        st: TrailState = cast("TrailState", state)
        for seat in range(st.seats):
            points[seat] = st.points[seat]

    def move_space(self) -> MoveSpace:
        """Return the numbering of all moves."""
        return make_move_space(self.board)

    def chance_outcome_space(self) -> MoveSpace:
        """Return the numbering of all chance outcomes."""
        return make_chance_outcome_space(self.board)

    def names_and_lengths_of_cells(self) -> list[tuple[str, int]]:
        """Return the names and lengths of a state's numbers and rows."""
        return state_form_of(self.board).cell_layout(self.board.sizes)

    def write_cells(self, view_: State, sheet: CellSheet) -> None:
        """Write every number and row of a view to the sheet, except the generator."""
        seen: TrailState = cast("TrailState", view_)
        write_view_cells(seen, seen, sheet)

    def write_cells_seen_by_seat(
        self, state: State, seat: i64, view_: State, sheet: CellSheet
    ) -> None:
        """Write a state to the sheet as a seat sees it.

        The view only serves for the secret rows, which are filled first; all other rows are read
        from the state.
        """
        st: TrailState = cast("TrailState", state)
        seen: TrailState = cast("TrailState", view_)
        view.fill_secret_rows(st, seat, seen)
        write_view_cells(st, seen, sheet)

    def broken_invariant_sentence(self, before: State, move: i64, after: State) -> str:
        """Return the first invariant a step breaks, as a sentence with rule ids; "" when there is
        none.
        """
        invariant: i64 = first_broken_invariant(
            cast("TrailState", before), move, cast("TrailState", after)
        )
        return INVARIANT_TEXTS[invariant] if invariant != NO_BROKEN_INVARIANT else ""
