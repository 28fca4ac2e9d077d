"""Narration: the events of one step, from one seat's view before and after."""

# interpreted: used once a step, for people
from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.engine.events import Event
from game.engine.knowledge import ChangeAttributor, changes_between
from game.engine.move import Move
from game.engine.moves import kind_of_move, third_field_of_move
from game.titles.brass.rules import kinds, state_form, step_facts
from game.titles.brass.rules.reconstruction import reconstruct_step_facts, state_before_map_clearing
from game.titles.brass.rules.scoring import seats_from_best
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.step_events import (
    EventBuilder,
    card_played_event,
    counter_developed_event,
    demand_bonus_event,
    demand_fell_event,
    era_ended_event,
    income_collected_event,
    link_built_event,
    loan_taken_event,
    make_counter_event_builder,
    make_cube_event_builder,
    make_plain_event_builder,
    mill_sold_event,
    round_began_event,
    turn_order_rank_event,
)

HOLDER_KINDS_OF_MAP_ROWS: Final = (state_form.CELL_PER_SPACE, state_form.CELL_PER_LINE)
EVENT_KIND_BY_STATE_ROW: Final = {"discards": "played", "distant": "demand-fell"}

EVENT_BUILDER_BY_FACT: Final[dict[int, EventBuilder]] = {
    step_facts.CARD_PLAYED_FACT: card_played_event,
    step_facts.COAL_USED_FACT: make_cube_event_builder("coal"),
    step_facts.IRON_USED_FACT: make_cube_event_builder("iron"),
    step_facts.COUNTER_BUILT_FACT: make_counter_event_builder("built", 1),
    step_facts.COUNTER_BUILT_OVER_FACT: make_counter_event_builder("built-over"),
    step_facts.CUBES_SOLD_TO_TRACK_FACT: make_plain_event_builder("delivered", "cubes", "pounds"),
    step_facts.COUNTER_FLIPPED_FACT: make_plain_event_builder(
        "flipped", "spaces", place_kind=state_form.CELL_PER_SPACE
    ),
    step_facts.LINK_BUILT_FACT: link_built_event,
    step_facts.COUNTER_DEVELOPED_FACT: counter_developed_event,
    step_facts.COTTON_SOLD_FACT: mill_sold_event,
    step_facts.DEMAND_MOVED_FACT: demand_fell_event,
    step_facts.MARKET_BONUS_FACT: demand_bonus_event,
    step_facts.SALE_LOST_FACT: make_plain_event_builder(
        "market-closed", place_kind=state_form.CELL_PER_SPACE
    ),
    step_facts.LOAN_TAKEN_FACT: loan_taken_event,
    step_facts.SEAT_PASSED_FACT: make_plain_event_builder("passed"),
    step_facts.COUNTER_REMOVED_FACT: make_counter_event_builder("removed", 2),
    step_facts.INCOME_COLLECTED_FACT: income_collected_event,
    step_facts.POINTS_FORFEITED_FACT: make_plain_event_builder("forfeited", "pounds", "points"),
    step_facts.TURN_ORDER_RANK_FACT: turn_order_rank_event,
    step_facts.CARDS_DRAWN_FACT: make_plain_event_builder("drew", "cards"),
    step_facts.ROUND_BEGAN_FACT: round_began_event,
    step_facts.ERA_ENDED_FACT: era_ended_event,
    step_facts.LINE_SCORED_FACT: make_plain_event_builder(
        "link-scored", "points", place_kind=state_form.CELL_PER_LINE, skips_zero=True
    ),
    step_facts.COUNTER_SCORED_FACT: make_plain_event_builder(
        "counter-scored", "points", place_kind=state_form.CELL_PER_SPACE
    ),
    step_facts.MONEY_SCORED_FACT: make_plain_event_builder(
        "money-scored", "points", skips_zero=True
    ),
}


