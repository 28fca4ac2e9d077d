"""Apply one function to many pieces of work, in a number of processes."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, NamedTuple, TypeVar

from game.processes.interruption import end_with_parent_and_ignore_ctrl_c
from game.system.pipes import PipeEnd, make_pipe
from game.system.signals import let_children_ignore_ctrl_c

MAX_WORKER_DEATHS_PER_PIECE = 3  # for one piece; after that the piece itself must be the cause
WORKER_END_TIMEOUT_SECONDS = 1.0

PieceT = TypeVar("PieceT")
ResultT = TypeVar("ResultT")


class WorkLost(Exception):
    """Raised when several processes in a row died while working on the same piece."""

    def __init__(self, piece: object) -> None:
        """Store the piece."""
        super().__init__(
            f"{MAX_WORKER_DEATHS_PER_PIECE} processes in a row ended without a word, of {piece}"
        )
        self.piece = piece


@dataclass(frozen=True, slots=True)
class _PieceOutcome(Generic[ResultT]):
    """The result of a piece from a worker process, or the error that it raised."""

    result: ResultT | None
    raised_error: Exception | None = None


def run_in_processes_unordered(
    work: Callable[[PieceT], ResultT], pieces: Iterable[PieceT], jobs: int
) -> Generator[ResultT, None, None]:
    """Apply `work` to the pieces in `jobs` processes and yield each result as soon as it is ready.
    If `jobs` is 1, the work is done in this process.

    A process that dies is replaced and its piece started again; raises WorkLost when that happens
    too often in a row with one piece. An error of `work` is raised here. Closing the generator ends
    the processes.
    """
    if jobs == 1:
        yield from map(work, pieces)
        return
    waiting = iter(pieces)
    busy: dict[PipeEnd, _WorkerProcess[PieceT, ResultT]] = {}
    try:
        for _, piece in zip(range(jobs), waiting, strict=False):
            labourer = _WorkerProcess(work, piece)
            busy[labourer.pipe] = labourer
        while busy:
            ready = set(wait(list(busy)))
            for pipe in [each for each in busy if each in ready]:
                labourer = busy.pop(pipe)
                finished = labourer.receive_result()
                if finished is None:
                    labourer.restart_piece_in_new_process()
                elif finished.raised_error is not None:
                    raise finished.raised_error
                else:
                    yield finished.result  # type: ignore[misc]  # without an error it is there
                    if not labourer.start_next_piece(waiting):
                        labourer.end_process()
                        continue
                busy[labourer.pipe] = labourer
    finally:
        for labourer in busy.values():
            labourer.pipe.close()
        end_processes([labourer.process for labourer in busy.values()])


def run_in_processes_in_order(
    work: Callable[[PieceT], ResultT], pieces: Iterable[PieceT], jobs: int
) -> Generator[ResultT, None, None]:
    """Apply `work` to the pieces in processes and yield the results in the order of the pieces."""
    early: dict[int, ResultT] = {}
    following = 0
    indexed = (_IndexedPiece(index, piece) for index, piece in enumerate(pieces))
    for number, done in run_in_processes_unordered(_WorkReturningIndex(work), indexed, jobs):
        early[number] = done
        while following in early:
            yield early.pop(following)
            following += 1


class _IndexedPiece(NamedTuple, Generic[PieceT]):
    """A piece and its index."""

    piece_index: int
    piece: PieceT


@dataclass(frozen=True, slots=True)
class _WorkReturningIndex(Generic[PieceT, ResultT]):
    """A function of an indexed piece that returns the index with the result."""

    work: Callable[[PieceT], ResultT]

    def __call__(self, indexed: _IndexedPiece[PieceT]) -> tuple[int, ResultT]:
        """Return the piece's index and its result."""
        return indexed.piece_index, self.work(indexed.piece)


class _WorkerProcess(Generic[PieceT, ResultT]):
    """A worker process, its current piece, and how many processes have died in a row while
    working on this piece."""

    def __init__(self, work: Callable[[PieceT], ResultT], piece: PieceT) -> None:
        """Start a process on a piece."""
        self._work = work
        self._piece = piece
        self._deaths = 0
        self._start()

    def receive_result(self) -> _PieceOutcome[ResultT] | None:
        """Wait for the result of the current piece and return it; None when the process has
        died."""
        try:
            finished: _PieceOutcome[ResultT] = self.pipe.recv()
        except (EOFError, OSError):
            return None
        return finished

    def start_next_piece(self, waiting: Iterator[PieceT]) -> bool:
        """Send the process the next of the waiting pieces and return True; return False when
        there is none."""
        for piece in waiting:
            self._piece = piece
            self._deaths = 0
            self._send_piece()
            return True
        return False

    def restart_piece_in_new_process(self) -> None:
        """End the process and start the same piece again in a new one; WorkLost after
        MAX_WORKER_DEATHS_PER_PIECE deaths."""
        self.end_process()
        self._deaths += 1
        if self._deaths == MAX_WORKER_DEATHS_PER_PIECE:
            raise WorkLost(self._piece)
        self._start()

    def end_process(self) -> None:
        """End the process, even in the middle of a piece."""
        self.pipe.close()
        end_processes([self.process])

    def _start(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = make_pipe(context)
        with let_children_ignore_ctrl_c():
            self.process = context.Process(
                target=_run_worker, args=(self._work, theirs), daemon=True
            )
            self.process.start()
        theirs.close()
        self._send_piece()

    def _send_piece(self) -> None:
        with suppress(OSError):  # it has died, which is noticed at the next receive
            self.pipe.send(self._piece)


def end_processes(processes: Sequence[BaseProcess]) -> None:
    """Terminate processes; kill those that do not end, such as stopped ones."""
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(WORKER_END_TIMEOUT_SECONDS)
        if process.is_alive():
            process.kill()
            process.join(WORKER_END_TIMEOUT_SECONDS)


def _run_worker(work: Callable[[Any], Any], pipe: PipeEnd) -> None:
    """Receive pieces from the pipe and send back the result of each, until the other end of the
    pipe is closed."""
    end_with_parent_and_ignore_ctrl_c()
    while True:
        try:
            piece = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            finished = _PieceOutcome(work(piece))
        except Exception as error:
            finished = _PieceOutcome(None, error)
        try:
            pipe.send(finished)
        except OSError:  # the parent has closed its end
            return
