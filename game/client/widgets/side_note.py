"""The size and position of a note beside the table."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol, TypeVar

from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.units import SMALLEST_K, Units
from game.scene.text.text_styles import ON_PAPER
from game.table_protocol import Table

TEXT = ON_PAPER.body.sized(22)
STRONG = ON_PAPER.bold.sized(22)


@dataclass(frozen=True, slots=True)
class NoteRoom:
    """The area of a note: its rectangle, px per u of the window, and a function that adjusts its
    height."""

    place: NodeValues
    k: float
    fitted: Callable[[float], float]

    @property
    def scale(self) -> float:
        """The scale of the area."""
        return self.place.get("scale", 1.0)

    def low(self, least: float) -> NodeValues:
        """Return the rectangle of a note with at least that height at the lower edge."""
        height = min(self.fitted(least), self.place["height"])
        top = self.place["y"] + (self.place["height"] - height) * self.scale
        return {**self.place, "y": top, "height": height}


def note_room(table: Table, units: Units, use: str = "note") -> NoteRoom:
    """Return the area of a table for notes of a use."""
    return NoteRoom(table.spare(use), units.k, partial(table.note_height, use))


def readable(units: Units, room: NodeValues) -> float:
    """Return the scale of the area, or a larger one if its letters would be too small."""
    return max(room.get("scale", 1.0), SMALLEST_K / units.k)


def model(note: Node, units: Units, room: NodeValues) -> None:
    """Put a note in the lower right corner of its area, enlarged if necessary to be readable."""
    note.scale = readable(units, room)
    scale = room.get("scale", 1.0)
    note.x = room["x"] + room["width"] * scale - note.width * note.scale
    note.y = room["y"] + room["height"] * scale - note.height * note.scale


def fitted_in(table: Table, units: Units, use: str = "note") -> Callable[[float], float]:
    """Return the function that adjusts a note's height to its surroundings, in u of the note."""
    room = table.spare(use)
    larger = readable(units, room) / room.get("scale", 1.0)
    return lambda least: max(table.note_height(use, least * larger) / larger, least)


class Overflowing(Protocol):
    """A note that may have more text than its area holds."""

    overflows: bool


Note = TypeVar("Note", bound=Overflowing)


def best_placed(made: Callable[[str], Note]) -> Note:
    """Return a note that leaves the journal visible or, if it is too long, one over the journal;
    `made` makes it for a use."""
    short = made("beside")
    return made("note") if short.overflows else short
