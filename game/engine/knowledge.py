"""What an observer may know of a state, and which event each changed number belongs to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from game.engine.events import Change, Event
from game.engine.rules import Rules, State
from game.engine.state_form import StateForm

OPEN_OBSERVER: Final = -1  # sees everything: for replays and for games that only computers play
COMMON_OBSERVER: Final = -3  # sees only what every seat knows
CELL_PER_SEAT = "seat"  # the holder kind of rows with one cell for each seat, in every title's form


def changes_between(before: State, after: State) -> list[Change]:
    """Return a Change for every number that differs between the plain forms of the two states, in
    order; a cell that only one state has counts as 0 in the other."""
    found: list[Change] = []
    for number, (old, new) in enumerate(zip(before.to_plain(), after.to_plain(), strict=True)):
        found += [
            Change(number, cell, was, now)
            for cell, (was, now) in enumerate(zip_longest(old, new, fillvalue=0))
            if was != now
        ]
    return found


class ChangeAttributor:
    """Assigns each change of a step to the first event it belongs to, or to the last event if it
    belongs to none.

    A cell belongs to a seat or to a place; its changes belong to the events of this seat, or to the
    events that name this place. `place_names_by_holder_kind` maps a kind of holder to the names of
    its places. `only_with` maps a row's name to the kinds of events, separated by spaces, that
    alone may change this row. No change of another row belongs to an event whose kind begins with
    `reason_kinds`, since such an event only explains a step.
    """

    def __init__(
        self,
        form: StateForm,
        place_names_by_holder_kind: Mapping[str, Sequence[str]],
        only_with: Mapping[str, str],
        reason_kinds: str = " ",
    ) -> None:
        """Store the state form, the place names per holder kind, the exclusive event kinds and the
        prefix of events that change nothing.
        """
        self._form = form
        self._places = place_names_by_holder_kind
        self._only_with = only_with
        self._reasons = reason_kinds

    def events_with_their_changes(
        self, changes: list[Change], events: list[Event]
    ) -> tuple[Event, ...]:
        """Return copies of the events, each with the changes that belong to it; a change that
        belongs to no event is added to the last one."""
        shares: list[list[Change]] = [[] for _ in events]
        for change in changes:
            owners = (n for n, event in enumerate(events) if self._belongs_to_event(change, event))
            shares[next(owners, len(events) - 1)].append(change)
        return tuple(
            replace(event, changes=tuple(share))
            for event, share in zip(events, shares, strict=True)
        )

    def _belongs_to_event(self, change: Change, event: Event) -> bool:
        row = self._form.row_at_index(change.row)
        if row is None:
            return False
        if row.name in self._only_with:
            is_one = event.kind in self._only_with[row.name].split()
            return is_one and (row.holder != CELL_PER_SEAT or change.cell // row.each == event.seat)
        if event.kind.startswith(self._reasons):
            return False
        holder = change.cell // row.each
        if row.holder in self._places:
            return self._places[row.holder][holder] in event.places
        return row.holder == CELL_PER_SEAT and holder == event.seat


def make_observed_state(rules: Rules, state: State, observer: int) -> State:
    """Return a new state with what the observer may know; OPEN_OBSERVER knows all."""
    if observer == OPEN_OBSERVER:
        return state.clone()
    if observer == COMMON_OBSERVER:
        return make_common_view(rules, state)
    return make_view_for_seat(rules, state, observer)


def make_view_for_seat(rules: Rules, state: State, seat: int) -> State:
    """Return a new state with what the seat may know of `state`."""
    view = rules.new_state()
    rules.write_view_for_seat(state, seat, view)
    return view


def make_common_view(rules: Rules, state: State) -> State:
    """Return a new state with only what every seat knows; `determinize` takes it as the view of
    NOBODY."""
    view = state
    for seat in range(rules.seats):
        view = make_view_for_seat(rules, view, seat)
    return view
