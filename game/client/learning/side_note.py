"""How large a note at the side of the table is drawn, and where it stands in its room."""

from __future__ import annotations

from game.scene.node import Node, Place
from game.scene.units import SMALLEST_K, Units


def readable(units: Units, room: Place) -> float:
    """Return the scale of the room, or a larger one where its letters would get too small."""
    return max(room.get("scale", 1.0), SMALLEST_K / units.k)


def stand(note: Node, units: Units, room: Place) -> None:
    """Put a note in the lower right corner of its room, readable even if it is larger then."""
    note.scale = readable(units, room)
    scale = room.get("scale", 1.0)
    note.x = room["x"] + room["width"] * scale - note.width * note.scale
    note.y = room["y"] + room["height"] * scale - note.height * note.scale
