"""The page of keys: every command with its key; press one and then the new key."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.box.reference import ACTING, AT_TABLE, EVERYWHERE, IN_MENUS, ON_SHEETS, Command
from game.client.app import App
from game.client.stored.key_bindings import ALWAYS
from game.client.widgets.buttons import PrimaryButton
from game.client.widgets.page import Page
from game.client.widgets.scroll_pane import ScrollPane
from game.client.widgets.text import stacked
from game.scene.input.keys import MODIFIER_KEYS, Stroke, stroke_of
from game.scene.nodes.node import Node
from game.scene.stage.modal import Modal
from game.scene.stage.placing import Units, box
from game.scene.text.lettering import (
    BODY_ON_PARCHMENT,
    BOLD,
    HEAD,
    HEAD_ON_PARCHMENT,
    NOTE,
    NOTE_ON_PARCHMENT,
    TextStyle,
)
from game.scene.widgets import Button, Label, Panel

WIDE, NARROW, TALL = 1240.0, 760.0, 2200.0
HEADING = TextStyle("head", 56, (0xFB, 0xF0, 0xD2))
HEAD_ROOM, ROW, GUTTER, SIDE = 84.0, 54.0, 18.0, 28.0
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
        page = self.sheet(WIDE, NARROW, TALL)
        column = self._column(page.width)
        if column.height > page.height - HEAD_ROOM:
            column = self._column(page.width - GUTTER)
        self.shorten(page, HEAD_ROOM + column.height)
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
            ScrollPane(column, **box(0, HEAD_ROOM, page.width, page.height - HEAD_ROOM)),
        )
        self.stage.root.add(page)

    def _column(self, width: float) -> Node:
        return stacked([self._group(place, width) for place in PLACES], width, 16)

    def _group(self, place: str, width: float) -> Panel:
        commands = [each for each in self.app.bindings.commands if each.place == place]
        columns = 2 if width > 1000 else 1
        rows = -(-len(commands) // columns)
        panel = Panel("slate", width=width, height=92 + ROW * rows + 12)
        panel.visible = bool(commands)
        say, inner = self.app.say, width - 2 * SIDE
        panel.add(
            Label(say(f"keys.{place}"), HEAD, **box(SIDE, 10, inner, 40)),
            Label(say(f"keys.{place}-note"), NOTE, **box(SIDE, 50, inner, 28)),
        )
        each = (inner - 40 * (columns - 1)) / columns
        for number, command in enumerate(commands):
            column, row = divmod(number, rows)
            left, top = SIDE + column * (each + 40), 88 + ROW * row
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
