"""Calibration of win shares from playouts, by powers fitted to games of searching players."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.match.analysis import WHOLE_WIN_THOUSANDTHS

# Calibration: what quick games count is drawn together or apart before anybody is told.
#
# Each share is raised to a power, after a few wins are granted to everybody; that fades out
# towards the end of the game. Quick games are too sure of who is ahead: a searching player who is
# behind finds what they miss. So powers are fitted to games between searching players; how well
# they work is printed by `tools/calibration.py`.

PROGRESS_PERCENTS: Final = (0, 35, 65, 90, 100)  # per cent of the game; powers belong to these
NEUTRAL_CALIBRATION_POWERS: Final = (1.0, 1.0, 1.0, 1.0, 1.0)
USUAL_ADDED_THOUSANDTHS: Final = 0.5
GAME_END_PROGRESS_PERCENT: Final = PROGRESS_PERCENTS[-1]


@dataclass(frozen=True, slots=True)
class Calibration:
    """The fit of one title that corrects shares of wins by a power, by number of seats; without a
    fit shares are unchanged.

    `powers_by_seat_count` are the powers at each value of `PROGRESS_PERCENTS`;
    `added_thousandths_by_seat_count` are the thousandths of a win added to every share at the start
    of the game, fewer later on.
    """

    powers_by_seat_count: Mapping[int, tuple[float, ...]]
    added_thousandths_by_seat_count: Mapping[int, float]

    def power_at_progress(self, seats: int, progress: int) -> float:
        """Return the power at a progress of 0 to 100, linearly interpolated."""
        powers = self.powers_by_seat_count.get(seats, NEUTRAL_CALIBRATION_POWERS)
        after = min(bisect_right(PROGRESS_PERCENTS, progress), len(PROGRESS_PERCENTS) - 1)
        start = PROGRESS_PERCENTS[after - 1]
        end = PROGRESS_PERCENTS[after]
        low = powers[after - 1]
        high = powers[after]
        return low + (high - low) * (progress - start) / (end - start)

    def calibrated_win_share_thousandths(
        self, share_thousandths: Sequence[float], progress_percent: int
    ) -> list[float]:
        """Return the calibrated shares in thousandths, at a progress of 0 to 100."""
        power = self.power_at_progress(len(share_thousandths), progress_percent)
        granted = (
            self.added_thousandths_by_seat_count.get(
                len(share_thousandths), USUAL_ADDED_THOUSANDTHS
            )
            * (GAME_END_PROGRESS_PERCENT - progress_percent)
            / GAME_END_PROGRESS_PERCENT
        )
        weights = [
            (share + granted) ** power if share + granted > 0 else 0.0
            for share in share_thousandths
        ]
        total = sum(weights)
        return [WHOLE_WIN_THOUSANDTHS * weight / total for weight in weights]
