"""Computer players for a table, thinking in two processes beside the window's."""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess

from ai.levels import LEVEL_NAMES
from ai.messages import Task, unpack_answer
from ai.worker_process import Pipe, WorkerProcess
from game.match.computer_answers import Answer, NoAnswer, thinking_seed
from game.match.computer_players import ComputerSeat
from game.system.pipes import new_pipe

MOST_RESTARTS = 3  # for one task; after that something is wrong with the task itself
PROCESSORS_FOR_TWO = 2


class AiWorkers:
    """Starts the thinking process when it is first needed and replaces it when it dies.

    Several seats share one process: only one of them is ever asked at a time. On a machine with
    more than one processor it gets a partner that searches with it and ends when it does.
    """

    def __init__(self) -> None:
        """Start nothing yet."""
        self._process = WorkerProcess(
            start_team, self._hear, self._give_up, most_restarts=MOST_RESTARTS
        )
        self._guard = threading.Lock()
        self._chair: AiSeat | None = None
        self._moment = self._number = -1

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return the levels that are offered, from weakest to strongest; the others may sit too."""
        return LEVEL_NAMES

    @property
    def process_id(self) -> int | None:
        """Return the thinking process's number, None while there is none."""
        return self._process.process_id

    def sit_down(self, seat: ComputerSeat) -> AiSeat:
        """Return a player for a seat; nothing is started before it has to think."""
        return AiSeat(self, seat)

    def take(self, chair: AiSeat, task: Task) -> None:
        """Hand a task over; whatever was thought about before is dropped."""
        with self._guard:
            self._chair = chair
            self._moment = task.moment
            self._number = self._process.give(task.packed())

    def drop(self, chair: AiSeat) -> None:
        """Forget the chair's task."""
        with self._guard:
            if self._chair is chair:
                self._forget()

    def renew(self) -> None:
        """Think in new processes from the next task on."""
        self._process.renew()

    def close(self) -> None:
        """End the thinking process."""
        with self._guard:
            self._forget()
        self._process.close()

    def _forget(self) -> None:
        self._chair = None
        self._process.rest(self._number)

    def _hear(self, content: bytes) -> None:
        moment, code = unpack_answer(content)
        with self._guard:
            chair = self._chair
            if chair is None or self._moment != moment:
                return
            self._forget()
        chair.receive(Answer(moment, code, self._process.restarts > 0))

    def _give_up(self, number: int) -> None:
        with self._guard:
            chair = self._chair
            if chair is None or self._number != number:
                return
            self._chair = None
        chair.fail()


def start_team(context: SpawnContext) -> tuple[Pipe, Sequence[BaseProcess]]:
    """Start the process that answers, and a partner if there is a processor for it."""
    from ai.worker import assist, serve

    ours, theirs = new_pipe(context)
    processes: list[BaseProcess] = []
    helping = None
    if (os.cpu_count() or 1) >= PROCESSORS_FOR_TWO:
        helping, others_end = new_pipe(context)
        processes.append(context.Process(target=assist, args=(others_end,), daemon=True))
        processes[0].start()
        others_end.close()
    process = context.Process(target=serve, args=(theirs, helping), daemon=True)
    process.start()
    theirs.close()
    if helping is not None:
        helping.close()
    return ours, [process, *processes]


class AiSeat:
    """One seat's computer player; `think` returns at once, `answer` when there is one."""

    def __init__(self, ai_workers: AiWorkers, seat: ComputerSeat) -> None:
        """Sit down."""
        self._ai_workers = ai_workers
        self._seat = seat
        self._answer: Answer | None = None
        self._failed = False

    def think(self, view_bytes: bytes, moment: int) -> None:
        """Begin to choose a move for the seat's view; what it thought before is dropped."""
        self._answer = None
        self._failed = False
        seat = self._seat
        seed = thinking_seed(seat.seed, seat.seat, moment)
        task = Task(seat.options, seat.kind, seat.seat, moment, seed, view_bytes)
        self._ai_workers.take(self, task)

    def answer(self) -> Answer | None:
        """Return the answer once it is there, else None; at once. NoAnswer when none will come."""
        if self._failed:
            raise NoAnswer
        return self._answer

    def receive(self, answer: Answer) -> None:
        """Take the answer from the listening thread."""
        self._answer = answer
        self._seat.wake()

    def fail(self) -> None:
        """Hear from the listening thread that there will be no answer."""
        self._failed = True
        self._seat.wake()

    def close(self) -> None:
        """Stop thinking."""
        self._ai_workers.drop(self)
