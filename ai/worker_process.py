"""A process beside the window's that works on one task at a time.

It starts with its first task, and is restarted a limited number of times if it dies or stops
responding.
"""

import contextlib
import threading
import time
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from typing import TypeAlias

from game.processes.shared_work import end_processes
from game.system.pipes import PIPE_BYTES, PipeEnd
from game.system.signals import let_children_ignore_ctrl_c

Pipe: TypeAlias = PipeEnd  # of bytes
ProcessStarter: TypeAlias = Callable[[SpawnContext], tuple[Pipe, Sequence[BaseProcess]]]
"""Starts the process that reads tasks, and others that end with it; returns the pipe to it and all
processes.
"""

MAX_SECONDS_WITHOUT_TASK_MESSAGE = (
    20.0  # longer than any task is silent, even interpreted on a busy machine
)
MAX_UNACKNOWLEDGED_BYTES = PIPE_BYTES - 1536  # writing to a full pipe would block the window


class WorkerProcess:
    """Runs one task at a time in a separate process, which it restarts when it dies or stops
    responding.

    `on_message` is called with every message from the process. `on_failure` is called with a task's
    number when the task is given up, because the process has died too often while working on it.
    Both are called from another thread.
    """

    def __init__(
        self,
        start_process: ProcessStarter,
        on_message: Callable[[bytes], None],
        on_failure: Callable[[int], None],
        *,
        max_restarts: int,
        max_seconds_without_task_message: float = MAX_SECONDS_WITHOUT_TASK_MESSAGE,
    ) -> None:
        """Store the callbacks and limits; no process is started yet. A task is given up after
        `max_restarts` restarts; a process that sends no message about its task for
        `max_seconds_without_task_message` seconds is restarted."""
        self._start_process = start_process
        self._on_message = on_message
        self._on_task_failed = on_failure
        self._max_restarts = max_restarts
        self._max_seconds_without_task_message = max_seconds_without_task_message
        self._lock = threading.Lock()
        self._pipe: Pipe | None = None
        self._processes: Sequence[BaseProcess] = ()
        self._task_number = 0
        self._task: bytes | None = None
        self._unacknowledged_byte_count = 0
        self._last_activity_time = 0.0
        self._closed = self._outdated = False
        self.restart_count = 0  # over the current task

    @property
    def process_id(self) -> int | None:
        """The id of the process that reads tasks, or None while there is none."""
        processes = self._processes
        return processes[0].pid if processes and processes[0].is_alive() else None

    def replace_task(self, task: bytes) -> int:
        """Send a task, which replaces the previous one, and start the process if needed; return
        the task's number."""
        with self._lock:
            self._task_number, self._task, self.restart_count = self._task_number + 1, task, 0
            if self._outdated and self._pipe is not None:
                self._pipe = None  # its end is expected
                self._processes[0].kill()
            if self._pipe is None and not self._closed:
                self._start_processes()
            self._send_bytes(task)
            return self._task_number

    def renew_at_next_task(self) -> None:
        """Mark the processes as outdated, because the program files have changed: the next task
        ends them and starts new ones.
        """
        with self._lock:
            self._outdated = True

    def stop_waiting_for_task(self, task_number: int, stop_message: bytes = b"") -> None:
        """Stop waiting for the task with this number, and send `stop_message`, if it is not empty,
        to the process. Do nothing if another task is in progress."""
        with self._lock:
            if self._task_number == task_number and self._task is not None:
                self._task = None
                if stop_message:
                    self._send_bytes(stop_message)

    def close(self) -> None:
        """End the processes; no task can be started afterwards."""
        with self._lock:
            self._closed = True
            self._task = None
            self._pipe = None
            processes, self._processes = self._processes, ()
        end_processes(processes)  # which ends the thread that listens, and that closes the pipe

    def _start_processes(self) -> None:
        with let_children_ignore_ctrl_c():
            pipe, self._processes = self._start_process(get_context("spawn"))
        self._pipe = pipe
        self._unacknowledged_byte_count = 0
        self._outdated = False
        threading.Thread(
            target=self._read_messages_until_end, args=(pipe, self._processes), daemon=True
        ).start()

    def _send_bytes(self, message: bytes) -> None:
        if self._pipe is None:
            return
        self._last_activity_time = time.monotonic()
        self._unacknowledged_byte_count += len(message)
        if self._unacknowledged_byte_count > MAX_UNACKNOWLEDGED_BYTES:
            self._processes[0].kill()  # it does not read; a new process gets the task
            return
        with contextlib.suppress(OSError):  # a dying process is noticed by the listening thread
            self._pipe.send_bytes(message)

    def _read_messages_until_end(self, pipe: Pipe, processes: Sequence[BaseProcess]) -> None:
        """Read the messages of one process until it ends, and kill it if no message on the task in
        progress has come for too long. Then have the task restarted or reported as failed, and
        close the pipe. Runs in a separate thread."""
        with contextlib.suppress(EOFError, OSError):
            while True:
                if pipe.poll(self._max_seconds_without_task_message / 2):
                    content = pipe.recv_bytes()
                    self._unacknowledged_byte_count = 0
                    self._last_activity_time = time.monotonic()
                    self._on_message(content)
                elif self._limit_restarts_and_tell_if_overdue():
                    processes[0].kill()
        self._on_process_ended(pipe)
        end_processes(processes)
        pipe.close()

    def _limit_restarts_and_tell_if_overdue(self) -> bool:
        """Return whether no message on the task in progress has come for too long. In this case
        also limit its restarts, so that it is restarted at most once more."""
        with self._lock:
            overdue = (
                self._task is not None
                and time.monotonic() - self._last_activity_time
                > self._max_seconds_without_task_message
            )
            if overdue:
                self.restart_count = max(self.restart_count, self._max_restarts - 1)
            return overdue

    def _on_process_ended(self, pipe: Pipe) -> None:
        """Handle the end of the process with this pipe: start a new one for its task, or report
        the task as failed after `max_restarts` restarts."""
        with self._lock:
            if self._closed or self._pipe is not pipe:
                return
            self._pipe = None
            self._processes = ()
            task = self._task
            number = self._task_number
            if task is None:
                return
            self.restart_count += 1
            if self.restart_count <= self._max_restarts:
                self._start_processes()
                self._send_bytes(task)
                return
            self._task = None
        self._on_task_failed(number)
