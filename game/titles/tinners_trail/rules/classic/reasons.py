"""Why an action is not possible in the edition of 2007 (C-7 .. C-11)."""

# interpreted: asked when a person wants to know

from __future__ import annotations

from typing import Final

from game.engine.reasons import Reason
from game.engine.rules import CHANCE, NOBODY
from game.titles.tinners_trail.rules.classic.actions import LEAST_BID, affordable_cubes, work_left
from game.titles.tinners_trail.rules.classic.kinds import PHASE_WORDS
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.county.county_view import STOCK_NAMES
from game.titles.tinners_trail.rules.county.reasons import (
    ACTION_NAMES,
    no_pumps,
    place_reason,
    stock_reason,
    too_little_work,
    why_not_anywhere,
    why_not_extract,
)
from game.titles.tinners_trail.rules.kinds import ACTIONS, EMPTY, INVEST_PHASE

# Why no area will do, by the reasons of single areas; the first that is found tells most.
ANYWHERE: Final = {
    "area-has-mine": "every-area-has-mine",
    "water-too-dear": "water-too-dear-anywhere",
    "no-ore-there": "no-ore-there-anywhere",
    "not-your-mine": "no-own-mine",
}


def why_not(view: ClassicState, action: str, places: tuple[str, ...] = ()) -> Reason | None:
    """Return why the seat to move cannot take the action (at these areas), None if it can."""
    if view.to_move == NOBODY:
        return Reason("game-over")
    if view.to_move == CHANCE:
        return Reason("luck-is-due")
    if view.phase != ACTIONS:
        return not_now(view)
    if action == "pass":
        return None
    if action not in ACTION_NAMES:
        return Reason("expansion-not-in-play")
    left = int(work_left(view, view.to_move))
    if left == 0:
        return Reason("final-column")
    return too_little_work(view, action, left) or _action(view, action, places)


def not_now(view: ClassicState) -> Reason:
    """Return that the phase asks something else."""
    boxes = "-boxes" if view.phase == INVEST_PHASE else ""
    return Reason(f"not-now-{PHASE_WORDS[int(view.phase)]}{boxes}")


def _action(view: ClassicState, action: str, places: tuple[str, ...]) -> Reason | None:
    areas = [view.county.area_numbers[place] for place in places]
    if action == "build":
        return _company_to_build(view) or why_not_anywhere(
            view, areas, lambda area: _why_not_build_at(view, area), ANYWHERE
        )
    if action == "extract":
        return why_not_anywhere(view, areas, lambda area: _why_not_extract_at(view, area), ANYWHERE)
    if action == "pumps":
        return no_pumps(view)
    if action in STOCK_NAMES:
        return stock_reason(view, action) or place_reason(view, action, areas)
    return None


def _company_to_build(view: ClassicState) -> Reason | None:
    """C-9: a mine left and the opening bid in money."""
    seat = view.to_move
    if view.mines_left[seat] == 0:
        return Reason("no-mine-left")
    money = int(view.money[seat])
    if money < LEAST_BID:
        return Reason("money-below-minimum", {"money": money, "minimum": LEAST_BID})
    return None


def _why_not_build_at(view: ClassicState, area: int) -> Reason | None:
    if view.owner[area] == EMPTY:
        return None
    return Reason("area-has-mine", {"area": view.county.area_names[area]})


def _why_not_extract_at(view: ClassicState, area: int) -> Reason | None:
    return why_not_extract(view, area, int(affordable_cubes(view, view.to_move, area)))
