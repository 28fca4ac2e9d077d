"""The settings screen, and the page of keys it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.box.reference import ACTING, AT_TABLE, EVERYWHERE, IN_MENUS, ON_SHEETS, Command
from game.client.app import App
from game.client.stored.key_bindings import ALWAYS
from game.client.stored.settings import (
    COMPUTER_SPEEDS,
    PALETTES,
    PRESENTATIONS,
    SCALES,
    VOLUMES,
)
from game.client.widgets.buttons import PrimaryButton, Segment, Segments
from game.client.widgets.choices import languages
from game.client.widgets.page import Page
from game.client.widgets.text import ScrollPane, stacked
from game.scene.input.keys import MODIFIER_KEYS, Stroke, stroke_of
from game.scene.nodes.node import Node
from game.scene.stage.modal import Modal
from game.scene.stage.placing import BoxPlace, Units, box
from game.scene.text.lettering import (
    BODY_ON_PARCHMENT,
    BOLD,
    HEAD,
    HEAD_ON_PARCHMENT,
    NOTE,
    NOTE_ON_PARCHMENT,
    NUMBER,
    TextStyle,
)
from game.scene.widgets import Button, Label, Panel, Slider, Toggle

# The settings screen: picture, reading, pace and sound; every change counts at once.

WIDE, NARROW, TALL = 1240.0, 940.0, 1600.0
HEADING = TextStyle("head", 56, (0xFB, 0xF0, 0xD2))
HEAD_ROOM = 84.0
ROW = 62.0
GUTTER = 18.0
SIDE = 28.0
NAME_SHARE = 0.34


class SettingsScreen(Page):
    """Shows the desk's settings; the desk applies and stores every choice."""

    first_focus = "done"

    def build(self, units: Units) -> None:
        """Put the panels in a column, and the way out beside the heading."""
        say = self.app.say
        page = self.sheet(WIDE, NARROW, TALL)
        column = self._column(page.width)
        if column.height > page.height - HEAD_ROOM:
            column = self._column(page.width - GUTTER)
        self.shorten(page, HEAD_ROOM + column.height)
        page.add(
            Label(say("settings.title"), HEADING, **box(4, -4, 420, 76)),
            Label(self.app.fault, NOTE, **box(320, 8, max(page.width - 770, 0), 60)),
            Button(
                say("keys.open"),
                cap="@menu-keys",
                keys=("@menu-keys",),
                name="keys",
                tooltip=say("keys.open-note"),
                on_click=lambda: self.window.push(KeyScreen(self.app)),
                **box(page.width - 430, 8, 174, 56),
            ),
            PrimaryButton(
                self.app,
                say("settings.done"),
                "check",
                "@back",
                name="done",
                on_click=self.go_back,
                **box(page.width - 240, 4, 240, 64),
            ),
            ScrollPane(column, **box(0, HEAD_ROOM, page.width, page.height - HEAD_ROOM)),
        )
        self.stage.root.add(page)

    # ---- panels

    def _column(self, width: float) -> Node:
        panels = [self._look(width), self._reading(width), self._pace(width), self._sound(width)]
        return stacked(panels, width, 16)

    def _look(self, width: float) -> Node:
        say = self.app.say
        scales = [Segment(str(scale), say("settings.percent", percent=scale)) for scale in SCALES]
        ways = [Segment(way, say(f"settings.{way}")) for way in PRESENTATIONS]
        return self._panel(
            "look",
            width,
            (
                ("language", self._segments("language", languages(), self._spot(width))),
                ("ui_scale_percent", self._segments("ui_scale_percent", scales, self._spot(width))),
                ("full_screen", self._toggle("full_screen", width)),
                ("presentation", self._segments("presentation", ways, self._spot(width))),
            ),
        )

    def _reading(self, width: float) -> Node:
        palettes = [Segment(name, self.app.say(f"settings.{name}")) for name in PALETTES]
        return self._panel(
            "reading",
            width,
            (
                ("clear_text", self._toggle("clear_text", width)),
                ("high_contrast", self._toggle("high_contrast", width)),
                ("palette", self._segments("palette", palettes, self._spot(width))),
            ),
        )

    def _pace(self, width: float) -> Node:
        speeds = [Segment(speed, self.app.say(f"settings.{speed}")) for speed in COMPUTER_SPEEDS]
        rows = [
            ("own_speed", self._segments("own_speed", speeds[1:], self._spot(width))),
            ("computer_speed", self._segments("computer_speed", speeds, self._spot(width))),
            ("reduced_motion", self._toggle("reduced_motion", width)),
            ("ambient_motion", self._toggle("ambient_motion", width)),
            ("ask_before_passing", self._toggle("ask_before_passing", width)),
            ("round_summary", self._toggle("round_summary", width)),
        ]
        if self.app.box.holds_turns:
            rows.append(("hold_turn", self._toggle("hold_turn", width)))
        if self.app.analyst is not None:
            rows.append(("win_bar", self._toggle("win_bar", width)))
        if self.app.box.coach is not None:
            rows.append(("coach", self._toggle("coach", width)))
        return self._panel("pace", width, rows)

    def _sound(self, width: float) -> Node:
        return self._panel(
            "sound", width, tuple((name, self._slider(name, width)) for name in VOLUMES)
        )

    def _panel(self, key: str, width: float, rows: Sequence[tuple[str, Node]]) -> Node:
        """Return a panel with a heading and named rows; the controls stand where they are told."""
        panel = Panel("slate", width=width, height=58 + ROW * len(rows) + 8)
        panel.add(Label(self.app.say(f"settings.{key}"), HEAD, **box(SIDE, 10, 400, 40)))
        for place, (name, control) in enumerate(rows):
            top = 58 + ROW * place
            control.y = top + 6
            label_width = self._control_left(width) - SIDE - 16
            panel.add(
                Label(
                    self.app.say(f"settings.{name}"), BOLD, **box(SIDE, top + 4, label_width, 50)
                ),
                control,
            )
        return panel

    # ---- controls

    def _control_left(self, width: float) -> float:
        return SIDE + NAME_SHARE * width

    def _spot(self, width: float) -> BoxPlace:
        left = self._control_left(width)
        return box(left, 0, width - SIDE - left, 46)

    def _segments(self, name: str, segments: Sequence[Segment], place: BoxPlace) -> Node:
        value = getattr(self.app.settings, name)
        read = type(value)
        return Segments(
            segments,
            str(value),
            lambda chosen: self._choose(**{name: read(chosen)}),
            name=name,
            **place,
        )

    def _toggle(self, name: str, width: float) -> Node:
        """A switch; a note of the same name stands beside it."""
        say = self.app.say
        spot = self._spot(width)
        note = say(f"settings.{name}-note") if f"settings.{name}-note" in self.app.words else ""
        return Toggle(
            bool(getattr(self.app.settings, name)),
            lambda on: self._choose(**{name: on}),
            text=note,
            style=NOTE,
            name=name,
            label=say(f"settings.{name}"),
            **spot,
        )

    def _slider(self, name: str, width: float) -> Node:
        say = self.app.say
        value = int(getattr(self.app.settings, name))
        spot = self._spot(width)
        row = Node(**spot)
        number = Label(
            say("settings.percent", percent=value),
            NUMBER,
            align="right",
            **box(spot["width"] - 90, 0, 90, 44),
        )

        def changed(volume: int) -> None:
            number.set_text(say("settings.percent", percent=volume))
            self.app.choose(**{name: volume})

        slider = Slider(
            range(0, 101, 5),
            value,
            changed,
            name=name,
            label=say(f"settings.{name}"),
            **box(0, 0, spot["width"] - 110, 44),
        )
        return row.add(slider, number)

    def _choose(self, **choices: int | str | bool) -> None:
        self.app.choose(**choices)
        self.rebuild()


