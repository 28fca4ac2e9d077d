"""A clerk: one process that works on one errand at a time, replaced when it dies."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from ai.analysis.orders import Errand, Order, Report

MOST_RESTARTS = 2  # for one errand; after that it fails
PATIENCE_SECONDS = 1.0

Listener = Callable[[Report], None]


class Clerk:
    """Starts its process when it is first needed; a newer errand ends the one before."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self._process: BaseProcess | None = None
        self._pipe: Connection[Errand, Report] | None = None
        self._guard = threading.Lock()
        self._errand = Errand(0, None)
        self._listener: Listener | None = None
        self._restarts = 0
        self._closed = False

    @property
    def process_id(self) -> int | None:
        """Return the process's number, None while there is none."""
        process = self._process
        return process.pid if process is not None and process.is_alive() else None

    def begin(self, order: Order, listener: Listener) -> int:
        """Work on the order and tell the listener, from another thread; return its number."""
        with self._guard:
            self._errand = Errand(self._errand.number + 1, order)
            self._listener, self._restarts = listener, 0
            self._send()
            return self._errand.number

    def stop(self, number: int) -> None:
        """Drop the errand if it is still that one."""
        with self._guard:
            if self._errand.number == number and self._listener is not None:
                self._listener = None
                self._errand = Errand(number, None)
                if self._process is not None:
                    self._send()

    def close(self) -> None:
        """End the process."""
        with self._guard:
            self._closed, self._listener = True, None
            pipe, process = self._pipe, self._process
            self._pipe = self._process = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.terminate()
            process.join(PATIENCE_SECONDS)

    def _send(self) -> None:
        if self._closed:
            return
        if self._process is None or not self._process.is_alive() or self._pipe is None:
            self._start()
        assert self._pipe is not None
        with contextlib.suppress(OSError):  # a dying process is noticed by the listening thread
            self._pipe.send(self._errand)

    def _start(self) -> None:
        from ai.analysis.serving import serve

        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        threading.Thread(target=self._listen, args=(ours,), daemon=True).start()

    def _listen(self, pipe: Connection[Errand, Report]) -> None:
        """Wait for reports of one process until it ends; this thread does nothing else."""
        with contextlib.suppress(EOFError, OSError, TypeError):
            while True:
                self._deliver(pipe.recv())
        self._mourn(pipe)

    def _deliver(self, report: Report) -> None:
        with self._guard:
            listener = self._listener if report.number == self._errand.number else None
            if report.is_last:
                self._listener = None
        if listener is not None:
            listener(report)

    def _mourn(self, pipe: Connection[Errand, Report]) -> None:
        """The process has ended: start another if it had an errand, up to a few times."""
        with self._guard:
            if self._closed or self._pipe is not pipe:
                return
            self._pipe = self._process = None
            listener, number = self._listener, self._errand.number
            if listener is None:
                return
            self._restarts += 1
            if self._restarts <= MOST_RESTARTS:
                self._send()
                return
            self._listener = None
        listener(Report(number, 1.0, is_last=True, failed=True))
