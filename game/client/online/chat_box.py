"""The chat of a table: its last lines, ready phrases, a field to write in, and peace from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Unpack

from game.client.app import App
from game.client.online.company import PHRASES, line_told
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.dialogs import Reply, ask
from game.client.widgets.text import TextColumn
from game.online.client.remote_table import RemoteTable
from game.online.protocol.table_state import LONGEST_CHAT
from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.placing import box
from game.scene.stage.stage import Stage
from game.scene.text.lettering import BODY, NOTE
from game.scene.widgets import Label, TextField

FIELD, GAP, SIDE_BUTTON = 48.0, 8.0, 48.0
MOST_LINES: Final = 30  # that are looked through for those that fit


class ChatMemory:
    """What one window knows of a chat: what is being written, what was read, who wants peace."""

    def __init__(self) -> None:
        """Nothing was written or read yet."""
        self.typed, self.read, self.is_muted = "", 0, False

    def unread(self, table: RemoteTable) -> int:
        """Return how many lines of others nobody here has seen; none while the chat is muted."""
        fresh = table.chat[self.read :]
        return 0 if self.is_muted else sum(line.seat not in table.own_seats for line in fresh)

    def read_all(self, table: RemoteTable) -> None:
        """All that was said has been seen."""
        self.read = len(table.chat)


class ChatBox(Node):
    """As many of the last lines as fit above the field; `where` it stands a u has so many px."""

    def __init__(
        self,
        where: tuple[App, Stage, float],
        table: RemoteTable,
        memory: ChatMemory,
        told: Callable[[], None],
        **place: Unpack[NodeValues],
    ) -> None:
        """`told` is called when the box has to be drawn again."""
        super().__init__(**place)
        (self._app, self._stage, k), self._memory, self._told = where, memory, told
        self._table = table
        room = self.height - FIELD - GAP
        self.add(self._lines(room, k), *self._foot(room + GAP))

    def _lines(self, room: float, k: float) -> Node:
        app, lines = self._app, self._table.chat[-MOST_LINES:]
        if self._memory.is_muted or not lines:
            words = app.say("online.muted" if self._memory.is_muted else "online.no-chat")
            return Label(words, NOTE, wrap=True, name="chat", **box(0, 0, self.width, room))
        for first in range(len(lines)):
            told = [(line_told(app, self._table, line), BODY) for line in lines[first:]]
            column = TextColumn(app.kit.lettering, told, 4.0, k=k, width=self.width)
            if column.height <= room:
                break
        column.y, column.name = max(room - column.height, 0.0), "chat"
        return column

    def _foot(self, top: float) -> list[Node]:
        app, say, memory = self._app, self._app.say, self._memory
        mute = "unmute" if memory.is_muted else "mute"
        ways = [
            ButtonWay("phrases", "", self._phrases, "book", tip=say("online.phrases")),
            ButtonWay("mute", "", self._mute, "sound", tip=say(f"online.{mute}")),
        ]
        field, words = self.width - len(ways) * (SIDE_BUTTON + GAP), say("online.write")
        spot = box(0, top, field, FIELD)
        write = TextField(
            memory.typed, self._type, limit=LONGEST_CHAT, hint=words, name="say", **spot
        )
        write.on_submit, write.label = self._send, words
        nodes: list[Node] = [write]
        for at, way in enumerate(ways):
            left = field + GAP + at * (SIDE_BUTTON + GAP)
            button = way.plain(app, "slate", **box(left, top, SIDE_BUTTON, FIELD))
            button.label, button.chosen = way.tip, way.name == "mute" and memory.is_muted
            nodes.append(button)
        return nodes

    def _type(self, text: str) -> None:
        self._memory.typed = text

    def _send(self) -> None:
        if text := self._memory.typed.strip():
            self._memory.typed = ""
            self._table.say(text)
            self._told()

    def _mute(self) -> None:
        self._memory.is_muted = not self._memory.is_muted
        self._told()

    def _phrases(self) -> None:
        say = self._app.say
        replies = [
            Reply(say(f"phrase.{key}"), partial(self._table.say, phrase=key), name=f"phrase:{key}")
            for key in PHRASES
        ]
        close = Reply(say("button.cancel"), lambda: None, cap="@back", name="cancel")
        ask(self._stage, say("online.phrases"), [], [*replies, close])
