"""How large a note at the side of the table is drawn, and where it stands in its room."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol, TypeVar

from game.client.app import App
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.frames import icon
from game.client.widgets.text import BAR, scrolling_text
from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.placing import SMALLEST_K, Units, abreast, box
from game.scene.text.lettering import ON_PAPER, TextStyle
from game.scene.widgets import Button, Label, Panel
from game.table_protocol import Table

SIDE = 20.0
HEAD = 58.0
FOOT = 74.0
BUTTON = 54.0
TEXT = ON_PAPER.body.sized(22)
STRONG = ON_PAPER.bold.sized(22)


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

    def low(self, least: float) -> NodeValues:
        """Return the place of a note that high on the lower edge, higher if that looks better."""
        height = min(self.fitted(least), self.place["height"])
        top = self.place["y"] + (self.place["height"] - height) * self.scale
        return {**self.place, "y": top, "height": height}


def note_room(table: Table, units: Units, use: str = "note") -> NoteRoom:
    """Return the room of a table for notes of a use."""
    return NoteRoom(table.spare(use), units.k, partial(table.note_height, use))


def readable(units: Units, room: NodeValues) -> float:
    """Return the scale of the room, or a larger one where its letters would get too small."""
    return max(room.get("scale", 1.0), SMALLEST_K / units.k)


def model(note: Node, units: Units, room: NodeValues) -> None:
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


class Overflowing(Protocol):
    """A note that may have more to say than its room holds."""

    overflows: bool


Note = TypeVar("Note", bound=Overflowing)


def best_placed(made: Callable[[str], Note]) -> Note:
    """Return a note where it leaves the journal in sight, or, if it is too long for that, over the
    journal; `made` makes it for a use of a table's room.
    """
    short = made("beside")
    return made("note") if short.overflows else short


# A note at the side of the table: somebody says a few paragraphs, and two buttons answer.


Paragraph = tuple[str, TextStyle]


class SpokenNote(Panel):
    """As high as its texts, which scroll where they are longer than the room."""

    def __init__(
        self,
        app: App,
        said: tuple[str, str, Sequence[Paragraph]],
        ways: Sequence[ButtonWay],
        where: tuple[Table, Units, str],
    ) -> None:
        """`said` are the node's name, the title and the paragraphs; the last way leads on. `where`
        is the table with its units and the use of the room it stands in.
        """
        name, title, paragraphs = said
        table, units, use = where
        room = table.spare(use)
        width = room["width"]
        k = units.k * readable(units, room)
        most = room["height"] * room.get("scale", 1.0) * units.k / k - HEAD - FOOT - 14
        inner = width - 2 * SIDE
        spot = box(SIDE, HEAD, inner + BAR, most)
        texts = scrolling_text(app.kit.lettering, paragraphs, f"{name}-told", k, **spot)
        super().__init__(
            "bill",
            name=name,
            label=" ".join((f"{title}.", *(text for text, _ in paragraphs))),
            width=width,
            height=fitted_in(table, units, use)(HEAD + texts.height + 14 + FOOT),
            z=89,
        )
        self._app = app
        self.overflows = texts.hidden_height > 0
        self.add(
            icon(app.box.screen_pictures, "lantern", 32, "ink", x=SIDE + 12, y=30),
            Label(title, ON_PAPER.head, **box(SIDE + 36, 8, width - 2 * SIDE - 36, 44)),
            texts,
            *self._buttons(ways),
        )
        model(self, units, room)

    def _buttons(self, ways: Sequence[ButtonWay]) -> list[Button]:
        row = box(SIDE, self.height - FOOT + 4, self.width - 2 * SIDE, BUTTON)
        return [
            way.plain(self._app, "primary" if way is ways[-1] else "quiet", **spot)
            for way, spot in zip(ways, abreast(row, len(ways), 10), strict=True)
        ]
