"""The lobby: who is there, who is missing, the invitations to copy, and a chat until the start."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.client.app import App
from game.client.online.chat_box import ChatBox, ChatMemory
from game.client.online.company import Sign, name_at, seat_sign
from game.client.online.friends_page import ask_for_name
from game.client.screen_commands import put_in_clipboard
from game.client.screens.handover import ask_which_computer
from game.client.widgets.buttons import ButtonWay, button_row
from game.client.widgets.choices import box_told
from game.client.widgets.dialogs import Reply, ask
from game.client.widgets.frames import RowLine, disc, icon
from game.client.widgets.page import HEADING, Page
from game.client.widgets.text import ScrollPane, stacked
from game.engine.title import Reason
from game.online.client.remote_table import RemoteTable
from game.online.protocol.invitation import SeatInvitation
from game.online.protocol.table_state import SeatStatus
from game.records.records import AUTOMA, HUMAN
from game.scene.nodes.node import Node
from game.scene.stage.placing import Units, box
from game.scene.text.lettering import (
    BODY_ON_PARCHMENT,
    HEAD,
    HEAD_ON_PARCHMENT,
    NOTE,
    NOTE_ON_PARCHMENT,
    TITLE_ON_PARCHMENT,
)
from game.scene.widgets import Label, Panel

WIDE, COLUMN, NARROW, TALL, LONG = 1760.0, 1080.0, 940.0, 930.0, 1700.0
CHAT_WIDTH, ABREAST, CHAT_HEIGHT = 600.0, 1560.0, 380.0
HEAD_HEIGHT, FOOT_HEIGHT, GAP, GUTTER, SIDE = 92.0, 84.0, 16.0, 18.0, 26.0
ROW, SEATS_HEAD, BUTTON = 112.0, 64.0, 168.0


@dataclass(frozen=True, slots=True)
class LobbyHandlers:
    """Where the lobby leads; `link` writes an invitation as it is sent to somebody else."""

    table: Callable[[], RemoteTable | None]
    refusal: Callable[[], Reason | None]
    link: Callable[[SeatInvitation], str]
    leave: Callable[[], None]
    name: Callable[[], str]  # under which one usually sits down


class LobbyPage(Page):
    """Stays until the host begins; who leaves it keeps the seat."""

    first_focus = "start"

    def __init__(self, app: App, ways: LobbyHandlers, memory: ChatMemory) -> None:
        super().__init__(app)
        self._ways, self._memory = ways, memory
        self._shown: object = None

    def hear(self) -> None:
        """Something may have changed."""
        if self._look() != self._shown:
            self.rebuild()

    def go_back(self) -> None:
        """Leave; the seat stays one's own."""
        self._ways.leave()

    def _look(self) -> object:
        table = self._ways.table()
        if table is None or table.lobby is None or self._ways.refusal() is not None:
            return self._ways.refusal(), table is None
        signs = [seat_sign(self.app, table, at) for at in range(len(table.lobby.seats))]
        seats = [(seat.name, seat.player, seat.taken) for seat in table.lobby.seats]
        facts = table.is_connected, table.is_owner, table.own_seats, table.membership.codes
        return signs, seats, table.lobby.watchers, len(table.chat), facts, self._memory.is_muted

    # ---- building

    def build(self, units: Units) -> None:
        """Put the seats and the chat, side by side where there is room; or what is waited for."""
        self._shown, table = self._look(), self._ways.table()
        refused = self._ways.refusal() is not None
        if refused or table is None or table.lobby is None or table.set_up is None:
            self._build_waiting()
            return
        self._memory.read_all(table)
        page = self.sheet(WIDE, NARROW, TALL)
        abreast = page.width >= ABREAST
        if not abreast:
            page = self.sheet(COLUMN, NARROW, LONG)
        room = page.height - HEAD_HEIGHT - GAP - FOOT_HEIGHT
        seats = SEATS_HEAD + ROW * len(table.lobby.seats) + 20
        k = units.k * page.scale
        if abreast:
            height = min(max(seats, 560.0), room)
            body = Node(width=page.width, height=max(seats, height))
            left = page.width - CHAT_WIDTH - GAP
            chat = self._chat(table, CHAT_WIDTH, height, k)
            chat.x = left + GAP
            body.add(self._seats(table, left, max(seats, height)), chat)
        else:
            width = page.width - GUTTER
            panels = [self._seats(table, width, seats), self._chat(table, width, CHAT_HEIGHT, k)]
            body = stacked(panels, width, GAP)
            height = min(body.height, room)
        self.shorten(page, HEAD_HEIGHT + height + GAP + FOOT_HEIGHT)
        page.add(
            *self._head(table, page.width),
            ScrollPane(body, **box(0, HEAD_HEIGHT, page.width, height)),
            *self._foot(table, page.width, page.height - FOOT_HEIGHT),
        )
        self.stage.root.add(page)

    def _build_waiting(self) -> None:
        say, refusal = self.app.say, self._ways.refusal()
        page = self.block(860, 330)
        table = self._ways.table()
        told = say("lobby.starting")
        if table is not None:
            told = say("lobby.connecting", address=str(table.membership.address))
        title = say("lobby.refused" if refusal else "lobby.waiting")
        paper = Panel("parchment", width=860, height=240, label=title)
        paper.add(
            Label(title, HEAD_ON_PARCHMENT.sized(32), **box(40, 26, 780, 48)),
            Label(
                self.app.explain(refusal) or told,
                BODY_ON_PARCHMENT,
                wrap=True,
                name="told",
                **box(40, 88, 780, 130),
            ),
        )
        self.stage.root.add(page.add(paper, self.back_button(box(580, 256, 280, 70), primary=True)))

    def _head(self, table: RemoteTable, width: float) -> list[Node]:
        app = self.app
        assert table.set_up is not None
        names = [app.say("title.name"), box_told(app, table.set_up.options)]
        names += [app.say(f"expansion.{name}") for name in table.set_up.options.expansions]
        watchers = table.lobby.watchers if table.lobby is not None else 0
        names += [app.say("lobby.watchers", count=watchers)] if watchers else []
        half = width * 0.45
        return [
            Label(app.say("lobby.title"), HEADING, **box(4, 0, half, 76)),
            Label(
                " · ".join(filter(None, names)),
                NOTE.in_colour((0xF1, 0xE7, 0xCF)),
                align="right",
                wrap=True,
                midway=True,
                **box(half + 10, 14, width - half - 14, 56),
            ),
        ]

    def _seats(self, table: RemoteTable, width: float, height: float) -> Panel:
        say = self.app.say
        panel = Panel("parchment", width=width, height=height, label=say("lobby.seats"))
        assert table.lobby is not None
        key = "drawn" if table.set_up is not None and table.set_up.drawn else "fixed"
        order = say(f"lobby.{key}")
        panel.add(
            Label(say("lobby.seats"), HEAD_ON_PARCHMENT, **box(SIDE, 14, 400, 40)),
            Label(order, NOTE_ON_PARCHMENT, align="right", **box(430, 20, width - 430 - SIDE, 28)),
        )
        for at, seat in enumerate(table.lobby.seats):
            row = Node(**box(SIDE, SEATS_HEAD + ROW * at, width - 2 * SIDE, ROW))
            self._fill(row, table, at, seat)
            panel.add(row)
        return panel

    def _fill(self, row: Node, table: RemoteTable, at: int, seat: SeatStatus) -> None:
        app, width, pictures = self.app, row.width, self.app.box.screen_pictures
        ways = self._seat_ways(table, at, seat)
        buttons = len(ways) * (BUTTON + 10)
        sign: Sign = seat_sign(app, table, at)
        room = width - 64 - buttons - 10
        row.add(
            RowLine(width=width),
            disc(pictures, seat.colour, 44, x=26, y=40),
            Label(name_at(app, table, at), TITLE_ON_PARCHMENT, **box(64, 10, room, 34)),
            icon(pictures, sign.picture, 24, "ink", x=78, y=58),
            Label(sign.words, NOTE_ON_PARCHMENT, **box(98, 44, room - 34, 28)),
        )
        invitation = table.membership.invitation(at)
        if invitation is not None and not seat.taken and seat.player == HUMAN:
            text = self._ways.link(invitation)
            row.add(
                Label(text, NOTE_ON_PARCHMENT, name=f"link:{at}", **box(64, 76, width - 64, 28))
            )
        for number, way in enumerate(ways):
            left = width - buttons + 10 + number * (BUTTON + 10)
            row.add(way.plain(app, **box(left, 14, BUTTON, 50)))

    def _seat_ways(self, table: RemoteTable, at: int, seat: SeatStatus) -> list[ButtonWay]:
        """Return what may be done about a seat by whoever looks at it."""
        say, ways = self.app.say, list[ButtonWay]()

        def way(key: str, then: Callable[[], object], tip: str = "") -> None:
            words = say(f"lobby.{key}")
            ways.append(ButtonWay(f"{key}:{at}", words, lambda: (then(), None)[1], tip=tip))

        membership = table.membership
        free = seat.player == HUMAN and not seat.taken
        if at in table.own_seats:
            if link := membership.way_back(at):
                way("own-link", partial(self._copy, link), say("lobby.own-link-tip"))
            way("stand-up", partial(table.leave_seat, at))
        elif free:
            if invitation := membership.invitation(at):
                way("copy", partial(self._copy, invitation))
            if table.is_owner or (table.set_up is not None and table.set_up.listed):
                way("sit-here", partial(self._sit, table, at))
            if table.is_owner:
                way("computer", partial(self._ask_computer, table, at))
        elif table.is_owner and seat.player == HUMAN:
            way("free", partial(table.invite, at))
        elif table.is_owner and seat.player != AUTOMA:
            way("person", partial(table.seat_player, at, HUMAN))
        return ways

    def _chat(self, table: RemoteTable, width: float, height: float, k: float) -> Panel:
        say = self.app.say
        panel = Panel("slate", width=width, height=height, label=say("online.chat"))
        spot = box(24, 58, width - 48, height - 58 - 20)
        chat = ChatBox((self.app, self.stage, k), table, self._memory, self.rebuild, **spot)
        return panel.add(Label(say("online.chat"), HEAD, **box(24, 10, width - 48, 40)), chat)

    def _foot(self, table: RemoteTable, width: float, top: float) -> list[Node]:
        say, lobby = self.app.say, table.lobby
        assert lobby is not None
        missing = sum(seat.player == HUMAN and not seat.taken for seat in lobby.seats)
        ways = [ButtonWay("close", say("lobby.leave"), self.go_back, "undo", "@back")]
        if table.is_owner:
            ways.append(
                ButtonWay("end-table", say("lobby.end"), partial(self._ask_end, table), "x")
            )
            why_not = say("reason.online.seats-free", count=missing) if missing else ""
            words, begin, keys = say("lobby.start"), partial(self._start, table), ("return",)
            start = ButtonWay("start", words, begin, "go-on", "@confirm", keys, why_not)
            ways.append(start)
            return [*button_row(self.app, ways, "start", 16, **box(0, top, width, FOOT_HEIGHT))]
        told = say("lobby.seats-missing", count=missing) if missing else say("lobby.host-starts")
        note = Panel("slate", **box(320, top, width - 320, FOOT_HEIGHT))
        note.add(Label(told, NOTE, align="centre", **box(20, 0, width - 360, FOOT_HEIGHT)))
        leave = ways[0].grand(self.app, **box(0, top, 304, FOOT_HEIGHT))
        return [leave, note]

    # ---- acting

    @staticmethod
    def _start(table: RemoteTable) -> None:
        table.start()

    def _copy(self, invitation: SeatInvitation) -> None:
        taken = put_in_clipboard(self._ways.link(invitation))
        self.stage.announce(self.app.say("lobby.copied" if taken else "lobby.not-copied"))

    def _sit(self, table: RemoteTable, at: int) -> None:
        code = dict(table.membership.codes).get(at, b"")

        def take(name: str) -> None:
            table.claim(at, name, code)

        ask_for_name(self.stage, self.app, self._ways.name(), take)

    def _ask_computer(self, table: RemoteTable, at: int) -> None:
        def seat(kind: str) -> None:
            table.seat_player(at, kind)

        ask_which_computer(self.stage, self.app, name_at(self.app, table, at), seat)

    def _ask_end(self, table: RemoteTable) -> None:
        say = self.app.say

        def end() -> None:
            table.close_table()

        replies = [
            Reply(say("lobby.end-now"), end, name="end-now"),
            Reply(say("lobby.keep"), lambda: None, "primary", "@back", "keep"),
        ]
        ask(self.stage, say("lobby.end"), [say("lobby.end-note")], replies)
