"""The bar of a look back: which moment is shown, the ones beside it, and the way to the present."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.client.desk import Desk
from game.client.parts.furniture import icon_painter
from game.scene.box_place import box
from game.scene.node import Node
from game.scene.styles import BOLD
from game.scene.units import Units
from game.scene.widgets import Button, Label, Panel

WIDTH, HEIGHT, EDGE = 1128.0, 126.0, 11.0
STEP, BACK, TALL = 150.0, 310.0, 60.0
WIDEST = 0.68  # of the window: the column beside it stays in sight


@dataclass(frozen=True, slots=True)
class LookBackBarHandlers:
    """One step back, one on (None where there is none), and back to the game."""

    before: Callable[[], None] | None
    after: Callable[[], None] | None
    leave: Callable[[], None]


def look_back_bar(desk: Desk, units: Units, told: str, ways: LookBackBarHandlers) -> Node:
    """Return the bar, over the buttons that sleep meanwhile."""
    say = desk.say
    scale = min(units.hud, WIDEST * units.width / WIDTH)
    bar = Panel(
        "slate",
        name="look-back",
        label=told,
        **box(EDGE * scale, units.height - (HEIGHT + EDGE) * scale, WIDTH, HEIGHT),
        scale=scale,
        z=95,
    )
    left = WIDTH - 16 - BACK
    words = box(32 + 2 * STEP, 8, left - 48 - 2 * STEP, HEIGHT - 16)
    return bar.add(
        _step(desk, "before", "@lesson-back", ways.before, 16),
        _step(desk, "after", "@lesson-next", ways.after, 24 + STEP),
        Label(told, BOLD, align="centre", **words),
        Button(
            say("recalling.back"),
            skin="primary",
            cap="@back",
            name="look-back-leave",
            layout="centred",
            icon=icon_painter(desk, "play", 24, "ink"),
            on_click=ways.leave,
            **box(left, (HEIGHT - TALL) / 2, BACK, TALL),
        ),
    )


def _step(desk: Desk, way: str, key: str, go: Callable[[], None] | None, left: float) -> Button:
    return Button(
        desk.say(f"recalling.{way}"),
        name=f"look-back-{way}",
        cap=key,
        keys=(key,),
        enabled=go is not None,
        on_click=go or (lambda: None),
        **box(left, (HEIGHT - TALL) / 2, STEP, TALL),
    )
