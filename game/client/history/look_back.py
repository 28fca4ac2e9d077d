"""The bar of a look back: the moment shown, and buttons to its neighbours and the present."""

from collections.abc import Callable, Sequence

from game.client.app import App
from game.client.widgets.buttons import ButtonWay
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.stage.units import Units
from game.scene.text.text_styles import BOLD, ON_PAPER
from game.scene.widgets import Button, Label, Panel

Way = Callable[[], None]

WIDTH = 1128.0
HEIGHT = 151.0
EDGE = 11.0
FOOT = 3.0  # it covers the hand with its key caps
STEP = 150.0
BACK = 310.0
TALL = 60.0
WIDEST = 0.68  # of the window: the column beside it stays in sight


def turns_banner(app: App, units: Units, leave: Way) -> Node:
    """Return the banner of the last turns, on a paper background where the table's bar is dark."""
    say = app.say
    told = say("recalling.last-turns")
    scale = min(units.hud, WIDEST * units.width / WIDTH)
    spot = box(EDGE * scale, units.height - (HEIGHT + FOOT) * scale, WIDTH, HEIGHT)
    banner = Panel("parchment", name="turns-banner", label=told, **spot, scale=scale, z=95)
    left = WIDTH - 16 - BACK
    back = ButtonWay("turns-leave", say("recalling.back"), leave, "play", "@back")
    return banner.add(
        Label(told, ON_PAPER.title, wrap=True, midway=True, **box(32, 8, left - 48, HEIGHT - 16)),
        back.plain(app, "slate", **box(left, (HEIGHT - TALL) / 2, BACK, TALL)),
    )


def look_back_bar(
    app: App, units: Units, told: str, steps: Sequence[Way | None], leave: Way
) -> Node:
    """Return the bar, which covers the disabled buttons; `steps` are the previous and next moment
    or None."""
    say = app.say
    scale = min(units.hud, WIDEST * units.width / WIDTH)
    spot = box(EDGE * scale, units.height - (HEIGHT + FOOT) * scale, WIDTH, HEIGHT)
    bar = Panel("slate", name="look-back", label=told, **spot, scale=scale, z=95)
    left = WIDTH - 16 - BACK
    back = ButtonWay("look-back-leave", say("recalling.back"), leave, "play", "@back")
    words = box(32 + 2 * STEP, 8, left - 48 - 2 * STEP, HEIGHT - 16)
    return bar.add(
        _step(app, "before", "@lesson-back", steps[0], 16),
        _step(app, "after", "@lesson-next", steps[1], 24 + STEP),
        Label(told, BOLD, align="centre", **words),
        back.plain(app, "primary", **box(left, (HEIGHT - TALL) / 2, BACK, TALL)),
    )


def _step(app: App, way: str, cap: str, go: Way | None, left: float) -> Button:
    words = app.say(f"recalling.{way}")
    spot = box(left, (HEIGHT - TALL) / 2, STEP, TALL)
    step = ButtonWay(f"look-back-{way}", words, go or (lambda: None), cap=cap)
    button = step.plain(app, "slate", **spot)
    button.enabled = go is not None
    return button
