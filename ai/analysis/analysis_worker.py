"""An analysis process that works on one request at a time and is replaced when it dies."""

from __future__ import annotations

import contextlib
import pickle
import threading
from collections.abc import Callable, Sequence
from functools import cache
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess

from ai.analysis.depth import USUAL_HINT_DEPTH, USUAL_JUDGING_EFFORT
from ai.analysis.hints import HintSearch, RequestCancelled
from ai.analysis.prepared_game import PreparedGame
from ai.analysis.requests import (
    AnalysisJob,
    AnalysisProgressReport,
    AnalysisRequest,
    AnalysisResult,
    HintRequest,
    JudgeRequest,
    WinForecastRequest,
)
from ai.analysis.step_judge import StepJudge
from ai.analysis.win_forecasts import make_win_forecast
from ai.analysis.worlds import WIN_FORECAST_WORLD_COUNT, Worlds
from ai.worker_process import Pipe, WorkerProcess
from game.engine.reasons import Unreadable
from game.system.pipes import PipeEnd, make_pipe
from game.system.priority import lower_process_priority

# The messages between the window's process and a worker; both ends are ours, so pickle is safe.

MAX_RESTARTS = 2  # for one request; after that it fails
MAX_SECONDS_WITHOUT_TASK_MESSAGE = (
    120.0  # the longest decision, interpreted on a busy machine, took over 20
)

ADDED_NICENESS = (
    12  # added to the process's niceness: the window and the computer players come first
)
MIN_REPORTED_PROGRESS = 0.02  # smallest increase of the completed fraction that is reported

AnalysisProgressListener = Callable[[AnalysisProgressReport], None]


class AnalysisWorker:
    """Works on one request at a time in a separate process, which starts with the first request; a
    newer request replaces the current one."""

    def __init__(self) -> None:
        """Prepare the worker without starting a process."""
        self._process = WorkerProcess(
            start_worker_process,
            self._pass_report_to_listener,
            self._report_failure,
            max_restarts=MAX_RESTARTS,
            max_seconds_without_task_message=MAX_SECONDS_WITHOUT_TASK_MESSAGE,
        )
        self._guard = threading.Lock()
        self._number = 0
        self._listener: AnalysisProgressListener | None = None

    @property
    def process_id(self) -> int | None:
        """The id of the process, or None while there is none."""
        return self._process.process_id

    def start_request(self, request: AnalysisRequest, listener: AnalysisProgressListener) -> int:
        """Send a request to the process and return its number; the listener is called with every
        report, on another thread."""
        with self._guard:
            self._listener = listener
            self._number = self._process.replace_task(
                pickle.dumps(AnalysisJob(self._number + 1, request))
            )
            return self._number

    def cancel_request(self, request_number: int) -> None:
        """Cancel the request if it is still the current one."""
        with self._guard:
            if self._number == request_number and self._listener is not None:
                self._listener = None
                self._process.stop_waiting_for_task(
                    request_number, pickle.dumps(AnalysisJob(request_number, None))
                )

    def renew_process_at_next_request(self) -> None:
        """Mark the process as outdated: the next request ends it and starts a new one."""
        self._process.renew_at_next_task()

    def close(self) -> None:
        """End the process; the listener of the current request gets no more reports."""
        with self._guard:
            self._listener = None
        self._process.close()

    def _pass_report_to_listener(self, report_bytes: bytes) -> None:
        report: AnalysisProgressReport = pickle.loads(report_bytes)
        with self._guard:
            listener = self._listener if report.request_number == self._number else None
            if listener is not None and report.is_last:
                self._listener = None
                self._process.stop_waiting_for_task(report.request_number)
        if listener is not None:
            listener(report)

    def _report_failure(self, request_number: int) -> None:
        with self._guard:
            listener = self._listener if self._number == request_number else None
            self._listener = None if listener is not None else self._listener
        if listener is not None:
            listener(AnalysisProgressReport(request_number, 1.0, is_last=True, has_failed=True))


def start_worker_process(context: SpawnContext) -> tuple[Pipe, Sequence[BaseProcess]]:
    """Start the process of a worker; return its pipe and the process."""
    ours, theirs = make_pipe(context)
    process = context.Process(target=serve_requests, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    return ours, [process]


def serve_requests(pipe: PipeEnd) -> None:
    """Work on requests until the other end of the pipe is closed."""
    lower_process_priority(ADDED_NICENESS)
    runner = RequestRunner(pipe)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            runner.work_on_request(pipe.recv())


class RequestRunner:
    """Works on requests and keeps the prepared games, so that the next request for a game starts at
    once."""

    def __init__(self, pipe: PipeEnd) -> None:
        """Store the pipe for the reports."""
        self._pipe = pipe
        self._prepared_games = cache(PreparedGame)
        self._number = 0
        self._last_reported_fraction = 0.0

    def work_on_request(self, job: AnalysisJob) -> None:
        """Work on the request of a job and send its progress and results. A cancelled request sends
        nothing more; a position that cannot be read is reported as failed.
        """
        self._number = job.number
        self._last_reported_fraction = 0.0
        try:
            match job.request:
                case HintRequest() as request:
                    knowledge = self._prepared_games(request.position.options)
                    view = knowledge.view_of(request.position)
                    plan = request.position.plan
                    work = HintSearch(knowledge, view, request.seed, USUAL_HINT_DEPTH)
                    self._send_result(work.hint(self._report_progress, plan))
                case WinForecastRequest() as request:
                    self._run_win_forecast(request)
                case JudgeRequest() as request:
                    self._run_judgement(request)
                case None:
                    pass
        except RequestCancelled:
            return
        except (Unreadable, ValueError):
            self._pipe.send(
                AnalysisProgressReport(self._number, 1.0, is_last=True, has_failed=True)
            )

    def _run_win_forecast(self, request: WinForecastRequest) -> None:
        knowledge = self._prepared_games(request.position.options)
        view = knowledge.view_of(request.position)
        worlds = Worlds(knowledge.playouts, view, request.position.seat, request.seed)
        progress = knowledge.game.progress(view)
        self._send_result(
            make_win_forecast(
                knowledge, worlds, progress, WIN_FORECAST_WORLD_COUNT, self._report_progress
            )
        )

    def _run_judgement(self, request: JudgeRequest) -> None:
        knowledge = self._prepared_games(request.game.options)
        judge = StepJudge(knowledge, request.game, request.mode, request.seed, USUAL_JUDGING_EFFORT)
        for done, number in enumerate(request.step_numbers, 1):
            if self._pipe.poll():
                raise RequestCancelled
            fraction = done / len(request.step_numbers)
            self._pipe.send(
                AnalysisProgressReport(self._number, fraction, judge.judge_step(number))
            )
        self._pipe.send(AnalysisProgressReport(self._number, 1.0, is_last=True))

    def _report_progress(self, done_share: float) -> bool:
        if done_share >= self._last_reported_fraction + MIN_REPORTED_PROGRESS:
            self._last_reported_fraction = done_share
            self._pipe.send(AnalysisProgressReport(self._number, done_share))
        return not self._pipe.poll()

    def _send_result(self, result: AnalysisResult) -> None:
        self._pipe.send(AnalysisProgressReport(self._number, 1.0, result, is_last=True))
