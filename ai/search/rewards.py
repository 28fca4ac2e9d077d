"""What a result is worth: mostly the win, partly the margin, so that no point is indifferent."""

from __future__ import annotations

from typing import Final

from ai.search.policy import FULL_REWARD
from game.engine.cells import i64, vec

WIN_SHARE: Final = 65  # per cent of the reward for the win; the rest for the margin
MARGIN: Final = 5000  # hundredths of a point ahead that give three quarters of the rest
LOWEST: Final = -(2**60)


def mix(share: i64, margin: i64) -> i64:
    """Return the reward of a share of the win and a margin in hundredths of a point.

    The margin counts less and less but never nothing: a lost game is still worth playing well.
    """
    distance: i64 = margin if margin > 0 else -margin
    rest: i64 = (100 - WIN_SHARE) * FULL_REWARD // 200
    return share * WIN_SHARE // 100 + rest + rest * margin // (distance + MARGIN)


def best_other(points: vec[i64], seat: i64) -> i64:
    """Return the most points of any other seat."""
    most: i64 = LOWEST
    for other in range(i64(len(points))):
        if other != seat and points[other] > most:
            most = points[other]
    return most
