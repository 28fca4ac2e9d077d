"""Pace: how long the last frames took, for the bench and for a look at smoothness."""

from collections import deque

KEPT_FRAMES = 1024


class Pace:
    """`work_ms`: from events read to picture shown; `interval_ms`: from one shown picture to the
    next, while moving.
    """

    def __init__(self) -> None:
        self.work_ms: deque[float] = deque(maxlen=KEPT_FRAMES)
        self.interval_ms: deque[float] = deque(maxlen=KEPT_FRAMES)
        self.drawn = 0  # frames in which something was shown
        self.turns = 0  # passes through the loop
        self._last_shown: float | None = None

    def turn(self, started: float, ended: float, *, drawn: bool, moving: bool) -> None:
        """One pass through the loop is over; times in seconds."""
        self.turns += 1
        if not drawn:
            if not moving:
                self._last_shown = None
            return
        self.drawn += 1
        self.work_ms.append((ended - started) * 1000)
        if self._last_shown is not None:
            self.interval_ms.append((ended - self._last_shown) * 1000)
        self._last_shown = ended if moving else None

    def percentile(self, share: float, *, interval: bool = False) -> float:
        """The work (or interval) in ms that `share` (0 to 1) of the kept frames do not exceed; 0
        without frames.
        """
        values = sorted(self.interval_ms if interval else self.work_ms)
        return values[min(int(share * len(values)), len(values) - 1)] if values else 0.0
