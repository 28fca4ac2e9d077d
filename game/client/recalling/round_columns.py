"""The chronicle of a round: a column a seat, with sums above what it did."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.desk import Desk
from game.client.parts.furniture import disc
from game.client.parts.text_column import TextColumn
from game.client.recalling.annals import SeatRound
from game.records.record import Seat
from game.scene.box_place import box
from game.scene.lettering import TextStyle
from game.scene.node import Node
from game.scene.styles import BODY_ON_PARCHMENT, BOLD_ON_PARCHMENT, NOTE_ON_PARCHMENT
from game.scene.theme import INK
from game.scene.widgets import Divider, Label

GAP, HEAD, SUM_LINE, LEAST = 22.0, 52.0, 28.0, 220.0
NAME = TextStyle("title", 27, INK)
DEED = BODY_ON_PARCHMENT.sized(19)


def round_columns(
    desk: Desk, seats: Sequence[Seat], rounds: Sequence[SeatRound], width: float
) -> Node:
    """Return the columns side by side, as high as the longest needs."""
    each = (width + GAP) / max(len(rounds), 1) - GAP
    body = Node(width=width)
    for place, told in enumerate(rounds):
        column = _column(desk, seats[told.seat], told, each)
        column.x = place * (each + GAP)
        body.add(column)
        body.height = max(body.height, column.height)
    return body


def _column(desk: Desk, seat: Seat, told: SeatRound, width: float) -> Node:
    sums = _sums(desk, told)
    column = Node(width=width, name=f"chronicle:{told.seat}")
    column.add(
        disc(desk.box.stationery, seat.colour, 32, x=18, y=22),
        Label(seat.name, NAME, **box(44, 2, width - 44, 40)),
    )
    top = HEAD
    for words, amount in sums:
        column.add(
            Label(words, NOTE_ON_PARCHMENT, **box(4, top, width * 0.5, SUM_LINE)),
            Label(
                amount,
                BOLD_ON_PARCHMENT,
                align="right",
                **box(width * 0.46, top, width * 0.54 - 4, SUM_LINE),
            ),
        )
        top += SUM_LINE
    column.add(Divider(**box(0, top + 6, width, 6)))
    deeds = [(_without_name(entry.text, seat.name), DEED) for entry in told.deeds]
    deeds = deeds or [(desk.say("recalling.nothing-yet"), NOTE_ON_PARCHMENT)]
    text = TextColumn(desk.kit.lettering, deeds, 6.0, x=4, y=top + 20, width=width - 8)
    column.height = text.y + text.height + 8
    return column.add(text)


def _sums(desk: Desk, told: SeatRound) -> list[tuple[str, str]]:
    """Return what the round has brought so far: money, points, and the title's own sums."""
    say, pay = desk.say, desk.pay
    before, now = told.money
    rows = [(say("round-summary.money"), f"{pay(before)} → {pay(now)}")]
    gained = told.points[1] - told.points[0]
    rows.append((say("recalling.points"), f"{told.points[1]} (+{gained})"))
    columns = desk.box.books.taking_columns
    rows += [(say(f"takings.{each}"), pay(told.takings.get(each, 0))) for each in columns]
    return rows


def _without_name(text: str, name: str) -> str:
    """Return a line without the name that stands above it."""
    rest = text.removeprefix(f"{name} ")
    return rest[:1].upper() + rest[1:]
