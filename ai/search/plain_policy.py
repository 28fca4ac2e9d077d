"""A policy for any title without knowledge of its own: rules, points and chance.

A move's score is the lead in points directly after it; playouts use random legal moves to the end
of the game, since stages are unknown.
"""

from typing import Final, final

from ai.search.policy import (
    FULL_REWARD_MILLIONTHS,
    HUNDREDTHS_PER_POINT,
    Policy,
    reward_blended_with_points,
)
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.playout import play_randomly_to_end_and_count_decisions
from game.engine.rows import make_zero_row
from game.engine.rules import NOBODY, State
from game.engine.title import Game

SCORING_DETERMINIZATION_SEED: Final = (
    20_260_101  # seed of the determinization in which moves are scored
)
# units of a score; smaller differences break ties, equally wherever a move occurs
SCORE_UNITS_PER_POINT: Final = 1024
# odd, about 1024 by the golden ratio: neighbouring codes get distant values
TIE_BREAK_SCATTER_FACTOR: Final = 40_503
REWARD_MILLIONTHS_FOR_WIN: Final = 700_000  # millionths of a reward for the win
REWARD_MILLIONTHS_FOR_FIRST_RANK: Final = 150_000  # for the rank
REWARD_MILLIONTHS_FOR_POINT_SHARE: Final = (
    150_000  # for the share of points, own against the best rival's
)


