"""Why a move or an action is not possible now, in the edition of 2007."""

# interpreted: asked when a person wants to know
# interpreted: asked when a move has been refused
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.move import Move
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Fact, Reason
from game.titles.tinners_trail.rules.both_editions.county_view import STOCK_NAMES
from game.titles.tinners_trail.rules.both_editions.reasons import (
    ACTION_NAMES,
    money_of,
    no_pumps,
    place_reason,
    stock_reason,
    too_little_work,
    too_many_cubes,
    why_not_anywhere,
    why_not_bid,
    why_not_drop,
    why_not_extract,
)
from game.titles.tinners_trail.rules.edition_2007.actions import (
    LEAST_BID,
    affordable_cubes,
    capacity,
    work_left,
)
from game.titles.tinners_trail.rules.edition_2007.investing import is_open
from game.titles.tinners_trail.rules.edition_2007.kinds import PHASE_WORDS, PROSPECT_PHASE
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    AUCTION,
    EMPTY,
    INVEST_PHASE,
    PRICES,
    PUMPS_PHASE,
)

# Why an action is not possible in the edition of 2007 (C-7 .. C-11).

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


# Why a readable move is refused now, move by move, in the edition of 2007.

LUCK: Final = "roll"
OF_AREA: Final = "area"  # a roll's choice, beside the two ores
PHASE_OF_KIND: Final = {
    "bid": AUCTION,
    "drop": AUCTION,
    "pump": PUMPS_PHASE,
    "invest": INVEST_PHASE,
    "prospect": PROSPECT_PHASE,
    **dict.fromkeys(ACTION_NAMES, ACTIONS),
}


def refusal(state: ClassicState, move: Move) -> Reason:
    """Return why the move, which is not legal now, is refused."""
    if state.to_move == NOBODY:
        return Reason("game-over")
    if state.to_move == CHANCE:
        return _roll(state, move) if move.kind == LUCK else Reason("luck-is-due")
    if move.kind == LUCK:
        return Reason("no-luck-due")
    if PHASE_OF_KIND[move.kind] != state.phase:
        return not_now(state)
    found = why_not(state, move.kind, move.places) if move.kind in ACTION_NAMES else None
    return found or QUESTIONS[move.kind](state, move)


def _roll(state: ClassicState, move: Move) -> Reason:
    if state.phase != PRICES and move.choice != OF_AREA:
        return Reason("area-roll-due", {"area": state.county.area_names[int(state.area)]})
    due = "tin" if state.tin_price == 0 else "copper"
    if state.phase == PRICES and move.choice != due:
        return Reason("other-roll-due", {"ore": due})
    return Reason("no-such-faces")


def _extract(state: ClassicState, move: Move) -> Reason:
    area = state.county.area_numbers[move.places[0]]
    most, paid = capacity(state, area), affordable_cubes(state, state.to_move, area)
    return too_many_cubes(state, move, int(most), int(paid))


def _pump(_state: ClassicState, move: Move) -> Reason:
    return Reason("no-water-there", {"area": move.places[0]})


def _invest(state: ClassicState, move: Move) -> Reason:
    """C-14: the price of a box of this round with a free place, and the money for it."""
    pounds = move.amount("pounds")
    row = int(state.board.row_of_price(pounds))
    facts: dict[str, Fact] = {"pounds": pounds}
    if row == EMPTY:
        prices = [f"£{price}" for price in state.board.box_price]
        return Reason("no-such-box", {**facts, "prices": ", ".join(prices)})
    if not is_open(state, row):
        return Reason("box-is-full", facts)
    return Reason("invest-above-money", {**facts, **money_of(state)})


def _prospect(_state: ClassicState, move: Move) -> Reason:
    return Reason("area-not-empty", {"area": move.places[0]})


QUESTIONS: Final[dict[str, Callable[[ClassicState, Move], Reason]]] = {
    "extract": _extract,
    "bid": why_not_bid,
    "drop": why_not_drop,
    "pump": _pump,
    "invest": _invest,
    "prospect": _prospect,
}
