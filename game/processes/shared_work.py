"""Shared work: one function for many pieces, in as many processes as wanted."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, NamedTuple, TypeVar

from game.processes.interruption import work_for_the_caller
from game.system.pipes import PipeEnd, new_pipe
from game.system.signals import deaf_processes

MOST_DEATHS = 3  # over one piece; after that something is wrong with the piece itself
PATIENCE_SECONDS = 1.0

Piece = TypeVar("Piece")
Done = TypeVar("Done")


class WorkLost(Exception):
    """The processes that took this piece died over it, one after the other."""

    def __init__(self, piece: object) -> None:
        """Keep the piece."""
        super().__init__(f"{MOST_DEATHS} processes in a row ended without a word, of {piece}")
        self.piece = piece


@dataclass(frozen=True, slots=True)
class _Finished(Generic[Done]):
    """What a process says of a piece: what came of it, or why nothing did."""

    done: Done | None
    error: Exception | None = None


def shared(
    work: Callable[[Piece], Done], pieces: Iterable[Piece], jobs: int
) -> Generator[Done, None, None]:
    """Yield what comes of the pieces, as soon as it is there; with one job in this process.

    A process that dies is replaced and its piece begun again; WorkLost when that does not help.
    An error of `work` is raised here. Whoever stops listening ends the processes.
    """
    if jobs == 1:
        yield from map(work, pieces)
        return
    waiting = iter(pieces)
    busy: dict[PipeEnd, _Labourer[Piece, Done]] = {}
    try:
        for _, piece in zip(range(jobs), waiting, strict=False):
            labourer = _Labourer(work, piece)
            busy[labourer.pipe] = labourer
        while busy:
            ready = set(wait(list(busy)))
            for pipe in [each for each in busy if each in ready]:
                labourer = busy.pop(pipe)
                finished = labourer.finished()
                if finished is None:
                    labourer.replace()
                elif finished.error is not None:
                    raise finished.error
                else:
                    yield finished.done  # type: ignore[misc]  # without an error it is there
                    if not labourer.go_on(waiting):
                        labourer.end()
                        continue
                busy[labourer.pipe] = labourer
    finally:
        for labourer in busy.values():
            labourer.pipe.close()
        end_processes([labourer.process for labourer in busy.values()])


def shared_in_order(
    work: Callable[[Piece], Done], pieces: Iterable[Piece], jobs: int
) -> Generator[Done, None, None]:
    """Yield what comes of the pieces in their own order; else as `shared`."""
    early: dict[int, Done] = {}
    following = 0
    numbered = (_NumberedPiece(number, piece) for number, piece in enumerate(pieces))
    for number, done in shared(_NumberedWork(work), numbered, jobs):
        early[number] = done
        while following in early:
            yield early.pop(following)
            following += 1


class _NumberedPiece(NamedTuple, Generic[Piece]):
    """A piece and its place among all."""

    number: int
    piece: Piece


@dataclass(frozen=True, slots=True)
class _NumberedWork(Generic[Piece, Done]):
    """Work whose pieces carry a number."""

    work: Callable[[Piece], Done]

    def __call__(self, numbered: _NumberedPiece[Piece]) -> tuple[int, Done]:
        """Work on the piece and keep its number."""
        return numbered.number, self.work(numbered.piece)


class _Labourer(Generic[Piece, Done]):
    """One process, the piece it works on, and how many processes died over that."""

    def __init__(self, work: Callable[[Piece], Done], piece: Piece) -> None:
        """Begin."""
        self._work = work
        self._piece = piece
        self._deaths = 0
        self._start()

    def finished(self) -> _Finished[Done] | None:
        """Return what the process says, None when it has died."""
        try:
            finished: _Finished[Done] = self.pipe.recv()
        except (EOFError, OSError):
            return None
        return finished

    def go_on(self, waiting: Iterator[Piece]) -> bool:
        """Take the next piece; False when there is none."""
        for piece in waiting:
            self._piece = piece
            self._deaths = 0
            self._give()
            return True
        return False

    def replace(self) -> None:
        """Begin the piece again in another process."""
        self.end()
        self._deaths += 1
        if self._deaths == MOST_DEATHS:
            raise WorkLost(self._piece)
        self._start()

    def end(self) -> None:
        """End the process, whatever it does."""
        self.pipe.close()
        end_processes([self.process])

    def _start(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = new_pipe(context)
        with deaf_processes():
            self.process = context.Process(target=_labour, args=(self._work, theirs), daemon=True)
            self.process.start()
        theirs.close()
        self._give()

    def _give(self) -> None:
        with suppress(OSError):  # it has died, which is noticed when it is listened to
            self.pipe.send(self._piece)


def end_processes(processes: Sequence[BaseProcess]) -> None:
    """End processes of ours, by force those that do not listen, as one that is stopped cannot."""
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(PATIENCE_SECONDS)
        if process.is_alive():
            process.kill()
            process.join(PATIENCE_SECONDS)


def _labour(work: Callable[[Any], Any], pipe: PipeEnd) -> None:
    """Work on what comes out of the pipe until its other end closes."""
    work_for_the_caller()
    while True:
        try:
            piece = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            finished = _Finished(work(piece))
        except Exception as error:
            finished = _Finished(None, error)
        try:
            pipe.send(finished)
        except OSError:  # nobody listens any more
            return
