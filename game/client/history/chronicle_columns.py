"""The chronicle of a round: a column per seat, with sums above its actions."""

from collections.abc import Sequence

from game.client.app import App
from game.client.history.journal_model import SeatRound
from game.client.widgets.frames import disc
from game.client.widgets.text import TextColumn
from game.records.records import Seat
from game.scene.drawing.colours import INK
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Divider, Label
from game.text.numerals import numeral, signed

GAP = 22.0
ROUND_COLUMNS_HEAD = 52.0
SUM_LINE = 28.0
NAME = TextStyle("title", 27, INK)
ACTION = ON_PAPER.body.sized(19)


def round_columns(
    app: App, seats: Sequence[Seat], rounds: Sequence[SeatRound], width: float
) -> Node:
    """Return the columns side by side, as tall as the longest one."""
    each = (width + GAP) / max(len(rounds), 1) - GAP
    body = Node(width=width)
    for place, told in enumerate(rounds):
        column = _column(app, seats[told.seat], told, each)
        column.x = place * (each + GAP)
        body.add(column)
        body.height = max(body.height, column.height)
    return body


def _column(app: App, seat: Seat, told: SeatRound, width: float) -> Node:
    # what the round has brought so far: money, points, and the title's own sums
    say = app.say
    pay = app.pay
    (before, now) = told.money
    (begun, points) = told.points
    sums = [(say("recalling.points"), f"{numeral(points)} ({signed(points - begun)})")]
    if app.box.game_facts.has_money:
        sums.insert(0, (say("round-summary.money"), f"{pay(before)} → {pay(now)}"))
    columns = app.box.game_facts.taking_columns
    sums += [(say(f"takings.{each}"), pay(told.takings[each])) for each in columns]
    column = Node(width=width, name=f"chronicle:{told.seat}")
    column.add(
        disc(app.box.screen_pictures, seat.colour, 32, x=18, y=22),
        Label(seat.name, NAME, **box(44, 2, width - 44, 40)),
    )
    top = ROUND_COLUMNS_HEAD
    for words, amount in sums:
        right = box(width * 0.46, top, width * 0.54 - 4, SUM_LINE)
        column.add(
            Label(words, ON_PAPER.note, **box(4, top, width * 0.5, SUM_LINE)),
            Label(amount, ON_PAPER.bold, align="right", **right),
        )
        top += SUM_LINE
    column.add(Divider(**box(0, top + 6, width, 6)))
    actions = [(_without_name(entry.text, seat.name), ACTION) for entry in told.actions]
    actions = actions or [(app.say("recalling.nothing-yet"), ON_PAPER.note)]
    text = TextColumn(app.kit.lettering, actions, 6.0, x=4, y=top + 20, width=width - 8)
    column.height = text.y + text.height + 8
    return column.add(text)


def _without_name(text: str, name: str) -> str:
    rest = text.removeprefix(f"{name} ")
    return rest[:1].upper() + rest[1:]
