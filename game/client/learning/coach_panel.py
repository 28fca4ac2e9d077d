"""The coach's note: one explanation at the side of the table, and two buttons."""

from __future__ import annotations

from collections.abc import Callable

from game.client.box_place import box
from game.client.desk import Desk
from game.client.furniture import icon
from game.client.text_column import TextColumn
from game.scene.node import Place
from game.scene.styles import BODY_ON_PARCHMENT, HEAD_ON_PARCHMENT
from game.scene.widgets import Button, Label, Panel

SIDE, HEAD, FOOT, BUTTON = 20.0, 58.0, 74.0, 54.0
TEXT = BODY_ON_PARCHMENT.sized(22)


class CoachPanel(Panel):
    """Stands on the lower edge of its room and is as high as its text."""

    def __init__(
        self,
        desk: Desk,
        room: Place,
        text: str,
        ways: tuple[Callable[[], None], Callable[[], None]],
    ) -> None:
        """Say a text; `ways` are what "Understood" and "No coach" do."""
        say, width = desk.say, room["width"]
        column = TextColumn(
            desk.kit.lettering, [(text, TEXT)], x=SIDE, y=HEAD, width=width - 2 * SIDE
        )
        height = HEAD + column.height + 14 + FOOT
        scale = room.get("scale", 1.0)
        title = say("coach.title")
        super().__init__(
            "active",
            name="coach",
            label=f"{title}. {text}",
            x=room["x"],
            y=room["y"] + (room["height"] - height) * scale,
            width=width,
            height=height,
            scale=scale,
            z=89,
        )
        each = (width - 2 * SIDE - 10) / 2
        top = height - FOOT + 4
        self.add(
            icon(desk.box.stationery, "lantern", 32, "ink", x=SIDE + 12, y=30),
            Label(title, HEAD_ON_PARCHMENT, **box(SIDE + 36, 8, width - 2 * SIDE - 36, 44)),
            column,
            Button(
                say("coach.off"),
                skin="quiet",
                name="coach-off",
                tooltip=say("coach.off-tip"),
                on_click=ways[1],
                **box(SIDE, top, each, BUTTON),
            ),
            Button(
                say("coach.understood"),
                skin="primary",
                cap="@lesson-next",
                keys=("@lesson-next",),
                name="coach-understood",
                on_click=ways[0],
                **box(SIDE + each + 10, top, each, BUTTON),
            ),
        )
