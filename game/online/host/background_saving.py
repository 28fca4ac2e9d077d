"""Writes that wait for the disk in threads, so that one table's move holds up no other table.

Several writes wait at the same time, which most file systems bring to the disk together.
"""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import partial
from queue import Empty, SimpleQueue
from typing import Final, Protocol

THREADS: Final = 8  # writes that wait at the same time
Write = Callable[[], None]
Written = Callable[[Exception | None], None]
"""Called with None after a write that succeeded, otherwise with its error."""


class MoveSaver(Protocol):
    """Runs writes away from the host's thread, and reports each in the host's thread."""

    def submit(self, write: Write, then: Written) -> Future[None]:
        """Start a write; `then` is called by a later `report_finished` or `wait_for_all`."""

    def report_finished(self) -> None:
        """Report the writes that have ended since the last call."""

    def wait_for_all(self) -> None:
        """Wait for all writes, and report them."""


class BackgroundSaver:
    """A move saver with a few threads. Writes of one file must not overlap: the caller waits."""

    def __init__(self, wake: Callable[[], None]) -> None:
        """Call `wake`, in another thread, whenever there is something to report."""
        self._wake = wake
        self._threads = ThreadPoolExecutor(THREADS, "saving")
        self._open: set[Future[None]] = set()
        self._ended: SimpleQueue[tuple[Future[None], Written]] = SimpleQueue()

    def submit(self, write: Write, then: Written) -> Future[None]:
        """Start a write; `then` is called by a later `report_finished` or `wait_for_all`."""
        future = self._threads.submit(write)
        self._open.add(future)
        future.add_done_callback(partial(self._on_write_ended, then))
        return future

    def report_finished(self) -> None:
        """Report the writes that have ended since the last call."""
        while True:
            try:
                future, then = self._ended.get_nowait()
            except Empty:
                return
            self._open.discard(future)
            problem = future.exception()
            if problem is not None and not isinstance(problem, Exception):
                raise problem
            then(problem)

    def wait_for_all(self) -> None:
        """Wait for all writes, and report them; a report may start another one."""
        while self._open:
            wait(self._open)
            self.report_finished()

    def _on_write_ended(self, then: Written, future: Future[None]) -> None:
        self._ended.put((future, then))
        self._wake()
