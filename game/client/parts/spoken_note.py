"""A note at the side of the table: somebody says a few paragraphs, and two buttons answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.client.desk import Desk
from game.client.parts.furniture import icon
from game.client.parts.scrolling_text import BAR, scrolling_text
from game.client.parts.side_note import fitted_in, readable, stand
from game.room import Table
from game.scene.box_place import box
from game.scene.lettering import TextStyle
from game.scene.styles import BODY_ON_PARCHMENT, BOLD_ON_PARCHMENT, HEAD_ON_PARCHMENT
from game.scene.units import Units
from game.scene.widgets import Button, Label, Panel

SIDE, HEAD, FOOT, BUTTON = 20.0, 58.0, 74.0, 54.0
TEXT = BODY_ON_PARCHMENT.sized(22)
STRONG = BOLD_ON_PARCHMENT.sized(22)

Paragraph = tuple[str, TextStyle]


@dataclass(frozen=True, slots=True)
class NoteWay:
    """A button: its words, its node's name, its key ("" for none), and what it does."""

    words: str
    name: str
    then: Callable[[], None]
    key: str = ""
    tooltip: str = ""


class SpokenNote(Panel):
    """As high as its texts, which scroll where they are longer than the room."""

    def __init__(
        self,
        desk: Desk,
        said: tuple[str, str, Sequence[Paragraph]],
        ways: Sequence[NoteWay],
        where: tuple[Table, Units, str],
    ) -> None:
        """`said` are the node's name, the title and the paragraphs; the last way leads on.

        `where` is the table with its units and the use of the room it stands in.
        """
        name, title, paragraphs = said
        table, units, use = where
        room = table.spare(use)
        width, k = room["width"], units.k * readable(units, room)
        most = room["height"] * room.get("scale", 1.0) * units.k / k - HEAD - FOOT - 14
        inner = width - 2 * SIDE
        spot = box(SIDE, HEAD, inner + BAR, most)
        texts = scrolling_text(desk.kit.lettering, paragraphs, f"{name}-told", k, **spot)
        super().__init__(
            "bill",
            name=name,
            label=" ".join((f"{title}.", *(text for text, _ in paragraphs))),
            width=width,
            height=fitted_in(table, units, use)(HEAD + texts.height + 14 + FOOT),
            z=89,
        )
        self.add(
            icon(desk.box.stationery, "lantern", 32, "ink", x=SIDE + 12, y=30),
            Label(title, HEAD_ON_PARCHMENT, **box(SIDE + 36, 8, width - 2 * SIDE - 36, 44)),
            texts,
            *self._buttons(ways),
        )
        stand(self, units, room)

    def _buttons(self, ways: Sequence[NoteWay]) -> list[Button]:
        each = (self.width - 2 * SIDE - 10 * (len(ways) - 1)) / len(ways)
        return [
            Button(
                way.words,
                skin="primary" if way is ways[-1] else "quiet",
                cap=way.key,
                keys=(way.key,) if way.key else (),
                name=way.name,
                tooltip=way.tooltip or None,
                on_click=way.then,
                **box(SIDE + (each + 10) * at, self.height - FOOT + 4, each, BUTTON),
            )
            for at, way in enumerate(ways)
        ]
