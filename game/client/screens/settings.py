"""The settings screen, and the page of keys it leads to."""

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import ClassVar

import pygame

from game.box.reference import ACTING, AT_TABLE, EVERYWHERE, IN_MENUS, ON_SHEETS, Command
from game.client.app import App
from game.client.stored.key_bindings import ALWAYS
from game.client.stored.settings import CHOICES, VOLUMES
from game.client.widgets.buttons import ButtonWay, cancel_button
from game.client.widgets.list_page import HEADING
from game.client.widgets.page import Page
from game.client.widgets.segments import Segment, Segments
from game.client.widgets.text import ScrollPane, stacked
from game.scene.input.keys import MODIFIER_KEYS, Stroke, stroke_of
from game.scene.nodes.node import Node
from game.scene.stage.modal import Modal
from game.scene.stage.placing import BoxPlace, box
from game.scene.stage.units import Units
from game.scene.text.text_styles import BOLD, HEAD, NOTE, NUMBER, ON_PAPER
from game.scene.widgets import Label, Panel, Slider, Toggle
from game.text.languages import LANGUAGES

HEAD_ROOM = 84.0
GUTTER = 18.0
SIDE = 28.0

ROW = 62.0
NAME_SHARE = 0.34

KEYS_ROW = 54.0
KEY_WIDTH = 210.0
ASKING = (760.0, 260.0)
PLACES = (ACTING, AT_TABLE, ON_SHEETS, EVERYWHERE, IN_MENUS)


class ColumnPage(Page):
    """What is as wide, narrow and tall as `size` says; the column scrolls where it is longer."""

    first_focus = "done"
    size: ClassVar[tuple[float, float, float]]

    @abstractmethod
    def panels(self, width: float) -> Sequence[Node]:
        """Return the panels of the column, that wide."""

    @abstractmethod
    def heading(self, width: float) -> Sequence[Node]:
        """Return what stands above them, left of the way out."""

    def build(self, units: Units) -> None:
        """Put heading, way out and column."""
        page = self.sheet(*self.size)
        width = page.width
        column = stacked(self.panels(width), width, 16)
        if column.height > page.height - HEAD_ROOM:
            column = stacked(self.panels(width - GUTTER), width - GUTTER, 16)
        self.shorten(page, HEAD_ROOM + column.height)
        done = ButtonWay("done", self.app.say("settings.done"), self.go_back, "check", "@back")
        pane = ScrollPane(column, **box(0, HEAD_ROOM, width, page.height - HEAD_ROOM))
        page.add(
            *self.heading(width),
            done.grand(self.app, primary=True, **box(width - 240, 4, 240, 64)),
            pane,
        )


class SettingsScreen(ColumnPage):
    """Shows the app's settings; the app applies and stores every choice."""

    size = 1240.0, 940.0, 1600.0

    def heading(self, width: float) -> Sequence[Node]:
        """Return the heading, what could not be kept, and the way to the keys."""
        say = self.app.say
        words = say("keys.open")
        tip = say("keys.open-note")
        cap = "@menu-keys"
        push = self.window.push
        keys = ButtonWay("keys", words, lambda: push(KeyScreen(self.app)), cap=cap, tip=tip)
        return (
            Label(say("settings.title"), HEADING, **box(4, -4, 420, 76)),
            Label(self.app.fault, NOTE, **box(320, 8, max(width - 770, 0), 60)),
            keys.plain(self.app, "slate", **box(width - 430, 8, 174, 56)),
        )

    def panels(self, width: float) -> Sequence[Node]:
        """Return a panel for each group, with a row for each setting there is."""
        offered = {
            "round_summary": bool(self.app.box.game_facts.taking_columns),
            "hold_turn": self.app.box.holds_turns or self.app.box.waits_after is not None,
            "win_bar": self.app.analyst is not None,
            "coach": self.app.box.coach is not None,
        }
        groups = {
            "look": ("language", "ui_scale_percent", "full_screen", "presentation"),
            "reading": ("clear_text", "high_contrast", "palette"),
            "pace": (
                *("own_speed", "computer_speed", "reduced_motion", "ambient_motion"),
                "ask_before_passing",
                *(name for name, is_there in offered.items() if is_there),
            ),
            "sound": ("muted", *VOLUMES),
        }
        return [self._panel(key, width, names) for key, names in groups.items()]

    def _panel(self, key: str, width: float, names: Sequence[str]) -> Node:
        """Return a panel with a heading, and the settings of these names."""
        say = self.app.say
        left = SIDE + NAME_SHARE * width
        panel = Panel("slate", width=width, height=58 + ROW * len(names) + 8)
        panel.add(Label(say(f"settings.{key}"), HEAD, **box(SIDE, 10, 400, 40)))
        for place, name in enumerate(names):
            top = 58 + ROW * place
            room = box(SIDE, top + 4, left - SIDE - 16, 50)
            spot = box(left, top + 6, width - SIDE - left, 46)
            panel.add(Label(say(f"settings.{name}"), BOLD, **room), self._control(name, spot))
        return panel

    def _control(self, name: str, spot: BoxPlace) -> Node:
        """Return the segments, slider or switch of a setting; a note stands beside a switch."""
        say = self.app.say
        value = getattr(self.app.settings, name)
        if name in VOLUMES:
            return self._slider(name, value, spot)
        if name not in CHOICES:  # it is on or off
            note = f"settings.{name}-note"
            label = say(f"settings.{name}")
            told = say(note) if note in self.app.words else ""
            change = partial(self._choose, name)
            return Toggle(value, change, text=told, name=name, label=label, **spot)
        segments = [Segment(str(each), self._called(name, each)) for each in CHOICES[name]]
        read = type(value)
        return Segments(
            segments, str(value), lambda one: self._choose(name, read(one)), name=name, **spot
        )

    def _called(self, name: str, value: object) -> str:
        if name == "language":
            return LANGUAGES[str(value)]
        if isinstance(value, int):
            return self.app.say("settings.percent", percent=value)
        return self.app.say(f"settings.{value}")

    def _slider(self, name: str, value: int, spot: BoxPlace) -> Node:
        say = self.app.say
        room = spot["width"]
        told = say("settings.percent", percent=value)
        number = Label(told, NUMBER, align="right", **box(room - 90, 0, 90, 44))

        def changed(volume: int) -> None:
            number.set_text(say("settings.percent", percent=volume))
            self.app.choose(**{name: volume})

        label = say(f"settings.{name}")
        groove = box(0, 0, room - 110, 44)
        slider = Slider(range(0, 101, 5), value, changed, name=name, label=label, **groove)
        return Node(**spot).add(slider, number)

    def _choose(self, name: str, value: int | str | bool) -> None:
        self.app.choose(**{name: value})
        self.rebuild()


