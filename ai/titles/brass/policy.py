"""The policy of Brass: scores of moves, for playouts and for the tree."""

from typing import Final, cast, final

from ai.search.policy import ScoringPolicy
from ai.search.policy_weights import PolicyWeights
from ai.titles.brass.game_time_left import stage_number
from ai.titles.brass.policy_weights import (
    INCOME_SPACE_WORTH_PERCENT_INDEX,
    POUND_WORTH_PERCENT_INDEX,
    select_seat_and_circumstances,
    weighted_gain,
)
from ai.titles.brass.scores import move_score
from ai.titles.brass.seat_valuation import BrassSeatValuation
from game.engine.cells import i64, vec
from game.engine.rules import Rules, State
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.legal import write_action_moves, write_legal_moves
from game.titles.brass.rules.state import BrassState

ACTION_NOISE_CENTS: Final = (
    200  # the largest random overestimate of an action in playouts, in cents
)


@final
class BrassPolicy(ScoringPolicy):
    """Scores moves in cents.

    Which card is discarded and whose cubes are used is decided by the playout policy, not in the
    tree.
    """

    def __init__(self, rules: Rules, board: Board, policy_weights: PolicyWeights) -> None:
        """Store the policy weights and make a valuation for the board."""
        super().__init__(rules)
        self.policy_weights: PolicyWeights = policy_weights
        self.valuation: BrassSeatValuation = BrassSeatValuation(board)
        self.determinization_start_stage: i64 = 0

    def analyse(self, state: State) -> None:
        """Compute the valuation for the seat to move, adjusted by its policy weights."""
        st: BrassState = cast("BrassState", state)
        select_seat_and_circumstances(self.policy_weights, st, st.to_move)
        self.valuation.compute_values(st, st.to_move)
        self.valuation.worth_of_a_pound = (
            self.valuation.worth_of_a_pound
            * self.policy_weights.number_of_selected_seat_at(POUND_WORTH_PERCENT_INDEX + st.era)
            // 100
        )
        self.valuation.worth_of_an_income_space = (
            self.valuation.worth_of_an_income_space
            * self.policy_weights.number_of_selected_seat_at(
                INCOME_SPACE_WORTH_PERCENT_INDEX + st.era
            )
            // 100
        )

    def policy_weights_of_seats(self) -> PolicyWeights:
        """Return the policy weights of all seats; the seat that was analysed last is selected."""
        return self.policy_weights

    def move_score(self, state: State, move: i64) -> i64:
        """Return the estimated gain of a move in cents, for the seat of the last `analyse`."""
        st: BrassState = cast("BrassState", state)
        gain: i64 = move_score(st, self.valuation, move)
        return weighted_gain(self.policy_weights, st, st.to_move, move, gain)

    def score_moves(self, state: State, moves: vec[i64], move_count: i64, scores: vec[i64]) -> None:
        """Analyse the state, and write the estimated gain in cents of each of the first
        `move_count` moves into `scores`."""
        st: BrassState = cast("BrassState", state)
        self.analyse(st)
        for index in range(move_count):
            gain: i64 = move_score(st, self.valuation, moves[index])
            scores[index] = weighted_gain(self.policy_weights, st, st.to_move, moves[index], gain)

    def write_playout_moves(self, state: State) -> i64:
        """Write the legal moves for a playout, without actions that take two cards, into
        `playout_moves`; return their number. The position is analysed if there are several, except
        for the choice of a card or of a source of cubes."""
        st: BrassState = cast("BrassState", state)
        count: i64 = 0
        if st.phase == kinds.ACTIONS_PHASE:
            count = write_action_moves(st, False, self.playout_moves)
        else:
            count = write_legal_moves(st, self.playout_moves)
        if st.phase in (kinds.CARD_PHASE, kinds.COAL_PHASE, kinds.IRON_PHASE):
            self.valuation.seat = st.to_move  # the scores of these decisions need only the seat
        elif count > 1:
            self.analyse(st)
        return count

    def playout_noise(self, state: State) -> i64:
        """Return the noise of playouts in cents: ACTION_NOISE_CENTS for an action, 1 for other
        choices."""
        if cast("BrassState", state).phase == kinds.ACTIONS_PHASE:
            return ACTION_NOISE_CENTS
        return 1

    def is_minor_decision(self, state: State) -> bool:
        """Return whether the decision is which card to discard, where cubes come from, or which
        counter is removed for a debt."""
        phase: i64 = cast("BrassState", state).phase
        return phase in (kinds.CARD_PHASE, kinds.COAL_PHASE, kinds.IRON_PHASE, kinds.DEBT_PHASE)

    def begin_determinization(self, state: State) -> None:
        """Store the stage at which the determinization begins."""
        self.determinization_start_stage = stage_number(cast("BrassState", state))

    def are_candidates_public(self, state: State, seat: i64) -> bool:
        """Return whether the legal moves of the seat to move are certain to be known to `seat`.

        Hidden hands decide what other seats can build. The hand of `seat` is known until the round
        in which the determinization began is over; then all seats draw cards (B-2.6).
        """
        return (
            state.to_move == seat and self.stage_number(state) == self.determinization_start_stage
        )

    def stage_number(self, state: State) -> i64:
        """Return a number that rises with every round: the round, plus NEXT_ERA in the rail era."""
        return stage_number(cast("BrassState", state))
