"""The panel of a hint: what has been told so far, and a button that tells more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.desk import Desk
from game.client.parts.furniture import icon, icon_painter
from game.client.parts.progress_bar import ProgressBar
from game.client.parts.side_note import NoteRoom
from game.client.parts.text_column import TextColumn
from game.scene.box_place import box
from game.scene.lettering import TextStyle
from game.scene.node import Node
from game.scene.styles import HEAD
from game.scene.widgets import Button, Label, Panel

SIDE, TOP, FOOT = 18.0, 52.0, 72.0
BUTTON, CLOSE_WIDTH = 56.0, 176.0

Paragraph = tuple[str, TextStyle]


class HintPanel(Panel):
    """Stands on the lower edge of its room and is as high as its texts; the room is the most."""

    sheet = True

    def __init__(
        self,
        desk: Desk,
        room: NoteRoom,
        told: Sequence[Paragraph],
        ways: tuple[Callable[[], None] | None, Callable[[], None]],
    ) -> None:
        """Tell; `ways` are how to hear more, None when all is told, and how to close."""
        place, scale = room.place, room.scale
        width = place["width"]
        most = place["height"] - TOP - FOOT - 8
        inner = width - 2 * SIDE
        spot = box(SIDE, TOP, inner, 0)
        texts = TextColumn(desk.kit.lettering, told, 6.0, most, room.k * scale, **spot)
        height = min(room.fitted(TOP + texts.height + 16 + FOOT), place["height"])
        super().__init__(
            "slate",
            name="hint-panel",
            label=desk.say("hint.title"),
            **box(place["x"], place["y"] + (place["height"] - height) * scale, width, height),
            scale=scale,
            z=90,
        )
        self.progress = ProgressBar(**box(SIDE, height - FOOT - 10, width - 2 * SIDE, 6))
        self.progress.visible = False
        self.add(
            icon(desk.box.stationery, "lantern", 32, x=SIDE + 14, y=28),
            Label(desk.say("hint.title"), HEAD, **box(SIDE + 40, 6, width - 2 * SIDE - 40, 42)),
            texts,
            self.progress,
            *_buttons(desk, ways, width, height),
        )


def _buttons(
    desk: Desk,
    ways: tuple[Callable[[], None] | None, Callable[[], None]],
    width: float,
    height: float,
) -> list[Node]:
    more, close = ways
    top = height - FOOT + 8
    end = Button(
        desk.say("hint.close"),
        cap="@back",
        name="hint-close",
        icon=icon_painter(desk, "x", 22),
        on_click=close,
        **box(width - SIDE - CLOSE_WIDTH, top, CLOSE_WIDTH, BUTTON),
    )
    if more is None:
        return [end]
    on = Button(
        desk.say("hint.more"),
        skin="primary",
        cap="@hint",
        name="hint-more",
        on_click=more,
        **box(SIDE, top, width - 2 * SIDE - CLOSE_WIDTH - 8, BUTTON),
    )
    return [on, end]
