"""Shares of wins and how sure they are."""

import math
from typing import Final

Z_SCORE_95: Final = 1.96  # standard deviations on either side of a 95 % interval


def wilson_interval(won: float, games: int) -> tuple[float, float]:
    """Return the lower and upper end of the 95 % confidence interval of a share of wins, 0 to 1,
    after `won` wins in `games` games, at least 1 (Wilson 1927)."""
    square = Z_SCORE_95**2
    share = won / games
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = Z_SCORE_95 * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    reach /= 1 + square / games
    return max(0.0, middle - reach), min(1.0, middle + reach)
