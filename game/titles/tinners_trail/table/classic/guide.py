"""Guide: the rules' own answers about a view of the edition of 2007."""

from __future__ import annotations

from typing import cast

from game.engine.reasons import Reason
from game.engine.rules import State
from game.titles.tinners_trail.components.classic import load_classic_components
from game.titles.tinners_trail.rules.classic.forecast import forecast
from game.titles.tinners_trail.rules.classic.reasons import why_not
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.classic.table_view import ClassicView
from game.titles.tinners_trail.table.odds import Odds, next_odds


class ClassicGuide:
    """Asks the rules."""

    def why_not(self, state: State, action: str, places: tuple[str, ...] = ()) -> Reason | None:
        """Return why the deciding seat cannot take the action (at the places), or None."""
        return why_not(cast("ClassicState", state), action, places)

    def forecast(self, view: State, code: int) -> ClassicView:
        """Return the table after a move, before anything that follows by itself."""
        return forecast(cast("ClassicState", view), code)

    def odds(self, view: State) -> tuple[Odds, ...]:
        """Return how likely each price is at the next roll, () when there is none."""
        return next_odds(cast("ClassicState", view))

    def areas(self) -> tuple[str, ...]:
        """Return the areas in play (C-17)."""
        printed = load_classic_components().printed
        return tuple(area.name for area in printed.areas[: printed.in_play])
