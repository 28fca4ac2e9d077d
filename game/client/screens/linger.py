"""The bar after a secret look: what was seen stays until its owner says so."""

from __future__ import annotations

from collections.abc import Callable

from game.client.desk import Desk
from game.client.parts.box_place import box
from game.client.parts.furniture import icon_painter
from game.scene.node import Node
from game.scene.units import Units
from game.scene.widgets import Button

WIDTH, HEIGHT = 460.0, 64.0


def linger_bar(desk: Desk, units: Units, over: Callable[[], None]) -> Node:
    """Return the button that hides everything and goes on, low in the middle of the window."""
    return Button(
        desk.say("privacy.hide"),
        skin="primary",
        cap="@confirm",
        keys=("return", "space"),
        name="linger",
        layout="centred",
        icon=icon_painter(desk, "eye", 30, "ink"),
        on_click=over,
        **box(units.width / 2, units.height * 0.72, WIDTH, HEIGHT),
        anchor=(0.5, 0.5),
        scale=min(units.hud, units.width / (WIDTH + 40)),
        z=100,
    )
