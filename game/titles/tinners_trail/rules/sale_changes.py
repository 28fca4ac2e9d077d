"""Move the changes of a sale of ore from a seat's earlier events of the step to its sale."""

# interpreted: used once a step, for people

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.engine.events import Change, Event
from game.engine.state_form import StateForm
from game.titles.tinners_trail.rules.state import TrailState

SALE_EVENT = "sold"
EVENTS_AFTER_SALE = ("asked", "ended")  # of a seat; any other may change its money too


def events_with_sale_changes_split_off(
    form: StateForm, before: TrailState, events: Sequence[Event]
) -> tuple[Event, ...]:
    """Return the events of a step that began in `before`. If a seat has another event before its
    sale, its money and ore are changed by that event first and then by the sale."""
    found = list(events)
    for at, event in enumerate(events):
        first = next(n for n, other in enumerate(events) if other.seat == event.seat)
        later = (other.kind for other in events[at + 1 :] if other.seat == event.seat)
        if (
            event.kind == SALE_EVENT
            and first < at
            and all(kind in EVENTS_AFTER_SALE for kind in later)
        ):
            _split_sale_changes_from_earlier_ones(form, before, found, first, at)
    return tuple(found)


def _split_sale_changes_from_earlier_ones(
    form: StateForm, before: TrailState, events: list[Event], first_index: int, sale_index: int
) -> None:
    """Replace all changes of a seat's money and ore in `events` by one change in its first event,
    at `first_index`, and the change by its sale, at `sale_index`."""
    event = events[sale_index]
    seat = event.seat
    for name, cells, change_by_sale in (
        ("money", before.money, event.amount("pounds")),
        ("ore_tin", before.ore_tin, -event.amount("tin")),
        ("ore_copper", before.ore_copper, -event.amount("copper")),
    ):
        row = form.index_of_row(name)
        start = int(cells[seat])
        end = start
        for at, other in enumerate(events):
            for change in other.changes:
                if (change.row, change.cell) == (row, seat):
                    end = change.value_after
            kept = tuple(each for each in other.changes if (each.row, each.cell) != (row, seat))
            events[at] = replace(other, changes=kept)
        middle = end - change_by_sale
        _add_change(events, first_index, Change(row, seat, start, middle))
        _add_change(events, sale_index, Change(row, seat, middle, end))


def _add_change(events: list[Event], event_index: int, change: Change) -> None:
    if change.value_before != change.value_after:
        events[event_index] = replace(
            events[event_index], changes=(*events[event_index].changes, change)
        )
