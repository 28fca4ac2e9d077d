"""The value of a position as learned from self-play: expected points, and what follows from them.

Every stage of a game (`stage_of`) has a network of its own. It is asked for each seat and answers
the points still to come. Who will win is as uncertain as the points are: the soft-max of all
seats' points by the stage's spread are their shares of the win. All whole numbers.
"""

from __future__ import annotations

from typing import Final, cast, final

from ai.search.network import COARSE, Network
from ai.search.value import Value
from ai.search.win_shares import write_win_shares
from ai.titles.tinners_trail import inputs as at
from ai.titles.tinners_trail.features import STAGES, Features, stage_of
from ai.titles.tinners_trail.rewards import best_other, mix
from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.engine.rules import State
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.state import TrailState

OUTPUTS: Final = 1
TO_COME: Final = 0  # points
HUNDREDTHS: Final = 100  # of a point: the unit of margins


@final
class LearnedValue(Value):
    """Judges positions of one set-up; `load_stage` must have been called for every stage."""

    def __init__(self, board: Board, hidden: i64) -> None:
        """Make empty networks of that many hidden values."""
        self.board: Board = board
        self.features: Features = Features(board)
        self.networks: list[Network] = []
        for _stage in range(STAGES):
            self.networks.append(Network(hidden, OUTPUTS))
        self.own: i64 = at.OWN_INPUTS  # inputs to read of each seat
        self.shared: i64 = 0  # inputs after them that are the same for all seats
        if not board.extended and not board.solo:  # then those of expansions are 0
            self.own = at.TILES
            self.shared = at.ARSENIC_GAME - at.TILES
        self.spread: vec[i64] = zeros(STAGES)  # points ahead that make the odds e to 1
        self.points: vec[i64] = zeros(board.seats)  # expected at the end, 1 = COARSE
        self.shares: vec[i64] = zeros(board.seats)  # of the win, of FULL_REWARD

    def load_stage(self, stage: i64, first: list[int], second: list[int], spread: i64) -> None:
        """Take the weights of one stage; the spread has the unit of `points`."""
        self.networks[stage].load(first, second)
        self.spread[stage] = spread

    def estimate(self, state: State, rewards: vec[i64]) -> None:
        """Write each seat's expected reward."""
        st: TrailState = cast("TrailState", state)
        self.judge(st)
        for seat in range(st.seats):
            ahead: i64 = self.points[seat] - best_other(self.points, seat)
            rewards[seat] = mix(self.shares[seat], ahead * HUNDREDTHS // COARSE)

    def judge(self, st: TrailState) -> None:
        """Fill `shares` and `points` for a position that is not over."""
        self.features.read(st)
        stage: i64 = stage_of(st)
        network: Network = self.networks[stage]
        network.share(self.features.cells, at.TILES, self.shared, at.TILES)
        for seat in range(st.seats):
            offset: i64 = 0
            if seat == self.board.wallace_seat:
                offset = at.OWN_INPUTS
            network.evaluate(self.features.cells, seat * at.OWN_INPUTS, self.own, offset)
            sure: i64 = self.features.cells[seat * at.OWN_INPUTS + at.POINTS]
            self.points[seat] = network.output(TO_COME) + sure * COARSE
        write_win_shares(self.points, self.spread[stage], self.shares)

    def win_shares(self, state: State) -> list[int]:
        """Return each seat's share of the win, of FULL_REWARD."""
        self.judge(cast("TrailState", state))
        return [int(share) for share in self.shares]

    def final_points(self, state: State) -> list[int]:
        """Return the points each seat may expect at the end, rounded down."""
        self.judge(cast("TrailState", state))
        return [int(points // COARSE) for points in self.points]

    def rewards(self, state: State) -> list[int]:
        """Return what `estimate` writes, for callers that are not compiled."""
        rewards: vec[i64] = zeros(self.board.seats)
        self.estimate(state, rewards)
        return [int(reward) for reward in rewards]
