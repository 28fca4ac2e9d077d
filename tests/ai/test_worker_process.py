"""A process is replaced when it dies or falls silent, a few times; it can always be ended."""

import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess

import pytest

from ai.worker_process import MAX_UNACKNOWLEDGED_BYTES, Pipe, WorkerProcess
from game.system.pipes import make_pipe
from tests.helpers.posix import kill_process, killed_code, stop_process, wait_for_a_signal

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs signals")
LONG = 60.0


def echo(pipe: Pipe) -> None:
    """Send back whatever comes."""
    while True:
        pipe.send_bytes(pipe.recv_bytes())


def die(pipe: Pipe) -> None:
    """End with the first task."""
    pipe.recv_bytes()


def keep_silent(_pipe: Pipe) -> None:
    """Read nothing and say nothing."""
    wait_for_a_signal()


def exit_code(process: BaseProcess) -> int | None:
    """Wait until it ends; another thread that reaped it may not have kept its number yet."""
    deadline = time.monotonic() + LONG
    while process.exitcode is None and time.monotonic() < deadline:
        time.sleep(0.01)
    return process.exitcode


class Listener:
    """Starts processes of one kind and hears what becomes of its tasks."""

    def __init__(
        self, kind: Callable[[Pipe], None], max_seconds_without_task_message: float = LONG
    ) -> None:
        self.kind = kind
        self.started: list[BaseProcess] = []
        self.heard: list[bytes] = []
        self.failed: list[int] = []
        self.news = threading.Event()
        self.process = WorkerProcess(
            self.start,
            self.hear,
            self.give_up,
            max_restarts=2,
            max_seconds_without_task_message=max_seconds_without_task_message,
        )

    def start(self, context: SpawnContext) -> tuple[Pipe, Sequence[BaseProcess]]:
        """Start one."""
        ours, theirs = make_pipe(context)
        self.started.append(context.Process(target=self.kind, args=(theirs,), daemon=True))
        self.started[-1].start()
        theirs.close()
        return ours, self.started[-1:]

    def hear(self, content: bytes) -> None:
        """Keep a message."""
        self.heard.append(content)
        self.news.set()

    def give_up(self, number: int) -> None:
        """Keep the number of a task that failed."""
        self.failed.append(number)
        self.news.set()

    def wait(self) -> None:
        """Wait until something comes."""
        assert self.news.wait(LONG), "nothing came"
        self.news.clear()


@pytest.fixture
def listeners() -> Iterator[list[Listener]]:
    made: list[Listener] = []
    yield made
    for listener in made:
        listener.process.close()


@pytest.mark.thorough
@pytest.mark.parametrize(("kind", "patience", "started"), [(die, LONG, 3), (keep_silent, 0.05, 2)])
def test_one_that_dies_is_replaced_twice_a_silent_one_once_and_then_the_task_has_failed(
    listeners: list[Listener], kind: Callable[[Pipe], None], patience: float, started: int
) -> None:
    listeners.append(listener := Listener(kind, patience))
    number = listener.process.replace_task(b"task")
    listener.wait()
    assert (listener.failed, len(listener.started)) == ([number], started)


@pytest.mark.thorough
def test_after_a_failure_the_next_task_is_tried_as_the_first(listeners: list[Listener]) -> None:
    listeners.append(listener := Listener(die))
    listener.process.replace_task(b"task")
    listener.wait()
    listener.kind = echo
    listener.process.replace_task(b"again")
    listener.wait()
    assert (listener.heard, listener.process.restart_count) == ([b"again"], 0)


@pytest.mark.thorough
def test_one_without_a_task_may_be_silent(listeners: list[Listener]) -> None:
    listeners.append(listener := Listener(echo))
    number = listener.process.replace_task(b"task")
    listener.wait()
    listener.process.stop_waiting_for_task(number)
    kill_process(listener.process.process_id or 0)
    assert exit_code(listener.started[0]) == killed_code()
    assert (listener.failed, listener.process.process_id) == ([], None)


def test_a_word_to_one_that_reads_nothing_never_holds_up_the_window(
    listeners: list[Listener],
) -> None:
    listeners.append(listener := Listener(keep_silent))
    for _ in range(4):
        listener.process.replace_task(bytes(MAX_UNACKNOWLEDGED_BYTES // 3))
    assert exit_code(listener.started[0]) == killed_code()


@pytest.mark.thorough
def test_one_that_is_stopped_can_be_ended(listeners: list[Listener]) -> None:
    listeners.append(listener := Listener(echo))
    listener.process.replace_task(b"task")
    listener.wait()
    stop_process(listener.process.process_id or 0)
    listener.process.close()
    assert exit_code(listener.started[0]) is not None


@pytest.mark.thorough
def test_a_large_message_that_is_read_is_no_reason_to_end_one(listeners: list[Listener]) -> None:
    listeners.append(listener := Listener(echo))
    for _ in range(4):
        listener.process.replace_task(bytes(MAX_UNACKNOWLEDGED_BYTES // 2))
        listener.wait()
    assert len(listener.started) == 1
