"""Narration: what happened in one step of a game of the edition of 2007."""

# interpreted: told to people, step by step
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.knowledge import Event, Shares, changes_between
from game.engine.move import Move
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules import state_form as both
from game.titles.tinners_trail.rules.both_editions.narrate import (
    COUNTY_TELLERS,
    moved_marker,
    told_price,
    told_ranking,
)
from game.titles.tinners_trail.rules.both_editions.reasons import ACTION_NAMES
from game.titles.tinners_trail.rules.edition_2007.ground import is_empty
from game.titles.tinners_trail.rules.edition_2007.kinds import PROSPECT_PHASE
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.edition_2007.state_form import FORM
from game.titles.tinners_trail.rules.kinds import ACTIONS, AUCTION, EMPTY, OVER, PUMPS_PHASE

Amounts = tuple[tuple[str, int], ...]

ACTING: Final = (ACTIONS, AUCTION, PUMPS_PHASE)
CUBES: Final = ("tin", "copper", "water")
ONLY_WITH: Final = {"boxes": "invested"}


def narrate(before: ClassicState, move: Move | None, after: ClassicState) -> tuple[Event, ...]:
    """Return the events of a step; everybody sees the same (C-19).

    The last event is always "asked": whose turn it is now. Applied in order, the changes of all
    events turn the plain form of `before` into that of `after`.
    """
    events: list[Event] = []
    if move is not None:
        teller = TELLERS.get(move.kind)
        events += teller(before, move, after) if teller else []
        events += _sold_ground(before, move, after)
    events += _automatic_steps(before, move, after)
    events.append(Event("asked", int(after.to_move)))
    shares = Shares(FORM, {both.AREA: after.county.area_names}, ONLY_WITH)
    return shares.share_out(changes_between(before, after), events)


def _build(before: ClassicState, move: Move, _after: ClassicState) -> list[Event]:
    return [Event("opened-auction", int(before.to_move), move.places, amounts=(("minimum", 1),))]


def _bid(before: ClassicState, move: Move, _after: ClassicState) -> list[Event]:
    """A bid, and those it leaves without an answer (C-9)."""
    seat, pounds = int(before.to_move), move.amount("pounds")
    out = [
        other
        for other in range(int(before.seats))
        if other != seat and before.bidding[other] and before.money[other] <= pounds
    ]
    return [
        Event("bid", seat, amounts=(("pounds", pounds),)),
        *(Event("dropped", other, amounts=(("by_itself", 1),)) for other in out),
    ]


def _drop(before: ClassicState, _move: Move, _after: ClassicState) -> list[Event]:
    return [Event("dropped", int(before.to_move))]


def _sold_ground(before: ClassicState, move: Move, after: ClassicState) -> list[Event]:
    """The end of an auction: payment, time points and the mine (C-9)."""
    if before.area == EMPTY or before.owner[before.area] == after.owner[before.area]:
        return []
    winner = int(after.owner[before.area])
    place = (before.county.area_names[int(before.area)],)
    price = move.amount("pounds") if move.kind == "bid" else int(before.high_bid)
    return [
        Event("won", winner, place, amounts=(("pounds", price),)),
        Event("moved-marker", winner, amounts=(("work", int(before.county.build_work)),)),
        Event("built", winner, place),
    ]


def _piece(before: ClassicState, move: Move, after: ClassicState) -> list[Event]:
    seat = int(before.to_move)
    return [
        Event(f"placed-{move.kind}", seat, move.places),
        *_drained(before, after, seat),
        *_waits(before, move, seat),
        *moved_marker(before, after, seat),
    ]


def _adit(before: ClassicState, move: Move, after: ClassicState) -> list[Event]:
    seat, numbers = int(before.to_move), before.county.area_numbers
    open_sides = [place for place in move.places if not is_empty(before, numbers[place])]
    found: Amounts = (("tin", 1), ("copper", 1))
    return [
        Event("dug-adit", seat, move.places),
        *(Event("cubes", seat, (place,), amounts=found) for place in open_sides),
        *_drained(before, after, seat),
        *_waits(before, move, seat),
        *moved_marker(before, after, seat),
    ]


