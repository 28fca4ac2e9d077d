"""The heading of the end page: the winner's name and the options of the game."""

from game.client.app import App
from game.client.session.unsaved_games import GameResult
from game.client.widgets.frames import Flourish, make_seat_emblem_sprite
from game.client.widgets.game_options import options_line_text
from game.client.widgets.list_page import HEADING_NOTE_STYLE
from game.scene.drawing.accents import BRASS_HIGH
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.layout import Column, Row, theme
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Label

EMBLEM_SCALE = 1.35
FLOURISH_WIDTH = 120.0
LINE_ABOVE_NAME_STYLE = TextStyle("italic", 30, BRASS_HIGH)
WINNER_STYLE = TextStyle("head", 92, hex_to_rgb("#FBF0D2"))


def build_end_heading(
    app: App, result: GameResult, name_scale: float, *, with_flourishes: bool
) -> Column:
    """Return the heading with the winner's name and the options of the game; `name_scale` is a
    factor for the size of the name."""
    winner = result.seats[result.seats_from_best[0]]
    name = Label(winner.name, WINNER_STYLE.sized(WINNER_STYLE.size * name_scale), may_shorten=True)
    closed = Label(
        app.say("end.closed"),
        LINE_ABOVE_NAME_STYLE.sized(LINE_ABOVE_NAME_STYLE.size * name_scale),
        align="centre",
        wraps=True,
    )
    line = Row(
        Flourish(1.0, width=FLOURISH_WIDTH) if with_flourishes else None,
        make_seat_emblem_sprite(
            app.box.pictures_outside_table, winner.colour, EMBLEM_SCALE * name_scale
        ),
        name,
        Flourish(0.0, width=FLOURISH_WIDTH) if with_flourishes else None,
        gap=theme.EXTRA_WIDE_GAP,
        align="centre",
        justify="centre",
    )
    return Column(closed, line, _make_options_label(app, result))


def _make_options_label(app: App, result: GameResult) -> Label | None:
    """Return the options of the game on one line; None if there are none."""
    options = result.options
    played_with = options_line_text(app, options) if options is not None else ""
    if not played_with:
        return None
    label = Label(played_with, HEADING_NOTE_STYLE, align="centre", wraps=True, name="options")
    label.tooltip = played_with
    return label
