"""Forecasts of each seat's share of wins, based on one seat's view or the common view."""

from ai.analysis.comparison import Comparison
from ai.analysis.hints import CHUNK, Report, Stopped
from ai.analysis.knowledge import Knowledge
from ai.analysis.worlds import Worlds
from ai.search.trials import NO_MOVE
from game.engine.knowledge import common_view
from game.engine.rules import NOBODY, State
from game.match.analysis import Prospect, WinForecast


def win_forecast_of(
    knowledge: Knowledge, worlds: Worlds, progress: int, count: int, tell: Report
) -> WinForecast:
    """Return every seat's prospects from `count` worlds; Stopped when `tell` returns False."""
    comparison = Comparison(worlds, (NO_MOVE,), knowledge.calibration, progress)
    while comparison.count < count:
        comparison.play(comparison.count, min(CHUNK, count - comparison.count))
        if not tell(comparison.count / count):
            raise Stopped
    return WinForecast(worlds.seat, comparison.prospects(NO_MOVE))


def shares_after(
    knowledge: Knowledge, state: State, seed: int, worlds: int, *, is_open: bool
) -> tuple[int, ...]:
    """Return each seat's share of wins in a position of a finished game, in thousandths.

    It uses the common view of all seats, or with `is_open` the true position.
    """
    trials = knowledge.trials
    if is_open:
        played = Worlds(trials, state, NOBODY, seed, is_open=True)
    else:
        played = Worlds(trials, common_view(knowledge.rules, state), NOBODY, seed)
    progress = knowledge.game.progress(state)
    comparison = Comparison(played, (NO_MOVE,), knowledge.calibration, progress)
    comparison.play(0, worlds)
    return shares_of(comparison.prospects(NO_MOVE))


def shares_of(prospects: tuple[Prospect, ...]) -> tuple[int, ...]:
    """Return the shares of wins of these prospects."""
    return tuple(prospect.share for prospect in prospects)
