"""Narration of what happens by itself between phases and rounds (I, R, P-3)."""

from __future__ import annotations

from game.engine.events import Event
from game.engine.move import Move
from game.titles.tinners_trail.rules.adelaide import COPPER, TIN, rise_of
from game.titles.tinners_trail.rules.county.narrate import told_ranking
from game.titles.tinners_trail.rules.end_of_round import SURVEY_PUMP_WATER
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    ADELAIDE_PHASE,
    DRAFT,
    INVEST_PHASE,
    OVER,
    PLACE_PHASE,
    PUMPS_PHASE,
    ROUNDS,
)
from game.titles.tinners_trail.rules.narrate_emigration import (
    ORES,
    narrate_kimberley,
    narrate_lost_pieces,
)
from game.titles.tinners_trail.rules.narrate_wallace import narrate_help, narrate_his_profit
from game.titles.tinners_trail.rules.state import TrailState


def narrate_new_phase(before: TrailState, move: Move | None, after: TrailState) -> list[Event]:
    """Tell the automatic steps between the phase before and the phase after."""
    events: list[Event] = []
    if before.phase == DRAFT and after.phase != DRAFT:
        events.append(Event("hands-kept", -1))
    if _everything_is_sold(before, after):
        raised = ORES[move.choice] if move and move.kind == "adelaide" else TIN
        events += _sales(before, raised)
        events += narrate_his_profit(before, after)
        if before.round == ROUNDS:
            events += _final_investments(before, after)
    if before.phase in (ACTIONS, ADELAIDE_PHASE, INVEST_PHASE) and _round_ended(before, after):
        events += [Event("unused-left", -1), Event("markers-returned", -1)]
        if before.board.arsenic:
            events.append(Event("market-closed", -1, amounts=(("section", int(before.round)),)))
    if after.round != before.round:
        events += _new_round(before, after)
    if after.phase == OVER and before.phase != OVER:
        events += narrate_lost_pieces(before, after)
        events += told_ranking(after)
    return events


def _everything_is_sold(before: TrailState, after: TrailState) -> bool:
    """Return whether all ore is sold in this step: after the last pass, or after Adelaide (I-1)."""
    if before.phase == ADELAIDE_PHASE:
        return True
    last_pass = int(before.passed) == int(before.seats) - 1
    return (
        before.phase == ACTIONS
        and last_pass
        and after.phase not in (ACTIONS, PUMPS_PHASE, PLACE_PHASE, ADELAIDE_PHASE)
        and after.area < 0
    )


def _round_ended(before: TrailState, after: TrailState) -> bool:
    """Return whether the markers have gone back to column 0 in this step (R-2)."""
    return after.phase != OVER and (after.round != before.round or after.next_peek >= 0)


def _sales(before: TrailState, raised: int) -> list[Event]:
    """Everybody sells all the ore at once, one perhaps at Adelaide's prices (I-1, E-7)."""
    events = []
    for seat in range(int(before.seats)):
        tin, copper = int(before.ore_tin[seat]), int(before.ore_copper[seat])
        if tin or copper:
            pounds = _income(before, seat, raised)
            amounts = (("tin", tin), ("copper", copper), ("pounds", pounds))
            events.append(Event("sold", seat, amounts=amounts))
    return events


def _income(before: TrailState, seat: int, raised: int) -> int:
    tin_price, copper_price = int(before.tin_price), int(before.copper_price)
    if before.board.emigration:
        tin_price += int(rise_of(before, seat, TIN, raised))
        copper_price += int(rise_of(before, seat, COPPER, raised))
    return int(before.ore_tin[seat]) * tin_price + int(before.ore_copper[seat]) * copper_price


def _final_investments(before: TrailState, after: TrailState) -> list[Event]:
    """Round 4: everybody invests all they can (I-3); of Lord Wallace it has been told."""
    events = []
    for seat in range(int(before.seats)):
        if seat == before.board.wallace_seat:
            continue
        income = _income(before, seat, TIN)  # nothing is named in round 4: both ores rise alike
        pounds = int(before.money[seat]) + income - int(after.money[seat])
        points = int(after.points[seat] - before.points[seat])
        if pounds:
            amounts = (("pounds", pounds), ("points", points))
            events.append(Event("invested", seat, amounts=amounts))
    return events


def _new_round(before: TrailState, after: TrailState) -> list[Event]:
    """A round begins: survey pumps, Kimberley, help for Lord Wallace, in this order (P-3)."""
    events = [Event("round-began", -1, amounts=(("round", int(after.round)),))]
    pumped = before.clone()
    assert isinstance(pumped, TrailState)
    for area, name in enumerate(after.board.area_names):
        if before.pump[area] and before.water[area] > 0:
            pumped.water[area] -= SURVEY_PUMP_WATER
            water = (("water", SURVEY_PUMP_WATER),)
            events.append(Event("survey-pump", -1, (name,), amounts=water))
    return [*events, *narrate_kimberley(before, after), *narrate_help(pumped, after)]
