"""Why something both editions have is not possible: keys and facts for the words."""

# interpreted: asked when a person wants to know
from __future__ import annotations

from collections.abc import Callable, Mapping

from game.engine.move import Move
from game.engine.title import Fact, Reason
from game.titles.tinners_trail.rules.both_editions.county_view import STOCK_NAMES
from game.titles.tinners_trail.rules.both_editions.developments import (
    rightmost_pump_group,
    stock_of,
)
from game.titles.tinners_trail.rules.both_editions.state import CountyState
from game.titles.tinners_trail.rules.kinds import EMPTY, ROUNDS

ACTION_NAMES = (
    "build",
    "extract",
    "miner",
    "port",
    "train",
    "adit",
    "pumps",
    "pasties",
    "pass",
)


def too_little_work(view: CountyState, action: str, left: int) -> Reason | None:
    """T-3, C-8: an action needs its work points."""
    needed = int(getattr(view.county, f"{action}_work"))
    if needed > left:
        return Reason("too-little-work", {"action": action, "needed": needed, "left": left})
    return None


def no_pumps(view: CountyState) -> Reason | None:
    """D-6, C-23: a group of steam pumps must be left."""
    if rightmost_pump_group(view) != EMPTY:
        return None
    return Reason("no-pumps", {"round": int(view.round)})


def why_not_anywhere(
    view: CountyState,
    areas: list[int],
    question: Callable[[int], Reason | None],
    anywhere: Mapping[str, str],
) -> Reason | None:
    """Ask about the given area; without one, None if any area will do, else the best reason.

    `anywhere` are the reasons for all areas by those of single ones, best first.
    """
    if areas:
        return question(areas[0])
    reasons = [question(area) for area in range(int(view.county.areas))]
    if None in reasons:
        return None
    found = {asked.key for asked in reasons if asked}
    return Reason(
        next(anywhere[key] for key in anywhere if key in found), {"round": int(view.round)}
    )


def why_not_extract(view: CountyState, area: int, affordable: int) -> Reason | None:
    """X-1 .. X-3, C-10: an own mine with ore, and money for the water."""
    facts: dict[str, Fact] = {"area": view.county.area_names[area]}
    if view.owner[area] != view.to_move:
        return Reason("not-your-mine", facts)
    if view.tin[area] + view.copper[area] == 0:
        return Reason("no-ore-there", facts)
    if affordable == 0:
        water, money = int(view.water[area]), int(view.money[view.to_move])
        return Reason("water-too-dear", {**facts, "water": water, "money": money})
    return None


def stock_reason(view: CountyState, action: str) -> Reason | None:
    """The current round's column must still hold a piece (D, C-8)."""
    row = STOCK_NAMES.index(action)
    if stock_of(view, row) > 0:
        return None
    coming = [
        column + 1
        for column in range(int(view.round), ROUNDS)
        if view.stock[row * ROUNDS + column] > 0
    ]
    facts: dict[str, int | str] = {"development": action, "round": int(view.round)}
    if coming:
        return Reason("none-left-until", {**facts, "until": coming[0]})
    return Reason("none-left", facts)


def place_reason(view: CountyState, action: str, areas: list[int]) -> Reason | None:
    """D-1, D-3, D-5, C-11: one of a kind an area, ports on the coast, adits on free borders."""
    if not areas:
        return None
    names = view.county.area_names
    facts: dict[str, int | str] = {"development": action, "area": names[areas[0]]}
    if action == "adit":
        return _adit_place(view, areas)
    if action == "port" and not view.county.coastal[areas[0]]:
        return Reason("inland", facts)
    standing = {"miner": view.miner, "port": view.port, "train": view.train}[action]
    return Reason("already-there", facts) if standing[areas[0]] else None


def _adit_place(view: CountyState, areas: list[int]) -> Reason | None:
    names = view.county.area_names
    if len(areas) == 1:
        free = [
            border
            for border in range(int(view.county.borders))
            if not view.adit[border]
            and areas[0] in (view.county.border_west[border], view.county.border_east[border])
        ]
        return None if free else Reason("every-border-has-adit", {"area": names[areas[0]]})
    facts: dict[str, int | str] = {"area": names[areas[0]], "other": names[areas[1]]}
    border = view.county.border_between(areas[0], areas[1])
    if border == EMPTY:
        return Reason("not-neighbours", facts)
    return Reason("adit-there", facts) if view.adit[border] else None


def too_many_cubes(state: CountyState, move: Move, capacity: int, affordable: int) -> Reason:
    """X-1 .. X-3, C-10: at least one cube, no more than lie there, can be carried and paid."""
    area = state.county.area_numbers[move.places[0]]
    tin, copper = move.amount("tin"), move.amount("copper")
    facts: dict[str, Fact] = {"area": state.county.area_names[area]}
    if tin + copper == 0:
        return Reason("no-cube-named", facts)
    if tin > state.tin[area] or copper > state.copper[area]:
        lying = {"tin": int(state.tin[area]), "copper": int(state.copper[area])}
        return Reason("not-so-many-cubes", {**facts, **lying})
    if tin + copper > capacity:
        return Reason("over-capacity", {**facts, "capacity": capacity})
    money, water = int(state.money[state.to_move]), int(state.water[area])
    return Reason("cubes-too-dear", {**facts, "cubes": affordable, "money": money, "water": water})


def money_of(state: CountyState) -> dict[str, Fact]:
    """Return the fact of what the deciding seat has."""
    return {"money": int(state.money[state.to_move])}


def why_not_bid(state: CountyState, move: Move) -> Reason:
    """A-3, A-6, C-9: at least the minimum, more than the highest bid, no more than one has."""
    pounds = move.amount("pounds")
    if pounds > state.money[state.to_move]:
        return Reason("bid-above-money", {"pounds": pounds, **money_of(state)})
    if state.high_bidder == EMPTY:
        return Reason("bid-below-minimum", {"pounds": pounds, "minimum": int(state.minimum)})
    return Reason("bid-not-higher", {"pounds": pounds, "high": int(state.high_bid)})


def why_not_drop(state: CountyState, _move: Move) -> Reason:
    """A-3, C-9: whoever opens must bid."""
    return Reason("opener-must-bid", {"minimum": int(state.minimum)})
