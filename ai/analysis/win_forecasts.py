"""Forecasts of each seat's share of wins, based on one seat's view or the common view."""

from ai.analysis.comparison import PlayoutComparison
from ai.analysis.hints import WORLDS_BETWEEN_PROGRESS_REPORTS, ProgressCallback, RequestCancelled
from ai.analysis.prepared_game import PreparedGame
from ai.analysis.worlds import Worlds
from ai.search.playouts import NO_MOVE
from game.engine.knowledge import make_common_view
from game.engine.rules import NOBODY, State
from game.match.analysis import SeatProspect, WinForecast


def make_win_forecast(
    prepared_game: PreparedGame,
    worlds: Worlds,
    progress: int,
    world_count: int,
    report_progress: ProgressCallback,
) -> WinForecast:
    """Return every seat's prospects, from playouts in `world_count` worlds; raise RequestCancelled
    when `report_progress` returns False."""
    comparison = PlayoutComparison(worlds, (NO_MOVE,), prepared_game.calibration, progress)
    while comparison.count < world_count:
        comparison.play_worlds(
            comparison.count, min(WORLDS_BETWEEN_PROGRESS_REPORTS, world_count - comparison.count)
        )
        if not report_progress(comparison.count / world_count):
            raise RequestCancelled
    return WinForecast(worlds.seat, comparison.prospects(NO_MOVE))


def win_share_thousandths_of_position(
    prepared_game: PreparedGame, state: State, seed: int, world_count: int, *, is_open: bool
) -> tuple[int, ...]:
    """Return each seat's share of wins in a position of a finished game, in thousandths, from
    playouts in `world_count` worlds.

    They start from the common view of all seats, or with `is_open` from the true state.
    """
    trials = prepared_game.playouts
    if is_open:
        played = Worlds(trials, state, NOBODY, seed, is_open=True)
    else:
        played = Worlds(trials, make_common_view(prepared_game.rules, state), NOBODY, seed)
    progress = prepared_game.game.progress(state)
    comparison = PlayoutComparison(played, (NO_MOVE,), prepared_game.calibration, progress)
    comparison.play_worlds(0, world_count)
    return win_share_thousandths_of_prospects(comparison.prospects(NO_MOVE))


def win_share_thousandths_of_prospects(prospects: tuple[SeatProspect, ...]) -> tuple[int, ...]:
    """Return the share of wins of each prospect, in thousandths."""
    return tuple(prospect.win_share_thousandths for prospect in prospects)
