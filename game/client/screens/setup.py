"""The setup screen: who plays, in which order, with which seed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.client import set_up as set_ups
from game.client.box_place import box
from game.client.cards import player_words
from game.client.desk import Desk
from game.client.furniture import GrandButton, PrimaryButton, icon_painter
from game.client.page import Page
from game.client.screens.seat_row import ROW_HEIGHT, ROW_WIDTH, SeatOrders, SeatRow
from game.client.screens.setup_summary import summary
from game.client.segments import Segment, Segments
from game.client.set_up import HUMAN, LARGEST_SEED, SeatPlan, SetUp, named, preset, unused_name
from game.scene.lettering import TextStyle
from game.scene.node import Node
from game.scene.styles import BOLD, HEAD, HEAD_ON_PARCHMENT, NOTE, NOTE_ON_PARCHMENT
from game.scene.theme import BRASS_HIGH
from game.scene.units import Units
from game.scene.widgets import Button, Divider, Label, Panel, TextField, Toggle

PAGE = (1800.0, 940.0)
HEADING = TextStyle("head", 64, (0xFB, 0xF0, 0xD2))
PRESETS = ("duel", "three", "four", "pass", "watch")
MOST_SEATS = 5
ROW_PITCH = 128.0


class SetupScreen(Page):
    """Edits a `SetUp` and hands it to `start`."""

    first_focus = "start"

    def __init__(self, desk: Desk, start: Callable[[SetUp], None]) -> None:
        super().__init__(desk)
        self._start = start
        self._names = desk.box.player_names
        self._fewest = min(desk.box.title.seats)
        remembered = set_ups.load(desk.saves_folder, desk.players.kinds)
        self.set_up = (
            replace(remembered, seed=desk.fresh_seed())
            if remembered is not None and len(remembered.seats) in desk.box.title.seats
            else preset("three", self._names, self._usual_level(), desk.fresh_seed())
        )
        self._seed_text = str(self.set_up.seed)

    # ---- what can be changed

    def change(self, changed: SetUp) -> None:
        """Take another set-up and draw it."""
        self.set_up = changed
        self.rebuild()

    def set_player(self, place: int, player: str) -> None:
        """Seat a person or a computer; "" frees the seat."""
        seats = self.set_up.seats
        if not player:
            self.change(self.set_up.without(place))
        elif place < len(seats):
            self.change(self.set_up.with_seat(place, replace(seats[place], player=player)))
        else:
            fresh = SeatPlan(unused_name(self._names, seats), player)
            self.change(self.set_up.with_seat(place, fresh))

    def set_name(self, place: int, name: str) -> None:
        """Name a seat; the field shows it already."""
        seat = replace(self.set_up.seats[place], name=name)
        self.set_up = self.set_up.with_seat(place, seat)

    def take_preset(self, key: str) -> None:
        """Seat people and computers as a preset says; names that were typed stay."""
        typed = tuple(seat.name for seat in self.set_up.seats)
        names = (*typed, *(name for name in self._names if name not in typed))
        fresh = preset(key, names, self._usual_level(), self.set_up.seed)
        self.change(replace(fresh, drawn=self.set_up.drawn, practice=self.set_up.practice))

    def set_seed(self, text: str) -> None:
        """Take a typed seed; anything but a whole number leaves the old one and greys Start."""
        self._seed_text = text.strip()
        if self._seed_is_number():
            self.set_up = replace(self.set_up, seed=int(self._seed_text) % LARGEST_SEED)
        self._refresh_start()

    def draw_seed(self) -> None:
        """Take another seed."""
        self.set_up = replace(self.set_up, seed=self.desk.fresh_seed())
        self._seed_text = str(self.set_up.seed)
        self.rebuild()

    def start(self) -> None:
        """Remember the set-up and play it."""
        ready = replace(self.set_up, seats=named(self.set_up.seats, self._names))
        try:
            set_ups.store(ready, self.desk.saves_folder)
        except OSError as problem:
            self.desk.fault = self.desk.say("fault.settings", reason=problem.strerror or "")
        self._start(ready)

    # ---- building

    def build(self, units: Units) -> None:
        """Put presets, seats, rules, summary and buttons."""
        page = self.block(*PAGE)
        page.add(
            Label(self.desk.say("setup.title"), HEADING, **box(4, -10, 330, 76)),
            *self._presets(),
            self._seats_panel(),
            self._game_panel(),
            self._level_panel(),
            summary(self.desk, self.set_up, **box(0, 806, 1100, 84)),
            GrandButton(
                self.desk,
                self.desk.say("button.back"),
                "first",
                "Esc",
                name="back",
                on_click=self.go_back,
                **box(1120, 806, 210, 84),
            ),
            self._start_button(),
            Label(
                self.desk.say("setup.remembered"),
                NOTE,
                align="centre",
                **box(0, 906, PAGE[0], 26),
            ),
        )
        self.stage.root.add(page)

    def _presets(self) -> list[Node]:
        say = self.desk.say
        left, chips = 356.0, []
        for key in PRESETS:
            text = say(f"setup.preset.{key}")
            width = 64 + 9.4 * len(text)
            chips.append(
                Button(
                    text,
                    name=f"preset:{key}",
                    **box(left, 4, width, 48),
                    on_click=partial(self.take_preset, key),
                )
            )
            left += width + 10
        return list(chips)

    def _seats_panel(self) -> Node:
        panel = Panel("parchment", **box(0, 60, 1100, 722))
        order = "setup.drawn" if self.set_up.drawn else "setup.fixed"
        panel.add(
            Label(self.desk.say("setup.seats"), HEAD_ON_PARCHMENT, **box(26, 16, 400, 40)),
            Label(
                self.desk.say(order),
                NOTE_ON_PARCHMENT,
                align="right",
                **box(470, 22, 604, 28),
            ),
        )
        orders = SeatOrders(self.set_player, self.set_name, self._usual_level())
        for place in range(MOST_SEATS):
            panel.add(
                SeatRow(
                    self.desk,
                    self.set_up.seats,
                    place,
                    orders,
                    **box(18, 64 + ROW_PITCH * place, ROW_WIDTH, ROW_HEIGHT),
                )
            )
        return panel

    def _game_panel(self) -> Node:
        say = self.desk.say
        panel = Panel("slate", **box(1120, 60, 680, 300))
        choices = [
            Segment("fixed", say("setup.order-fixed")),
            Segment("drawn", say("setup.order-drawn")),
        ]
        panel.add(
            Label(say("setup.game"), HEAD, **box(24, 12, 400, 40)),
            Label(say("setup.order"), BOLD, **box(24, 66, 110, 44)),
            Segments(
                choices,
                "drawn" if self.set_up.drawn else "fixed",
                lambda value: self.change(replace(self.set_up, drawn=value == "drawn")),
                name="order",
                **box(140, 66, 290, 44),
            ),
            Label(say("setup.order-note"), NOTE, **box(446, 66, 214, 44)),
            Divider(dark=True, x=24, y=124, width=632),
            Label(say("setup.seed"), BOLD, **box(24, 140, 110, 48)),
            TextField(
                self._seed_text,
                self.set_seed,
                limit=10,
                name="seed",
                label=say("setup.seed"),
                **box(140, 140, 190, 48),
            ),
            Button(
                say("setup.new-seed"),
                icon=icon_painter(self.desk, "dice", 26),
                name="new-seed",
                on_click=self.draw_seed,
                **box(342, 140, 112, 48),
            ),
            Label(say("setup.seed-note"), NOTE, wrap=True, **box(470, 138, 196, 72)),
            Divider(dark=True, x=24, y=216, width=632),
            Toggle(
                self.set_up.practice,
                lambda value: self.change(replace(self.set_up, practice=value)),
                text=say("setup.undo"),
                style=BOLD,
                name="practice",
                **box(24, 236, 300, 44),
            ),
            Label(say("setup.undo-note"), NOTE, **box(240, 236, 420, 44)),
        )
        return panel

    def _level_panel(self) -> Node:
        """Who the computer players are, weakest first."""
        say = self.desk.say
        panel = Panel("slate", **box(1120, 376, 680, 406))
        panel.add(Label(say("setup.levels"), HEAD, **box(24, 12, 632, 40)))
        kinds = self.desk.players.kinds
        pitch = min(336 / max(len(kinds), 1), 66)
        for place, kind in enumerate(kinds):
            top = 62 + place * pitch
            panel.add(
                Label(
                    player_words(self.desk, kind),
                    TextStyle("title", 26, BRASS_HIGH),
                    **box(24, top, 220, pitch),
                ),
                Label(player_words(self.desk, kind, "-note"), NOTE, **box(250, top, 410, pitch)),
            )
        return panel

    def _start_button(self) -> PrimaryButton:
        button = PrimaryButton(
            self.desk,
            self.desk.say("setup.start"),
            "pick",
            "Enter",
            name="start",
            keys=("return",),
            on_click=self.start,
            **box(1346, 806, 454, 84),
        )
        self._start_node = button
        self._refresh_start()
        return button

    def _refresh_start(self) -> None:
        reason = ""
        if len(self.set_up.seats) < self._fewest:
            reason = self.desk.say("setup.at-least", seats=self._fewest)
        elif not self._seed_is_number():
            reason = self.desk.say("setup.seed-empty")
        self._start_node.enabled = not reason
        self._start_node.tooltip = reason or None

    def _seed_is_number(self) -> bool:
        return self._seed_text.isdecimal() and self._seed_text.isascii()

    def _usual_level(self) -> str:
        """A computer player of middling strength."""
        kinds = self.desk.players.kinds
        return kinds[len(kinds) // 2] if kinds else HUMAN
