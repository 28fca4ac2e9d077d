"""The panel of a lesson: what it says, what it asks for, why not, and the way on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.client.app import App
from game.client.widgets.frames import icon, icon_painter
from game.client.widgets.text import TextColumn
from game.scene.drawing.colours import CHOUGH
from game.scene.input.pointer import Handle
from game.scene.nodes.node import Node
from game.scene.stage.placing import Point, box
from game.scene.text.lettering import (
    BODY_ON_PARCHMENT,
    BOLD_ON_PARCHMENT,
    HEAD_ON_PARCHMENT,
    NOTE_ON_PARCHMENT,
    Lettering,
)
from game.scene.widgets import Button, Label, Panel

WIDTH = 424.0
SIDE, HEAD, FOOT = 20.0, 66.0, 74.0
BUTTON, SMALL = 54.0, 52.0
TITLE, TITLE_ROWS = HEAD_ON_PARCHMENT.sized(23), HEAD_ON_PARCHMENT.sized(21)
TEXT = BODY_ON_PARCHMENT.sized(22)
ASKED = BOLD_ON_PARCHMENT.sized(22)
HAPPENED = NOTE_ON_PARCHMENT.sized(20)
OBJECTION = BOLD_ON_PARCHMENT.in_colour(CHOUGH).sized(21)


@dataclass(frozen=True, slots=True)
class LessonText:
    """What a panel says: `asked` and `objection` may be empty; `leads` is the key of the way on.

    `happened` are the last lines of what the others did since the player's own last move.
    """

    title: str
    number: str
    text: str
    asked: str
    objection: str
    leads: str  # "next", "show" or "finish"
    waiting: bool  # others are moving: no way on or back yet
    first: bool
    happened: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PanelHandlers:
    """What its buttons do; `moved` hears by how much it was dragged, in u of the window."""

    on: Callable[[], None]
    back: Callable[[], None]
    move: Callable[[], None]
    menu: Callable[[], None]
    dragged: Callable[[Point], None]


class LessonPanel(Panel):
    """As high as its texts; made anew for everything it says."""

    sheet = True

    def __init__(
        self,
        app: App,
        told: LessonText,
        orders: PanelHandlers,
        k: float,
        fitted: Callable[[float], float],
    ) -> None:
        """Tell, drawn with `k` px per u; `fitted` makes a height one that looks well."""
        inner = WIDTH - 2 * SIDE
        lettering = app.kit.lettering
        texts = [(line, HAPPENED) for line in told.happened]
        texts.append((told.text, TEXT))
        if told.asked:
            texts.append((told.asked, ASKED))
        if told.objection:
            texts.append((told.objection, OBJECTION))
        column = TextColumn(lettering, texts, 12.0, k=k, x=SIDE, y=HEAD + 4, width=inner)
        height = fitted(HEAD + 4 + column.height + 14 + FOOT)
        spoken = " ".join((told.title, *(text for text, _ in texts)))
        super().__init__("active", name="lesson", label=spoken, width=WIDTH, height=height, z=95)
        self.told = told
        right = WIDTH - SIDE + 12
        room = right - 2 * SMALL - SIDE - 48
        self.add(
            Handle(orders.dragged, name="lesson-handle", width=right - 2 * SMALL - 12, height=HEAD),
            icon(app.box.screen_pictures, "lantern", 34, "ink", x=SIDE + 12, y=HEAD / 2 + 2),
            *_head(lettering, told, k, room),
            _small(app, "move", "place", orders.move, right - 2 * SMALL - 3),
            _small(app, "menu", "x", orders.menu, right - SMALL),
            column,
            *_buttons(app, told, orders, height),
        )


def _head(lettering: Lettering, told: LessonText, k: float, room: float) -> list[Node]:
    """Return the title over the number, or in two rows with the number at their end."""
    left = SIDE + 36
    if lettering.fits(told.title, TITLE, k, room * k):
        return [
            Label(told.title, TITLE, **box(left, 6, room, 36)),
            Label(told.number, NOTE_ON_PARCHMENT, **box(left, 40, room, 24)),
        ]
    first, *rest = lettering.wrapped(told.title, TITLE_ROWS, k, round(room * k))
    second = " ".join(rest)
    beside = lettering.width(second, TITLE_ROWS, k) / k + 14
    return [
        Label(first, TITLE_ROWS, **box(left, 6, room, 30)),
        Label(second, TITLE_ROWS, **box(left, 36, room, 30)),
        Label(told.number, NOTE_ON_PARCHMENT, **box(left + beside, 39, room - beside, 24)),
    ]


def _small(app: App, key: str, picture: str, then: Callable[[], None], x: float) -> Button:
    """Return one of the two quiet buttons in the head."""
    says = app.say(f"learning.{key}")
    return Button(
        "",
        skin="quiet",
        icon=icon_painter(app, picture, 22, "ink"),
        name=f"lesson-{key}",
        label=says,
        tooltip=says,
        keys=("@lesson-move",) if key == "move" else (),
        on_click=then,
        **box(x, 8, SMALL, SMALL),
    )


def _buttons(app: App, told: LessonText, orders: PanelHandlers, height: float) -> list[Node]:
    say, top = app.say, height - FOOT + 4
    shows = told.leads == "show"
    share = 0.36 if shows else 0.5  # to be shown a move is not where one clicks to read on
    width = (WIDTH - 2 * SIDE - 10) * share
    why = say("learning.watch") if told.waiting else say("learning.first")
    on = "lesson-show" if shows else "lesson-next"
    return [
        Button(
            say("learning.back"),
            skin="quiet",
            cap="" if told.waiting or told.first else "@lesson-back",
            keys=("@lesson-back",),
            name="lesson-back",
            enabled=not (told.waiting or told.first),
            tooltip=why if told.waiting or told.first else None,
            on_click=orders.back,
            **box(SIDE, top, width, BUTTON),
        ),
        Button(
            say(f"learning.{told.leads}"),
            skin="quiet" if shows else "primary",
            cap=f"@{on}",
            keys=(f"@{on}",),
            name=on,
            enabled=not told.waiting,
            tooltip=say("learning.show-tip") if shows else why if told.waiting else None,
            on_click=orders.on,
            **box(SIDE + width + 10, top, width, BUTTON),
        ),
    ]
