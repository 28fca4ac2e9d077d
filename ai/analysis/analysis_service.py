"""Hints, win forecasts and judgements for the screens, computed in separate processes."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import partial
from operator import itemgetter
from typing import Any, Generic, TypeVar

from ai.analysis import analysis_worker as workers
from ai.analysis import requests as request_forms
from ai.analysis.judging import JudgedStep, judged_game_of_steps, judgement_so_far
from game.match.analysis import (
    KNOWN_FACTS_MODE,
    GameToJudge,
    Hint,
    JudgedGame,
    JudgementSoFar,
    PositionToAnalyse,
    WinForecast,
)

WORKER_COUNT = 2
ANALYSIS_SEED = 20_260_101  # fixed, so that the same question always gets the same answer

Answer = TypeVar("Answer")


class PendingAnalysis(Generic[Answer]):
    """An analysis shared by several workers, whose results are combined when all are done."""

    def __init__(
        self,
        on_progress: Callable[[], None],
        requests: Sequence[tuple[workers.AnalysisWorker, request_forms.AnalysisRequest]],
        put_together: Callable[[list[Any]], Answer],
    ) -> None:
        """Give the requests to their workers; every report calls `on_progress`, from another
        thread, and `put_together` combines the results."""
        self.has_failed = False
        self._on_progress = on_progress
        self._combine_results = put_together
        self._guard = threading.Lock()  # reports come from several threads
        self._results: list[Any] = []
        self._done_shares = [0.0] * len(requests)
        self._missing_reports = len(requests)
        self._answer: Answer | None = None
        self._cancel_callbacks = [
            partial(
                worker.cancel_request,
                worker.start_request(request, partial(self._process_report, at)),
            )
            for at, (worker, request) in enumerate(requests)
        ]

    @property
    def progress(self) -> float:
        """The completed fraction, 0 to 1."""
        return sum(self._done_shares) / len(self._done_shares)

    def result_if_ready(self) -> Answer | None:
        """Return the answer, or None while it is not ready."""
        return self._answer

    def close(self) -> None:
        """Cancel the analysis; `on_progress` is not called any more."""
        self._on_progress = lambda: None
        for stop in self._cancel_callbacks:
            stop()

    def _process_report(
        self, request_index: int, report: request_forms.AnalysisProgressReport
    ) -> None:
        """Store a worker's report, make the answer when the last result is there, and call
        `on_progress`; runs on the worker's thread."""
        with self._guard:
            self._done_shares[request_index] = max(
                self._done_shares[request_index], report.done_share
            )  # a worker that restarts repeats much
            self.has_failed = self.has_failed or report.has_failed
            if report.result is not None:
                self._results.append(report.result)
            self._missing_reports -= int(report.is_last)
            if self._missing_reports == 0 and not self.has_failed:
                self._answer = self._combine_results(self._results)
        self._on_progress()


class PendingJudgement(PendingAnalysis[JudgedGame]):
    """The analysis of a game whose steps are shared by several workers; it may continue one that
    was stopped."""

    def __init__(
        self,
        on_progress: Callable[[], None],
        workers_to_share: Sequence[workers.AnalysisWorker],
        game: GameToJudge,
        mode: str,
        known_steps: Sequence[JudgedStep] = (),
    ) -> None:
        """Give all steps of the game, except those in `known_steps`, to the workers to judge;
        neighbouring steps go to different workers."""
        self.game = game
        self.mode = mode
        self._known_steps = tuple(known_steps)
        known_numbers = {step.number for step in known_steps}
        all_numbers = range(len(game.steps) + 1)
        missing = [number for number in all_numbers if number not in known_numbers]
        self._share_of_steps_to_judge = len(missing) / len(all_numbers)
        # Neighbouring steps go to different workers, so that all parts of a game appear together
        requests = [
            (
                worker,
                request_forms.JudgeRequest(
                    game, mode, ANALYSIS_SEED, tuple(missing[first :: len(workers_to_share)])
                ),
            )
            for first, worker in enumerate(workers_to_share)
        ]
        super().__init__(on_progress, requests, self._judged_game)

    @property
    def progress(self) -> float:
        """The completed fraction, 0 to 1, with the steps known from before."""
        return 1.0 - self._share_of_steps_to_judge * (1.0 - super().progress)

    @property
    def judged_steps(self) -> tuple[JudgedStep, ...]:
        """The steps that are judged already, in no order; some may be there twice."""
        with self._guard:
            return (*self._known_steps, *self._results)

    @property
    def judgement_so_far(self) -> JudgementSoFar:
        """What is known of the game by the steps that are judged already."""
        return judgement_so_far(self.judged_steps)

    def _judged_game(self, judged_steps: list[JudgedStep]) -> JudgedGame:
        return judged_game_of_steps(self.mode, (*self._known_steps, *judged_steps))


class AnalysisService:
    """An `Analyst` with worker processes; a hint, a win forecast and the judging of one step may
    run side by side."""

    def __init__(self) -> None:
        """Prepare the workers; each process starts with its first request."""
        self.workers = [workers.AnalysisWorker() for _ in range(WORKER_COUNT)]
        self._last_judgement: PendingJudgement | None = None
        # for single steps, while the others work on hints and forecasts
        self.step_judging_worker = workers.AnalysisWorker()

    def start_hint(
        self, position: PositionToAnalyse, on_progress: Callable[[], None]
    ) -> PendingAnalysis[Hint]:
        """Start the search for the seat's best moves; the seat must be to move."""
        request = request_forms.HintRequest(position, ANALYSIS_SEED)
        return PendingAnalysis[Hint](on_progress, [(self.workers[0], request)], itemgetter(0))

    def start_win_forecast(
        self, position: PositionToAnalyse, on_progress: Callable[[], None]
    ) -> PendingAnalysis[WinForecast]:
        """Start an estimate of every seat's prospects."""
        request = request_forms.WinForecastRequest(position, ANALYSIS_SEED)
        return PendingAnalysis[WinForecast](
            on_progress, [(self.workers[-1], request)], itemgetter(0)
        )

    def start_judging_game(
        self, game: GameToJudge, judging_mode: str, on_progress: Callable[[], None]
    ) -> PendingJudgement:
        """Start judging a finished game; the workers share its steps. If the last judgement was
        stopped and is of this game in this mode, its results are kept."""
        last = self._last_judgement
        known: Sequence[JudgedStep] = ()
        if last is not None and (last.game, last.mode) == (game, judging_mode):
            known = last.judged_steps
        self._last_judgement = PendingJudgement(
            on_progress, self.workers, game, judging_mode, known
        )
        return self._last_judgement

    def start_judging_step(
        self, game: GameToJudge, step_number: int, on_progress: Callable[[], None]
    ) -> PendingAnalysis[JudgedGame]:
        """Start judging one step by what its seat could know; the result contains only this
        step."""
        request = request_forms.JudgeRequest(game, KNOWN_FACTS_MODE, ANALYSIS_SEED, (step_number,))
        return PendingAnalysis(
            on_progress,
            [(self.step_judging_worker, request)],
            partial(judged_game_of_steps, KNOWN_FACTS_MODE),
        )

    def renew_processes_at_next_use(self) -> None:
        """Mark the processes of all workers as outdated: each worker's next request ends its
        process and starts a new one.
        """
        for worker in (*self.workers, self.step_judging_worker):
            worker.renew_process_at_next_request()

    def close(self) -> None:
        """End all processes."""
        for worker in (*self.workers, self.step_judging_worker):
            worker.close()
