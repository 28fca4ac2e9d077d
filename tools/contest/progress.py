"""How far a contest has come: a bar on a terminal, a line now and then in a file."""

from __future__ import annotations

import math
import sys
import time

WIDTH = 30
SECONDS_BETWEEN_LINES = 60.0


class Progress:
    """Tells on stderr how many games of how many are played, and how long the rest takes."""

    def __init__(self, games: int, before: int = 0) -> None:
        """Begin with so many games wanted, some played in an earlier run."""
        self._games, self._before, self._done = games, before, before
        self._begin = time.monotonic()
        self._told = -math.inf  # the first game is told at once
        self._terminal = sys.stderr.isatty()

    def step(self, note: str = "") -> None:
        """One game more is over; the note is shown behind the bar."""
        self._done += 1
        now = time.monotonic()
        last = self._done == self._games
        if self._terminal or last or now - self._told > SECONDS_BETWEEN_LINES:
            self._told = now
            start = "\r" if self._terminal else ""
            end = "\n" if last or not self._terminal else ""
            print(f"{start}{self._line(now, note)}", end=end, file=sys.stderr, flush=True)

    def _line(self, now: float, note: str) -> str:
        share = self._done / max(self._games, 1)
        bar = "#" * round(WIDTH * share)
        pace = (self._done - self._before) / max(now - self._begin, 1e-9)
        left = (self._games - self._done) / pace if pace else 0.0
        return (
            f"[{bar:.<{WIDTH}}] {self._done} of {self._games} games, "
            f"{60 * pace:.1f} a minute, {_span(left)} left {note}"
        )


def _span(seconds: float) -> str:
    minutes = round(seconds / 60)
    return f"{minutes // 60} h {minutes % 60:02} min" if minutes >= 60 else f"{minutes} min"
