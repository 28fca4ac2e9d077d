"""The summary of a round: a row a seat, the one with most points first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.desk import Desk
from game.client.parts.furniture import disc, icon_painter
from game.client.parts.roman import round_numeral
from game.client.rounds.round_accounts import RoundAccount
from game.records.record import Seat
from game.scene.box_place import box
from game.scene.lettering import TextStyle
from game.scene.node import Node
from game.scene.styles import BODY_ON_PARCHMENT, HEAD_ON_PARCHMENT, NOTE_ON_PARCHMENT
from game.scene.theme import CHOUGH, INK
from game.scene.widgets import Button, Divider, Label, Panel

SIDE, NAME_WIDTH, COLUMN = 34.0, 270.0, 124.0
HEAD_HEIGHT, ROW, FOOT_HEIGHT = 136.0, 58.0, 100.0
NAME = TextStyle("title", 27, INK)
TOTAL = TextStyle("heavy", 30, INK)
AMOUNT = BODY_ON_PARCHMENT.sized(23)
GAINED = TextStyle("bold", 24, INK)
BUTTON = (260.0, 56.0)


def round_summary(
    desk: Desk, seats: Sequence[Seat], account: RoundAccount, go_on: Callable[[], None]
) -> Node:
    """Return the panel; `go_on` is what its button does."""
    say = desk.say
    columns = desk.box.books.taking_columns
    heads = [say(f"takings.{column}") for column in columns]
    heads += [say("round-summary.money"), say("round-summary.gained"), say("round-summary.points")]
    width = 2 * SIDE + NAME_WIDTH + COLUMN * len(heads)
    height = HEAD_HEIGHT + ROW * len(seats) + FOOT_HEIGHT
    title = say("round-summary.title", round=round_numeral(desk, account.number, len(seats)))
    panel = Panel("parchment", width=width, height=height, label=title)
    panel.add(
        Label(title, HEAD_ON_PARCHMENT.sized(34), **box(SIDE, 22, width - 2 * SIDE, 48)),
        *(
            Label(
                head,
                NOTE_ON_PARCHMENT,
                align="right",
                **box(SIDE + NAME_WIDTH + COLUMN * at, 84, COLUMN, 30),
            )
            for at, head in enumerate(heads)
        ),
        Divider(x=SIDE - 8, y=HEAD_HEIGHT - 18, width=width - 2 * SIDE + 16),
    )
    best_first = sorted(range(len(seats)), key=lambda seat: -account.points[seat])
    for place, seat in enumerate(best_first):
        row = _row(desk, seats[seat], _amounts(desk, account, seat), HEAD_HEIGHT + ROW * place)
        row.width = width - 2 * SIDE
        panel.add(row)
    return panel.add(
        Button(
            say("round-summary.go-on"),
            skin="primary",
            name="go-on",
            cap="@confirm",
            keys=("return", "space"),
            layout="centred",
            icon=icon_painter(desk, "play", 26, "ink"),
            on_click=go_on,
            **box((width - BUTTON[0]) / 2, height - 78, *BUTTON),
        )
    )


def _amounts(desk: Desk, account: RoundAccount, seat: int) -> list[tuple[str, TextStyle]]:
    columns, pay = desk.box.books.taking_columns, desk.pay
    gained, best = account.gained[seat], max(account.gained)
    sums = [(pay(account.takings[seat].get(column, 0)), AMOUNT) for column in columns]
    style = GAINED.in_colour(CHOUGH) if gained == best > 0 else GAINED
    return [
        *sums,
        (pay(account.money[seat]), AMOUNT),
        (f"+{gained}", style),
        (str(account.points[seat]), TOTAL),
    ]


def _row(desk: Desk, seat: Seat, amounts: Sequence[tuple[str, TextStyle]], top: float) -> Node:
    row = Node(x=SIDE, y=top, height=ROW)
    row.add(
        disc(desk.box.stationery, seat.colour, 38, x=20, y=ROW / 2),
        Label(seat.name, NAME, **box(52, 0, NAME_WIDTH - 56, ROW)),
    )
    for at, (text, style) in enumerate(amounts):
        spot = box(NAME_WIDTH + COLUMN * at, 0, COLUMN, ROW)
        row.add(Label(text, style, align="right", **spot))
    return row
