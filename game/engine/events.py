"""Events: past-tense facts of one step, as one seat may know them.

Rules never make them.

A title's narrator compares the seat's view before and after a step, so an event can tell
nothing the seat does not know.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Change:
    """One number of the view that changed: row and cell of the plain form, old and new.

    A cell after the end of a row is 0: the row grows.
    """

    row: int
    cell: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: `kind` names it ("extracted", "rolled", "passed" ...).

    `seat` is who did it or whom it befell (CHANCE or NOBODY for luck and automatic steps),
    `places`, `card` and `amounts` are as in Move. `changes` carry the old view to the new
    one: applied in order over all events of a step they give exactly the new view.
    """

    kind: str
    seat: int
    places: tuple[str, ...] = ()
    card: str = ""
    amounts: tuple[tuple[str, int], ...] = ()
    changes: tuple[Change, ...] = ()

    def amount(self, name: str) -> int:
        """Return the named amount, 0 when the event has none of that name."""
        return dict(self.amounts).get(name, 0)


def apply_changes(rows: list[list[int]], events: tuple[Event, ...]) -> list[list[int]]:
    """Return the plain rows after the events; the given rows stay as they are."""
    result = [list(row) for row in rows]
    for event in events:
        for change in event.changes:
            row = result[change.row]
            row += [0] * (change.cell + 1 - len(row))
            row[change.cell] = change.after
    return result
