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
from game.client.screens.seat_row import SeatOrders, SeatRow
from game.client.screens.setup_summary import summary
from game.client.scroll_pane import ScrollPane
from game.client.segments import Segment, Segments
from game.client.set_up import HUMAN, LARGEST_SEED, SeatPlan, SetUp, named, preset, unused_name
from game.scene.lettering import TextStyle
from game.scene.node import Node
from game.scene.styles import BOLD, HEAD, HEAD_ON_PARCHMENT, NOTE, NOTE_ON_PARCHMENT
from game.scene.theme import BRASS_HIGH
from game.scene.units import Units
from game.scene.widgets import Button, Divider, Label, Panel, TextField, Toggle

WIDE, COLUMN, NARROW = 1820.0, 1120.0, 860.0
TALL, LONG = 930.0, 1600.0
SEATS_WIDTH, GAME_WIDTH = 980.0, 670.0
BODY_HEIGHT, LEVELS_HEIGHT, FOOT_HEIGHT = 744.0, 440.0, 84.0
GAP, GUTTER = 16.0, 18.0
HEADING = TextStyle("head", 56, (0xFB, 0xF0, 0xD2))
LEVEL = TextStyle("title", 26, BRASS_HIGH)
PRESETS = ("duel", "three", "four", "pass", "watch")


class SetupScreen(Page):
    """Edits a `SetUp` and hands it to `start`."""

    first_focus = "start"

    def __init__(self, desk: Desk, start: Callable[[SetUp], None]) -> None:
        super().__init__(desk)
        self._start = start
        self._names = desk.box.player_names
        self._fewest, self._most = min(desk.box.title.seats), max(desk.box.title.seats)
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
        """Put presets and panels, side by side where there is room, else under one another."""
        page = self.sheet(WIDE, NARROW, TALL)
        is_wide = page.width >= SEATS_WIDTH + GAME_WIDTH + GAP + GUTTER
        if not is_wide:
            page = self.sheet(COLUMN, NARROW, LONG)
        body_top = self._add_heading(page)
        body = self._side_by_side(page) if is_wide else self._one_column(page.width - GUTTER)
        foot = page.height - FOOT_HEIGHT
        pane = ScrollPane(body, **box(0, body_top, page.width, foot - GAP - body_top))
        page.add(pane, *self._foot(page.width, foot, is_wide=is_wide))
        self.stage.root.add(page)

    def _side_by_side(self, page: Node) -> Node:
        body = Node(width=page.width, height=BODY_HEIGHT)
        left = page.width - GUTTER - GAME_WIDTH
        game = self._game_panel(GAME_WIDTH)
        levels = self._level_panel(GAME_WIDTH, BODY_HEIGHT - game.height - GAP)
        game.x = levels.x = left
        levels.y = game.height + GAP
        return body.add(self._seats_panel(left - GAP, BODY_HEIGHT), game, levels)

    def _one_column(self, width: float) -> Node:
        seats = self._seats_panel(width, 64 + self._most * 106 + 20)
        body = Node(width=width)
        for panel in (seats, self._game_panel(width), self._level_panel(width, LEVELS_HEIGHT)):
            panel.y = body.height
            body.height += panel.height + GAP
            body.add(panel)
        return body

    def _add_heading(self, page: Node) -> float:
        """Put title and presets; return where the body begins."""
        say = self.desk.say
        page.add(Label(say("setup.title"), HEADING, **box(4, -6, 290, 70)))
        left, top = 310.0, 6.0
        for key in PRESETS:
            text = say(f"setup.preset.{key}")
            width = 40 + 9.6 * len(text)
            if left + width > page.width:
                left, top = 0.0, top + 56
            page.add(
                Button(
                    text,
                    name=f"preset:{key}",
                    on_click=partial(self.take_preset, key),
                    **box(left, top, width, 48),
                )
            )
            left += width + 10
        return top + 62

    def _seats_panel(self, width: float, height: float) -> Node:
        say = self.desk.say
        panel = Panel("parchment", width=width, height=height)
        order = "setup.drawn" if self.set_up.drawn else "setup.fixed"
        panel.add(
            Label(say("setup.seats"), HEAD_ON_PARCHMENT, **box(26, 14, 300, 40)),
            Label(say(order), NOTE_ON_PARCHMENT, align="right", **box(330, 20, width - 356, 28)),
        )
        orders = SeatOrders(self.set_player, self.set_name, self._usual_level())
        pitch = (height - 64 - 14) / self._most
        for place in range(self._most):
            spot = box(18, 62 + pitch * place, width - 36, pitch - 10)
            panel.add(SeatRow(self.desk, self.set_up.seats, place, orders, **spot))
        return panel

    def _game_panel(self, width: float) -> Node:
        say = self.desk.say
        panel = Panel("slate", width=width, height=300)
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
                **box(140, 66, 310, 44),
            ),
            Label(say("setup.order-note"), NOTE, wrap=True, **box(470, 64, width - 490, 52)),
            Divider(dark=True, **box(24, 124, width - 48, 6)),
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
            Label(say("setup.seed-note"), NOTE, wrap=True, **box(470, 138, width - 490, 72)),
            Divider(dark=True, **box(24, 216, width - 48, 6)),
            Toggle(
                self.set_up.practice,
                lambda value: self.change(replace(self.set_up, practice=value)),
                text=say("setup.undo"),
                style=BOLD,
                name="practice",
                **box(24, 236, 200, 44),
            ),
            Label(say("setup.undo-note"), NOTE, **box(240, 236, width - 264, 44)),
        )
        return panel

    def _level_panel(self, width: float, height: float) -> Node:
        """Who the computer players are, weakest first."""
        say, kinds = self.desk.say, self.desk.players.kinds
        panel = Panel("slate", width=width, height=height)
        pitch = (height - 72) / max(len(kinds), 1)
        panel.add(Label(say("setup.levels"), HEAD, **box(24, 12, width - 48, 40)))
        for place, kind in enumerate(kinds):
            top = 60.0 + pitch * place
            name, note = player_words(self.desk, kind), player_words(self.desk, kind, "-note")
            panel.add(
                Label(name, LEVEL, **box(24, top, 220, pitch)),
                Label(note, NOTE, **box(250, top, width - 270, pitch)),
            )
        return panel

    def _foot(self, width: float, top: float, *, is_wide: bool) -> list[Node]:
        back, start = (210.0, 454.0) if is_wide else (230.0, width - 246.0)
        self._start_node = PrimaryButton(
            self.desk,
            self.desk.say("setup.start"),
            "pick",
            "Enter",
            name="start",
            keys=("return",),
            on_click=self.start,
            **box(width - start, top, start, FOOT_HEIGHT),
        )
        self._refresh_start()
        nodes: list[Node] = [
            GrandButton(
                self.desk,
                self.desk.say("button.back"),
                "first",
                "Esc",
                name="back",
                on_click=self.go_back,
                **box(width - start - GAP - back, top, back, FOOT_HEIGHT),
            ),
            self._start_node,
        ]
        if is_wide:
            room = width - start - back - 2 * GAP
            nodes.append(summary(self.desk, self.set_up, **box(0, top, room, FOOT_HEIGHT)))
        return nodes

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
