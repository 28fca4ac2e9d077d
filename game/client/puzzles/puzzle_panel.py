"""The panel of a puzzle at the table: question or verdict, and what can be done now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.client.advice.hint_panel import Paragraph
from game.client.desk import Desk
from game.client.parts.furniture import icon, icon_painter
from game.client.parts.scrolling_text import scrolling_text
from game.client.parts.side_note import NoteRoom
from game.scene.box_place import box
from game.scene.node import Node
from game.scene.styles import HEAD, NOTE
from game.scene.widgets import Button, Label, Panel

SIDE, TOP, BUTTON, GAP = 18.0, 46.0, 46.0, 8.0
LEAST_BUTTON_PX = 33.0
NARROW, LOWEST = HEAD.sized(20), HEAD.sized(17)
"""For long headings: in one line, else in two."""
BACK = "@back"  # Escape comes to the screen by itself


@dataclass(frozen=True, slots=True)
class PanelButton:
    """A button of the panel: its words (table `puzzles`), key cap, icon, and what it does.

    What gives the puzzle up is `quiet`: it never looks like the way on.
    """

    name: str
    cap: str
    picture: str
    then: Callable[[], None]
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class PuzzleText:
    """What the panel says: heading, a quiet note beside it, an icon for it, and texts."""

    heading: str
    note: str
    picture: str
    texts: Sequence[Paragraph]


class PuzzlePanel(Panel):
    """Stands on the lower edge of its room, as high as its texts; longer texts scroll.

    Of the ways the first one leads on, in brass, unless it gives up; two stand in each row.
    """

    def __init__(
        self, desk: Desk, room: NoteRoom, told: PuzzleText, ways: Sequence[PanelButton]
    ) -> None:
        """Tell; `ways` are its buttons."""
        place, scale, k = room.place, room.scale, room.k
        width, inner = place["width"], place["width"] - 2 * SIDE
        tall = max(BUTTON, LEAST_BUTTON_PX / (k * scale))
        foot = -(-len(ways) // 2) * (tall + GAP) + 12
        most = place["height"] - TOP - foot - 14
        spot = box(SIDE, TOP, inner, most)
        texts = scrolling_text(desk.kit.lettering, told.texts, "puzzle-told", k * scale, **spot)
        height = min(room.fitted(TOP + texts.height + 14 + foot), place["height"])
        super().__init__(
            "slate",
            name="puzzle-panel",
            label=told.heading,
            **box(place["x"], place["y"] + (place["height"] - height) * scale, width, height),
            scale=scale,
            z=90,
        )
        beside = desk.kit.lettering.width(told.note, NOTE, k * scale) / (k * scale)
        room_of_head = inner - 40 - (beside + 14 if told.note else 0)
        fits = partial(desk.kit.lettering.fits, told.heading)
        across = k * scale, room_of_head * k * scale
        style = next((style for style in (HEAD, NARROW) if fits(style, *across)), LOWEST)
        self.add(
            icon(desk.box.stationery, told.picture, 32, x=SIDE + 14, y=25),
            Label(
                told.heading,
                style,
                wrap=style is LOWEST,
                midway=True,
                **box(SIDE + 40, 3, room_of_head, 44),
            ),
            Label(told.note, NOTE, align="right", **box(SIDE + 40, 5, inner - 40, 42)),
            texts,
            *_buttons(desk, ways, (inner, tall), height - foot),
        )


def _buttons(
    desk: Desk, ways: Sequence[PanelButton], size: tuple[float, float], top: float
) -> list[Node]:
    """Return the buttons, two in a row; `size` is the width of a row and the height of a button."""
    inner, tall = size
    half = (inner - GAP) / 2
    nodes: list[Node] = []
    for place, way in enumerate(ways):
        row, column = divmod(place, 2)
        alone = place == len(ways) - 1 and column == 0
        leads_on = place == 0 and not way.quiet
        left, down = SIDE + column * (half + GAP), top + row * (tall + GAP)
        nodes.append(
            Button(
                desk.say(f"puzzles.{way.name}"),
                skin="primary" if leads_on else "slate",
                cap=way.cap,
                keys=() if way.cap == BACK else (way.cap,),
                icon=icon_painter(desk, way.picture, 22, "ink" if leads_on else "cream"),
                name=f"puzzle-{way.name}",
                on_click=way.then,
                **box(left, down, inner if alone else half, tall),
            )
        )
    return nodes
