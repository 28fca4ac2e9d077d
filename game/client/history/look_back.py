"""The bar of a look back: the moment shown, and buttons to its neighbours and the present."""

from collections.abc import Callable, Sequence

from game.client.app import App
from game.client.widgets.buttons import ButtonSpec
from game.scene.layout import Row, lay_out, theme
from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.units import WindowUnits
from game.scene.text.text_styles import BOLD_STYLE, PAPER_STYLES
from game.scene.widgets import Button, Label

ButtonAction = Callable[[], None]

BAR_WIDTH = 1128.0
BAR_HEIGHT = 151.0
BAR_EDGE_MARGIN = 11.0
BAR_FOOT_OVERLAP = 3.0  # it covers the hand with its key caps
STEP_BUTTON_WIDTH = 150.0
BACK_BUTTON_WIDTH = 310.0
MAX_WINDOW_WIDTH_SHARE = 0.68  # of the window: the column beside it stays in sight
BANNER_SKIN = "parchment"
BUTTON_SKIN = "slate"
BAR_Z = 95.0


def build_last_turns_banner(
    app: App, units: WindowUnits, bar_rect: NodeValues, leave: ButtonAction
) -> Node:
    """Return the banner shown while the last turns are animated again, placed over the table's
    bar; its button calls `leave`."""
    say = app.say
    told = say("recalling.last-turns")
    back = ButtonSpec("turns-leave", say("recalling.back"), leave, "play", "@back")
    banner = Row(
        Label(told, PAPER_STYLES.title, wrap=True, grow=1, basis=0.0),
        back.make_plain_button(
            app, BUTTON_SKIN, width=BACK_BUTTON_WIDTH, height=theme.LARGE_BUTTON_HEIGHT
        ),
        gap=theme.WIDE_GAP,
        padding=(theme.TIGHT_GAP, theme.WIDE_GAP, theme.TIGHT_GAP, theme.PAPER_SIDE_PADDING),
        align="centre",
        skin=BANNER_SKIN,
        name="turns-banner",
        label=told,
    )
    return _lay_out_over_table_bar(app, units, bar_rect, banner)


def build_look_back_bar(
    app: App,
    units: WindowUnits,
    bar_rect: NodeValues,
    told: str,
    steps: Sequence[ButtonAction | None],
    leave: ButtonAction,
) -> Node:
    """Return the bar for moving between past moments, placed over the table's disabled buttons in
    `bar_rect`.

    `told` is its text. `steps` are the actions that show the previous and the next moment, None
    where there is none; `leave` returns to the present.
    """
    back = ButtonSpec("look-back-leave", app.say("recalling.back"), leave, "play", "@back")
    bar = Row(
        _make_step_button(app, "before", "@lesson-back", steps[0]),
        _make_step_button(app, "after", "@lesson-next", steps[1]),
        Label(told, BOLD_STYLE, align="centre", wrap=True, grow=1, basis=0.0),
        back.make_plain_button(
            app, "primary", width=BACK_BUTTON_WIDTH, height=theme.LARGE_BUTTON_HEIGHT
        ),
        gap=theme.TIGHT_GAP,
        padding=(theme.TIGHT_GAP, theme.WIDE_GAP),
        align="centre",
        skin=BUTTON_SKIN,
        name="look-back",
        label=told,
    )
    return _lay_out_over_table_bar(app, units, bar_rect, bar)


def _lay_out_over_table_bar(app: App, units: WindowUnits, bar_rect: NodeValues, bar: Row) -> Node:
    """Lay a bar out, place it at the lower left of the table's bar, and return it.

    Below the map of an upright window it covers the whole table's bar.
    """
    bar.scale = min(units.chosen_control_scale, MAX_WINDOW_WIDTH_SHARE * units.width / BAR_WIDTH)
    width = BAR_WIDTH
    if units.upright_enlargement > 1.0:
        bar.scale = bar_rect["scale"] * bar_rect["height"] / BAR_HEIGHT
        width = bar_rect["width"] * bar_rect["scale"] / bar.scale - 2 * BAR_EDGE_MARGIN
    lay_out(bar, app.kit, units.k * bar.scale, width=width, height=BAR_HEIGHT)
    bar.x = BAR_EDGE_MARGIN * bar.scale
    bar.y = (
        bar_rect["y"]
        + bar_rect["height"] * bar_rect["scale"]
        - (BAR_HEIGHT + BAR_FOOT_OVERLAP) * bar.scale
    )
    bar.z = BAR_Z
    return bar


def _make_step_button(app: App, way: str, cap: str, go: ButtonAction | None) -> Button:
    words = app.say(f"recalling.{way}")
    step = ButtonSpec(f"look-back-{way}", words, go or (lambda: None), cap=cap)
    button = step.make_plain_button(
        app, BUTTON_SKIN, width=STEP_BUTTON_WIDTH, height=theme.LARGE_BUTTON_HEIGHT
    )
    button.enabled = go is not None
    return button