@final
class PlainPolicy(Policy):
    """A policy without knowledge of the title, which works for every title: it scores a move by
    the mover's lead in points right after it, and plays at random in playouts."""

    def __init__(self, game: Game, *, has_luck: bool = True) -> None:
        """Store the game and allocate the work states; `has_luck` says whether the title has
        chance events.
        """
        super().__init__(game.rules)
        self.game: Game = game
        self.has_luck: bool = has_luck
        self.was_last_view_certain: bool = (
            False  # the answer of the last `check_and_store_view_certainty`
        )
        self.luck: Luck = Luck()
        self.determinized_state: State = game.rules.new_state()
        self.state_after_move: State = game.rules.new_state()
        self.move_buffer: vec[i64] = make_zero_row(game.rules.max_move_count)

    def score_moves(self, state: State, moves: vec[i64], move_count: i64, scores: vec[i64]) -> None:
        """Write into `scores` the `lead_after_move` of each of the first `move_count` moves, in one
        determinization of the view, whose seed is always the same."""
        self.determinized_state.copy_from(state)
        self.luck.reset_from_seed(SCORING_DETERMINIZATION_SEED)
        self.rules.determinize(self.determinized_state, state.to_move, self.luck)
        for index in range(move_count):
            scores[index] = self.lead_after_move(self.determinized_state, moves[index])

    def lead_after_move(self, state: State, move: i64) -> i64:
        """Return the mover's points minus those of the best rival directly after a move, in units
        of 1 / SCORE_UNITS_PER_POINT, plus a remainder below one point that breaks ties; the state
        is not changed."""
        seat: i64 = state.to_move
        self.state_after_move.copy_from(state)
        self.rules.apply(self.state_after_move, move)
        self.rules.write_points(self.state_after_move, self.points)
        lead: i64 = self.points[seat] - self.best_rival_points(seat)
        return (
            lead * SCORE_UNITS_PER_POINT + (move * TIE_BREAK_SCATTER_FACTOR) % SCORE_UNITS_PER_POINT
        )

    def best_rival_points(self, seat: i64) -> i64:
        """Return the highest of the other seats' `points`; a very low number when there is no
        other seat."""
        best: i64 = -(1 << 40)
        for other in range(self.rules.seats):
            if other != seat and self.points[other] > best:
                best = self.points[other]
        return best

    def write_candidate_moves(self, state: State, move_codes: vec[i64], scores: vec[i64]) -> i64:
        """Write every legal move into `move_codes` and its lead into `scores`; return the number of
        moves."""
        count: i64 = self.rules.legal_moves(state, move_codes)
        for index in range(count):
            scores[index] = self.lead_after_move(state, move_codes[index])
        return count

    def play_macro_move(self, state: State, macro_move: i64) -> None:
        """Apply a move; every macro move of this policy is a legal move."""
        self.rules.apply(state, macro_move)

    def are_candidates_public(self, state: State, seat: i64) -> bool:
        """Return the last answer of `check_and_store_view_certainty`: True if the title has no
        chance events and nothing was hidden in the position. Otherwise the legal moves may depend
        on secrets."""
        return self.was_last_view_certain

    def check_and_store_view_certainty(self, view: State, seat: i64) -> bool:
        """Return whether the title has no chance events and no fact is hidden in this position;
        store the answer in `was_last_view_certain`.

        In a title without chance events this fills `determinized_state` with a determinization of
        the view.
        """
        self.was_last_view_certain = False
        if not self.has_luck:
            self.determinized_state.copy_from(view)
            self.luck.reset_from_seed(SCORING_DETERMINIZATION_SEED)
            self.rules.determinize(self.determinized_state, seat, self.luck)
            self.was_last_view_certain = (
                self.rules.count_unknown_facts(self.determinized_state) == 0
            )
        return self.was_last_view_certain

    def is_choice_hidden(self, state: State, seat: i64) -> bool:
        """Return whether the choice of the seat to move is secret for `seat`, judged by the first
        legal move; False when `seat` itself is to move."""
        if state.to_move == seat:
            return False
        self.rules.legal_moves(state, self.move_buffer)
        return self.game.is_secret_move(state, self.move_buffer[0])

    def quick_move(self, state: State, legal_moves_buffer: vec[i64], luck: Luck) -> i64:
        """Return a random legal move; the legal moves are written into `legal_moves_buffer`."""
        count: i64 = self.rules.legal_moves(state, legal_moves_buffer)
        return legal_moves_buffer[luck.draw_below(count)]

    def play_until_stage(self, state: State, luck: Luck, stop_stage: i64) -> None:
        """Play random moves to the end of the game; this policy ignores `stop_stage`."""
        if state.to_move != NOBODY:
            play_randomly_to_end_and_count_decisions(self.rules, state, self.move_buffer, luck)

    def stage_number(self, state: State) -> i64:
        """Return 0: this policy knows no stages."""
        return 0

    def write_final_rewards(self, state: State, rewards: vec[i64]) -> None:
        """Write each seat's reward in a finished game: a part for winning, shared among tied
        winners, a part for the rank and a part for the points."""
        seats: i64 = self.rules.seats
        self.rules.write_ranks(state, self.places)
        self.rules.write_points(state, self.points)
        winners: i64 = 0
        for seat in range(seats):
            winners += 1 if self.places[seat] == 0 else 0
        for seat in range(seats):
            reward: i64 = 0
            if self.places[seat] == 0:
                reward = REWARD_MILLIONTHS_FOR_WIN // winners
            if seats > 1:
                reward += (
                    REWARD_MILLIONTHS_FOR_FIRST_RANK
                    * (seats - 1 - self.places[seat])
                    // (seats - 1)
                )
                reward += self.points_part_of_reward(seat)
            points: i64 = self.points[seat] * HUNDREDTHS_PER_POINT
            rewards[seat] = reward_blended_with_points(
                min(reward, FULL_REWARD_MILLIONTHS), points, self.own_points_percent
            )

    def points_part_of_reward(self, seat: i64) -> i64:
        """Return the part of the reward for points: REWARD_MILLIONTHS_FOR_POINT_SHARE times the
        seat's points divided by the sum of its points and those of its best rival. Negative points
        count as 0; the share is one half when neither has any."""
        own: i64 = max(self.points[seat], 0)
        rival: i64 = max(self.best_rival_points(seat), 0)
        if own + rival == 0:
            return REWARD_MILLIONTHS_FOR_POINT_SHARE // 2
        return REWARD_MILLIONTHS_FOR_POINT_SHARE * own // (own + rival)
