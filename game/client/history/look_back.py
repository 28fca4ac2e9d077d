"""The bar of a look back: the moment shown, and buttons to its neighbours and the present."""

from collections.abc import Callable, Sequence

from game.client.app import App
from game.client.widgets.buttons import ButtonSpec
from game.scene.layout import Column, Row, lay_out, theme
from game.scene.layout.containers import Container
from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.units import WindowUnits
from game.scene.text.text_styles import BOLD_STYLE, PAPER_STYLES
from game.scene.widgets import Button, Label

ButtonAction = Callable[[], None]

MAX_BAR_WIDTH = 1128.0
MAX_BAR_HEIGHT = 144.0
BAR_MARGIN = 3.0  # the edge of the table's bar stays in sight
NARROW_BAR_WIDTH = 700.0  # below it the text is above the buttons
STEP_BUTTON_WIDTH = 150.0
BACK_BUTTON_WIDTH = 310.0
BANNER_SKIN = "parchment"
BUTTON_SKIN = "slate"
BAR_Z = 95.0


def build_last_turns_banner(
    app: App, units: WindowUnits, rect: NodeValues, leave: ButtonAction
) -> Node:
    """Return the banner that covers the table's disabled buttons in `rect` while an animation
    repeats the last turns; its button calls `leave`."""
    told = app.say("recalling.last-turns")
    back = ButtonSpec("turns-leave", app.say("recalling.back"), leave, "play", "@back")
    button = back.make_plain_button(
        app, BUTTON_SKIN, width=BACK_BUTTON_WIDTH, height=theme.LARGE_BUTTON_HEIGHT
    )
    style = PAPER_STYLES.bold if _is_bar_narrow(rect) else PAPER_STYLES.head
    label = Label(told, style, align="centre", wraps=True)
    banner = _make_bar(rect, label, (button,), BANNER_SKIN)
    banner.name = "turns-banner"
    banner.label = told
    _lay_out_over_buttons(app, units, rect, banner)
    return banner


def build_look_back_bar(
    app: App,
    units: WindowUnits,
    rect: NodeValues,
    position_text: str,
    show_before_and_after: Sequence[ButtonAction | None],
    return_to_present: ButtonAction,
) -> Node:
    """Return the bar for moving between past moments, placed over the table's disabled buttons in
    `rect`.

    `position_text` is its text. `show_before_and_after` are the actions that show the previous and
    the next moment, None where there is none; `return_to_present` shows the current position.
    """
    back = ButtonSpec(
        "look-back-leave", app.say("recalling.back"), return_to_present, "play", "@back"
    )
    buttons = (
        _make_step_button(app, "before", "@lesson-back", show_before_and_after[0]),
        _make_step_button(app, "after", "@lesson-next", show_before_and_after[1]),
        back.make_plain_button(
            app, "primary", width=BACK_BUTTON_WIDTH, height=theme.LARGE_BUTTON_HEIGHT
        ),
    )
    label = Label(position_text, BOLD_STYLE, align="centre", wraps=True)
    bar = _make_bar(rect, label, buttons, BUTTON_SKIN)
    bar.name = "look-back"
    bar.label = position_text
    _lay_out_over_buttons(app, units, rect, bar)
    return bar


def _make_bar(rect: NodeValues, label: Label, buttons: Sequence[Button], skin: str) -> Container:
    """Return a bar with a text beside its buttons, or above them where `rect` is narrow."""
    if not _is_bar_narrow(rect):
        label.grow = 1
        label.basis = 0.0
        return Row(
            label,
            *buttons,
            gap=theme.TIGHT_GAP,
            padding=(theme.TIGHT_GAP, theme.WIDE_GAP),
            align="centre",
            skin=skin,
        )
    for button in buttons:
        button.max_width = button.width
        button.grow = button.width  # in proportion to the widths where there is more room
        button.basis = 0.0
        button.width = 0.0
    row = Row(*buttons, gap=theme.TIGHT_GAP, align="centre", justify="centre")
    return Column(
        label, row, gap=theme.HAIR_GAP, padding=theme.TIGHT_GAP, justify="evenly", skin=skin
    )


def _is_bar_narrow(rect: NodeValues) -> bool:
    return rect["width"] < NARROW_BAR_WIDTH


def _lay_out_over_buttons(app: App, units: WindowUnits, rect: NodeValues, bar: Container) -> None:
    """Lay a bar out and place it at the lower left of the table's disabled buttons in `rect`, so
    that it covers no cards and offers beside them."""
    scale = rect["scale"]
    width = min(rect["width"], MAX_BAR_WIDTH)
    height = min(rect["height"], MAX_BAR_HEIGHT) - 2 * BAR_MARGIN
    bar.scale = scale
    lay_out(bar, app.kit, units.px_per_u * scale, width=width, height=height)
    bar.x = rect["x"]
    bar.y = rect["y"] + (rect["height"] - BAR_MARGIN - height) * scale
    bar.z = BAR_Z


def _make_step_button(
    app: App, direction: str, key_cap: str, on_click: ButtonAction | None
) -> Button:
    words = app.say(f"recalling.{direction}")
    step = ButtonSpec(f"look-back-{direction}", words, on_click or (lambda: None), key_cap=key_cap)
    button = step.make_plain_button(
        app, BUTTON_SKIN, width=STEP_BUTTON_WIDTH, height=theme.LARGE_BUTTON_HEIGHT
    )
    button.enabled = on_click is not None
    return button
