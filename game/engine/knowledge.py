"""Which numbers of a view changed in a step, shared out among the step's events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from game.engine.events import Change, Event
from game.engine.rules import Rules, State
from game.engine.state_form import StateForm

OPEN_OBSERVER: Final = -1  # sees everything: for replays and for games only computers play
COMMON_OBSERVER: Final = -3  # sees what everybody at the table knows
SEAT = "seat"  # the holder of what belongs to a seat, in every title's form


def changes_between(before: State, after: State) -> list[Change]:
    """Return every number of the plain form that differs, in order; what it leaves out is 0."""
    found: list[Change] = []
    for number, (old, new) in enumerate(zip(before.to_plain(), after.to_plain(), strict=True)):
        found += [
            Change(number, cell, was, now)
            for cell, (was, now) in enumerate(zip_longest(old, new, fillvalue=0))
            if was != now
        ]
    return found


class Shares:
    """Gives each change to the first event it belongs to, the rest to the last event.

    A change belongs to an event of the seat whose cell it is, or to one that names the place
    whose cell it is; `places` holds the names of each kind of holder that events call places.
    `only_with` names the kinds of events that alone change a row; events whose kind begins with
    `reasons` only tell why something happens and change nothing.
    """

    def __init__(
        self,
        form: StateForm,
        places: Mapping[str, Sequence[str]],
        only_with: Mapping[str, str],
        reasons: str = " ",
    ) -> None:
        """Share out by the form of a title's states."""
        self._form = form
        self._places = places
        self._only_with = only_with
        self._reasons = reasons

    def share_out(self, changes: list[Change], events: list[Event]) -> tuple[Event, ...]:
        """Return the events with their changes."""
        shares: list[list[Change]] = [[] for _ in events]
        for change in changes:
            owners = (n for n, event in enumerate(events) if self._belongs(change, event))
            shares[next(owners, len(events) - 1)].append(change)
        return tuple(
            replace(event, changes=tuple(share))
            for event, share in zip(events, shares, strict=True)
        )

    def _belongs(self, change: Change, event: Event) -> bool:
        row = self._form.row_at(change.row)
        if row is None:
            return False
        if row.name in self._only_with:
            is_one = event.kind in self._only_with[row.name].split()
            return is_one and (row.holder != SEAT or change.cell // row.each == event.seat)
        if event.kind.startswith(self._reasons):
            return False
        holder = change.cell // row.each
        if row.holder in self._places:
            return self._places[row.holder][holder] in event.places
        return row.holder == SEAT and holder == event.seat


def observed(rules: Rules, state: State, observer: int) -> State:
    """Return a fresh state with what the observer may know; the open observer knows all."""
    if observer == OPEN_OBSERVER:
        return state.clone()
    if observer == COMMON_OBSERVER:
        return common_view(rules, state)
    return view_of(rules, state, observer)


def view_of(rules: Rules, state: State, seat: int) -> State:
    """Return what a seat may know of the state, in a state of its own."""
    view = rules.new_state()
    rules.hide(state, seat, view)
    return view


def common_view(rules: Rules, state: State) -> State:
    """Return the state with everything hidden from any seat; for `determinize` by NOBODY."""
    view = state
    for seat in range(rules.seats):
        view = view_of(rules, view, seat)
    return view
