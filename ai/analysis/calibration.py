"""Calibration: what quick games count is drawn together or apart before anybody is told.

Each share is raised to a power, after a few wins are granted to everybody; that fades out towards
the end of the game. With two players quick games are too doubtful of who is ahead, with more they
are too sure of it in the middle of the game. The powers were fitted, smoothed, to games between
searching players; how well they work is printed by `tools/calibration.py`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from game.match.analysis import WHOLE

PROGRESS: Final = (0, 35, 65, 90, 100)  # per cent of the game; powers belong to these
POWERS: Final = MappingProxyType(  # by the number of seats
    {
        2: (1.63, 1.53, 1.11, 1.0, 1.02),
        3: (1.25, 1.05, 0.85, 0.6, 0.85),
        4: (1.25, 0.99, 0.94, 0.68, 0.92),
        5: (1.12, 0.98, 1.0, 0.75, 0.85),
    }
)
GRANTED: Final = MappingProxyType({2: 53.0, 3: 0.5, 4: 0.5, 5: 0.5})  # thousandths, at the start
END: Final = PROGRESS[-1]


def power_at(seats: int, progress: int) -> float:
    """Return the power at a progress of 0 to 100, straight between the fitted ones."""
    powers = POWERS[seats]
    after = min(bisect_right(PROGRESS, progress), len(PROGRESS) - 1)
    start, end = PROGRESS[after - 1], PROGRESS[after]
    low, high = powers[after - 1], powers[after]
    return low + (high - low) * (progress - start) / (end - start)


def calibrated(shares: Sequence[float], progress: int) -> list[float]:
    """Return shares in thousandths as they come true, at a progress of 0 to 100."""
    power = power_at(len(shares), progress)
    granted = GRANTED[len(shares)] * (END - progress) / END
    weights = [(share + granted) ** power if share + granted > 0 else 0.0 for share in shares]
    total = sum(weights)
    return [WHOLE * weight / total for weight in weights]
