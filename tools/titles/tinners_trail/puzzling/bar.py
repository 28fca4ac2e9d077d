"""A bar on stderr: how much is done, and how long the rest takes at this pace."""

from __future__ import annotations

import sys
import time

WIDTH = 30
SECONDS_BETWEEN_LINES = 30.0


class Bar:
    """Redrawn on a terminal; a line now and then in a file."""

    def __init__(self, what: str, wanted: int) -> None:
        """Begin with nothing done of what is wanted."""
        self._what, self._wanted, self._done = what, wanted, 0
        self._begin = time.monotonic()
        self._told = 0.0
        self._terminal = sys.stderr.isatty()

    def step(self, forward: bool) -> None:
        """Something happened; forward when it counts."""
        self._done += forward
        now = time.monotonic()
        last = self._done == self._wanted
        if self._terminal or last or now - self._told > SECONDS_BETWEEN_LINES:
            self._told = now
            ends = ("\r", "") if self._terminal and not last else ("\r", "\n")
            print(f"{ends[0]}{self._line(now)}", end=ends[1], file=sys.stderr, flush=True)

    def _line(self, now: float) -> str:
        filled = "#" * round(WIDTH * self._done / max(self._wanted, 1))
        left = (now - self._begin) / max(self._done, 1) * (self._wanted - self._done)
        minutes = f"{left / 60:.0f} min left" if self._done else ""
        return f"[{filled:.<{WIDTH}}] {self._done} of {self._wanted} {self._what} {minutes}"
