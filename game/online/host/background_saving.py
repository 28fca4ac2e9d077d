"""Writes that wait for the disk in threads, so that one table's move holds up no other table.

Several writes wait at the same time, which most file systems bring to the disk together.
"""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import partial
from queue import Empty, SimpleQueue
from typing import Final, Protocol

SAVING_THREAD_COUNT: Final = 8  # writes that wait at the same time
WriteCall = Callable[[], None]
WriteCallback = Callable[[Exception | None], None]
"""Called with None after a write that succeeded, else with its error."""


class WriteRunner(Protocol):
    """Runs writes to files in the background, and calls the callback of each in the host's
    thread when it has ended."""

    def start_write(self, write: WriteCall, on_written: WriteCallback) -> Future[None]:
        """Start a write in the background; its callback is called with None or the error by a
        later `call_back_for_ended_writes` or `wait_for_all_writes`."""

    def call_back_for_ended_writes(self) -> None:
        """Call the callbacks of the writes that have ended since the last call."""

    def wait_for_all_writes(self) -> None:
        """Wait for all writes, and call their callbacks."""


class ThreadedWriteRunner:
    """A `WriteRunner` with a few threads. The caller starts a write of a file only after the
    previous write of this file has ended."""

    def __init__(self, wake_event_loop: Callable[[], None]) -> None:
        """Start without writes; `wake_event_loop` is called, in another thread, whenever a write
        has ended."""
        self._wake_event_loop = wake_event_loop
        self._threads = ThreadPoolExecutor(SAVING_THREAD_COUNT, "saving")
        self._running_writes: set[Future[None]] = set()
        self._ended_writes: SimpleQueue[tuple[Future[None], WriteCallback]] = SimpleQueue()

    def start_write(self, write: WriteCall, on_written: WriteCallback) -> Future[None]:
        """Start a write in a thread; its callback is called with None or the error by a later
        `call_back_for_ended_writes` or `wait_for_all_writes`."""
        future = self._threads.submit(write)
        self._running_writes.add(future)
        future.add_done_callback(partial(self._on_write_ended, on_written))
        return future

    def call_back_for_ended_writes(self) -> None:
        """Call the callbacks of the writes that have ended since the last call."""
        while True:
            try:
                future, then = self._ended_writes.get_nowait()
            except Empty:
                return
            self._running_writes.discard(future)
            problem = future.exception()
            if problem is not None and not isinstance(problem, Exception):
                raise problem
            then(problem)

    def wait_for_all_writes(self) -> None:
        """Wait for all writes, and call their callbacks; a callback may start another write."""
        while self._running_writes:
            wait(self._running_writes)
            self.call_back_for_ended_writes()

    def _on_write_ended(self, on_written: WriteCallback, future: Future[None]) -> None:
        self._ended_writes.put((future, on_written))
        self._wake_event_loop()