def step_events(before: BrassState, move: Move | None, after: BrassState) -> tuple[Event, ...]:
    """Return the events of a step, as far as the seat that has the views `before` and `after` may
    know them.

    The last event is always "asked": whose turn it is now. Applied in order, the changes of all
    events turn the plain form of `before` into that of `after`. Without a `move` there are only
    the ranking of a finished game and "asked".
    """
    events = [] if move is None else _events_of_step(before, move, after)
    events += _ranking_events(after)
    events.append(Event("asked", int(after.to_move)))
    board = after.board
    places = {
        state_form.CELL_PER_SPACE: board.space_names,
        state_form.CELL_PER_LINE: board.line_names,
    }
    shares = ChangeAttributor(state_form.STATE_FORM, places, EVENT_KIND_BY_STATE_ROW)
    end = next((n for n, event in enumerate(events) if event.kind == "canal-era-ended"), None)
    if move is None or end is None:
        return shares.events_with_their_changes(changes_between(before, after), events)
    counted = _copy_with_map_rows(before, state_before_map_clearing(before, move.code, after))
    cleared = _copy_with_map_rows(before, after)
    on_map = (
        *shares.events_with_their_changes(changes_between(before, counted), events[:end]),
        *shares.events_with_their_changes(changes_between(counted, cleared), events[end:]),
    )
    beside = shares.events_with_their_changes(changes_between(cleared, after), events)
    return tuple(
        replace(event, changes=event.changes + other.changes)
        for event, other in zip(on_map, beside, strict=True)
    )


def _copy_with_map_rows(view: BrassState, source: BrassState) -> BrassState:
    """Return a copy of `view` whose rows of the map (counters and links) are those of `source`."""
    rows = view.to_plain()
    others = source.to_plain()
    for number, theirs in enumerate(others):
        row = state_form.STATE_FORM.row_at_index(number)
        if row is not None and row.holder in HOLDER_KINDS_OF_MAP_ROWS:
            rows[number] = theirs
    mixed = view.clone()
    assert isinstance(mixed, BrassState)
    mixed.load_plain(rows)
    return mixed


def _events_of_step(before: BrassState, move: Move, after: BrassState) -> list[Event]:
    if after.phase == kinds.CARD_PHASE:  # an action was chosen, or the first of two cards played
        is_card = kind_of_move(move.code) == kinds.PLAY_CARD_MOVE
        kind = "played" if is_card else "chose"
        return [Event(kind, int(before.to_move), move.places, move.card or move.choice)]
    told = (
        EVENT_BUILDER_BY_FACT[kind](after.board, before, seat, first, second)
        for kind, seat, first, second in reconstruct_step_facts(before, move.code, after)
    )
    return _events_with_card_count_of_build(before, [event for event in told if event is not None])


def _events_with_card_count_of_build(before: BrassState, events: list[Event]) -> list[Event]:
    """Return the events with the amount "cards" added to "built" when the build took two cards,
    one of which may have been played in an earlier step (B-4.6)."""
    began = before.phase != kinds.ACTIONS_PHASE and kind_of_move(before.pending) == kinds.BUILD_MOVE
    by_two = began and third_field_of_move(before.pending) == kinds.BUILT_WITH_TWO_CARDS_FIELD
    played = sum(event.kind == "played" for event in events)
    if not by_two and played < kinds.BUILT_WITH_TWO_CARDS_FIELD:
        return events
    two = (("cards", kinds.BUILT_WITH_TWO_CARDS_FIELD),)
    return [
        replace(event, amounts=event.amounts + two) if event.kind == "built" else event
        for event in events
    ]


def _ranking_events(after: BrassState) -> list[Event]:
    """Return an event "ended" with rank and points for each seat, the best first, when the game
    is over; else none (B-16.2)."""
    if after.phase != kinds.GAME_OVER_PHASE:
        return []
    return [
        Event("ended", seat, amounts=(("rank", rank), ("points", int(after.points[seat]))))
        for rank, seat in enumerate(seats_from_best(after), start=1)
    ]