class KeyScreen(ColumnPage):
    """Shows the app's bindings; the app keeps every change. Escape and its like stay as is."""

    size = 1240.0, 760.0, 2200.0

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._asked: Command | None = None
        self._answer: Label | None = None

    def heading(self, width: float) -> Sequence[Node]:
        """Return the heading, and the way back to the usual keys."""
        say = self.app.say
        spot = box(width - 500, 8, 244, 56)
        usual = ButtonWay("usual", say("keys.usual"), self._all_usual, tip=say("keys.usual-note"))
        return (
            Label(say("keys.title"), HEADING, **box(4, -4, width - 520, 76)),
            usual.plain(self.app, "slate", **spot),
        )

    def panels(self, width: float) -> Sequence[Node]:
        """Return a panel for each group of commands."""
        return [self._group(place, width) for place in PLACES]

    def _group(self, place: str, width: float) -> Panel:
        commands = [each for each in self.app.bindings.commands if each.place == place]
        columns = 2 if width > 1000 else 1
        rows = -(-len(commands) // columns)
        panel = Panel("slate", width=width, height=92 + KEYS_ROW * rows + 12)
        panel.visible = bool(commands)
        say = self.app.say
        inner = width - 2 * SIDE
        panel.add(
            Label(say(f"keys.{place}"), HEAD, **box(SIDE, 10, inner, 40)),
            Label(say(f"keys.{place}-note"), NOTE, **box(SIDE, 50, inner, 28)),
        )
        each = (inner - 40 * (columns - 1)) / columns
        for number, command in enumerate(commands):
            column, row = divmod(number, rows)
            left = SIDE + column * (each + 40)
            top = 88 + KEYS_ROW * row
            panel.add(*self._row(command, left, top, each))
        return panel

    def _row(self, command: Command, left: float, top: float, width: float) -> Sequence[Node]:
        name = self.name_of(command)
        key = self.app.kit.keymap.cap(f"@{command.name}")
        way = ButtonWay(f"key:{command.name}", key, partial(self._ask, command))
        spot = box(left + width - KEY_WIDTH, top + 3, KEY_WIDTH, 46)
        button = way.plain(self.app, "slate", label=f"{name}: {key}", **spot)
        button.chosen = command.name in self.app.bindings.own
        return Label(name, BOLD, **box(left, top, width - KEY_WIDTH - 16, 52)), button

    def name_of(self, command: Command) -> str:
        """Return what a command does, in a few words."""
        return self.app.say(command.words)

    # ---- a new key

    def _ask(self, command: Command) -> None:
        say = self.app.say
        (width, height) = ASKING
        self._asked = command
        question = say("keys.press", command=self.name_of(command))
        panel = Panel("parchment", width=width, height=height, label=question)
        answer = box(36, 84, width - 72, 84)
        self._answer = Label(say("keys.press-note"), ON_PAPER.body, wrap=True, **answer)
        panel.add(
            Label(question, ON_PAPER.head, **box(36, 22, width - 72, 44)),
            self._answer,
            Label(say("keys.cancel-note"), ON_PAPER.note, **box(36, height - 86, 420, 54)),
            cancel_button(self.app, self.stage.back, box(width - 236, height - 86, 200, 54)),
        )
        self.stage.open(Modal(panel, on_close=self._closed))

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
        key = stroke.name
        bindings = self.app.bindings
        if key == "escape":
            self.stage.back()
            return
        other = bindings.taken_by(command, key)
        if key in ALWAYS and key not in bindings.keys_of(command):
            self._explain("keys.always", key)
        elif other is not None:
            self._explain("keys.taken", key, other)
        else:
            self.app.bind(bindings.with_key(command, key))
            self.stage.back()
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
