"""Hints, outlooks and judgements for the screens, worked out by processes beside the window's."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, TypeVar, cast

from ai.analysis.judging import JudgedStep, judged_game
from ai.analysis.worker import AnalysisWorker, HintOrder, JudgeOrder, OutlookOrder, Report
from game.match.analysis import KNOWN, FinishedGame, Hint, JudgedGame, Outlook, Position

WORKERS = 2
SEED = 20_260_101  # the same question always gets the same answer

Answer = TypeVar("Answer")


class Pending(Generic[Answer]):
    """A question one worker works on."""

    def __init__(self, wake: Callable[[], None]) -> None:
        """Wake the asker with everything new."""
        self.progress = 0.0
        self.failed = False
        self._wake = wake
        self._answer: Answer | None = None
        self._stop: Callable[[], None] = lambda: None

    def begin(self, worker: AnalysisWorker, order: HintOrder | OutlookOrder) -> None:
        """Give the worker the order."""
        number = worker.begin(order, self.hear)
        self._stop = partial(worker.stop, number)

    def hear(self, report: Report) -> None:
        """Take a report from the worker's thread."""
        self.progress = report.done
        self.failed = report.failed
        if report.found is not None:
            self._answer = cast("Answer", report.found)  # the order tells what is found
        self._wake()

    def answer(self) -> Answer | None:
        """Return the answer once it is there."""
        return self._answer

    def close(self) -> None:
        """Stop working on it."""
        self._wake = lambda: None
        self._stop()


class PendingJudgement:
    """A finished game whose steps the workers share."""

    def __init__(self, mode: str, wake: Callable[[], None]) -> None:
        """Wake the asker with everything new."""
        self.failed = False
        self._mode = mode
        self._wake = wake
        self._guard = threading.Lock()  # two workers' threads report
        self._steps: list[JudgedStep] = []
        self._done: dict[int, float] = {}
        self._missing = 0
        self._answer: JudgedGame | None = None
        self._stops: list[Callable[[], None]] = []

    @property
    def progress(self) -> float:
        """Return how much is done, 0 to 1."""
        return sum(self._done.values()) / max(len(self._done), 1)

    def begin(self, orders: Sequence[tuple[AnalysisWorker, JudgeOrder]]) -> None:
        """Give each worker its share of the steps."""
        self._missing = len(orders)
        self._done = dict.fromkeys(range(len(orders)), 0.0)
        for at, (worker, order) in enumerate(orders):
            number = worker.begin(order, self._listener(at))
            self._stops.append(partial(worker.stop, number))

    def answer(self) -> JudgedGame | None:
        """Return the judgement once every step is there."""
        return self._answer

    def close(self) -> None:
        """Stop working on it."""
        self._wake = lambda: None
        for stop in self._stops:
            stop()

    def _listener(self, at: int) -> Callable[[Report], None]:
        def hear(report: Report) -> None:
            with self._guard:
                self._done[at] = report.done
                self._take(report)
            self._wake()

        return hear

    def _take(self, report: Report) -> None:
        self.failed = self.failed or report.failed
        if isinstance(report.found, JudgedStep):
            self._steps.append(report.found)
        self._missing -= int(report.is_last)
        if self._missing == 0 and not self.failed:
            self._answer = judged_game(self._mode, self._steps)


class AnalysisService:
    """Behind the protocol `Analyst`; a hint, an outlook and one step may be worked on at once."""

    def __init__(self) -> None:
        """Start nothing: the workers' processes start with their first order."""
        self.workers = [AnalysisWorker() for _ in range(WORKERS)]
        self.assessor = AnalysisWorker()  # of single steps, while the others hint and forecast

    def hint(self, position: Position, wake: Callable[[], None]) -> Pending[Hint]:
        """Begin to look for the best moves of the seat, whose turn it must be."""
        pending = Pending[Hint](wake)
        pending.begin(self.workers[0], HintOrder(position, SEED))
        return pending

    def outlook(self, position: Position, wake: Callable[[], None]) -> Pending[Outlook]:
        """Begin to estimate everybody's prospects."""
        pending = Pending[Outlook](wake)
        pending.begin(self.workers[-1], OutlookOrder(position, SEED))
        return pending

    def judge(self, game: FinishedGame, mode: str, wake: Callable[[], None]) -> PendingJudgement:
        """Begin to judge a finished game."""
        pending = PendingJudgement(mode, wake)
        stride = len(self.workers)
        pending.begin(
            [
                (worker, JudgeOrder(game, mode, SEED, first, stride))
                for first, worker in enumerate(self.workers)
            ]
        )
        return pending

    def judge_step(
        self, game: FinishedGame, number: int, wake: Callable[[], None]
    ) -> PendingJudgement:
        """Begin to judge one step by what its seat could know; the judgement holds no other."""
        pending = PendingJudgement(KNOWN, wake)
        order = JudgeOrder(game, KNOWN, SEED, number, len(game.steps) + 1)  # no other one
        pending.begin([(self.assessor, order)])
        return pending

    def renew(self) -> None:
        """Work in new processes from the next orders on."""
        for worker in (*self.workers, self.assessor):
            worker.renew()

    def close(self) -> None:
        """End everything."""
        for worker in (*self.workers, self.assessor):
            worker.close()
