"""The crew: computer players for a table, thinking in two processes beside the window's."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess

from ai.levels import level_names
from ai.messages import Task, unpack_answer
from game.engine.options import Options

MOST_RESTARTS = 3  # for one task; after that something is wrong with the task itself
SEED_STEP = 1_000_003
MOST_SEATS = 16
PROCESSORS_FOR_TWO = 2
LARGEST_SEED = 2**62


@dataclass(frozen=True, slots=True)
class Answer:
    """The move for one moment; `restarted` when the thinking process had to be replaced."""

    moment: int
    code: int
    restarted: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """Where a computer player sits: which game, as which kind of player, with which seed.

    `wake` is called from another thread when an answer is there.
    """

    options: Options
    kind: str
    seat: int
    seed: int
    wake: Callable[[], None]


class Crew:
    """Starts the thinking process when it is first needed and replaces it when it dies.

    Several seats share one process: only one of them is ever asked at a time. On a machine with
    more than one processor it gets a partner that searches with it and ends when it does.
    """

    def __init__(self) -> None:
        """Start nothing yet."""
        self._process: BaseProcess | None = None
        self._partner: BaseProcess | None = None
        self._pipe: Connection[bytes, bytes] | None = None
        self._guard = threading.Lock()
        self._chair: CrewChair | None = None
        self._task: Task | None = None
        self._restarts = 0
        self._closed = False

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return the levels that are offered, from weakest to strongest; the others may sit too."""
        return level_names()

    @property
    def process_id(self) -> int | None:
        """Return the thinking process's number, None while there is none."""
        process = self._process
        return process.pid if process is not None and process.is_alive() else None

    def sit_down(self, place: Place) -> CrewChair:
        """Return a player for a seat; nothing is started before it has to think."""
        return CrewChair(self, place)

    def take(self, chair: CrewChair, task: Task) -> None:
        """Hand a task over; whatever was thought about before is dropped."""
        with self._guard:
            self._chair, self._task, self._restarts = chair, task, 0
            self._send()

    def drop(self, chair: CrewChair) -> None:
        """Forget the chair's task."""
        with self._guard:
            if self._chair is chair:
                self._chair = self._task = None

    def close(self) -> None:
        """End the thinking process."""
        with self._guard:
            self._closed = True
            self._chair = self._task = None
            pipe, processes = self._pipe, (self._process, self._partner)
            self._pipe = self._process = self._partner = None
        if pipe is not None:
            pipe.close()
        for process in processes:
            if process is not None:
                process.terminate()
        for process in processes:
            if process is not None:
                process.join(1)

    def _send(self) -> None:
        """Send the task, to a new process if there is none or it has died."""
        if self._closed or self._task is None:
            return
        if self._process is None or not self._process.is_alive() or self._pipe is None:
            self._start()
        assert self._pipe is not None
        with contextlib.suppress(OSError):  # a dying process is noticed by the listener
            self._pipe.send_bytes(self._task.packed())

    def _start(self) -> None:
        from ai.worker import serve

        context = get_context("spawn")
        ours, theirs = context.Pipe()
        helping = self._start_partner(context)
        process = context.Process(target=serve, args=(theirs, helping), daemon=True)
        process.start()
        theirs.close()
        if helping is not None:
            helping.close()
        self._process, self._pipe = process, ours
        threading.Thread(target=self._listen, args=(ours,), daemon=True).start()

    def _start_partner(self, context: SpawnContext) -> Connection[bytes, bytes] | None:
        """Start a partner if there is a processor for it; return the end of its pipe."""
        from ai.worker import assist

        if (os.cpu_count() or 1) < PROCESSORS_FOR_TWO:
            return None
        end, others_end = context.Pipe()
        self._partner = context.Process(target=assist, args=(others_end,), daemon=True)
        self._partner.start()
        others_end.close()
        return end

    def _listen(self, pipe: Connection[bytes, bytes]) -> None:
        """Wait for answers of one process until it ends; this thread does nothing else."""
        with contextlib.suppress(EOFError, OSError, TypeError):
            while True:
                self._deliver(*unpack_answer(pipe.recv_bytes()))
        self._mourn(pipe)

    def _deliver(self, moment: int, code: int) -> None:
        with self._guard:
            chair, task = self._chair, self._task
            if chair is None or task is None or task.moment != moment:
                return
            restarted = self._restarts > 0
            self._chair = self._task = None
        chair.receive(Answer(moment, code, restarted))

    def _mourn(self, pipe: Connection[bytes, bytes]) -> None:
        """The process has ended: start another if it had a task."""
        with self._guard:
            if self._closed or self._pipe is not pipe:
                return
            self._pipe = self._process = None
            self._restarts += 1
            if self._restarts <= MOST_RESTARTS:
                self._send()


class CrewChair:
    """One seat's computer player; `think` returns at once, `answer` when there is one."""

    def __init__(self, crew: Crew, place: Place) -> None:
        """Sit down."""
        self._crew = crew
        self._place = place
        self._answer: Answer | None = None

    def think(self, view_bytes: bytes, moment: int) -> None:
        """Begin to choose a move for the seat's view; what it thought before is dropped."""
        self._answer = None
        place = self._place
        seed = (place.seed * SEED_STEP + moment * MOST_SEATS + place.seat) % LARGEST_SEED
        task = Task(place.options, place.kind, place.seat, moment, seed, view_bytes)
        self._crew.take(self, task)

    def answer(self) -> Answer | None:
        """Return the answer once it is there, else None; at once."""
        return self._answer

    def receive(self, answer: Answer) -> None:
        """Take the answer from the listening thread."""
        self._answer = answer
        self._place.wake()

    def close(self) -> None:
        """Stop thinking."""
        self._crew.drop(self)
