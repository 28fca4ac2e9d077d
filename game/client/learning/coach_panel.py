"""The coach's note: one explanation at the side of the table, and two buttons."""

from __future__ import annotations

from collections.abc import Callable

from game.client.desk import Desk
from game.client.parts.box_place import box
from game.client.parts.furniture import icon
from game.client.parts.text_column import TextColumn
from game.scene.styles import BODY_ON_PARCHMENT, HEAD_ON_PARCHMENT
from game.scene.widgets import Button, Label, Panel

SIDE, HEAD, FOOT, BUTTON = 20.0, 58.0, 74.0, 54.0
TEXT = BODY_ON_PARCHMENT.sized(22)


class CoachPanel(Panel):
    """As high as its text."""

    def __init__(
        self,
        desk: Desk,
        text: str,
        ways: tuple[Callable[[], None], Callable[[], None]],
        size: tuple[float, float],
        fitted: Callable[[float], float],
    ) -> None:
        """Say a text; `ways` are what "Understood" and "No coach" do.

        `size` is the width in u and the px of a u; `fitted` makes a height one that looks well.
        """
        width, k = size
        say = desk.say
        column = TextColumn(
            desk.kit.lettering, [(text, TEXT)], k=k, x=SIDE, y=HEAD, width=width - 2 * SIDE
        )
        height = fitted(HEAD + column.height + 14 + FOOT)
        title = say("coach.title")
        super().__init__(
            "bill",
            name="coach",
            label=f"{title}. {text}",
            width=width,
            height=height,
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
