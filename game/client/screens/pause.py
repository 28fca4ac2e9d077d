"""The pause menu: go on, who plays, settings, rules, leave."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.client.desk import Desk
from game.client.furniture import disc, icon_painter
from game.client.set_up import HUMAN
from game.match.match import Match
from game.records.record import Seat
from game.scene.node import Node
from game.scene.styles import (
    BODY_ON_PARCHMENT,
    HEAD_ON_PARCHMENT,
    NOTE_ON_PARCHMENT,
    TITLE_ON_PARCHMENT,
)
from game.scene.widgets import Button, Divider, Label, Panel

WIDTH = 860.0
ROW = 60.0
HEAD_HEIGHT = 128.0


@dataclass(frozen=True, slots=True)
class PauseOrders:
    """What the menu may ask for; `take_over` seats another player."""

    resume: Callable[[], None]
    settings: Callable[[], None]
    learn: Callable[[], None]
    leave: Callable[[], None]
    take_over: Callable[[int, str], None]


def pause_menu(desk: Desk, match: Match, orders: PauseOrders) -> Node:
    """Return the menu for a dialog."""
    say = desk.say
    seats_height = ROW * len(match.seats)
    height = HEAD_HEIGHT + seats_height + 250
    panel = Panel("parchment", width=WIDTH, height=height, label=say("pause.title"), name="pause")
    panel.add(
        Label(say("pause.title"), HEAD_ON_PARCHMENT, x=36, y=22, width=300, height=44),
        Label(
            say("pause.saved" if match.is_saved else "pause.unsaved"), NOTE_ON_PARCHMENT,
            x=36, y=66, width=WIDTH - 72, height=28,
        ),
        Divider(x=36, y=102, width=WIDTH - 72),
        *(
            _seat_row(desk, place, seat, orders, y=HEAD_HEIGHT + ROW * place)
            for place, seat in enumerate(match.seats)
        ),
        Divider(x=36, y=HEAD_HEIGHT + seats_height + 8, width=WIDTH - 72),
    )  # fmt: skip
    panel.add(*_buttons(desk, orders, HEAD_HEIGHT + seats_height + 36))
    return panel


def _seat_row(desk: Desk, place: int, seat: Seat, orders: PauseOrders, y: float) -> Node:
    say = desk.say
    human = seat.player == HUMAN
    row = Node(x=36, y=y, width=WIDTH - 72, height=ROW)
    strongest = desk.players.kinds[-1] if desk.players.kinds else HUMAN
    row.add(
        disc(desk.box.stationery, seat.colour, 40, x=22, y=ROW / 2),
        Label(seat.name, TITLE_ON_PARCHMENT, x=58, y=0, width=260, height=ROW),
        Label(
            say(f"player.{seat.player.replace(':', '-')}"), BODY_ON_PARCHMENT,
            x=330, y=0, width=200, height=ROW,
        ),
        Button(
            say("pause.take-over" if human else "pause.give-back"),
            skin="quiet", name=f"take-over:{place}",
            tooltip=say("pause.take-over-note" if human else "pause.give-back-note"),
            on_click=lambda: orders.take_over(place, strongest if human else HUMAN),
            x=WIDTH - 72 - 240, y=7, width=240, height=46,
        ),
    )  # fmt: skip
    return row


def _buttons(desk: Desk, orders: PauseOrders, top: float) -> list[Node]:
    say = desk.say
    half = (WIDTH - 72 - 16) / 2
    return [
        Button(say("pause.resume"), skin="primary", cap="Esc", name="resume",
               icon=icon_painter(desk, "play", 28, "ink"), on_click=orders.resume,
               x=36, y=top, width=WIDTH - 72, height=64),
        Button(say("pause.settings"), skin="quiet", cap="S", keys=("s",), name="settings",
               icon=icon_painter(desk, "gear", 28, "ink"), on_click=orders.settings,
               x=36, y=top + 80, width=half, height=56),
        Button(say("pause.learn"), skin="quiet", cap="H", keys=("h",), name="learn",
               icon=icon_painter(desk, "book", 28, "ink"), on_click=orders.learn,
               x=52 + half, y=top + 80, width=half, height=56),
        Button(say("pause.leave"), skin="quiet", cap="Q", keys=("q",), name="leave",
               icon=icon_painter(desk, "menu", 28, "ink"), on_click=orders.leave,
               x=36, y=top + 150, width=WIDTH - 72, height=50),
    ]  # fmt: skip
