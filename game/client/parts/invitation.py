"""What a page says as long as there is nothing on it: why, and how to begin."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.client.desk import Desk
from game.client.parts.column import Column
from game.client.parts.furniture import Flourish, icon
from game.client.parts.grand_button import PrimaryButton
from game.scene import theme
from game.scene.box_place import box
from game.scene.lettering import TextStyle
from game.scene.styles import BODY_ON_PARCHMENT
from game.scene.widgets import Label, Panel

HEAD = TextStyle("head", 34, theme.INK)
SIDE, PICTURE, LINE = 36.0, 84.0, 28.0
BUTTON_WIDTH, BUTTON_HEIGHT = 420.0, 66.0


@dataclass(frozen=True, slots=True)
class BeginButton:
    """The one button: its words, its picture, its name, and what it does."""

    text: str
    picture: str
    name: str
    then: Callable[[], None]


class Invitation(Panel):
    """A picture, a heading and a sentence on parchment, and a `way` to begin if there is one.

    As tall as its sentence needs, or `height` where that is more.
    """

    def __init__(
        self,
        desk: Desk,
        told: tuple[str, str, str],
        way: BeginButton | None,
        column: Column,
        height: float = 0.0,
    ) -> None:
        """`told` are the picture, the heading and the sentence."""
        picture, head, sentence = told
        width, room = column.width, column.width - 2 * SIDE
        text = LINE * len(column.of(room).lines(desk.kit.lettering, sentence, BODY_ON_PARCHMENT))
        needed = 24 + PICTURE + 6 + 46 + 28 + text + 24 + (BUTTON_HEIGHT + 20 if way else 0)
        super().__init__("parchment", width=width, height=max(needed, height), label=head)
        top = (self.height - needed) / 2 + 24
        middle = width / 2
        self.add(
            icon(desk.box.stationery, picture, PICTURE, "ink", x=middle, y=top + PICTURE / 2),
            Label(head, HEAD, align="centre", **box(SIDE, top + PICTURE + 6, room, 46)),
            Flourish(ink=theme.RULE, **box(middle - 130, top + PICTURE + 54, 260, 16)),
        )
        top += PICTURE + 80
        spot = box(SIDE, top, room, text)
        self.add(Label(sentence, BODY_ON_PARCHMENT, align="centre", wrap=True, **spot))
        if way is not None:
            wide = min(BUTTON_WIDTH, room)
            place = box(middle - wide / 2, top + text + 24, wide, BUTTON_HEIGHT)
            name, then = way.name, way.then
            self.add(PrimaryButton(desk, way.text, way.picture, name=name, on_click=then, **place))
