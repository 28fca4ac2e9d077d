"""The set-up page's panel of the game: order of seats, seed and practice."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from game.client.app import App
from game.client.screens.setup_panels import PANEL_PADDING, EditSetUp
from game.client.stored.set_up import SavedSetUp
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.segmented_control import SegmentedControl, SegmentOption
from game.scene.drawing.accents import BRASS_HIGH
from game.scene.layout import Column, Grid, Row, fraction_track, theme
from game.scene.layout.grid import AUTO_TRACK
from game.scene.text.text_styles import BOLD_STYLE, HEADING_STYLE, NOTE_STYLE
from game.scene.widgets import Label, TextField, Toggle

WRONG_SEED_STYLE = BOLD_STYLE.sized(NOTE_STYLE.size).in_colour(BRASS_HIGH)
CONTROL_WIDTH = 310.0
MAX_SEED_DIGITS = 10
NOTE_SPAN_BY_FOLDED = {False: 1, True: 2}
"""The number of grid columns of a control's note: in a folded panel it is below the control."""


@dataclass(frozen=True, slots=True)
class GamePanelHandlers:
    """The actions of the panel of a game's options on the set-up page."""

    edit_set_up: EditSetUp
    set_seed: Callable[[str], None]
    choose_random_seed: Callable[[], None]


def build_game_panel(
    app: App,
    set_up: SavedSetUp,
    seed_text: str,
    handlers: GamePanelHandlers,
    *,
    is_seed_valid: bool,
    is_folded: bool,
) -> Column:
    """Return the panel with the order of play, the seed and the practice switch; if `is_folded`,
    the notes are placed below the controls instead of beside them."""
    say = app.say
    ways = [
        SegmentOption("fixed", say("setup.order-fixed")),
        SegmentOption("drawn", say("setup.order-drawn")),
    ]

    def set_order(order_name: str) -> None:
        handlers.edit_set_up(lambda now: replace(now, shuffles_seats=order_name == "drawn"))

    def set_practice(is_on: bool) -> None:
        handlers.edit_set_up(lambda now: replace(now, is_practice=is_on))

    way = "drawn" if set_up.shuffles_seats else "fixed"
    seed = say("setup.seed")
    undo = say("setup.undo")
    new_seed = ButtonSpec("new-seed", say("setup.new-seed"), handlers.choose_random_seed, "dice")
    field = TextField(
        seed_text,
        handlers.set_seed,
        max_letters=MAX_SEED_DIGITS,
        name="seed",
        label=seed,
        grow=1,
        basis=0.0,
    )
    practice = Toggle(
        set_up.is_practice, set_practice, text=say("setup.undo-note"), name="practice", label=undo
    )
    order_note = "setup.order-note-drawn" if set_up.shuffles_seats else "setup.order-note"
    seed_note = "setup.seed-note" if is_seed_valid else "setup.seed-empty"
    span = NOTE_SPAN_BY_FOLDED[is_folded]
    columns = (
        (AUTO_TRACK, fraction_track())
        if is_folded
        else (AUTO_TRACK, CONTROL_WIDTH, fraction_track())
    )
    practice.span = 1 if is_folded else 2
    form = Grid(
        Label(say("setup.order"), BOLD_STYLE),
        SegmentedControl(ways, way, set_order, name="order"),
        Label(say(order_note), NOTE_STYLE, wraps=True, span=span, name="order-note"),
        Label(seed, BOLD_STYLE),
        Row(field, new_seed.make_plain_button(app, "slate"), gap=theme.TIGHT_GAP),
        Label(
            say(seed_note),
            NOTE_STYLE if is_seed_valid else WRONG_SEED_STYLE,
            wraps=True,
            span=span,
            name="seed-note",
        ),
        Label(undo, BOLD_STYLE),
        practice,
        columns=columns,
        gap=theme.WIDE_GAP,
        row_gap=theme.TIGHT_GAP,
        align="centre",
    )
    return Column(
        Label(say("setup.game"), HEADING_STYLE),
        form,
        gap=theme.TIGHT_GAP,
        padding=PANEL_PADDING,
        skin="slate",
    )
