"""The company at a game between screens: who is there, votes, and what is said."""

from collections.abc import Callable
from functools import partial
from typing import Final, Unpack

from game.client.app import App
from game.client.online import company
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.dialogs import Reply, ask
from game.client.widgets.frames import disc, icon
from game.client.widgets.side_note import model, readable
from game.client.widgets.text import TextColumn
from game.online.client.remote_table import RemoteTable
from game.online.protocol.surroundings import PHRASES
from game.online.protocol.table_state import LONGEST_CHAT, ChatLine, Vote
from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.placing import BoxPlace, box
from game.scene.stage.stage import Stage
from game.scene.text.lettering import BODY, BOLD, HEAD, NOTE
from game.scene.widgets import Label, Panel, TextField
from game.table_protocol import Table

FIELD, FIELD_GAP, SIDE_BUTTON = 48.0, 8.0, 48.0
MOST_LINES: Final = 30  # that are looked through for those that fit


class ChatMemory:
    """What one window knows of a chat: what is being written, what was read, who wants peace."""

    def __init__(self) -> None:
        self.typed, self.read, self.is_muted = "", 0, False

    def unread(self, table: RemoteTable) -> int:
        """Return how many lines of others nobody here has seen; none while the chat is muted."""
        fresh = table.chat[self.read :]
        said = [line for line in fresh if isinstance(line, ChatLine)]
        return 0 if self.is_muted else sum(line.seat not in table.own_seats for line in said)

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
        room = self.height - FIELD - FIELD_GAP
        self.add(self._lines(room, k), *self._foot(room + FIELD_GAP))

    def _lines(self, room: float, k: float) -> Node:
        app, lines = self._app, self._table.chat[-MOST_LINES:]
        if self._memory.is_muted or not lines:
            words = app.say("online.muted" if self._memory.is_muted else "online.no-chat")
            return Label(words, NOTE, wrap=True, name="chat", **box(0, 0, self.width, room))
        for first in range(len(lines)):
            told = [(company.line_told(app, self._table, line), BODY) for line in lines[first:]]
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
        field, words = self.width - len(ways) * (SIDE_BUTTON + FIELD_GAP), say("online.write")
        spot = box(0, top, field, FIELD)
        write = TextField(
            memory.typed, self._type, limit=LONGEST_CHAT, hint=words, name="say", **spot
        )
        write.on_submit, write.label = self._send, words
        nodes: list[Node] = [write]
        for at, way in enumerate(ways):
            left = field + FIELD_GAP + at * (SIDE_BUTTON + FIELD_GAP)
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


SIDE, HEAD_HEIGHT, ROW, VOTE, GAP = 16.0, 46.0, 46.0, 104.0, 10.0
LEAST_CHAT = 150.0


class CompanyPanel(Panel):
    """Stands where advice would; the chat has what the seats leave."""

    sheet = True

    def __init__(
        self,
        app: App,
        table: RemoteTable,
        memory: ChatMemory,
        where: tuple[Table, Stage],
        ways: tuple[Callable[[], None], Callable[[], None]],
    ) -> None:
        """`ways`: the panel has to be drawn again, and is to be taken away."""
        (changed, close), (laid, stage) = ways, where
        room, units = laid.spare("advice"), stage.units
        scale, width = readable(units, room), room["width"]
        vote, seats = company.own_vote(table), len(table.seats)
        below = HEAD_HEIGHT + ROW * seats + (VOTE if vote else 0.0)
        height = max(room["height"] * room.get("scale", 1.0) / scale, below + LEAST_CHAT + SIDE)
        super().__init__("slate", name="company-panel", width=width, height=height, z=88)
        self.label = app.say("online.company")
        model(self, units, room)
        self.x, self.y = max(self.x, 0.0), max(self.y, 0.0)
        self._app, self._table, self._memory = app, table, memory
        way = ButtonWay("company-close", "", close, "x", tip=app.say("button.close"))
        shut = way.plain(app, "slate", 20, **box(width - SIDE - 40, 5, 40, 36))
        shut.label = app.say("button.close")
        self.add(Label(self.label, HEAD, **box(SIDE, 4, width - 80, 40)), shut)
        for at in range(seats):
            self.add(self._row(at, box(SIDE, HEAD_HEIGHT + ROW * at, width - 2 * SIDE, ROW)))
        if vote is not None:
            self.add(*self._vote(vote, below - VOTE, width - 2 * SIDE))
        spot = box(SIDE, below + GAP, width - 2 * SIDE, self.height - below - GAP - SIDE)
        self.add(ChatBox((app, stage, units.k * scale), table, memory, changed, **spot))

    def look(self) -> object:
        """Return what the panel shows, to be compared."""
        table = self._table
        seats = range(len(table.seats))
        signs = [company.seat_sign(self._app, table, at) for at in seats]
        clocks = [int(table.seconds_left(at) or 0) for at in seats]
        return signs, clocks, company.own_vote(table), len(table.chat), self._memory.is_muted

    def _row(self, at: int, place: BoxPlace) -> Node:
        app, table, row = self._app, self._table, Node(**place)
        sign, colour = company.seat_sign(app, table, at), table.seats[at].colour
        left, name = table.seconds_left(at), company.name_at(app, table, at)
        room, clock = row.width - 42, 0.0 if left is None else 96.0
        row.add(
            disc(app.box.screen_pictures, colour, 30, x=15, y=ROW / 2),
            Label(name, BOLD, **box(38, 0, room - clock, 24)),
            icon(app.box.screen_pictures, sign.picture, 18, x=47, y=33),
            Label(sign.words, NOTE, **box(62, 22, room - 24, 22)),
        )
        if left is not None:
            spot = box(row.width - clock, 0, clock, 24)
            row.add(Label(company.clock_told(left), BOLD, align="right", **spot))
        return row

    def _vote(self, vote: Vote, top: float, width: float) -> list[Node]:
        say, half = self._app.say, (width - GAP) / 2
        told = company.vote_told(self._app, self._table, vote)
        cast = partial(self._table.vote, vote.kind, seat=vote.seat, player=vote.player)
        ways = (
            ButtonWay("vote-yes", say("online.yes"), partial(cast, agrees=True), "check"),
            ButtonWay("vote-no", say("online.no"), partial(cast, agrees=False), "x"),
        )
        nodes: list[Node] = [Label(told, BOLD, wrap=True, **box(SIDE, top + 8, width, 44))]
        for at, way in enumerate(ways):
            spot = box(SIDE + at * (half + GAP), top + 56, half, 42)
            skin = "slate" if at else "primary"
            nodes.append(way.plain(self._app, skin, 20, **spot))
        return nodes
