"""The policy of Tiletum: scores of moves, for playouts and for the tree."""

from typing import Final, cast, final

from ai.search.policy import ScoringPolicy
from ai.search.policy_weights import PolicyWeights
from ai.titles.tiletum.game_time_left import count_finished_turns
from ai.titles.tiletum.policy_weights import select_seat_and_adjust_values, weighted_gain
from ai.titles.tiletum.scores import MoveScores
from game.engine.cells import i64
from game.engine.rules import Rules, State
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.kinds import (
    ACTION_FOR_JOKER_QUESTION,
    KING_TILE_PHASE,
    SPEND_ACTION_POINTS_QUESTION,
)
from game.titles.tiletum.rules.legal import write_moves_of_decision
from game.titles.tiletum.rules.questions import current_question
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tasks import write_task_moves

LARGEST_DIE_NOISE_CENTS: Final = (
    150  # the largest random overestimate of a die in playouts, in cents
)
LARGEST_OTHER_MOVE_NOISE_CENTS: Final = (
    40  # the largest random overestimate of any other move, in cents
)


@final
class TiletumPolicy(ScoringPolicy):
    """Scores moves in cents.

    Which good is gained, and which of a building's characters comes first, is decided by the
    playout policy and not in the tree.
    """

    def __init__(self, rules: Rules, board: Board, policy_weights: PolicyWeights) -> None:
        """Store the policy weights and make the scores for the board."""
        super().__init__(rules)
        self.policy_weights: PolicyWeights = policy_weights
        self.scores: MoveScores = MoveScores(board, policy_weights)

    def analyse(self, state: State) -> None:
        """Compute the estimates for the seat to move, adjusted by its policy weights."""
        st: TiletumState = cast("TiletumState", state)
        self.policy_weights.select_seat(st.to_move)
        self.scores.reset_for_position(st)
        select_seat_and_adjust_values(
            self.policy_weights, st, self.scores.action_estimates.valuation
        )

    def policy_weights_of_seats(self) -> PolicyWeights:
        """Return the policy weights of all seats; the seat that was analysed last is selected."""
        return self.policy_weights

    def move_score(self, state: State, move: i64) -> i64:
        """Return the estimated gain of a move in cents, for the seat of the last `analyse`."""
        st: TiletumState = cast("TiletumState", state)
        return weighted_gain(self.policy_weights, st, move, self.scores.move_score(st, move))

    def write_playout_moves(self, state: State) -> i64:
        """Analyse the position, write the moves for a playout, without dice changed for much
        gold, into `playout_moves`, and return their number."""
        st: TiletumState = cast("TiletumState", state)
        self.analyse(st)
        if st.depth > 0 or st.phase == KING_TILE_PHASE:
            return write_moves_of_decision(st, st.seat, self.playout_moves)
        return write_task_moves(
            st,
            st.seat,
            self.playout_moves,
            self.scores.dice_scores.write_cheap_die_moves(st, self.playout_moves),
        )

    def playout_noise(self, state: State) -> i64:
        """Return the noise of playouts in cents: LARGEST_DIE_NOISE_CENTS for dice and tasks,
        LARGEST_OTHER_MOVE_NOISE_CENTS for answers to questions."""
        if cast("TiletumState", state).depth == 0:
            return LARGEST_DIE_NOISE_CENTS
        return LARGEST_OTHER_MOVE_NOISE_CENTS

    def is_minor_decision(self, state: State) -> bool:
        """Return whether the seat answers a question, except the questions for an option of an
        action and for the action of a joker.
        """
        st: TiletumState = cast("TiletumState", state)
        return st.depth > 0 and current_question(st) not in (
            SPEND_ACTION_POINTS_QUESTION,
            ACTION_FOR_JOKER_QUESTION,
        )

    def are_candidates_public(self, state: State, seat: i64) -> bool:
        """Return True, because no legal move of Tiletum depends on secrets."""
        return True

    def stage_number(self, state: State) -> i64:
        """Return how many turns of all seats are over."""
        return count_finished_turns(cast("TiletumState", state))
