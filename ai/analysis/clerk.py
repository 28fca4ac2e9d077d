"""A clerk: one process that works on one errand at a time, replaced when it dies."""

from __future__ import annotations

import pickle
import threading
from collections.abc import Callable, Sequence
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess

from ai.analysis.orders import Errand, Order, Report
from ai.companion import Companion, Pipe

MOST_RESTARTS = 2  # for one errand; after that it fails

Listener = Callable[[Report], None]


class Clerk:
    """Starts its process when it is first needed; a newer errand ends the one before."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self._companion = Companion(
            start_clerk, self._hear, self._give_up, most_restarts=MOST_RESTARTS
        )
        self._guard = threading.Lock()
        self._number = 0
        self._listener: Listener | None = None

    @property
    def process_id(self) -> int | None:
        """Return the process's number, None while there is none."""
        return self._companion.process_id

    def begin(self, order: Order, listener: Listener) -> int:
        """Work on the order and tell the listener, from another thread; return its number."""
        with self._guard:
            self._listener = listener
            self._number = self._companion.give(pickle.dumps(Errand(self._number + 1, order)))
            return self._number

    def stop(self, number: int) -> None:
        """Drop the errand if it is still that one."""
        with self._guard:
            if self._number == number and self._listener is not None:
                self._listener = None
                self._companion.rest(number, pickle.dumps(Errand(number, None)))

    def close(self) -> None:
        """End the process."""
        with self._guard:
            self._listener = None
        self._companion.close()

    def _hear(self, content: bytes) -> None:
        report: Report = pickle.loads(content)
        with self._guard:
            listener = self._listener if report.number == self._number else None
            if listener is not None and report.is_last:
                self._listener = None
                self._companion.rest(report.number)
        if listener is not None:
            listener(report)

    def _give_up(self, number: int) -> None:
        with self._guard:
            listener = self._listener if self._number == number else None
            self._listener = None if listener is not None else self._listener
        if listener is not None:
            listener(Report(number, 1.0, is_last=True, failed=True))


def start_clerk(context: SpawnContext) -> tuple[Pipe, Sequence[BaseProcess]]:
    """Start the process of a clerk."""
    from ai.analysis.serving import serve

    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    return ours, [process]
