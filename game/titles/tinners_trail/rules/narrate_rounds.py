"""Events of the automatic steps between phases and rounds (I, R, P-3)."""

# interpreted: used once a step, for people

from __future__ import annotations

from game.engine.events import Event
from game.engine.move import Move
from game.titles.tinners_trail.rules import (
    emigration_narration,
    kinds,
    narrate_wallace,
)
from game.titles.tinners_trail.rules.adelaide import COPPER_ANSWER, TIN_ANSWER, price_rise_pounds
from game.titles.tinners_trail.rules.narrate_auction import make_event
from game.titles.tinners_trail.rules.ranking import seats_from_best
from game.titles.tinners_trail.rules.round_end import WATER_REMOVED_BY_SURVEY_PUMP
from game.titles.tinners_trail.rules.state import TrailState


def ranking_events(after: TrailState) -> list[Event]:
    """Return the events of the final ranking, best first (R-4, C-16)."""
    return [
        make_event("ended", seat, place=place, points=after.points[seat])
        for place, seat in enumerate(seats_from_best(after))
    ]


def new_phase_events(before: TrailState, move: Move | None, after: TrailState) -> list[Event]:
    """Return the events of the automatic steps that follow when a phase ends: the sale, the end
    and beginning of rounds, last investments and the final ranking; [] if there are none.
    """
    events: list[Event] = []
    if before.phase == kinds.DRAFT_PHASE and after.phase != kinds.DRAFT_PHASE:
        events.append(Event("hands-kept", -1))
    if _is_all_ore_sold_in_step(before, after):
        raised = (
            emigration_narration.ORE_ANSWER_BY_NAME[move.choice]
            if move and move.kind == "adelaide"
            else TIN_ANSWER
        )
        events += ore_sale_events(before, move, raised)
        events += narrate_wallace.wallace_profit_events(before, after)
        if before.round == kinds.ROUND_COUNT:
            events += _automatic_final_investment_events(before, after)
    was_on = before.phase in (kinds.ACTIONS_PHASE, kinds.ADELAIDE_PHASE, kinds.INVEST_PHASE)
    returned = after.round != before.round or after.next_peek >= 0  # the markers
    if was_on and returned and after.phase != kinds.GAME_OVER_PHASE:
        events += [Event("unused-left", -1), Event("markers-returned", -1)]
        if before.board.has_arsenic:
            events.append(make_event("market-closed", -1, section=before.round))
    if after.round != before.round:
        events += _new_round_events(before, after)
    if after.phase == kinds.GAME_OVER_PHASE and before.phase != kinds.GAME_OVER_PHASE:
        events += emigration_narration.waiting_pieces_lost_at_end_events(before, after)
        events += ranking_events(after)
    return events


def _is_all_ore_sold_in_step(before: TrailState, after: TrailState) -> bool:
    """Return whether all ore is sold in this step: after the last pass, or after Adelaide (I-1)."""
    if before.phase == kinds.ADELAIDE_PHASE:
        return True
    last_pass = int(before.passed) == int(before.seats) - 1
    return (
        before.phase == kinds.ACTIONS_PHASE
        and last_pass
        and after.phase
        not in (
            kinds.ACTIONS_PHASE,
            kinds.PUMPS_PHASE,
            kinds.PLACE_WAITING_PIECES_PHASE,
            kinds.ADELAIDE_PHASE,
        )
        and after.area < 0
    )


def ore_sale_events(
    before: TrailState, move: Move | None, ore_with_larger_rise: int
) -> list[Event]:
    """Return the events of every seat selling all its ore, with Adelaide's rises (I-1, E-7, C-13).

    In 2007 the ore of the last action is sold too (C-7).
    """
    events = []
    took = move if move is not None and move.kind == "extract" else None
    for seat in range(int(before.seats)):
        tin = int(before.ore_tin[seat])
        copper = int(before.ore_copper[seat])
        if took is not None and seat == before.to_move:
            tin, copper = tin + took.amount("tin"), copper + took.amount("copper")
        if tin or copper:
            pounds = _sale_proceeds(before, seat, ore_with_larger_rise, tin, copper)
            events.append(make_event("sold", seat, tin=tin, copper=copper, pounds=pounds))
    return events


def _sale_proceeds(
    before: TrailState, seat: int, ore_with_larger_rise: int, tin: int, copper: int
) -> int:
    tin_price = int(before.tin_price)
    copper_price = int(before.copper_price)
    if before.board.has_emigration:
        tin_price += int(price_rise_pounds(before, seat, TIN_ANSWER, ore_with_larger_rise))
        copper_price += int(price_rise_pounds(before, seat, COPPER_ANSWER, ore_with_larger_rise))
    return tin * tin_price + copper * copper_price


def _automatic_final_investment_events(before: TrailState, after: TrailState) -> list[Event]:
    """Return the events of round 4, in which every seat invests all it can (I-3), without Lord
    Wallace.
    """
    events = []
    for seat in range(int(before.seats)):
        if seat == before.board.wallace_seat:
            continue
        # In round 4 no ore is named: both rise alike.
        tin = int(before.ore_tin[seat])
        copper = int(before.ore_copper[seat])
        income = _sale_proceeds(before, seat, TIN_ANSWER, tin, copper)
        pounds = int(before.money[seat]) + income - int(after.money[seat])
        if pounds:
            points = after.points[seat] - before.points[seat]
            events.append(make_event("invested", seat, pounds=pounds, points=points))
    return events


def _new_round_events(before: TrailState, after: TrailState) -> list[Event]:
    """Return the events of a new round: survey pumps, Kimberley, Lord Wallace's help (P-3)."""
    events = [make_event("round-began", -1, round=after.round)]
    pumped = before.clone()
    assert isinstance(pumped, TrailState)
    for area, name in enumerate(after.board.area_names):
        if before.pump[area] and before.water[area] > 0:
            pumped.water[area] -= WATER_REMOVED_BY_SURVEY_PUMP
            events.append(make_event("survey-pump", -1, name, water=WATER_REMOVED_BY_SURVEY_PUMP))
    return [
        *events,
        *emigration_narration.kimberley_payment_events(before, after),
        *narrate_wallace.wallace_help_events(pumped, after),
    ]
