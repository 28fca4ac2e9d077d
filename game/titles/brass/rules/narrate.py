"""Narration: the events of one step, from one seat's view before and after."""

# interpreted: used once a step, for people
from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.engine.events import Event
from game.engine.knowledge import ChangeAttributor, changes_between
from game.engine.move import Move
from game.engine.moves import kind_of, third_field_of
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

ON_MAP: Final = (state_form.SPACE, state_form.LINE)
ONLY_WITH: Final = {"discards": "played", "distant": "demand-fell"}

TELLERS: Final[dict[int, EventBuilder]] = {
    step_facts.PLAYED: card_played_event,
    step_facts.COAL_USED: make_cube_event_builder("coal"),
    step_facts.IRON_USED: make_cube_event_builder("iron"),
    step_facts.BUILT: make_counter_event_builder("built", 1),
    step_facts.BUILT_OVER: make_counter_event_builder("built-over"),
    step_facts.FILLED: make_plain_event_builder("delivered", "cubes", "pounds"),
    step_facts.FLIPPED: make_plain_event_builder("flipped", "spaces", at=state_form.SPACE),
    step_facts.LINKED: link_built_event,
    step_facts.DEVELOPED: counter_developed_event,
    step_facts.SOLD: mill_sold_event,
    step_facts.DEMANDED: demand_fell_event,
    step_facts.BONUS: demand_bonus_event,
    step_facts.LOST_SALE: make_plain_event_builder("market-closed", at=state_form.SPACE),
    step_facts.BORROWED: loan_taken_event,
    step_facts.PASSED: make_plain_event_builder("passed"),
    step_facts.REMOVED: make_counter_event_builder("removed", 2),
    step_facts.COLLECTED: income_collected_event,
    step_facts.FORFEITED: make_plain_event_builder("forfeited", "pounds", "points"),
    step_facts.ORDERED: turn_order_rank_event,
    step_facts.DREW: make_plain_event_builder("drew", "cards"),
    step_facts.ROUND_BEGAN: round_began_event,
    step_facts.ERA_ENDED: era_ended_event,
    step_facts.LINE_SCORED: make_plain_event_builder(
        "link-scored", "points", at=state_form.LINE, if_any=True
    ),
    step_facts.COUNTER_SCORED: make_plain_event_builder(
        "counter-scored", "points", at=state_form.SPACE
    ),
    step_facts.MONEY_SCORED: make_plain_event_builder("money-scored", "points", if_any=True),
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
    places = {state_form.SPACE: board.space_names, state_form.LINE: board.line_names}
    shares = ChangeAttributor(state_form.FORM, places, ONLY_WITH)
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


def _copy_with_map_rows(view: BrassState, other: BrassState) -> BrassState:
    """Return a copy of a view with the rows of the map (counters and links) of another view."""
    rows = view.to_plain()
    others = other.to_plain()
    for number, theirs in enumerate(others):
        row = state_form.FORM.row_at_index(number)
        if row is not None and row.holder in ON_MAP:
            rows[number] = theirs
    mixed = view.clone()
    assert isinstance(mixed, BrassState)
    mixed.load_plain(rows)
    return mixed


def _events_of_step(before: BrassState, move: Move, after: BrassState) -> list[Event]:
    if after.phase == kinds.CARD_PHASE:  # an action was chosen, or the first of two cards played
        is_card = kind_of(move.code) == kinds.PLAY_CARD
        kind = "played" if is_card else "chose"
        return [Event(kind, int(before.to_move), move.places, move.card or move.choice)]
    told = (
        TELLERS[kind](after.board, before, seat, first, second)
        for kind, seat, first, second in reconstruct_step_facts(before, move.code, after)
    )
    return _events_with_card_count_of_build(before, [event for event in told if event is not None])


def _events_with_card_count_of_build(before: BrassState, events: list[Event]) -> list[Event]:
    """Return the events with the amount "cards" added to "built" when the build took two cards,
    one of which may have been played in an earlier step (B-4.6)."""
    began = before.phase != kinds.ACTIONS_PHASE and kind_of(before.pending) == kinds.BUILD
    by_two = began and third_field_of(before.pending) == kinds.TWO_CARDS
    played = sum(event.kind == "played" for event in events)
    if not by_two and played < kinds.TWO_CARDS:
        return events
    two = (("cards", kinds.TWO_CARDS),)
    return [
        replace(event, amounts=event.amounts + two) if event.kind == "built" else event
        for event in events
    ]


def _ranking_events(after: BrassState) -> list[Event]:
    """Return an event "ended" with rank and points for each seat, the best first, when the game
    is over; else none (B-16.2)."""
    if after.phase != kinds.OVER:
        return []
    return [
        Event("ended", seat, amounts=(("rank", rank), ("points", int(after.points[seat]))))
        for rank, seat in enumerate(seats_from_best(after), start=1)
    ]
