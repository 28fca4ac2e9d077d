"""Judges finished games in the background."""

from collections.abc import Callable, Mapping
from time import monotonic
from typing import Final

from game.engine.title import Title
from game.match.analysis import (
    Analyst,
    JudgedGame,
    JudgementSoFar,
    RunningJudgement,
    finished_game_from_chronicle,
)
from game.records.records import Chronicle

# Judgements: finished games judged in the background, each only once a session.

JudgementKey = tuple[bytes, str]

SECONDS_BEFORE_TIME_ESTIMATE: Final = 3.0
"""The seconds after which the remaining time of an analysis is first estimated."""
MIN_PROGRESS_TO_ESTIMATE_TIME: Final = 0.02
"""The smallest progress (0 to 1) from which the remaining time is estimated."""
MIN_PROGRESS_TO_LEARN_PACE: Final = 0.1
"""The smallest measured progress from which the time of later analyses is estimated."""


class BackgroundJudge:
    """Judges finished games in the background: keeps all finished judgements, and runs at most one
    at a time.

    A game is identified by the fingerprint of its last position, so a replay finds the judgement
    that the end screen started.
    """

    def __init__(
        self,
        titles: Mapping[str, Title],
        analyst: Analyst,
        on_judged: Callable[[Chronicle, str, JudgedGame], None] = lambda chronicle, mode, game: (
            None
        ),
        *,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Store the titles and the analyst. `on_judged` is called once with every finished
        judgement, when it is first fetched; `clock` returns the time in seconds, from any zero."""
        self._clock = clock
        self._progress_at_start = 0.0  # more than 0 where a stopped judgement continues
        # Time and progress of the first news: before it the processes were starting.
        self._first_measured_time_and_progress: tuple[float, float] | None = None
        self._on_judged = on_judged
        self._titles = titles
        self._analyst = analyst
        self._judged: dict[JudgementKey, JudgedGame] = {}
        self._running_key: JudgementKey | None = None
        self._running_analysis: RunningJudgement | None = None
        self._listener: Callable[[], None] = lambda: None
        self._running_title = ""
        self._running_decision_count = 0
        self._seconds_per_decision_by_title: dict[str, float] = {}

    def start_judging(
        self, chronicle: Chronicle, judging_mode: str, listener: Callable[[], None]
    ) -> None:
        """Start to judge a finished game in a mode, unless this judgement is finished or in
        progress; the judgement of another game is stopped. Raises Unreadable if the rules do not
        allow the game.

        `listener` replaces the earlier listener. It is called at once if the judgement is finished
        or is started by this call, and later, from any thread, whenever there is progress.
        """
        key = _judgement_key(chronicle, judging_mode)
        self._listener = listener
        if key in self._judged:
            listener()
        elif (
            self.progress(chronicle, judging_mode) is None
        ):  # of what has failed too: it is tried anew
            title = self._titles[chronicle.opening.options.title]
            game = finished_game_from_chronicle(title, chronicle)
            self.stop_judging()
            self._running_key = key
            self._running_title = title.name
            self._running_decision_count = decision_count(chronicle)
            self._first_measured_time_and_progress = None
            self._running_analysis = self._analyst.start_judging_game(
                game, judging_mode, self._notify_listener
            )
            self._progress_at_start = self._running_analysis.progress
            listener()

    def judged_game_if_ready(self, chronicle: Chronicle, judging_mode: str) -> JudgedGame | None:
        """Return the judgement of a game in a mode, None until it is ready; a judgement that has
        just become ready is stored by this call."""
        key = _judgement_key(chronicle, judging_mode)
        if key == self._running_key and self._running_analysis is not None:
            answer = self._running_analysis.result_if_ready()
            if answer is not None:
                self._judged[key] = answer
                self._running_key = self._running_analysis = None
                self._on_judged(chronicle, judging_mode, answer)
        return self._judged.get(key)

    def progress(self, chronicle: Chronicle, judging_mode: str) -> float | None:
        """Return the progress of judging a game from 0 to 1; None if that judgement is not
        running or has failed."""
        if (
            _judgement_key(chronicle, judging_mode) != self._running_key
            or self._running_analysis is None
        ):
            return None
        return None if self._running_analysis.has_failed else self._running_analysis.progress

    def judgement_so_far(self, chronicle: Chronicle, judging_mode: str) -> JudgementSoFar:
        """Return the steps of a game that the running judgement has rated; none if it is not
        running."""
        if self.progress(chronicle, judging_mode) is None or self._running_analysis is None:
            return JudgementSoFar()
        return self._running_analysis.judgement_so_far

    def seconds_left(self, chronicle: Chronicle, judging_mode: str) -> float | None:
        """Return the estimated seconds until the judgement is ready; None while they are not
        known, or if it is not running."""
        done = self.progress(chronicle, judging_mode)
        if done is None or self._first_measured_time_and_progress is None:
            return None
        since, before = self._first_measured_time_and_progress
        elapsed = self._clock() - since
        measured = done - before
        if elapsed < SECONDS_BEFORE_TIME_ESTIMATE or measured < MIN_PROGRESS_TO_ESTIMATE_TIME:
            return None
        return elapsed * (1 - done) / measured

    def expected_seconds(self, chronicle: Chronicle) -> float | None:
        """Return about how many seconds the whole judgement of a game takes, at the pace that was
        last measured for the title in this session; None while no pace was measured."""
        pace = self._seconds_per_decision_by_title.get(chronicle.opening.options.title)
        return None if pace is None else decision_count(chronicle) * pace

    def _notify_listener(self) -> None:
        analysis = self._running_analysis
        if analysis is not None:
            progress = analysis.progress
            if (
                self._first_measured_time_and_progress is None
                and progress > self._progress_at_start
            ):
                self._first_measured_time_and_progress = self._clock(), progress
            elif self._first_measured_time_and_progress is not None:
                self._learn_pace(progress)
        self._listener()

    def _learn_pace(self, progress: float) -> None:
        """Store how long the running judgement takes per decision, once enough is measured."""
        assert self._first_measured_time_and_progress is not None
        since, before = self._first_measured_time_and_progress
        elapsed = self._clock() - since
        judged = (progress - before) * self._running_decision_count
        if (
            judged
            and progress - before >= MIN_PROGRESS_TO_LEARN_PACE
            and elapsed >= SECONDS_BEFORE_TIME_ESTIMATE
        ):
            self._seconds_per_decision_by_title[self._running_title] = elapsed / judged

    def remove_listener(self) -> None:
        """Stop calling the listener; the judgement continues."""
        self._listener = lambda: None

    def stop_judging(self) -> None:
        """Stop the judgement in progress."""
        if self._running_analysis is not None:
            self._running_analysis.close()
        self._running_key = self._running_analysis = None


def decision_count(chronicle: Chronicle) -> int:
    """Return the number of decisions of a game, without chance."""
    return sum(step.seat >= 0 for step in chronicle.steps)


def _judgement_key(chronicle: Chronicle, judging_mode: str) -> JudgementKey:
    last = chronicle.steps[-1].fingerprint_after if chronicle.steps else b""
    return last, judging_mode
