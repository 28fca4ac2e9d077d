"""How a tool starts, tells how far it is and ends: by sentences, not tracebacks."""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn, TextIO

from game.engine.reasons import Unreadable
from game.files.toml_fields import cause_of
from game.processes.interruption import interrupt_once
from game.processes.notices import note, prepare_streams
from game.processes.shared_work import WorkLost

BAD_REQUEST = 2
INTERRUPTED = 130

WIDTH = 30
SECONDS_BETWEEN_LINES = 30.0
SECONDS_BETWEEN_BARS = 0.5
BY_THE_MINUTE = 10  # a second: what is slower is told by the minute


def run_tool(main: Callable[[list[str]], int]) -> NoReturn:
    """Run a tool with the words behind its name and leave with its exit code.

    Ctrl-C stops it, a file that cannot be used is told, and a reader that leaves is no fault.
    """
    interrupt_once()
    prepare_streams()
    name = Path(sys.argv[0]).stem
    try:
        code = main(sys.argv[1:])
        sys.stdout.flush()
    except Unreadable as refused:
        code = _refused(f"{name}: {refused}")
    except WorkLost as lost:
        code = _refused(f"{name}: {lost}.")
    except BrokenPipeError:
        sys.stderr.close()  # or the end of the process would complain of the same
        code = 0
    except OSError as error:
        what = error.filename or "a file"
        code = _refused(f"{name}: {what} cannot be used: {cause_of(error)}.")
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code)


def _refused(sentence: str) -> int:
    note(sentence)
    return BAD_REQUEST


class TerminalBar:
    """Drawn over itself in a terminal; elsewhere a new line now and then."""

    def __init__(
        self, total: int, of_what: str, stream: TextIO = sys.stderr, *, before: int = 0
    ) -> None:
        """Begin at 0 of the total, or with what an earlier run has done `before`."""
        self.total = total
        self.done = before
        self._before = before
        self._of_what = of_what
        self._stream = stream
        self._begin = self._told = time.monotonic()
        self._pause = SECONDS_BETWEEN_BARS  # the first word comes soon, wherever it goes

    @property
    def seconds(self) -> float:
        """How long it has taken so far."""
        return time.monotonic() - self._begin

    def advance(self, by: int) -> None:
        """Count, and say so when it is time."""
        self.done += by
        if time.monotonic() - self._told >= self._pause:
            self._told = time.monotonic()
            self._tell("\r" if self._stream.isatty() else "\n")
            if not self._stream.isatty():
                self._pause = SECONDS_BETWEEN_LINES

    def clear(self) -> None:
        """Leave an empty line to write on."""
        if self._stream.isatty():
            self._stream.write("\r" + " " * 100 + "\r")

    def _tell(self, end: str) -> None:
        share = self.done / max(self.total, 1)
        rate = (self.done - self._before) / max(self.seconds, 0.001)
        minutes = (self.total - self.done) / max(rate, 0.001) / 60
        bar = "#" * int(share * WIDTH)
        pace = f"{rate:,.0f}/s" if rate >= BY_THE_MINUTE else f"{60 * rate:.1f} a minute"
        words = f"{self.done:,} of {self.total:,} {self._of_what}, {pace}"
        self._stream.write(f"[{bar:-<{WIDTH}}] {words}, {minutes:.0f} min left  {end}")
        self._stream.flush()
