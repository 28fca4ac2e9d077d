"""A note beside the table: a title, a few paragraphs and two buttons."""

from collections.abc import Sequence
from typing import NamedTuple

from game.client.app import App
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.frames import icon
from game.client.widgets.side_note import fitted_in, model, readable
from game.client.widgets.text import BAR, scrolling_text
from game.scene.stage.placing import abreast, box
from game.scene.stage.units import Units
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Button, Label, Panel
from game.table_protocol import Table

SIDE = 20.0
HEAD = 58.0
FOOT = 74.0
BUTTON = 54.0

Paragraph = tuple[str, TextStyle]


class NoteText(NamedTuple):
    """The title of a note and its paragraphs."""

    title: str
    paragraphs: Sequence[Paragraph]


class SpokenNote(Panel):
    """A note as tall as its texts, which scroll if they are longer than the area."""

    def __init__(
        self,
        app: App,
        text: NoteText,
        ways: Sequence[ButtonWay],
        *,
        table: Table,
        units: Units,
        use: str,
        node_name: str,
    ) -> None:
        """Show a text in the table's area for a `use`; the last button is the main one. `node_name`
        is the note's node name."""
        title, paragraphs = text
        room = table.spare(use)
        width = room["width"]
        k = units.k * readable(units, room)
        most = room["height"] * room.get("scale", 1.0) * units.k / k - HEAD - FOOT - 14
        inner = width - 2 * SIDE
        spot = box(SIDE, HEAD, inner + BAR, most)
        texts = scrolling_text(app.kit.lettering, paragraphs, f"{node_name}-told", k, **spot)
        super().__init__(
            "bill",
            name=node_name,
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
