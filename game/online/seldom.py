"""Report frequent problems to the operator once a minute at most."""

import time
from collections.abc import Callable
from typing import Final

from game.processes.notices import note

SECONDS_BETWEEN: Final = 60.0


class RepeatedProblemLog:
    """Reports one kind of problem once a minute, with the number of repetitions since."""

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, say: Callable[[str], None] = note
    ) -> None:
        """Report the first problem at once."""
        self._clock = clock
        self._say = say
        self._due: float | None = None
        self._silent = 0

    def report_or_count(self, sentence: str) -> None:
        """Report a sentence, or count it until the minute is over."""
        now = self._clock()
        if self._due is not None and now < self._due:
            self._silent += 1
            return
        more = f" ({self._silent} more in the last minute)" if self._silent else ""
        self._say(f"{sentence}{more}")
        self._silent = 0
        self._due = now + SECONDS_BETWEEN
