"""Shares of wins and how sure they are."""

import math
from typing import Final

Z_SCORE_95: Final = 1.96  # standard deviations on either side of a 95 % interval


def wilson_interval(won_count: float, game_count: int) -> tuple[float, float]:
    """Return the lower and upper end of the 95 % confidence interval of a share of wins, 0 to 1,
    after `won_count` wins in `game_count` games, at least 1 (Wilson 1927)."""
    square = Z_SCORE_95**2
    share = won_count / game_count
    middle = (share + square / (2 * game_count)) / (1 + square / game_count)
    reach = Z_SCORE_95 * math.sqrt(share * (1 - share) / game_count + square / (4 * game_count**2))
    reach /= 1 + square / game_count
    return max(0.0, middle - reach), min(1.0, middle + reach)
