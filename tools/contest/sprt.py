"""The sequential test that one player is better than another by so much, block by block.

The generalised sequential probability ratio test with the mean of a block as its normal
observation, as chess engines are tested with pairs of games: the log-likelihood ratio of
"better by elo1" over "better by elo0" is n (s1 - s0) (2 x - s0 - s1) / (2 v). Bounds of
2.94 keep both errors at 5 % (Wald 1945).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from tools.contest.elo import share_of_elo

BOUND = math.log(0.95 / 0.05)
EXPECTED_BLOCKS = 2  # as many blocks of the expected spread stand in before the first is played


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """Better by `low` Elo at most, or by `high` at least, at a table of so many seats."""

    low: float
    high: float
    seats: int

    def ratio(self, block_means: Sequence[float]) -> float:
        """Return the log-likelihood ratio of the blocks' mean win shares of the one player."""
        count = len(block_means)
        if count == 0:
            return 0.0
        low = share_of_elo(self.low, self.seats)
        high = share_of_elo(self.high, self.seats)
        mean = sum(block_means) / count
        spread = sum((value - mean) ** 2 for value in block_means)
        expected = low * (1 - low) / self.seats
        variance = (spread + EXPECTED_BLOCKS * expected) / (count + EXPECTED_BLOCKS)
        return count * (high - low) * (2 * mean - low - high) / (2 * variance)


def verdict(ratio: float) -> str:
    """Return what a ratio decides: "better", "not better" or "undecided"."""
    if ratio >= BOUND:
        return "better"
    return "not better" if ratio <= -BOUND else "undecided"
