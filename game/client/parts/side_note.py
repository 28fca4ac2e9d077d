"""How large a note at the side of the table is drawn, and where it stands in its room."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.room import Table
from game.scene.node import Node, NodeValues
from game.scene.units import SMALLEST_K, Units


@dataclass(frozen=True, slots=True)
class NoteRoom:
    """Where a note may lie: its box, the px of a u of the window, and what makes a height fit."""

    place: NodeValues
    k: float
    fitted: Callable[[float], float]

    @property
    def scale(self) -> float:
        """The scale of the box."""
        return self.place.get("scale", 1.0)


def note_room(table: Table, units: Units, use: str = "note") -> NoteRoom:
    """Return the room of a table for notes of a use."""
    return NoteRoom(table.spare(use), units.k, partial(table.note_height, use))


def readable(units: Units, room: NodeValues) -> float:
    """Return the scale of the room, or a larger one where its letters would get too small."""
    return max(room.get("scale", 1.0), SMALLEST_K / units.k)


def stand(note: Node, units: Units, room: NodeValues) -> None:
    """Put a note in the lower right corner of its room, readable even if it is larger then."""
    note.scale = readable(units, room)
    scale = room.get("scale", 1.0)
    note.x = room["x"] + room["width"] * scale - note.width * note.scale
    note.y = room["y"] + room["height"] * scale - note.height * note.scale


def fitted_in(table: Table, units: Units, use: str = "note") -> Callable[[float], float]:
    """Return how a note's height becomes one that looks well where it stands, in u of the note."""
    room = table.spare(use)
    larger = readable(units, room) / room.get("scale", 1.0)
    return lambda least: max(table.note_height(use, least * larger) / larger, least)
