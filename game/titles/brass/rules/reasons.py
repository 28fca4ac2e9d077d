"""Why an action is not possible: keys and facts for the words (B-4 .. B-13)."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.reasons import Reason
from game.engine.rules import CHANCE, NOBODY
from game.titles.brass.rules.components import INDUSTRIES
from game.titles.brass.rules.counters import top_of_stack
from game.titles.brass.rules.kinds import (
    ACTIONS,
    DEVELOP_PHASE,
    EMPTY,
    LOWEST_LEVEL,
    ONE_CARD,
    PHASE_NAMES,
    RAIL_PHASE,
    SELL_PHASE,
)
from game.titles.brass.rules.lending import income_level, lends
from game.titles.brass.rules.reasons_of_building import why_not_build, why_not_build_at
from game.titles.brass.rules.reasons_of_links import why_not_canal, why_not_rail
from game.titles.brass.rules.reasons_of_sales import why_not_sell
from game.titles.brass.rules.sources import can_pay, iron_price
from game.titles.brass.rules.state import BrassState

ACTION_NAMES: Final = ("build", "canal", "rail", "develop", "sell", "loan", "pass")
FURTHER: Final = {"rail": RAIL_PHASE, "develop": DEVELOP_PHASE, "sell": SELL_PHASE}


def why_not(view: BrassState, action: str, places: tuple[str, ...] = ()) -> Reason | None:
    """Return why the seat to move cannot take the action, None if it can.

    `places` may name what it is about: an industry and a space to build on, an industry to
    develop, two places of a line, a mill's space and the port's space or "market".
    """
    if view.to_move == NOBODY:
        return Reason("game-over")
    if view.to_move == CHANCE:
        return Reason("luck-is-due")
    if view.phase not in (ACTIONS, FURTHER.get(action)):
        return Reason(f"not-now-{PHASE_NAMES[int(view.phase)]}")
    return QUESTIONS[action](view, places) if action in QUESTIONS else None


def _build(view: BrassState, places: tuple[str, ...]) -> Reason | None:
    industries = [INDUSTRIES.index(word) for word in places if word in INDUSTRIES]
    spaces = [view.board.space_numbers[word] for word in places if word in view.board.space_numbers]
    seat = int(view.to_move)
    if industries and spaces:
        return why_not_build_at(view, seat, industries[0], spaces[0], ONE_CARD)
    return why_not_build(view, seat, industries, spaces)


def _line(view: BrassState, places: tuple[str, ...]) -> int:
    """Return the line of two places, EMPTY without two, or without a line between them."""
    numbers = [
        view.board.place_numbers[word] for word in places if word in view.board.place_numbers
    ]
    return view.board.line_between(numbers[0], numbers[1]) if len(numbers) == 2 else EMPTY


def _canal(view: BrassState, places: tuple[str, ...]) -> Reason | None:
    return why_not_canal(view, int(view.to_move), _line(view, places))


def _rail(view: BrassState, places: tuple[str, ...]) -> Reason | None:
    return why_not_rail(view, int(view.to_move), _line(view, places))


def _develop(view: BrassState, places: tuple[str, ...]) -> Reason | None:
    industries = [INDUSTRIES.index(word) for word in places if word in INDUSTRIES]
    return why_not_develop(view, int(view.to_move), industries)


def why_not_develop(view: BrassState, seat: int, industries: list[int]) -> Reason | None:
    """B-11: a counter left on the stack, and the iron."""
    asked = industries or range(len(INDUSTRIES))
    if all(top_of_stack(view, seat, industry) == EMPTY for industry in asked):
        if industries:
            return Reason("stack-empty", {"industry": INDUSTRIES[industries[0]]})
        return Reason("stacks-empty")
    price = int(iron_price(view))
    if not can_pay(view, seat, price):
        return Reason("iron-too-dear", {"pounds": price, "money": int(view.money[seat])})
    return None


def _sell(view: BrassState, places: tuple[str, ...]) -> Reason | None:
    return why_not_sell(view, int(view.to_move), places)


def _loan(view: BrassState, _places: tuple[str, ...]) -> Reason | None:
    return why_not_borrow(view, int(view.to_move), 1)


def why_not_borrow(view: BrassState, seat: int, steps: int) -> Reason | None:
    """B-13.2, B-13.3: the bank lends, and the income stays at the lowest level or above."""
    if not lends(view):
        return Reason("no-loans-now")
    level = int(income_level(view, seat))
    if level - steps < LOWEST_LEVEL:
        facts = {"pounds": int(steps * view.board.loan), "level": level, "lowest": LOWEST_LEVEL}
        return Reason("income-too-low", dict(facts))
    return None


QUESTIONS: Final[dict[str, Callable[[BrassState, tuple[str, ...]], Reason | None]]] = {
    "build": _build,
    "canal": _canal,
    "rail": _rail,
    "develop": _develop,
    "sell": _sell,
    "loan": _loan,
}
