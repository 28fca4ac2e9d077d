"""Narration of what happens by itself between phases and rounds (I, R, P-3)."""

from __future__ import annotations

from game.engine.events import Event
from game.engine.rows import numbers_of, zeros
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    DRAFT,
    INVEST_PHASE,
    OVER,
    PUMPS_PHASE,
    ROUNDS,
)
from game.titles.tinners_trail.rules.scoring import standings
from game.titles.tinners_trail.rules.state import TrailState


def narrate_new_phase(before: TrailState, after: TrailState) -> list[Event]:
    """Tell the automatic steps between the phase before and the phase after."""
    events: list[Event] = []
    if before.phase == DRAFT and after.phase != DRAFT:
        events.append(Event("hands-kept", -1))
    if _all_have_passed(before, after):
        events += _sales(before)
        if before.round == ROUNDS:
            events += _final_investments(before, after)
    if before.phase in (ACTIONS, INVEST_PHASE) and _round_ended(before, after):
        events += [Event("unused-left", -1), Event("markers-returned", -1)]
    if after.round != before.round:
        events += _new_round(before, after)
    if after.phase == OVER and before.phase != OVER:
        events += _ranking(after)
    return events


def _all_have_passed(before: TrailState, after: TrailState) -> bool:
    """Return whether this step's pass was the last one (T-4)."""
    last_pass = int(before.passed) == int(before.seats) - 1
    return (
        before.phase == ACTIONS
        and last_pass
        and after.phase not in (ACTIONS, PUMPS_PHASE)
        and after.area < 0
    )


def _round_ended(before: TrailState, after: TrailState) -> bool:
    """Return whether the markers have gone back to column 0 in this step (R-2)."""
    return after.phase != OVER and (after.round != before.round or after.next_peek >= 0)


def _sales(before: TrailState) -> list[Event]:
    """Everybody sells all the ore at once (I-1)."""
    events = []
    for seat in range(int(before.seats)):
        tin, copper = int(before.ore_tin[seat]), int(before.ore_copper[seat])
        if tin or copper:
            pounds = tin * int(before.tin_price) + copper * int(before.copper_price)
            amounts = (("tin", tin), ("copper", copper), ("pounds", pounds))
            events.append(Event("sold", seat, amounts=amounts))
    return events


def _final_investments(before: TrailState, after: TrailState) -> list[Event]:
    """Round 4: everybody invests all they can (I-3)."""
    events = []
    for seat in range(int(before.seats)):
        tin, copper = int(before.ore_tin[seat]), int(before.ore_copper[seat])
        income = tin * int(before.tin_price) + copper * int(before.copper_price)
        pounds = int(before.money[seat]) + income - int(after.money[seat])
        points = int(after.points[seat] - before.points[seat])
        if pounds:
            amounts = (("pounds", pounds), ("points", points))
            events.append(Event("invested", seat, amounts=amounts))
    return events


def _new_round(before: TrailState, after: TrailState) -> list[Event]:
    """A round begins; survey pumps take water out first (P-3)."""
    events = [Event("round-began", -1, amounts=(("round", int(after.round)),))]
    for area, name in enumerate(after.board.area_names):
        water = int(before.water[area] - after.water[area])
        if after.pump[area] and water > 0:
            events.append(Event("survey-pump", -1, (name,), amounts=(("water", water),)))
    return events


def _ranking(after: TrailState) -> list[Event]:
    """The final places, best first (R-4)."""
    places = zeros(after.seats)
    standings(after, places)
    order = numbers_of(places)
    return [
        Event("ended", seat, amounts=(("place", place), ("points", int(after.points[seat]))))
        for place, seat in sorted((place, seat) for seat, place in enumerate(order))
    ]
