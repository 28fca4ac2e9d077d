"""The setup screen's panel about the game itself: order of seats, seed, practice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from game.client.desk import Desk
from game.client.kept.set_up import KeptSetUp
from game.client.parts.furniture import icon_painter
from game.client.parts.segments import Segment, Segments
from game.scene.box_place import box
from game.scene.node import Node
from game.scene.styles import BOLD, HEAD, NOTE
from game.scene.widgets import Button, Label, Panel, TextField, Toggle

HEIGHT = 214.0


@dataclass(frozen=True, slots=True)
class GameHandlers:
    """What the panels beside the seats may ask for."""

    change: Callable[[KeptSetUp], None]
    set_seed: Callable[[str], None]
    draw_seed: Callable[[], None]


def game_panel(
    desk: Desk, set_up: KeptSetUp, seed_text: str, orders: GameHandlers, width: float
) -> Node:
    """Return the panel."""
    say = desk.say
    panel = Panel("slate", width=width, height=HEIGHT)
    ways = [Segment("fixed", say("setup.order-fixed")), Segment("drawn", say("setup.order-drawn"))]

    def set_order(way: str) -> None:
        orders.change(replace(set_up, drawn=way == "drawn"))

    def set_practice(on: bool) -> None:
        orders.change(replace(set_up, practice=on))

    panel.add(
        Label(say("setup.game"), HEAD, **box(24, 8, 400, 40)),
        Label(say("setup.order"), BOLD, **box(24, 50, 110, 46)),
        Segments(
            ways,
            "drawn" if set_up.drawn else "fixed",
            set_order,
            name="order",
            **box(140, 50, 310, 46),
        ),
        Label(
            say("setup.order-note"), NOTE, wrap=True, midway=True, **box(470, 47, width - 490, 52)
        ),
        Label(say("setup.seed"), BOLD, **box(24, 104, 110, 48)),
        TextField(
            seed_text,
            orders.set_seed,
            limit=10,
            name="seed",
            label=say("setup.seed"),
            **box(140, 104, 190, 48),
        ),
        Button(
            say("setup.new-seed"),
            layout="centred",
            icon=icon_painter(desk, "dice", 26),
            name="new-seed",
            on_click=orders.draw_seed,
            **box(340, 104, 110, 48),
        ),
        Label(
            say("setup.seed-note"), NOTE, wrap=True, midway=True, **box(470, 102, width - 490, 52)
        ),
        Label(say("setup.undo"), BOLD, **box(24, 158, 110, 46)),
        Toggle(
            set_up.practice,
            set_practice,
            text=say("setup.undo-note"),
            style=NOTE,
            name="practice",
            label=say("setup.undo"),
            **box(140, 158, width - 164, 46),
        ),
    )
    return panel
