"""Calibration: quick games are too sure of themselves, the more so the earlier they begin.

Shares counted in quick games are drawn together before anybody is told: each is raised to a
power below one, after a few wins are granted to everybody. Both fade out towards the end of the
game, where the count is true. The powers were fitted to games between searching players; how
well it works is printed by `tools/calibration.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from game.match.analysis import WHOLE

END: Final = 100  # per cent of progress
POWERS: Final = ((0, 0.3), (35, 0.65), (65, 0.7), (90, 0.85), (END, 1.0))  # at a progress
GRANTED: Final = 12.0  # thousandths of wins for everybody at the beginning


def power_at(progress: int) -> float:
    """Return the power at a progress of 0 to 100, straight between the fitted ones."""
    for (start, low), (end, high) in pairwise(POWERS):
        if progress <= end:
            return low + (high - low) * (progress - start) / (end - start)
    return POWERS[-1][1]


def calibrated(shares: Sequence[float], progress: int) -> list[float]:
    """Return shares in thousandths as they come true, at a progress of 0 to 100."""
    power = power_at(progress)
    granted = GRANTED * (END - progress) / END
    weights = [(share + granted) ** power if share + granted > 0 else 0.0 for share in shares]
    total = sum(weights)
    return [WHOLE * weight / total for weight in weights]
