"""Narration of what happens alike in both editions."""

# interpreted: told to people, step by step
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.knowledge import Event
from game.engine.move import Move
from game.titles.tinners_trail.rules.both_editions.developments import rightmost_pump_group
from game.titles.tinners_trail.rules.both_editions.money import adjusted_total, seats_from_best
from game.titles.tinners_trail.rules.both_editions.state import CountyState


def moved_marker(before: CountyState, after: CountyState, seat: int) -> list[Event]:
    """The work a marker has moved by (T-2, C-20)."""
    work = int(after.column[seat] - before.column[seat])
    return [Event("moved-marker", seat, amounts=(("work", work),))] if work > 0 else []


def told_extraction(before: CountyState, move: Move, after: CountyState) -> list[Event]:
    """Ore is raised, then water rises (X-1 .. X-4, C-10)."""
    seat = int(before.to_move)
    area = before.county.area_numbers[move.places[0]]
    cubes = move.amount("tin") + move.amount("copper")
    pounds = (("pounds", cubes * int(before.water[area])),)
    return [
        Event("extracted", seat, move.places, amounts=move.amounts + pounds),
        Event("flooded", seat, move.places, amounts=(("water", 1),)),
        *moved_marker(before, after, seat),
    ]


def told_pumps(before: CountyState, move: Move, after: CountyState) -> list[Event]:
    """A group of steam pumps is taken (D-6, C-23)."""
    seat = int(before.to_move)
    taken = int(before.pumps[rightmost_pump_group(before)])
    events = [Event("took-pumps", seat, amounts=(("pumps", taken),))]
    return events + moved_marker(before, after, seat)


def told_pump(before: CountyState, move: Move, after: CountyState) -> list[Event]:
    """Water is pumped, or the pumps in hand are given up (D-6, C-23)."""
    seat = int(before.to_move)
    if not move.places:
        return [Event("gave-up-pumps", seat, amounts=(("pumps", int(before.pumps_left)),))]
    return [Event("pumped", seat, move.places, amounts=(("water", 1),))]


def told_pasties(before: CountyState, move: Move, after: CountyState) -> list[Event]:
    """D-8, C-28."""
    seat = int(before.to_move)
    return [Event("pasties", seat, amounts=(("pounds", 1),)), *moved_marker(before, after, seat)]


def told_pass(before: CountyState, move: Move, after: CountyState) -> list[Event]:
    """T-4, C-21."""
    place = int(before.passed)
    return [Event("passed", int(before.to_move), amounts=(("place", place),))]


def told_price(before: CountyState, move: Move, after: CountyState) -> list[Event]:
    """The dice, what the old price takes off or adds to them, and the price (P-1, P-2, C-4)."""
    tin, county = move.choice == "tin", before.county
    price = int(after.tin_price if tin else after.copper_price)
    thrown = sum(amount for _, amount in move.amounts)
    tin_before, copper_before = int(before.last_tin), int(before.last_copper)
    old = (county.tin_price, tin_before) if tin else (county.copper_price, copper_before)
    total = int(adjusted_total(before, thrown, *old))
    dice = tuple((f"{name}_die", amount) for name, amount in move.amounts)
    pulled = (("pulled", total - thrown),) if total != thrown else ()
    kind = "tin-price" if tin else "copper-price"
    return [Event(kind, -1, amounts=(*dice, *pulled, ("total", total), ("price", price)))]


def told_ranking(after: CountyState) -> list[Event]:
    """The final places, best first (R-4, C-16)."""
    return [
        Event("ended", seat, amounts=(("place", place), ("points", int(after.points[seat]))))
        for place, seat in enumerate(seats_from_best(after))
    ]


COUNTY_TELLERS: Final[dict[str, Callable[[CountyState, Move, CountyState], list[Event]]]] = {
    "extract": told_extraction,
    "pumps": told_pumps,
    "pump": told_pump,
    "pasties": told_pasties,
    "pass": told_pass,
}
