"""The pause menu: go on, who plays, settings, rules, a report of a mistake, leave."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.client.challenges.goal_words import reminder
from game.client.desk import Desk
from game.client.faults import keep_doubt
from game.client.menu_commands import menu_keys
from game.client.parts.box_place import BoxPlace, box
from game.client.parts.cards import player_words
from game.client.parts.dialogs import Reply, ask
from game.client.parts.furniture import disc, icon_painter
from game.match.match import Match
from game.records.record import AUTOMA, HUMAN, Seat
from game.scene.modal import Modal
from game.scene.node import Node
from game.scene.stage import Stage
from game.scene.styles import (
    BODY_ON_PARCHMENT,
    BOLD_ON_PARCHMENT,
    HEAD_ON_PARCHMENT,
    NOTE_ON_PARCHMENT,
    TITLE_ON_PARCHMENT,
)
from game.scene.widgets import Button, Divider, Label, Panel

WIDTH = 860.0
INNER = WIDTH - 72
ROW = 60.0
HEAD_HEIGHT = 128.0
GOAL, GOAL_LINE = BOLD_ON_PARCHMENT, 27.0


@dataclass(frozen=True, slots=True)
class PauseWays:
    """Where the menu leads; it is closed first."""

    settings: Callable[[], None]
    learn: Callable[[], None]
    leave: Callable[[], None]


class PauseDialog:
    """The menu above one table."""

    def __init__(self, stage: Stage, desk: Desk, match: Match, ways: PauseWays) -> None:
        self._stage, self._desk, self._match, self._ways = stage, desk, match, ways
        self._modal: Modal | None = None
        self._goal = reminder(desk, match.chronicle)
        lines = desk.kit.lettering.wrapped(self._goal, GOAL, 1.0, round(INNER * 0.95))
        self._goal_height = GOAL_LINE * len(lines) + 6 if self._goal else 0.0
        self._head = HEAD_HEIGHT + self._goal_height

    def open(self, take_over: Callable[[int, str], None], closed: Callable[[], None]) -> None:
        """Show the menu; `take_over` seats another player after it has closed."""
        self._take_over = take_over
        self._modal = Modal(self._content(), on_close=closed)
        self._stage.open(self._modal)

    def close(self, then: Callable[[], None] | None = None) -> None:
        """Close the menu and go on with `then`."""
        if self._modal is not None:
            self._stage.close(self._modal)
        if then is not None:
            then()

    def _report(self) -> None:
        """Write the game down for whoever repairs it, and say where."""
        desk, say = self._desk, self._desk.say
        file = keep_doubt(desk.saves_folder, desk.version, self._match.chronicle)
        told = say("report.kept", file=file) if file is not None else say("report.not-kept")
        ready = Reply(say("button.close"), lambda: None, "primary", "@back")
        ask(self._stage, say("report.title"), [told], [ready])

    # ---- parts

    def _content(self) -> Node:
        say, seats = self._desk.say, self._match.seats
        seats_height = ROW * len(seats)
        height = self._head + seats_height + 262
        panel = Panel("parchment", width=WIDTH, height=height, label=say("pause.title"))
        saved = "pause.saved" if self._match.is_saved else "pause.unsaved"
        panel.add(
            Label(say("pause.title"), HEAD_ON_PARCHMENT, **box(36, 22, 300, 44)),
            Label(say(saved), NOTE_ON_PARCHMENT, **box(36, 66, INNER, 28)),
            *self._goal_told(),
            Divider(**box(36, self._head - 26, INNER, 6)),
            *(self._seat_row(place, seat) for place, seat in enumerate(seats)),
            Divider(**box(36, self._head + seats_height + 8, INNER, 6)),
            *self._buttons(self._head + seats_height + 36),
        )
        return panel

    def _goal_told(self) -> list[Node]:
        """What the game is played for, when it is a challenge."""
        if not self._goal:
            return []
        spot = box(36, 98, INNER, self._goal_height)
        return [Label(self._goal, GOAL, wrap=True, name="goal", **spot)]

    def _seat_row(self, place: int, seat: Seat) -> Node:
        desk, say = self._desk, self._desk.say
        way = "take-over" if seat.player == HUMAN else "give-back"
        player = desk.players.kinds[-1] if seat.player == HUMAN else HUMAN
        by_rules = seat.player == AUTOMA
        why = say("reason.match.automas-seat") if by_rules else say(f"pause.{way}-note")
        row = Node(**box(36, self._head + ROW * place, INNER, ROW))
        return row.add(
            disc(desk.box.stationery, seat.colour, 40, x=22, y=ROW / 2),
            Label(seat.name, TITLE_ON_PARCHMENT, **box(58, 0, 260, ROW)),
            Label(player_words(desk, seat.player), BODY_ON_PARCHMENT, **box(330, 0, 200, ROW)),
            Button(
                say(f"pause.{way}"),
                skin="quiet",
                name=f"take-over:{place}",
                tooltip=why,
                enabled=not by_rules,
                on_click=partial(self.close, partial(self._take_over, place, player)),
                **box(INNER - 240, 7, 240, 46),
            ),
        )

    def _buttons(self, top: float) -> list[Node]:
        half = (INNER - 16) / 2
        return [
            self._button("resume", "play", None, box(36, top, INNER, 64)),
            self._button("settings", "gear", self._ways.settings, box(36, top + 80, half, 56)),
            self._button("learn", "book", self._ways.learn, box(52 + half, top + 80, half, 56)),
            self._button("report", "flag", self._report, box(36, top + 150, half, 50)),
            self._button("leave", "menu", self._ways.leave, box(52 + half, top + 150, half, 50)),
        ]

    def _button(
        self, name: str, picture: str, then: Callable[[], None] | None, place: BoxPlace
    ) -> Button:
        cap = f"@menu-{name}" if then is not None else "@back"
        return Button(
            self._desk.say(f"pause.{name}"),
            skin="quiet" if then is not None else "primary",
            cap=cap,
            keys=menu_keys(cap),
            name=name,
            icon=icon_painter(self._desk, picture, 28, "ink"),
            on_click=partial(self.close, then),
            **place,
        )
