"""What stands on the page of records before there is anything to draw: an invitation to play."""

from __future__ import annotations

from collections.abc import Callable

from game.client.desk import Desk
from game.client.parts.box_place import box
from game.client.parts.column import Column
from game.client.parts.furniture import Flourish, icon
from game.client.parts.grand_button import PrimaryButton
from game.scene import theme
from game.scene.lettering import TextStyle
from game.scene.styles import BODY_ON_PARCHMENT
from game.scene.widgets import Label, Panel

HEAD = TextStyle("head", 34, theme.INK)
SIDE, LAUREL, LINE = 36.0, 84.0, 28.0
BUTTON_WIDTH, BUTTON_HEIGHT = 420.0, 66.0


class Invitation(Panel):
    """As tall as its sentences, or `height` where that is more; `says` names them.

    Without `play` there is no game of the day to play.
    """

    def __init__(
        self, desk: Desk, says: str, play: Callable[[], None] | None, column: Column, height: float
    ) -> None:
        say = desk.say
        head, told = say(f"statistics.{says}-head"), say(f"statistics.{says}")
        width, room = column.width, column.width - 2 * SIDE
        text = LINE * len(column.of(room).lines(desk.kit.lettering, told, BODY_ON_PARCHMENT))
        needed = 24 + LAUREL + 6 + 46 + 28 + text + 24 + (BUTTON_HEIGHT + 20 if play else 0)
        super().__init__("parchment", width=width, height=max(needed, height), label=head)
        top = (self.height - needed) / 2 + 24
        middle = width / 2
        self.add(
            icon(desk.box.stationery, "laurel", LAUREL, "ink", x=middle, y=top + LAUREL / 2),
            Label(head, HEAD, align="centre", **box(SIDE, top + LAUREL + 6, room, 46)),
            Flourish(ink=theme.RULE, **box(middle - 130, top + LAUREL + 54, 260, 16)),
        )
        top += LAUREL + 80
        spot = box(SIDE, top, room, text)
        self.add(Label(told, BODY_ON_PARCHMENT, align="centre", wrap=True, **spot))
        if play is not None:
            wide = min(BUTTON_WIDTH, room)
            place = box(middle - wide / 2, top + text + 24, wide, BUTTON_HEIGHT)
            button = PrimaryButton(
                desk,
                say("statistics.play-today"),
                "dice",
                name="play-today",
                on_click=play,
                **place,
            )
            self.add(button)
