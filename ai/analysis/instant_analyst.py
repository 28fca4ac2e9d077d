"""An analyst that answers at once, in the same process, for screenshots and tests."""

from collections.abc import Callable
from functools import cache
from typing import Generic, TypeVar

from ai.analysis.hint_depth import HintDepth
from ai.analysis.hints import HintSearch
from ai.analysis.judge_depth import JudgingEffort
from ai.analysis.judging import judged_game_of_steps
from ai.analysis.prepared_game import PreparedGame
from ai.analysis.step_judge import StepJudge
from ai.analysis.win_forecasts import make_win_forecast
from ai.analysis.worlds import Worlds
from game.match.analysis import (
    KNOWN_FACTS_MODE,
    GameToJudge,
    Hint,
    JudgedGame,
    JudgementSoFar,
    PositionToAnalyse,
    WinForecast,
)

INSTANT_SEED = 1
LIGHT_HINT_DEPTH = HintDepth(iterations=300, moves=3, world_count=120)
LIGHT_JUDGING_EFFORT = JudgingEffort(
    iterations=40,
    worlds_to_choose_best=8,
    worlds_to_measure_loss=24,
    max_worlds_to_measure_loss=48,
    worlds_per_step_forecast=24,
    worlds_beside_chance_event=24,
)
FORECAST_WORLD_COUNT = 60

Answer = TypeVar("Answer")


class FinishedAnalysis(Generic[Answer]):
    """An analysis whose answer is there from the beginning."""

    progress = 1.0
    has_failed = False

    def __init__(self, answer: Answer) -> None:
        """Store the answer."""
        self._answer = answer

    def result_if_ready(self) -> Answer | None:
        """Return the answer."""
        return self._answer

    def close(self) -> None:
        """Do nothing: nothing is running."""


class FinishedJudgement(FinishedAnalysis[JudgedGame]):
    """A judgement whose answer is there from the beginning."""

    @property
    def judgement_so_far(self) -> JudgementSoFar:
        """The numbers of all steps of the game and all judged moves."""
        return JudgementSoFar(
            frozenset(range(len(self._answer.win_shares_after_step))), self._answer.moves
        )


class InstantAnalyst:
    """An `Analyst` that answers at once in the calling process, with very little search."""

    def __init__(self) -> None:
        """Start without prepared games."""
        self._prepared_games = cache(PreparedGame)

    def start_hint(
        self, position: PositionToAnalyse, on_progress: Callable[[], None]
    ) -> FinishedAnalysis[Hint]:
        """Compute a hint for the position's seat, call `on_progress`, and return the finished
        analysis."""
        knowledge = self._prepared_games(position.options)
        view = knowledge.view_of(position)
        hint = HintSearch(knowledge, view, INSTANT_SEED, LIGHT_HINT_DEPTH).hint(
            lambda done: True, position.plan
        )
        on_progress()
        return FinishedAnalysis(hint)

    def start_win_forecast(
        self, position: PositionToAnalyse, on_progress: Callable[[], None]
    ) -> FinishedAnalysis[WinForecast]:
        """Compute every seat's prospects, call `on_progress`, and return the finished analysis."""
        knowledge = self._prepared_games(position.options)
        view = knowledge.view_of(position)
        worlds = Worlds(knowledge.playouts, view, position.seat, INSTANT_SEED)
        progress = knowledge.game.progress(view)
        win_forecast = make_win_forecast(
            knowledge, worlds, progress, FORECAST_WORLD_COUNT, lambda done: True
        )
        on_progress()
        return FinishedAnalysis(win_forecast)

    def start_judging_game(
        self, game: GameToJudge, judging_mode: str, on_progress: Callable[[], None]
    ) -> FinishedJudgement:
        """Judge every step of the game, call `on_progress`, and return the finished analysis."""
        judge = StepJudge(
            self._prepared_games(game.options),
            game,
            judging_mode,
            INSTANT_SEED,
            LIGHT_JUDGING_EFFORT,
        )
        steps = [judge.judge_step(number) for number in range(judge.step_count + 1)]
        on_progress()
        return FinishedJudgement(judged_game_of_steps(judging_mode, steps))

    def start_judging_step(
        self, game: GameToJudge, step_number: int, on_progress: Callable[[], None]
    ) -> FinishedAnalysis[JudgedGame]:
        """Judge one step of the game, call `on_progress`, and return the finished analysis."""
        judge = StepJudge(
            self._prepared_games(game.options),
            game,
            KNOWN_FACTS_MODE,
            INSTANT_SEED,
            LIGHT_JUDGING_EFFORT,
        )
        on_progress()
        return FinishedAnalysis(
            judged_game_of_steps(KNOWN_FACTS_MODE, [judge.judge_step(step_number)])
        )

    def close(self) -> None:
        """Do nothing: nothing is running."""
