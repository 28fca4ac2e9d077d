"""Report frequent problems to the operator once a minute at most."""

import time
from collections.abc import Callable
from typing import Final

from game.processes.console_messages import print_message

SECONDS_BETWEEN_REPORTS: Final = 60.0


class RepeatedProblemLog:
    """Prints a problem at most once a minute, together with how often it was reported without
    being printed since the last time."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        write_line: Callable[[str], None] = print_message,
    ) -> None:
        """Start so that the first problem is printed at once; `write_line` prints a sentence,
        `clock` returns seconds."""
        self._clock = clock
        self._print_sentence = write_line
        self._next_report_time: float | None = None
        self._unreported_count = 0

    def report_or_count(self, sentence: str) -> None:
        """Print the sentence with the number of reports not printed since the last one; within
        SECONDS_BETWEEN_REPORTS after a print only count it."""
        now = self._clock()
        if self._next_report_time is not None and now < self._next_report_time:
            self._unreported_count += 1
            return
        more = (
            f" ({self._unreported_count} more in the last minute)" if self._unreported_count else ""
        )
        self._print_sentence(f"{sentence}{more}")
        self._unreported_count = 0
        self._next_report_time = now + SECONDS_BETWEEN_REPORTS
