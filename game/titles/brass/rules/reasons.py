"""Why an action is not possible: keys and facts for the words (B-4 .. B-13)."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Fact, Reason
from game.titles.brass.rules import kinds
from game.titles.brass.rules.components import INDUSTRIES
from game.titles.brass.rules.counters import is_open_port, top_of_stack
from game.titles.brass.rules.developing import income_level, lends
from game.titles.brass.rules.links import touched
from game.titles.brass.rules.reasons_of_building import (
    why_not_build,
    why_not_build_at,
    why_not_card,
    why_not_space,
    why_not_with_card,
)
from game.titles.brass.rules.selling import can_sell, has_buyer, is_own_mill
from game.titles.brass.rules.sources import NOT_TO_BE_HAD, can_pay, coal_price_of_line, iron_price
from game.titles.brass.rules.state import BrassState

FURTHER: Final = ("rail", "develop", "sell")  # phases that ask for more of the action

MARKET = "market"


def why_not(view: BrassState, action: str, places: tuple[str, ...] = ()) -> Reason | None:
    """Return why the seat to move cannot take the action, None if it can.

    `places` may name what it is about: an industry and a space to build on, an industry to
    develop, two places of a line, a mill's space and the port's space or "market". The action
    "space" asks about a space and perhaps an industry, be it with one card or two, "card" about
    building with a card of the hand alone, anything or an industry on a space.
    """
    if view.to_move == NOBODY:
        return Reason("game-over")
    if view.to_move == CHANCE:
        return Reason("luck-is-due")
    phase = kinds.PHASE_NAMES[int(view.phase)]
    if phase != "actions" and not (phase == action and action in FURTHER):
        return Reason(f"not-now-{phase}")
    return QUESTIONS[action](view, places) if action in QUESTIONS else None


def _industries(places: tuple[str, ...]) -> list[int]:
    return [INDUSTRIES.index(word) for word in places if word in INDUSTRIES]


def _space(view: BrassState, places: tuple[str, ...]) -> Reason | None:
    return why_not_space(view, _spaces(view, places)[0], _industries(places))


def _card(view: BrassState, places: tuple[str, ...]) -> Reason | None:
    card = view.board.card_names.index(places[0])
    spaces = _spaces(view, places[1:])
    if spaces:
        return why_not_with_card(view, card, _industries(places[1:])[0], spaces[0])
    return why_not_card(view, card)


def _spaces(view: BrassState, places: tuple[str, ...]) -> list[int]:
    numbers = view.board.space_numbers
    return [numbers[word] for word in places if word in numbers]


def _build(view: BrassState, places: tuple[str, ...]) -> Reason | None:
    industries = _industries(places)
    spaces = _spaces(view, places)
    if industries and spaces:
        return why_not_build_at(view, industries[0], spaces[0], kinds.ONE_CARD)
    return why_not_build(view, industries, spaces)


def _line(view: BrassState, places: tuple[str, ...]) -> int:
    """Return the line of two places, EMPTY without two, or without a line between them."""
    numbers = [
        view.board.place_numbers[word] for word in places if word in view.board.place_numbers
    ]
    return view.board.line_between(numbers[0], numbers[1]) if len(numbers) == 2 else kinds.EMPTY


def why_not_develop(view: BrassState, industries: list[int]) -> Reason | None:
    """B-11: a counter left on the stack, and the iron."""
    seat = int(view.to_move)
    asked = industries or range(len(INDUSTRIES))
    if all(top_of_stack(view, seat, industry) == kinds.EMPTY for industry in asked):
        if industries:
            return Reason("stack-empty", {"industry": INDUSTRIES[industries[0]]})
        return Reason("stacks-empty")
    price = int(iron_price(view))
    if not can_pay(view, seat, price):
        return Reason("iron-too-dear", {"pounds": price, "money": int(view.money[seat])})
    return None


def why_not_borrow(view: BrassState, steps: int) -> Reason | None:
    """B-13.2, B-13.3: the bank lends, and the income stays at the lowest level or above."""
    if not lends(view):
        return Reason("no-loans-now")
    level = int(income_level(view, view.to_move))
    if level - steps < kinds.LOWEST_LEVEL:
        pounds = int(steps * view.board.loan)
        facts = {"pounds": pounds, "level": level, "lowest": kinds.LOWEST_LEVEL}
        return Reason("income-too-low", dict(facts))
    return None


# Why a link cannot be built: era, line, counters left, where it starts, coal, money (B-10).


def why_not_canal(view: BrassState, line: int) -> Reason | None:
    """Return why the canal, or with EMPTY any, cannot be dug."""
    if view.era != kinds.CANAL:
        return Reason("canals-are-over")
    return _any_or_one(view, line, int(view.board.canal_cost))


def why_not_rail(view: BrassState, line: int) -> Reason | None:
    """Return why the rail, or with EMPTY any, cannot be laid; a second one is dearer."""
    if view.era != kinds.RAIL:
        return Reason("rails-come-later")
    second = view.phase == kinds.RAIL_PHASE
    pounds = view.board.second_rail_cost if second else view.board.rail_cost
    return _any_or_one(view, line, int(pounds))


def _any_or_one(view: BrassState, line: int, pounds: int) -> Reason | None:
    if line != kinds.EMPTY:
        return (
            _why_never_line(view, line) or _why_no_link(view) or _why_not_line(view, line, pounds)
        )
    no_link = _why_no_link(view)
    if no_link:
        return no_link
    board = view.board
    era = int(view.era)
    lines = [number for number in range(int(board.lines)) if board.fits_era(number, era)]
    reasons = [
        _why_never_line(view, number) or _why_not_line(view, number, pounds) for number in lines
    ]
    if None in reasons:
        return None
    found = {reason.key: reason for reason in reasons if reason}
    for key in ("too-dear-link", "no-coal-for-rail"):
        if key in found:
            return Reason(f"{key}-anywhere", found[key].facts)
    return Reason("no-line-anywhere")


def _why_no_link(view: BrassState) -> Reason | None:
    """Return why the seat cannot build any link, whatever the line."""
    if view.links_left[view.to_move] == 0:
        return Reason("no-links-left")
    return None if touched(view, int(view.to_move)) else Reason("nothing-to-start-from")


def _why_never_line(view: BrassState, line: int) -> Reason | None:
    """Return why nobody can build on the line in this era."""
    board = view.board
    facts: dict[str, Fact] = {"line": board.line_names[line]}
    if not board.fits_era(line, int(view.era)):
        return Reason("no-canal-line" if view.era == kinds.CANAL else "no-rail-line", facts)
    return Reason("line-taken", facts) if view.link[line] != kinds.EMPTY else None


def _why_not_line(view: BrassState, line: int, pounds: int) -> Reason | None:
    seat = int(view.to_move)
    board = view.board
    facts: dict[str, Fact] = {"line": board.line_names[line]}
    if not board.ends[line] & touched(view, seat):
        return Reason("not-touching", facts)
    coal = int(coal_price_of_line(view, line)) if view.era == kinds.RAIL else 0
    if coal == NOT_TO_BE_HAD:
        return Reason("no-coal-for-rail", facts)
    if not can_pay(view, seat, pounds + coal):
        money = int(view.money[seat])
        return Reason("too-dear-link", {**facts, "pounds": pounds + coal, "money": money})
    return None


# Why cotton cannot be sold: mill, way, port, distant market (B-12).


def why_not_sell(view: BrassState, places: tuple[str, ...]) -> Reason | None:
    """Return why the mill cannot be sold to the port or market; less named asks for any."""
    spaces = _spaces(view, places)
    if not spaces:
        return _why_no_sale(view)
    reason = why_not_mill(view, spaces[0])
    if reason:
        return reason
    if MARKET in places:
        return why_not_market(view, spaces[0])
    if len(spaces) > 1:
        return why_not_port(view, spaces[0], spaces[1])
    facts: dict[str, Fact] = {"mill": view.board.space_names[spaces[0]]}
    return None if has_buyer(view, spaces[0]) else Reason("no-buyer", facts)


def _why_no_sale(view: BrassState) -> Reason | None:
    seat = int(view.to_move)
    if can_sell(view, seat):
        return None
    mills = [space for space in range(int(view.board.spaces)) if is_own_mill(view, seat, space)]
    return Reason("no-buyer-anywhere") if mills else Reason("no-mill")


def why_not_mill(view: BrassState, space: int) -> Reason | None:
    """B-12.1, B-12.10: an own mill that has not been sold."""
    facts: dict[str, Fact] = {"mill": view.board.space_names[space]}
    if (
        view.owner[space] != view.to_move
        or view.counter[space] // kinds.LEVELS != kinds.COTTON_MILL
    ):
        return Reason("not-your-mill", facts)
    return Reason("mill-sold", facts) if view.flipped[space] else None


def why_not_market(view: BrassState, mill: int) -> Reason | None:
    """B-12.3, B-12.6: the market is open and a built port connected."""
    if view.demand == kinds.LAST_DEMAND:
        return Reason("market-closed")
    connected = view.reach[view.board.place_of[mill]] & view.ports_at
    return None if connected else Reason("no-port-connected", _mill(view, mill))


def why_not_port(view: BrassState, mill: int, port: int) -> Reason | None:
    """B-12.2: an unflipped port, connected."""
    facts = {**_mill(view, mill), "port": view.board.space_names[port]}
    if view.owner[port] == kinds.EMPTY or not is_open_port(view, port):
        return Reason("no-open-port", facts)
    if not view.reach[view.board.place_of[mill]] & view.board.here[port]:
        return Reason("port-not-connected", facts)
    return None


def _mill(view: BrassState, mill: int) -> dict[str, Fact]:
    return {"mill": view.board.space_names[mill]}


QUESTIONS: Final[dict[str, Callable[[BrassState, tuple[str, ...]], Reason | None]]] = {
    "build": _build,
    "space": _space,
    "card": _card,
    "canal": lambda view, places: why_not_canal(view, _line(view, places)),
    "rail": lambda view, places: why_not_rail(view, _line(view, places)),
    "develop": lambda view, places: why_not_develop(view, _industries(places)),
    "sell": why_not_sell,
    "loan": lambda view, _places: why_not_borrow(view, 1),
}
