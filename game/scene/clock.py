"""Clock: where the loop takes its time from."""

import time
from typing import Protocol


class Clock(Protocol):
    """Seconds since some moment, and a way to wait."""

    def now(self) -> float:
        """Seconds, never going back."""
        ...

    def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


class SystemClock:
    """The computer's own clock."""

    def now(self) -> float:
        """Seconds since some moment."""
        return time.perf_counter()

    def sleep(self, seconds: float) -> None:
        """Wait."""
        time.sleep(max(seconds, 0.0))


class FakeClock:
    """Stands still until it is told to move; for tests."""

    def __init__(self) -> None:
        self._now = 0.0

    def now(self) -> float:
        """Seconds since the clock was made."""
        return self._now

    def sleep(self, seconds: float) -> None:
        """Move on at once."""
        self._now += max(seconds, 0.0)
