"""How far a long piece of work is: a bar with the time left in a terminal, lines elsewhere."""

from __future__ import annotations

import logging
import sys
import time
from contextlib import suppress
from typing import Final, TextIO

from game.processes.console_messages import is_level_printed

BAR_WIDTH: Final = 30
SECONDS_BETWEEN_LINES: Final = 10.0
SECONDS_BETWEEN_BARS: Final = 0.5
MIN_RATE_SHOWN_PER_SECOND: Final = 10  # a second: what is slower is told by the minute
MINUTE_SECONDS: Final = 60
MAX_LINE_WIDTH: Final = 100


class TerminalProgressBar:
    """A progress bar that is redrawn in place in a terminal; in any other stream it prints a new
    line every ten seconds.

    Like other messages it is not printed with --quiet, and errors of the stream are ignored.
    """

    def __init__(
        self, total: int, of_what: str, stream: TextIO | None = None, *, before: int = 0
    ) -> None:
        """Start the bar for `total` items, of which an earlier run has done `before`; `of_what` is
        the noun for the items. `stream` is standard error by default."""
        self.total = total
        self.done_count = before
        self._before = before
        self._unit_text = of_what
        self._stream = sys.stderr if stream is None else stream
        self._started_at = self._told = time.monotonic()
        self._is_drawn = False
        is_terminal = self._stream.isatty()
        self._line_end = "\r" if is_terminal else "\n"
        self._seconds_between_updates = (
            SECONDS_BETWEEN_BARS if is_terminal else SECONDS_BETWEEN_LINES
        )

    @property
    def elapsed_seconds(self) -> float:
        """The seconds since the start of the bar."""
        return time.monotonic() - self._started_at

    def advance(self, by: int = 1) -> None:
        """Count `by` more items as done, and redraw the bar if enough time has passed since the
        last drawing."""
        self.done_count += by
        if time.monotonic() - self._told >= self._seconds_between_updates:
            self._told = time.monotonic()
            self._write(f"{self._progress_text()}  {self._line_end}")

    def clear_line(self) -> None:
        """Erase the bar in a terminal, so that another line can be printed there."""
        if self._is_drawn and self._line_end == "\r":
            self._write("\r" + " " * MAX_LINE_WIDTH + "\r")

    def _progress_text(self) -> str:
        share = self.done_count / max(self.total, 1)
        rate = (self.done_count - self._before) / max(self.elapsed_seconds, 0.001)
        bar = "#" * int(share * BAR_WIDTH)
        pace = (
            f"{rate:,.0f}/s"
            if rate >= MIN_RATE_SHOWN_PER_SECOND
            else f"{MINUTE_SECONDS * rate:.1f} a minute"
        )
        left = duration_text((self.total - self.done_count) / max(rate, 0.001))
        count = f"{self.done_count:,} of {self.total:,} {self._unit_text}"
        return f"[{bar:-<{BAR_WIDTH}}] {count}, {pace}, {left} left"

    def _write(self, text: str) -> None:
        if is_level_printed(logging.INFO):
            self._is_drawn = True
            with suppress(OSError, ValueError):
                self._stream.write(text)
                self._stream.flush()


def duration_text(seconds: float) -> str:
    """Return a duration as text: in seconds, from two minutes on in minutes."""
    return (
        f"{seconds:.0f} s"
        if seconds < 2 * MINUTE_SECONDS
        else f"{seconds / MINUTE_SECONDS:.0f} min"
    )
