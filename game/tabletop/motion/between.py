"""What lay on the table between the events of a step, found backwards from its end."""

from __future__ import annotations

from typing import TypeVar

from game.engine.events import Event
from game.engine.rules import State

Held = TypeVar("Held", bound=State)


def states_between(events: tuple[Event, ...], after: Held) -> list[Held]:
    """Return the view before the first event and after each one; the last is `after` itself.

    What was shown before does not matter: the changes of the events lead back from the end.
    """
    rows = after.to_plain()
    found = [after]
    for event in reversed(events):
        for change in reversed(event.changes):
            rows[change.row][change.cell] = change.before
        found.append(_state(rows, after) if event.changes else found[-1])
    return found[::-1]


def _state(rows: list[list[int]], like: Held) -> Held:
    state = like.clone()
    assert isinstance(state, type(like))
    state.load_plain([list(row) for row in rows])
    return state
