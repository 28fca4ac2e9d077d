"""The value of a position learned from self-play: expected points, and win shares derived from
them.
"""

from typing import Final

from ai.search.network import SECOND_LAYER_WEIGHT_OF_ONE, Network
from ai.search.policy import (
    HUNDREDTHS_PER_POINT,
    PositionValue,
    best_rival_points,
    reward_blended_with_points,
    reward_from_share_and_lead,
)
from ai.search.win_shares import write_win_shares
from game.engine.cells import i64, vec
from game.engine.rows import make_zero_row
from game.engine.rules import State

# Every stage of a game has its own network. It is evaluated for each seat and returns the
# points still to come. The uncertainty of the win grows with that of the points: the soft-max
# of the seats' points, divided by the stage's spread, gives their win shares. All are integers.

CONSTANT_ONE_INPUT: Final = 0  # the first input of a seat: always 1
CERTAIN_POINTS_INPUT: Final = 1  # the second input: points that are certain already
OUTPUT_COUNT: Final = 1
POINTS_TO_COME_OUTPUT: Final = 0  # index of the output: points still to come


class FeatureExtractor:
    """Extracts the network's inputs from a title's states; `input_cells` holds the inputs of one
    seat after the other."""

    def __init__(self, seats: i64, input_count: i64) -> None:
        """Allocate the cells for `input_count` inputs of each seat."""
        self.input_cells: vec[i64] = make_zero_row(seats * input_count)

    def write_inputs(self, state: State) -> None:
        """Write the inputs of every seat into `input_cells`; the state may be a determinization."""
        raise NotImplementedError("a title reads its own positions")

    def stage_number(self, state: State) -> i64:
        """Return the number of the game's stage, from 0."""
        raise NotImplementedError("a title divides its own games")

    def input_list(self, state: State) -> list[int]:
        """Compute the inputs of all seats and return them as a plain list, for training."""
        self.write_inputs(state)
        return [int(number) for number in self.input_cells]


class LearnedValue(PositionValue):
    """A value that estimates positions of one set-up with one network per stage; a title's
    extractor gives the inputs, and `load_stage_weights` sets the weights.

    Each seat has `input_count` input numbers. The first `own_input_count` are evaluated for each
    seat; the `shared_input_count` numbers from `first_shared_input` on are equal for all seats and
    evaluated only once. The seat `seat_with_other_rules`, which plays by other rules, uses a second
    block of weights.
    """

    def __init__(
        self,
        features: FeatureExtractor,
        seats: i64,
        input_count: i64,
        stage_count: i64,
        hidden_count: i64,
    ) -> None:
        """Create empty networks, one for each stage, with `hidden_count` hidden units; at first all
        inputs of a seat are evaluated."""
        self.feature_extractor: FeatureExtractor = features
        self.seats: i64 = seats
        self.inputs_per_seat: i64 = input_count
        self.stages: i64 = stage_count
        self.own_input_count: i64 = input_count
        self.first_shared_input: i64 = 0
        self.shared_input_count: i64 = 0
        self.seat_with_other_rules: i64 = -1  # no seat
        self.networks: list[Network] = []
        for _stage in range(stage_count):
            self.networks.append(Network(hidden_count, OUTPUT_COUNT))
        self.spread: vec[i64] = make_zero_row(
            stage_count
        )  # lead in points that makes the odds e to 1
        self.points: vec[i64] = make_zero_row(
            seats
        )  # expected at the end, in units of 1 / SECOND_LAYER_WEIGHT_OF_ONE
        self.shares: vec[i64] = make_zero_row(
            seats
        )  # win shares, in parts of FULL_REWARD_MILLIONTHS

    def load_stage_weights(
        self, stage: i64, first_layer: list[int], second_layer: list[int], lead_for_odds_e: i64
    ) -> None:
        """Load the weights of one stage; `lead_for_odds_e` is that of `write_win_shares`, in units
        of 1 / SECOND_LAYER_WEIGHT_OF_ONE of a point."""
        self.networks[stage].load_weights(first_layer, second_layer)
        self.spread[stage] = lead_for_odds_e

    def write_expected_rewards(self, state: State, rewards: vec[i64]) -> None:
        """Write each seat's expected reward, computed from its win share, its lead and its
        points."""
        self.compute_shares_and_points(state)
        for seat in range(self.seats):
            ahead: i64 = self.points[seat] - best_rival_points(self.points, seat)
            reward: i64 = reward_from_share_and_lead(
                self.shares[seat], ahead * HUNDREDTHS_PER_POINT // SECOND_LAYER_WEIGHT_OF_ONE
            )
            points: i64 = self.points[seat] * HUNDREDTHS_PER_POINT // SECOND_LAYER_WEIGHT_OF_ONE
            rewards[seat] = reward_blended_with_points(reward, points, self.own_points_percent)

    def compute_shares_and_points(self, state: State) -> None:
        """Compute every seat's win share, in parts of FULL_REWARD_MILLIONTHS, and expected final
        points, in units of 1 / SECOND_LAYER_WEIGHT_OF_ONE, of a position that is not over, into
        `shares` and `points`."""
        self.feature_extractor.write_inputs(state)
        cells: vec[i64] = self.feature_extractor.input_cells
        stage: i64 = self.feature_extractor.stage_number(state)
        network: Network = self.networks[stage]
        network.sum_shared_inputs(
            cells, self.first_shared_input, self.shared_input_count, self.first_shared_input
        )
        for seat in range(self.seats):
            offset: i64 = 0
            if seat == self.seat_with_other_rules:
                offset = self.inputs_per_seat
            network.compute_outputs(
                cells, seat * self.inputs_per_seat, self.own_input_count, offset
            )
            sure: i64 = cells[seat * self.inputs_per_seat + CERTAIN_POINTS_INPUT]
            self.points[seat] = (
                network.output_value(POINTS_TO_COME_OUTPUT) + sure * SECOND_LAYER_WEIGHT_OF_ONE
            )
        write_win_shares(self.points, self.spread[stage], self.shares)

    def win_shares(self, state: State) -> list[int]:
        """Compute and return each seat's win share, in parts of FULL_REWARD_MILLIONTHS, in a
        position that is not over."""
        self.compute_shares_and_points(state)
        return [int(share) for share in self.shares]

    def expected_final_points(self, state: State) -> list[int]:
        """Return each seat's expected final points, rounded down."""
        self.compute_shares_and_points(state)
        return [int(points // SECOND_LAYER_WEIGHT_OF_ONE) for points in self.points]

    def expected_rewards(self, state: State) -> list[int]:
        """Return the rewards of `write_expected_rewards` as a list, for callers that are not
        compiled."""
        rewards: vec[i64] = make_zero_row(self.seats)
        self.write_expected_rewards(state, rewards)
        return [int(reward) for reward in rewards]
