"""The summary of a round: a row per seat, the one with most points first."""

from collections.abc import Callable, Sequence

from game.client.app import App
from game.client.history.round_accounts import RoundAccount
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.frames import make_seat_disc_sprite
from game.client.widgets.paper_table import PaperTable
from game.client.widgets.round_numerals import round_numeral
from game.records.records import Seat
from game.scene.drawing.colours import CHOUGH, INK
from game.scene.layout import Column, Row, Spacer, theme
from game.scene.nodes.node import Node
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label

NAME_WIDTH = 218.0
AMOUNT_COLUMN_WIDTH = 112.0
SEAT_DISC_SIZE = 38.0
ROW_MIN_HEIGHT = 58.0
PANEL_PADDING = (theme.EXTRA_WIDE_GAP, 34.0)
BUTTON_WIDTH = 260.0
NAME_STYLE = TextStyle("title", 27, INK)
TOTAL_STYLE = TextStyle("heavy", 30, INK)
AMOUNT_STYLE = PAPER_STYLES.body.sized(23)
POINTS_GAINED_STYLE = TextStyle("bold", 24, INK)
HEADING_STYLE = PAPER_STYLES.head.sized(34)


def build_round_summary(
    app: App, seats: Sequence[Seat], round_account: "RoundAccount", go_on: Callable[[], None]
) -> Node:
    """Return the panel with every seat's income, money and points of a round, most points first;
    its button calls `go_on`."""
    say = app.say
    columns = app.box.game_facts.round_summary_column_keys
    heads = [say(f"takings.{column}") for column in columns]
    heads += [say("round-summary.money"), say("round-summary.gained"), say("round-summary.points")]
    title = say(
        "round-summary.title", round=round_numeral(app, round_account.round_number, len(seats))
    )
    rows = []
    for seat in sorted(
        range(len(seats)), key=lambda seat: -round_account.points_at_end_by_seat[seat]
    ):
        who = seats[seat]
        amounts = [
            Label(told, style, align="right")
            for told, style in _styled_amounts(app, round_account, seat)
        ]
        mark = make_seat_disc_sprite(app.box.pictures_outside_table, who.colour, SEAT_DISC_SIZE)
        rows.append((mark, Label(who.name, NAME_STYLE, may_shorten=True), *amounts))
    table = PaperTable(
        (Spacer(span=2), *[Label(head, PAPER_STYLES.note, align="right") for head in heads]),
        rows,
        columns=(SEAT_DISC_SIZE, NAME_WIDTH, *[AMOUNT_COLUMN_WIDTH] * len(heads)),
        min_row_height=ROW_MIN_HEIGHT,
        gap=theme.MEDIUM_GAP,
        has_lines=False,
    )
    words = say("round-summary.go-on")
    keys = ("return", "space")
    way = ButtonSpec("go-on", words, go_on, "play", "@confirm", keys)
    button = way.make_plain_button(
        app, "primary", theme.ICON_SIZE, min_width=BUTTON_WIDTH, min_height=theme.BUTTON_HEIGHT
    )
    return Column(
        Label(title, HEADING_STYLE),
        table,
        Row(button, justify="centre"),
        gap=theme.WIDE_GAP,
        padding=PANEL_PADDING,
        skin="parchment",
        label=title,
    )


def _styled_amounts(
    app: App, round_account: "RoundAccount", seat: int
) -> list[tuple[str, TextStyle]]:
    columns = app.box.game_facts.round_summary_column_keys
    pay = app.money_text
    gained = round_account.points_gained_by_seat[seat]
    best = max(round_account.points_gained_by_seat)
    sums = [
        (pay(round_account.income_by_column_by_seat[seat][column]), AMOUNT_STYLE)
        for column in columns
    ]
    style = POINTS_GAINED_STYLE.in_colour(CHOUGH) if gained == best > 0 else POINTS_GAINED_STYLE
    return [
        *sums,
        (pay(round_account.money_at_end_by_seat[seat]), AMOUNT_STYLE),
        (f"+{gained}", style),
        (str(round_account.points_at_end_by_seat[seat]), TOTAL_STYLE),
    ]
