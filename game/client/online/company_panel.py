"""The panel over the table: who is there and what they do, the vote that is open, the chat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.client.app import App
from game.client.online.chat_box import ChatBox, ChatMemory
from game.client.online.company import clock_told, name_at, own_vote, seat_sign, vote_told
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.frames import disc, icon
from game.client.widgets.side_note import model, readable
from game.online.client.remote_table import RemoteTable
from game.online.protocol.table_state import Vote
from game.scene.nodes.node import Node
from game.scene.stage.placing import BoxPlace, box
from game.scene.stage.stage import Stage
from game.scene.text.lettering import BOLD, HEAD, NOTE
from game.scene.widgets import Label, Panel
from game.table_protocol import Table

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
        vote, seats = own_vote(table), len(table.seats)
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
        signs = [seat_sign(self._app, table, at) for at in seats]
        clocks = [int(table.seconds_left(at) or 0) for at in seats]
        return signs, clocks, own_vote(table), len(table.chat), self._memory.is_muted

    def _row(self, at: int, place: BoxPlace) -> Node:
        app, table, row = self._app, self._table, Node(**place)
        sign, colour = seat_sign(app, table, at), table.seats[at].colour
        left, name = table.seconds_left(at), name_at(app, table, at)
        room, clock = row.width - 42, 0.0 if left is None else 96.0
        row.add(
            disc(app.box.screen_pictures, colour, 30, x=15, y=ROW / 2),
            Label(name, BOLD, **box(38, 0, room - clock, 24)),
            icon(app.box.screen_pictures, sign.picture, 18, x=47, y=33),
            Label(sign.words, NOTE, **box(62, 22, room - 24, 22)),
        )
        if left is not None:
            spot = box(row.width - clock, 0, clock, 24)
            row.add(Label(clock_told(left), BOLD, align="right", **spot))
        return row

    def _vote(self, vote: Vote, top: float, width: float) -> list[Node]:
        say, half = self._app.say, (width - GAP) / 2
        told = vote_told(self._app, self._table, vote)
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
