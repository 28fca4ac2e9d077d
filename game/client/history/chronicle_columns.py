"""The chronicle of a round: a column per seat, with sums above its actions."""

from collections.abc import Sequence

from game.client.app import App
from game.client.history.journal_model import SeatRoundSummary
from game.client.widgets.frames import make_seat_disc_sprite
from game.records.records import Seat
from game.scene.drawing.colours import INK
from game.scene.layout import Column, Grid, Row, fraction_track, theme
from game.scene.nodes.node import Node
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Divider, Label
from game.text.numerals import number_text, signed_number_text

SEAT_DISC_SIZE = 32.0
NAME_STYLE = TextStyle("title", 27, INK)
ACTION_STYLE = PAPER_STYLES.body.sized(19)


def build_round_columns(
    app: App, seats: Sequence[Seat], round_summaries: Sequence[SeatRoundSummary]
) -> Grid:
    """Return one column per seat with its actions, money and points in a round, side by side and
    equally tall.
    """
    columns = [_build_seat_column(app, seats[told.seat], told) for told in round_summaries]
    return Grid(*columns, columns=max(len(columns), 1), gap=theme.EXTRA_WIDE_GAP, align="start")


def _build_seat_column(app: App, seat: Seat, summary: SeatRoundSummary) -> Column:
    # what the round has brought so far: money, points, and the title's own sums
    say = app.say
    pay = app.money_text
    (before, now) = summary.money_before_and_after
    (begun, points) = summary.points_before_and_after
    sums = [
        (say("recalling.points"), f"{number_text(points)} ({signed_number_text(points - begun)})")
    ]
    if app.box.game_facts.has_money:
        sums.insert(0, (say("round-summary.money"), f"{pay(before)} → {pay(now)}"))
    sums += [
        (say(f"recalling.{chart}"), f"{signed_number_text(first)} → {signed_number_text(last)}")
        for chart, (first, last) in summary.amount_before_and_after_by_chart.items()
    ]
    columns = app.box.game_facts.round_summary_column_keys
    sums += [
        (say(f"takings.{each}"), pay(summary.income_by_summary_column[each])) for each in columns
    ]
    cells: list[Node] = []
    for words, amount in sums:
        cells += [
            Label(words, PAPER_STYLES.note, wraps=True),
            Label(amount, PAPER_STYLES.bold, align="right"),
        ]
    actions = [
        (_capitalised_text_without_name(entry.text, seat.name), ACTION_STYLE)
        for entry in summary.actions
    ]
    actions = actions or [(app.say("recalling.nothing-yet"), PAPER_STYLES.note)]
    return Column(
        Row(
            make_seat_disc_sprite(app.box.pictures_outside_table, seat.colour, SEAT_DISC_SIZE),
            Label(seat.name, NAME_STYLE, may_shorten=True),
            gap=theme.TIGHT_GAP,
            align="centre",
        ),
        Grid(
            *cells, columns=(fraction_track(), "auto"), gap=theme.TIGHT_GAP, row_gap=theme.HAIR_GAP
        ),
        Divider(),
        Column(*[Label(text, style, wraps=True) for text, style in actions], gap=theme.HAIR_GAP),
        gap=theme.TIGHT_GAP,
        name=f"chronicle:{summary.seat}",
    )


def _capitalised_text_without_name(text: str, name: str) -> str:
    rest = text.removeprefix(f"{name} ")
    return rest[:1].upper() + rest[1:]
