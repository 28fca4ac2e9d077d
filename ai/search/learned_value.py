"""The value of a position learned from self-play: expected points, and win shares derived from
them.
"""

from typing import Final

from ai.search.network import COARSE, Network
from ai.search.policy import HUNDREDTHS, Value, best_other, reward_of, with_own_points
from ai.search.win_shares import write_win_shares
from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.engine.rules import State

# Every stage of a game has its own network. It is evaluated for each seat and returns the
# points still to come. The uncertainty of the win grows with that of the points: the soft-max
# of the seats' points, divided by the stage's spread, gives their win shares. All are integers.

BIAS: Final = 0  # the first input of a seat: always 1
POINTS: Final = 1  # the second input: points that are certain already
OUTPUTS: Final = 1
TO_COME: Final = 0  # index of the output: points still to come


class PositionReader:
    """Extracts a title's inputs from a position; `cells` holds the inputs of the seats one after
    another.
    """

    def __init__(self, seats: i64, inputs: i64) -> None:
        """Allocate the cells."""
        self.cells: vec[i64] = zeros(seats * inputs)

    def read(self, state: State) -> None:
        """Fill the cells from the state, which may be a determinization."""
        raise NotImplementedError("a title reads its own positions")

    def stage(self, state: State) -> i64:
        """Return the stage of the game, from 0."""
        raise NotImplementedError("a title divides its own games")

    def numbers(self, state: State) -> list[int]:
        """Return the inputs of all seats as a plain list, for training."""
        self.read(state)
        return [int(number) for number in self.cells]


class LearnedValue(Value):
    """Estimates positions of one set-up; a title's reader extracts inputs, `load_stage` sets
    weights.

    There are `inputs` numbers for each seat. `own` of them are evaluated for each seat; the
    `shared` ones from `common` on are equal for all seats and summed once. The inputs of the seat
    `apart`, which plays by other rules, use a second block of weights.
    """

    def __init__(
        self, features: PositionReader, seats: i64, inputs: i64, stages: i64, hidden: i64
    ) -> None:
        """Make empty networks with `hidden` hidden units that read all inputs of each seat."""
        self.features: PositionReader = features
        self.seats: i64 = seats
        self.inputs: i64 = inputs
        self.stages: i64 = stages
        self.own: i64 = inputs
        self.common: i64 = 0
        self.shared: i64 = 0
        self.apart: i64 = -1  # no seat
        self.networks: list[Network] = []
        for _stage in range(stages):
            self.networks.append(Network(hidden, OUTPUTS))
        self.spread: vec[i64] = zeros(stages)  # lead in points that makes the odds e to 1
        self.points: vec[i64] = zeros(seats)  # expected at the end, in units of 1 / COARSE
        self.shares: vec[i64] = zeros(seats)  # win shares, in parts of FULL_REWARD

    def load_stage(self, stage: i64, first: list[int], second: list[int], spread: i64) -> None:
        """Load the weights of one stage; the spread has the unit of `points`."""
        self.networks[stage].load(first, second)
        self.spread[stage] = spread

    def estimate(self, state: State, rewards: vec[i64]) -> None:
        """Write each seat's expected reward."""
        self.judge(state)
        for seat in range(self.seats):
            ahead: i64 = self.points[seat] - best_other(self.points, seat)
            reward: i64 = reward_of(self.shares[seat], ahead * HUNDREDTHS // COARSE)
            points: i64 = self.points[seat] * HUNDREDTHS // COARSE
            rewards[seat] = with_own_points(reward, points, self.own_points)

    def judge(self, state: State) -> None:
        """Fill `shares` and `points` for a position that is not over."""
        self.features.read(state)
        cells: vec[i64] = self.features.cells
        stage: i64 = self.features.stage(state)
        network: Network = self.networks[stage]
        network.share(cells, self.common, self.shared, self.common)
        for seat in range(self.seats):
            offset: i64 = 0
            if seat == self.apart:
                offset = self.inputs
            network.evaluate(cells, seat * self.inputs, self.own, offset)
            sure: i64 = cells[seat * self.inputs + POINTS]
            self.points[seat] = network.output(TO_COME) + sure * COARSE
        write_win_shares(self.points, self.spread[stage], self.shares)

    def win_shares(self, state: State) -> list[int]:
        """Return each seat's win share, in parts of FULL_REWARD."""
        self.judge(state)
        return [int(share) for share in self.shares]

    def final_points(self, state: State) -> list[int]:
        """Return each seat's expected final points, rounded down."""
        self.judge(state)
        return [int(points // COARSE) for points in self.points]

    def rewards(self, state: State) -> list[int]:
        """Return the rewards of `estimate` as a list, for callers that are not compiled."""
        rewards: vec[i64] = zeros(self.seats)
        self.estimate(state, rewards)
        return [int(reward) for reward in rewards]
