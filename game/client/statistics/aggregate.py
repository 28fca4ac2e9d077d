"""The aggregate of some games: how many, how many won, and their points."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.client.statistics.ledger_entries import Finished


@dataclass(frozen=True, slots=True)
class Aggregate:
    """Games of one sort: how many, how many won, points in all, and the most in one."""

    games: int
    won: int
    points: int
    best: int

    @property
    def average(self) -> int:
        """Points a game, rounded."""
        return round(self.points / self.games) if self.games else 0

    @property
    def won_percent(self) -> int:
        """The share of games won, in per cent."""
        return round(100 * self.won / self.games) if self.games else 0


def aggregate(games: Sequence[Finished]) -> Aggregate:
    """Return what games add up to."""
    points = [game.points for game in games]
    won = sum(game.place == 1 for game in games)
    return Aggregate(len(games), won, sum(points), max(points, default=0))
