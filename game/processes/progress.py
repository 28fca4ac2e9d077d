"""How far a long piece of work is: a bar with the time left in a terminal, lines elsewhere."""

from __future__ import annotations

import logging
import sys
import time
from contextlib import suppress
from typing import Final, TextIO

from game.processes.notices import is_told

WIDTH: Final = 30
SECONDS_BETWEEN_LINES: Final = 10.0
SECONDS_BETWEEN_BARS: Final = 0.5
BY_THE_MINUTE: Final = 10  # a second: what is slower is told by the minute
MINUTE: Final = 60
WIDEST: Final = 100


class TerminalBar:
    """Drawn over itself in a terminal; elsewhere a new line every ten seconds.

    It is told as other news is: not with --quiet, and work goes on when nobody can read it.
    """

    def __init__(
        self, total: int, of_what: str, stream: TextIO | None = None, *, before: int = 0
    ) -> None:
        """Begin at 0 of the total, or with what an earlier run has done `before`."""
        self.total = total
        self.done = before
        self._before = before
        self._of_what = of_what
        self._stream = sys.stderr if stream is None else stream
        self._begin = self._told = time.monotonic()
        self._is_drawn = False
        is_terminal = self._stream.isatty()
        self._end = "\r" if is_terminal else "\n"
        self._pause = SECONDS_BETWEEN_BARS if is_terminal else SECONDS_BETWEEN_LINES

    @property
    def seconds(self) -> float:
        """How long it has taken so far."""
        return time.monotonic() - self._begin

    def advance(self, by: int = 1) -> None:
        """Count, and say so when it is time."""
        self.done += by
        if time.monotonic() - self._told >= self._pause:
            self._told = time.monotonic()
            self._write(f"{self._words()}  {self._end}")

    def clear(self) -> None:
        """Leave an empty line to write on."""
        if self._is_drawn and self._end == "\r":
            self._write("\r" + " " * WIDEST + "\r")

    def _words(self) -> str:
        share = self.done / max(self.total, 1)
        rate = (self.done - self._before) / max(self.seconds, 0.001)
        bar = "#" * int(share * WIDTH)
        pace = f"{rate:,.0f}/s" if rate >= BY_THE_MINUTE else f"{MINUTE * rate:.1f} a minute"
        left = time_left((self.total - self.done) / max(rate, 0.001))
        count = f"{self.done:,} of {self.total:,} {self._of_what}"
        return f"[{bar:-<{WIDTH}}] {count}, {pace}, {left} left"

    def _write(self, text: str) -> None:
        if is_told(logging.INFO):
            self._is_drawn = True
            with suppress(OSError, ValueError):
                self._stream.write(text)
                self._stream.flush()


def time_left(seconds: float) -> str:
    """Return a time in the unit that suits it: seconds, or minutes from two of them on."""
    return f"{seconds:.0f} s" if seconds < 2 * MINUTE else f"{seconds / MINUTE:.0f} min"
