"""Books of a title that keeps none of its own: points, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.engine.events import Event
from game.engine.options import Options
from game.engine.rules import State
from game.engine.title import Title


class PlainBooks:
    """See `game.room.Books`: the points of the rules are all that is entered."""

    columns: tuple[str, ...] = ()
    taking_columns: tuple[str, ...] = ()
    charts: Mapping[str, bool] = MappingProxyType({})

    def __init__(self, title: Title) -> None:
        """Take the title whose rules count the points."""
        self._title = title

    def entries(self, view: State, seat: int) -> tuple[str, ...]:
        """Return nothing: the points stand in every ledger."""
        return ()

    def figures(self, view: State, seat: int) -> Mapping[str, int]:
        """Return the points by their name."""
        return {"points": self._points(view, seat)}

    def takings(self, event: Event) -> Mapping[str, int]:
        """Nothing is taken in."""
        return {}

    def round_of(self, view: State) -> int:
        """A game is one round."""
        return 1

    def money(self, view: State, seat: int) -> int:
        """Return the points: nobody is known to have money."""
        return self._points(view, seat)

    def charted(self, view: State, seat: int, chart: str) -> int:
        """Nobody is asked."""
        return 0

    def mark(self, kind: str) -> str:
        """Luck is marked, whatever falls."""
        return "dice" if kind in self._title.luck_kinds else ""

    def moment(self, event: Event) -> tuple[str, int]:
        """Nothing is remembered above all else."""
        return "", 0

    def moment_mark(self, kind: str) -> str:
        """One picture for all."""
        return "laurel"

    def tie_break(self, view: State, ahead: int, behind: int) -> str:
        """Nothing is said of ties."""
        return ""

    def _points(self, view: State, seat: int) -> int:
        seats = int(view.seats)
        game = self._title.game(Options(self._title.name, seats, self._title.editions[0]))
        return game.scores(view)[seat]
