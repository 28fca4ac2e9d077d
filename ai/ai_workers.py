"""Computer players for a table, which think in two processes beside the window's."""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess

from ai.levels import LEVEL_NAMES
from ai.task_messages import Task, answer_from_bytes
from ai.worker_process import Pipe, WorkerProcess
from game.match.computer_answers import ComputerAnswer, NoAnswer, player_choice_seed
from game.match.computer_players import ComputerSeat
from game.system.pipes import make_pipe

MAX_RESTARTS = 3  # for one task; after that something is wrong with the task itself
PROCESSORS_FOR_TWO_WORKERS = 2


class AiWorkers:
    """Starts the thinking process when it is first needed and replaces it when it dies.

    Several seats share one process, since only one seat decides at a time. On a machine with more
    than one processor a second process, the partner, takes part in the search for the decision.
    """

    def __init__(self) -> None:
        """Prepare the workers; no process is started yet."""
        self._process = WorkerProcess(
            start_thinking_processes,
            self._deliver_answer,
            self._fail_task_if_current,
            max_restarts=MAX_RESTARTS,
        )
        self._guard = threading.Lock()
        self._seat_with_task: AiSeat | None = None
        self._moment = self._task_number = -1

    @property
    def kinds(self) -> tuple[str, ...]:
        """The names of the offered levels, from weakest to strongest; other kinds of players are
        accepted too."""
        return LEVEL_NAMES

    @property
    def process_id(self) -> int | None:
        """The id of the thinking process, or None while there is none."""
        return self._process.process_id

    def make_player(self, seat: ComputerSeat) -> AiSeat:
        """Return a player for a seat; the process starts with its first decision."""
        return AiSeat(self, seat)

    def start_task(self, ai_seat: AiSeat, task: Task) -> None:
        """Start a task for the player `ai_seat`; a task still in progress is dropped."""
        with self._guard:
            self._seat_with_task = ai_seat
            self._moment = task.moment
            self._task_number = self._process.replace_task(task.to_bytes())

    def cancel_task(self, ai_seat: AiSeat) -> None:
        """Cancel the task in progress if it is that of the player `ai_seat`."""
        with self._guard:
            if self._seat_with_task is ai_seat:
                self._clear_current_task()

    def renew_processes_at_next_use(self) -> None:
        """Mark the processes as outdated: the next task ends them and starts new ones."""
        self._process.renew_at_next_task()

    def close(self) -> None:
        """Drop the task in progress and end the thinking processes."""
        with self._guard:
            self._clear_current_task()
        self._process.close()

    def _clear_current_task(self) -> None:
        self._seat_with_task = None
        self._process.stop_waiting_for_task(self._task_number)

    def _deliver_answer(self, answer_bytes: bytes) -> None:
        moment, code = answer_from_bytes(answer_bytes)
        with self._guard:
            ai_seat = self._seat_with_task
            if ai_seat is None or self._moment != moment:
                return
            self._clear_current_task()
        ai_seat.store_answer(ComputerAnswer(moment, code, self._process.restart_count > 0))

    def _fail_task_if_current(self, task_number: int) -> None:
        """Mark the current seat's decision as failed if its task has this number."""
        with self._guard:
            ai_seat = self._seat_with_task
            if ai_seat is None or self._task_number != task_number:
                return
            self._seat_with_task = None
        ai_seat.record_missing_answer()


def start_thinking_processes(context: SpawnContext) -> tuple[Pipe, Sequence[BaseProcess]]:
    """Start the thinking process, and a partner process if the machine has another processor;
    return the pipe to the first and both processes."""
    from ai.thinking_process import answer_tasks_from_pipe, search_partner_tasks_from_pipe

    ours, theirs = make_pipe(context)
    processes: list[BaseProcess] = []
    helping = None
    if (os.cpu_count() or 1) >= PROCESSORS_FOR_TWO_WORKERS:
        helping, others_end = make_pipe(context)
        processes.append(
            context.Process(target=search_partner_tasks_from_pipe, args=(others_end,), daemon=True)
        )
        processes[0].start()
        others_end.close()
    process = context.Process(target=answer_tasks_from_pipe, args=(theirs, helping), daemon=True)
    process.start()
    theirs.close()
    if helping is not None:
        helping.close()
    return ours, [process, *processes]


class AiSeat:
    """One seat's computer player: `start_thinking` returns at once, `answer_if_ready` returns
    the result when it is ready."""

    def __init__(self, ai_workers: AiWorkers, seat: ComputerSeat) -> None:
        """Store the workers and the seat."""
        self._ai_workers = ai_workers
        self._seat = seat
        self._answer: ComputerAnswer | None = None
        self._is_answer_missing = False

    def start_thinking(self, view_bytes: bytes, moment: int) -> None:
        """Start to choose a move for the seat's view, and drop the seat's previous task."""
        self._answer = None
        self._is_answer_missing = False
        seat = self._seat
        seed = player_choice_seed(seat.seed, seat.seat, moment)
        task = Task(seat.options, seat.kind, seat.seat, moment, seed, view_bytes)
        self._ai_workers.start_task(self, task)

    def answer_if_ready(self) -> ComputerAnswer | None:
        """Return the answer, or None if it is not ready; never waits. Raise NoAnswer if none will
        come."""
        if self._is_answer_missing:
            raise NoAnswer
        return self._answer

    def store_answer(self, answer: ComputerAnswer) -> None:
        """Store the answer and wake the seat that waits; called by the listening thread."""
        self._answer = answer
        self._seat.wake_event_loop()

    def record_missing_answer(self) -> None:
        """Record that there will be no answer and wake the seat that waits; called by the
        listening thread."""
        self._is_answer_missing = True
        self._seat.wake_event_loop()

    def close(self) -> None:
        """Cancel the seat's task."""
        self._ai_workers.cancel_task(self)
