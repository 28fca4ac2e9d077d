"""Narration: the events of one step, from one seat's view before and after."""

# interpreted: used once a step, for people

from __future__ import annotations

from game.engine.events import Event
from game.engine.knowledge import ChangeAttributor, changes_between
from game.engine.move import Move
from game.titles.tinners_trail.rules import (
    emigration_narration,
    narrate_expansions,
    narrate_wallace,
    state_form,
)
from game.titles.tinners_trail.rules.auction import minimum_opening_bid
from game.titles.tinners_trail.rules.developments import rightmost_available_pump_group_cell
from game.titles.tinners_trail.rules.narrate_2007 import automatic_step_events_2007
from game.titles.tinners_trail.rules.narrate_auction import (
    auction_end_events,
    bid_events,
    cube_amounts_of_tile_kind,
    ground_sale_events,
    survey_card_events,
)
from game.titles.tinners_trail.rules.narrate_rounds import new_phase_events
from game.titles.tinners_trail.rules.sale_changes import events_with_sale_changes_split_off
from game.titles.tinners_trail.rules.state import TrailState, state_form_of
from game.titles.tinners_trail.rules.step_events import (
    MoveNarrator,
    adit_events,
    deck_card_draw_events,
    extraction_events,
    investment_events,
    make_event_and_marker_narrator,
    michigan_placement_events,
    peek_events,
    piece_placement_events,
    price_or_area_roll_events,
    tile_left_face_down_events,
    water_pumping_events,
)
from game.titles.tinners_trail.rules.wallace.facts import MoveWithStates
from game.titles.tinners_trail.rules.wallace.reconstruction import wallace_facts_and_moves_of_step

EVENT_KIND_BY_STATE_ROW = {  # rows of the whole table that only one kind of event changes
    "market": "sold-arsenic",
    "emigrated": "emigrated",
    "wallace_cards": "wallace-card",
    "boxes": "invested",
}
REVEALED_EVENT = "revealed"
REASON_PREFIX = "wallace-"  # events that only explain Lord Wallace's actions

NARRATOR_BY_MOVE_WORD: dict[str, MoveNarrator] = {
    "extract": extraction_events,
    "pumps": make_event_and_marker_narrator(
        "took-pumps",
        pumps=lambda before, _: int(before.pumps[rightmost_available_pump_group_cell(before)]),
    ),
    "pump": water_pumping_events,
    "pasties": make_event_and_marker_narrator("pasties", pounds=lambda *_: 1),
    "pass": make_event_and_marker_narrator("passed", place=lambda before, _: int(before.passed)),
    "discard": make_event_and_marker_narrator("discarded"),
    "build": make_event_and_marker_narrator(
        "opened-auction", minimum=lambda before, _: int(minimum_opening_bid(before))
    ),
    "miner": piece_placement_events,
    "port": piece_placement_events,
    "train": piece_placement_events,
    "adit": adit_events,
    "survey": survey_card_events,
    "draw": deck_card_draw_events,
    "put-up": make_event_and_marker_narrator(
        "opened-auction", minimum=lambda _, move: move.amount("minimum")
    ),
    "bid": bid_events,
    "drop": make_event_and_marker_narrator("dropped"),
    "invest": investment_events,
    "look": tile_left_face_down_events,
    "peek": peek_events,
    "prospect": make_event_and_marker_narrator("prospected"),
    "roll": price_or_area_roll_events,
    "process": narrate_expansions.arsenic_processing_events,
    "sell": narrate_expansions.arsenic_sale_events,
    "calciner": narrate_expansions.calciner_events,
    "emigrate": emigration_narration.emigration_events,
    "place": michigan_placement_events,
    "adelaide": emigration_narration.ore_choice_events,
}


def events_for_seat(
    before: TrailState, move: Move | None, after: TrailState, seat: int
) -> tuple[Event, ...]:
    """Return the events of a step as the seat may know them.

    `move` is None when it is another seat's secret. The last event is always "asked": whose turn
    it is now. Applied in order, the changes of all events turn the plain form of `before` into
    that of `after`.
    """
    events: list[Event] = []
    if before.board.is_solo_game and move is not None:
        his = int(before.board.wallace_seat)
        for beat in wallace_facts_and_moves_of_step(before, move, after):
            if isinstance(beat, MoveWithStates):
                events += _step_events(beat.state_before, beat.move, beat.state_after, seat)
            else:
                events.append(narrate_wallace.wallace_fact_event(beat, his))
    else:
        events += _step_events(before, move, after, seat)
    events.append(Event("asked", int(after.to_move)))
    places = {state_form.CELL_PER_AREA: after.board.area_names}
    form = state_form_of(before.board)
    shares = ChangeAttributor(form, places, EVENT_KIND_BY_STATE_ROW, REASON_PREFIX)
    told = shares.events_with_their_changes(changes_between(before, after), events)
    return events_with_sale_changes_split_off(form, before, told)


def _step_events(
    before: TrailState, move: Move | None, after: TrailState, seat: int
) -> list[Event]:
    """Return the events of a step, or of one part of it."""
    events: list[Event] = []
    if move is not None:
        teller = NARRATOR_BY_MOVE_WORD.get(move.kind)
        if teller is not None:
            events += teller(before, move, after)
        sale = ground_sale_events if before.board.is_edition_2007 else auction_end_events
        events += sale(before, move, after)
    if before.board.is_edition_2007:
        return events + automatic_step_events_2007(before, move, after)
    turned = {event.places for event in events if event.kind == REVEALED_EVENT}
    events += [
        look for look in newly_seen_tile_events(before, after, seat) if look.places not in turned
    ]
    return events + new_phase_events(before, move, after)


def newly_seen_tile_events(before: TrailState, after: TrailState, seat: int) -> list[Event]:
    """Return the events of tiles that the seat's view shows only now, because it looked at them
    (A-5, R-3) or they were turned up (LW-2)."""
    board = after.board
    return [
        Event(
            REVEALED_EVENT if after.face_up[area] else "looked",
            seat,
            (board.area_names[area],),
            amounts=cube_amounts_of_tile_kind(after, int(after.tile[area])),
        )
        for area in range(int(board.areas_in_play_count))
        if int(before.tile[area]) != int(after.tile[area]) and int(after.tile[area]) >= 0
    ]