# The page of keys: every command with its key; press one and then the new key.

KEYS_WIDE, KEYS_NARROW, KEYS_TALL = 1240.0, 760.0, 2200.0
KEYS_HEAD_ROOM, KEYS_ROW, KEYS_GUTTER, KEYS_SIDE = 84.0, 54.0, 18.0, 28.0
KEY_WIDTH = 210.0
ASKING = (760.0, 260.0)
PLACES = (ACTING, AT_TABLE, ON_SHEETS, EVERYWHERE, IN_MENUS)


class KeyScreen(Page):
    """Shows the desk's bindings; the desk keeps every change. Escape and its like stay as they
    are.
    """

    first_focus = "done"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._asked: Command | None = None
        self._answer: Label | None = None

    def build(self, units: Units) -> None:
        """Put the groups of commands in a column, and the ways out beside the heading."""
        say = self.app.say
        page = self.sheet(KEYS_WIDE, KEYS_NARROW, KEYS_TALL)
        column = self._column(page.width)
        if column.height > page.height - KEYS_HEAD_ROOM:
            column = self._column(page.width - KEYS_GUTTER)
        self.shorten(page, KEYS_HEAD_ROOM + column.height)
        usual = Button(
            say("keys.usual"),
            name="usual",
            tooltip=say("keys.usual-note"),
            on_click=self._all_usual,
            **box(page.width - 500, 8, 244, 56),
        )
        page.add(
            Label(say("keys.title"), HEADING, **box(4, -4, page.width - 520, 76)),
            usual,
            PrimaryButton(
                self.app,
                say("settings.done"),
                "check",
                "@back",
                name="done",
                on_click=self.go_back,
                **box(page.width - 240, 4, 240, 64),
            ),
            ScrollPane(column, **box(0, KEYS_HEAD_ROOM, page.width, page.height - KEYS_HEAD_ROOM)),
        )
        self.stage.root.add(page)

    def _column(self, width: float) -> Node:
        return stacked([self._group(place, width) for place in PLACES], width, 16)

    def _group(self, place: str, width: float) -> Panel:
        commands = [each for each in self.app.bindings.commands if each.place == place]
        columns = 2 if width > 1000 else 1
        rows = -(-len(commands) // columns)
        panel = Panel("slate", width=width, height=92 + KEYS_ROW * rows + 12)
        panel.visible = bool(commands)
        say, inner = self.app.say, width - 2 * KEYS_SIDE
        panel.add(
            Label(say(f"keys.{place}"), HEAD, **box(KEYS_SIDE, 10, inner, 40)),
            Label(say(f"keys.{place}-note"), NOTE, **box(KEYS_SIDE, 50, inner, 28)),
        )
        each = (inner - 40 * (columns - 1)) / columns
        for number, command in enumerate(commands):
            column, row = divmod(number, rows)
            left, top = KEYS_SIDE + column * (each + 40), 88 + KEYS_ROW * row
            panel.add(*self._row(command, left, top, each))
        return panel

    def _row(self, command: Command, left: float, top: float, width: float) -> Sequence[Node]:
        name = self.name_of(command)
        key = self.app.kit.keymap.cap(f"@{command.name}")
        button = Button(
            key,
            name=f"key:{command.name}",
            label=f"{name}: {key}",
            on_click=partial(self._ask, command),
            **box(left + width - KEY_WIDTH, top + 3, KEY_WIDTH, 46),
        )
        button.chosen = command.name in self.app.bindings.own
        return Label(name, BOLD, **box(left, top, width - KEY_WIDTH - 16, 52)), button

    def name_of(self, command: Command) -> str:
        """Return what a command does, in a few words."""
        return self.app.say(command.words)

    # ---- a new key

    def _ask(self, command: Command) -> None:
        say, (width, height) = self.app.say, ASKING
        self._asked = command
        question = say("keys.press", command=self.name_of(command))
        panel = Panel("parchment", width=width, height=height, label=question)
        answer = box(36, 84, width - 72, 84)
        self._answer = Label(say("keys.press-note"), BODY_ON_PARCHMENT, wrap=True, **answer)
        panel.add(
            Label(question, HEAD_ON_PARCHMENT, **box(36, 22, width - 72, 44)),
            self._answer,
            Label(say("keys.cancel-note"), NOTE_ON_PARCHMENT, **box(36, height - 86, 420, 54)),
            Button(
                say("button.cancel"),
                skin="quiet",
                cap="@back",
                name="cancel",
                on_click=self._close,
                **box(width - 236, height - 86, 200, 54),
            ),
        )
        self.stage.open(Modal(panel, on_close=self._closed))

    def _close(self) -> None:
        if self.stage.top_modal is not None:
            self.stage.close(self.stage.top_modal)

    def _closed(self) -> None:
        self._asked = self._answer = None

    def handle(self, event: pygame.event.Event) -> bool:
        """While a key is asked for, take it instead of obeying it."""
        if self._asked is None or event.type not in (pygame.KEYDOWN, pygame.TEXTINPUT):
            return super().handle(event)
        if event.type == pygame.KEYDOWN and event.key not in MODIFIER_KEYS:
            self._take(self._asked, stroke_of(event))
        return True

    def _take(self, command: Command, stroke: Stroke) -> None:
        key, bindings = stroke.name, self.app.bindings
        if key == "escape":
            self._close()
            return
        other = bindings.taken_by(command, key)
        if key in ALWAYS and key not in bindings.keys_of(command):
            self._explain("keys.always", key)
        elif other is not None:
            self._explain("keys.taken", key, other)
        else:
            self.app.bind(bindings.with_key(command, key))
            self._close()
            self.rebuild()

    def _explain(self, sentence: str, key: str, other: Command | None = None) -> None:
        named = self.app.kit.keymap.named(key)
        what = self.name_of(other) if other is not None else ""
        if self._answer is not None:
            self._answer.set_text(self.app.say(sentence, pressed=named, command=what))
        self.kit.sound.play("not-possible")

    def _all_usual(self) -> None:
        self.app.bind(type(self.app.bindings)(self.app.bindings.commands))
        self.rebuild()
