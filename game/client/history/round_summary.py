"""The summary of a round: a row per seat, the one with most points first."""

from collections.abc import Callable, Sequence

from game.client.app import App
from game.client.history.round_accounts import RoundAccount
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.frames import disc
from game.client.widgets.round_numerals import round_numeral
from game.client.widgets.text import cells
from game.records.records import Seat
from game.scene.drawing.colours import CHOUGH, INK
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Divider, Label, Panel

SIDE = 34.0
NAME_WIDTH = 270.0
COLUMN = 124.0
HEAD_HEIGHT = 136.0
ROW = 58.0
FOOT_HEIGHT = 100.0
NAME = TextStyle("title", 27, INK)
TOTAL = TextStyle("heavy", 30, INK)
AMOUNT = ON_PAPER.body.sized(23)
GAINED = TextStyle("bold", 24, INK)
BUTTON = (260.0, 56.0)


def round_summary(
    app: App, seats: Sequence[Seat], account: "RoundAccount", go_on: Callable[[], None]
) -> Node:
    """Return the panel; `go_on` is the action of its button."""
    say = app.say
    columns = app.box.game_facts.taking_columns
    heads = [say(f"takings.{column}") for column in columns]
    heads += [say("round-summary.money"), say("round-summary.gained"), say("round-summary.points")]
    width = 2 * SIDE + NAME_WIDTH + COLUMN * len(heads)
    height = HEAD_HEIGHT + ROW * len(seats) + FOOT_HEIGHT
    title = say("round-summary.title", round=round_numeral(app, account.number, len(seats)))
    panel = Panel("parchment", width=width, height=height, label=title)
    named = [(head, ON_PAPER.note) for head in heads]
    first = box(SIDE + NAME_WIDTH, 84, COLUMN, 30)
    panel.add(
        Label(title, ON_PAPER.head.sized(34), **box(SIDE, 22, width - 2 * SIDE, 48)),
        *cells(named, first, COLUMN, "right"),
        Divider(x=SIDE - 8, y=HEAD_HEIGHT - 18, width=width - 2 * SIDE + 16),
    )
    best_first = sorted(range(len(seats)), key=lambda seat: -account.points[seat])
    for place, seat in enumerate(best_first):
        who = seats[seat]
        amounts = _amounts(app, account, seat)
        row = Node(**box(SIDE, HEAD_HEIGHT + ROW * place, width - 2 * SIDE, ROW))
        row.add(
            disc(app.box.screen_pictures, who.colour, 38, x=20, y=ROW / 2),
            Label(who.name, NAME, **box(52, 0, NAME_WIDTH - 56, ROW)),
            *cells(amounts, box(NAME_WIDTH, 0, COLUMN, ROW), COLUMN, "right"),
        )
        panel.add(row)
    words = say("round-summary.go-on")
    keys = ("return", "space")
    way = ButtonWay("go-on", words, go_on, "play", "@confirm", keys)
    spot = box((width - BUTTON[0]) / 2, height - 78, *BUTTON)
    return panel.add(way.plain(app, "primary", 26, **spot))


def _amounts(app: App, account: "RoundAccount", seat: int) -> list[tuple[str, TextStyle]]:
    columns = app.box.game_facts.taking_columns
    pay = app.pay
    gained = account.gained[seat]
    best = max(account.gained)
    sums = [(pay(account.takings[seat][column]), AMOUNT) for column in columns]
    style = GAINED.in_colour(CHOUGH) if gained == best > 0 else GAINED
    return [
        *sums,
        (pay(account.money[seat]), AMOUNT),
        (f"+{gained}", style),
        (str(account.points[seat]), TOTAL),
    ]
