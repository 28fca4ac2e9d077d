"""Events: facts of one step in the past tense, limited to what one seat may know.

Rules make no events. A title's narrator compares the seat's view before and after a step, so an
event can contain only what the seat knows.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Change:
    """One changed number in a view's plain form (rows of numbers): row index, cell index, old and
    new value.

    A cell beyond the end of a row has the old value 0, and the row grows.
    """

    row: int
    cell: int
    value_before: int
    value_after: int


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in a step; `kind` names it ("extracted", "rolled", "passed" and so
    on).

    `seat` is the seat that did it or to which it happened (CHANCE or NOBODY for luck and
    automatic steps); `places`, `card` and `amounts` are as in `Move`. `changes` turn the old
    view into the new one: applied in order over all events of a step they give exactly the new
    view.
    """

    kind: str
    seat: int
    places: tuple[str, ...] = ()
    card: str = ""
    amounts: tuple[tuple[str, int], ...] = ()
    changes: tuple[Change, ...] = ()

    def amount(self, name: str) -> int:
        """Return the amount with this name, 0 if the event has none."""
        return dict(self.amounts).get(name, 0)


def rows_after_changes(rows: list[list[int]], events: tuple[Event, ...]) -> list[list[int]]:
    """Return a copy of the rows of a view's plain form, with the changes of the events applied."""
    result = [list(row) for row in rows]
    for event in events:
        for change in event.changes:
            row = result[change.row]
            row += [0] * (change.cell + 1 - len(row))
            row[change.cell] = change.value_after
    return result