def _drained(before: ClassicState, after: ClassicState, seat: int) -> list[Event]:
    """Water that fell, area by area."""
    fell = [
        (name, int(before.water[area] - after.water[area]))
        for area, name in enumerate(after.county.area_names)
    ]
    return [
        Event("drained", seat, (name,), amounts=(("water", water),))
        for name, water in fell
        if water > 0
    ]


def _waits(before: ClassicState, move: Move, seat: int) -> list[Event]:
    """Pieces in empty ground count when its dice are rolled (C-12)."""
    numbers = before.county.area_numbers
    empty = [place for place in move.places if is_empty(before, numbers[place])]
    if move.kind == "miner":
        return []
    return [Event("counts-later", seat, (place,)) for place in empty]


def _invest(before: ClassicState, move: Move, after: ClassicState) -> list[Event]:
    seat, pounds = int(before.to_move), move.amount("pounds")
    if pounds == 0:
        return [Event("declined", seat)]
    points = int(after.points[seat] - before.points[seat])
    return [Event("invested", seat, amounts=(("pounds", pounds), ("points", points)))]


def _prospect(before: ClassicState, move: Move, _after: ClassicState) -> list[Event]:
    return [Event("prospected", int(before.to_move), move.places)]


def _roll(before: ClassicState, move: Move, after: ClassicState) -> list[Event]:
    """A price, or what lies in an area: the faces, and the cubes (C-4, C-12)."""
    if move.choice in ("tin", "copper"):
        return told_price(before, move, after)
    area = int(before.area)
    lying = (int(after.tin[area]), int(after.copper[area]), int(after.water[area]))
    faces = tuple((f"{name}_die", amount) for name, amount in move.amounts)
    found = tuple(zip(CUBES, lying, strict=True))
    place = (before.county.area_names[area],)
    return [Event("ground", CHANCE, place, amounts=(*faces, *found))]


def _automatic_steps(before: ClassicState, move: Move | None, after: ClassicState) -> list[Event]:
    """What follows by itself: the last pass, the sale, the round's end (C-7, C-13, C-26)."""
    events: list[Event] = []
    if before.phase in ACTING and after.phase not in ACTING:
        events += _last_pass(before, move)
        events += _sales(before, move)
    if before.phase != PROSPECT_PHASE and _has_ended_round(before, after):
        events += [Event("unused-left", CHANCE), Event("markers-returned", CHANCE)]
    if after.round != before.round:
        events.append(Event("round-began", CHANCE, amounts=(("round", int(after.round)),)))
    if after.phase == OVER and before.phase != OVER:
        events += told_ranking(after)
    return events


def _has_ended_round(before: ClassicState, after: ClassicState) -> bool:
    return after.phase == PROSPECT_PHASE or bool(after.round != before.round)


def _last_pass(before: ClassicState, move: Move | None) -> list[Event]:
    """The pass of the last player, which is not asked; the marker moves before it (C-7)."""
    if move is None or move.kind == "pass":
        return []
    last = next(seat for seat in range(int(before.seats)) if before.place[seat] == EMPTY)
    moved = []
    if move.kind in ACTION_NAMES:
        work = int(getattr(before.county, f"{move.kind}_work"))
        moved = [Event("moved-marker", last, amounts=(("work", work),))]
    return [*moved, Event("passed", last, amounts=(("place", int(before.passed)),))]


def _sales(before: ClassicState, move: Move | None) -> list[Event]:
    """Everybody sells all the ore at once, with what the last action brought (C-7, C-13)."""
    events = []
    took = move is not None and move.kind == "extract"
    for seat in range(int(before.seats)):
        tin, copper = int(before.ore_tin[seat]), int(before.ore_copper[seat])
        if move is not None and took and seat == before.to_move:
            tin += move.amount("tin")
            copper += move.amount("copper")
        if tin or copper:
            pounds = tin * int(before.tin_price) + copper * int(before.copper_price)
            amounts = (("tin", tin), ("copper", copper), ("pounds", pounds))
            events.append(Event("sold", seat, amounts=amounts))
    return events


TELLERS: Final[dict[str, Callable[[ClassicState, Move, ClassicState], list[Event]]]] = {
    **COUNTY_TELLERS,
    "build": _build,
    "bid": _bid,
    "drop": _drop,
    "miner": _piece,
    "port": _piece,
    "train": _piece,
    "adit": _adit,
    "invest": _invest,
    "prospect": _prospect,
    "roll": _roll,
}
