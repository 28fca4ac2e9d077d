"""Report frequent problems to the operator once a minute at most."""

import time
from collections.abc import Callable
from typing import Final

from game.processes.notices import print_message

SECONDS_BETWEEN: Final = 60.0


class RepeatedProblemLog:
    """Reports one kind of problem once a minute, with the number of repetitions since."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        say: Callable[[str], None] = print_message,
    ) -> None:
        """Report the first problem at once."""
        self._clock = clock
        self._print_sentence = say
        self._next_report_time: float | None = None
        self._unreported_count = 0

    def report_or_count(self, sentence: str) -> None:
        """Report a sentence, or count it until the minute is over."""
        now = self._clock()
        if self._next_report_time is not None and now < self._next_report_time:
            self._unreported_count += 1
            return
        more = (
            f" ({self._unreported_count} more in the last minute)" if self._unreported_count else ""
        )
        self._print_sentence(f"{sentence}{more}")
        self._unreported_count = 0
        self._next_report_time = now + SECONDS_BETWEEN
