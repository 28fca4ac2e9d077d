"""The sums of some games: number, wins, and points."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.client.statistics.ledger_entries import FinishedGameEntry


@dataclass(frozen=True, slots=True)
class GameTotals:
    """Sums over a number of games: how many there are, how many were won, the sum of points, and
    the highest points."""

    game_count: int
    win_count: int
    total_points: int
    best_points: int

    @property
    def average_points(self) -> int:
        """The average points of a game, rounded; 0 without games."""
        return round(self.total_points / self.game_count) if self.game_count else 0

    @property
    def won_percent(self) -> int:
        """The share of games won, in per cent, rounded; 0 without games."""
        return round(100 * self.win_count / self.game_count) if self.game_count else 0


def totals_of_games(games: Sequence[FinishedGameEntry]) -> GameTotals:
    """Return the totals of these finished games."""
    points = [game.points for game in games]
    won = sum(game.rank == 1 for game in games)
    return GameTotals(len(games), won, sum(points), max(points, default=0))
