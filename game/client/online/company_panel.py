"""The panel of an online game: players, votes, spectators and chat."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from game.client.online import company
from game.client.online.chat_box import ChatBox, ChatContext
from game.client.online.watcher_dialog import ask_about_watchers
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.frames import disc, icon
from game.client.widgets.side_note import model, readable
from game.client.widgets.text import BAR, ScrollPane, TextColumn, stacked
from game.online.protocol.table_state import Vote
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.text.text_styles import BOLD, HEAD, NOTE
from game.scene.widgets import Label, Panel
from game.table_protocol import Table

SIDE: Final = 16.0
HEAD_HEIGHT: Final = 46.0
ROW: Final = 46.0
GAP: Final = 10.0
LEAST_CHAT: Final = 112.0  # the field, and two lines above it
LEAST_HEIGHT: Final = 400.0  # below which it is higher than its room
CLOCK_WIDTH: Final = 96.0
SIDE_BUTTON: Final = 40.0


class CompanyPanel(Panel):
    """Replaces the hint panel; the chat fills the space below seats, votes and spectators."""

    sheet = True

    def __init__(
        self,
        context: ChatContext,
        *,
        table: Table,
        on_change: Callable[[], None],
        on_close: Callable[[], None],
    ) -> None:
        """Build the panel. `on_change` asks for a redraw, `on_close` removes the panel."""
        room = table.spare("advice")
        app = context.app
        units = context.stage.units
        scale = readable(units, room)
        width = room["width"]
        self._app = app
        self._table = context.table
        self._memory = context.memory
        self._stage = context.stage
        self._k = units.k * scale
        inner = width - 2 * SIDE
        height = max(room["height"] * room.get("scale", 1.0) / scale, LEAST_HEIGHT)
        most = height - HEAD_HEIGHT - GAP - LEAST_CHAT - SIDE
        above = stacked(self._above(inner), inner, 4.0)
        if above.height > most:  # it scrolls, beside its bar
            above = stacked(self._above(inner - BAR), inner - BAR, 4.0)
        super().__init__("slate", name="company-panel", width=width, height=height, z=88)
        self.label = app.say("online.company")
        model(self, units, room)
        self.x = max(self.x, 0.0)
        self.y = max(self.y, 0.0)
        way = ButtonWay("company-close", "", on_close, "x", tip=app.say("button.close"))
        shut = way.plain(app, "slate", 20, **box(width - SIDE - 40, 5, 40, 36))
        shut.label = app.say("button.close")
        shown = min(above.height, most)
        below = HEAD_HEIGHT + shown + GAP
        pane = ScrollPane(above, name="people", **box(SIDE, HEAD_HEIGHT, inner, shown))
        spot = box(SIDE, below, inner, height - below - SIDE)
        self.add(
            Label(self.label, HEAD, **box(SIDE, 4, width - 80, 40)),
            shut,
            pane,
            ChatBox(context, k=self._k, on_change=on_change, **spot),
        )

    def look(self) -> object:
        """Return what the panel shows as comparable values."""
        table = self._table
        seats = range(len(table.seats))
        return (
            [company.seat_sign(self._app, table, at) for at in seats],
            [int(table.seconds_left(at) or 0) for at in seats],
            [company.vote_course_told(self._app, table, vote) for vote in table.lobby.votes],
            company.watchers_told(self._app, table),
            company.host_told(self._app, table),
            len(table.chat),
            self._memory.is_muted,
        )

    def _above(self, width: float) -> Sequence[Node]:
        table = self._table
        rows: list[Node] = [self._vote(vote, width) for vote in table.lobby.votes]
        rows += [self._row(at, width) for at in range(len(table.seats))]
        return [*rows, self._watchers(width), self._host(width)]

    def _row(self, at: int, width: float) -> Node:
        app = self._app
        table = self._table
        row = Node(width=width, height=ROW)
        sign = company.seat_sign(app, table, at)
        left = table.seconds_left(at)
        room = width - 42
        clock = 0.0 if left is None else CLOCK_WIDTH
        row.add(
            disc(app.box.screen_pictures, table.seats[at].colour, 30, x=15, y=ROW / 2),
            Label(company.name_at(app, table, at), BOLD, **box(38, 0, room - clock, 24)),
            icon(app.box.screen_pictures, sign.picture, 18, x=47, y=33),
            Label(sign.words, NOTE, **box(62, 22, room - 24, 22)),
        )
        if left is not None:
            spot = box(width - clock, 0, clock, 24)
            row.add(Label(company.clock_told(left), BOLD, align="right", **spot))
        return row

    def _vote(self, vote: Vote, width: float) -> Node:
        """Return the state of a vote: who asked and who has agreed; it is answered in the table's
        bar."""
        app = self._app
        table = self._table
        told = company.vote_course_told(app, table, vote)
        column = TextColumn(app.kit.lettering, [(told, BOLD)], k=self._k, width=width)
        row = Node(width=width, height=column.height + 8)
        return row.add(column)

    def _watchers(self, width: float) -> Node:
        app = self._app
        table = self._table
        row = Node(width=width, height=SIDE_BUTTON)
        room = width - 32 - (SIDE_BUTTON + 4 if table.is_owner else 0.0)
        spot = box(38, 0, room, SIDE_BUTTON)
        told = company.watchers_told(app, table)
        words = Label(told, NOTE, name="watchers", **spot)
        words.tooltip = told
        row.add(icon(app.box.screen_pictures, "eye", 20, x=15, y=SIDE_BUTTON / 2), words)
        if table.is_owner:
            then = partial(ask_about_watchers, self._stage, app, table)
            way = ButtonWay("watchers-way", "", then, "gear", tip=app.say("online.watchers-tip"))
            corner = box(width - SIDE_BUTTON, 0, SIDE_BUTTON, SIDE_BUTTON - 2)
            button = way.plain(app, "slate", 18, **corner)
            button.label = way.tip
            row.add(button)
        return row

    def _host(self, width: float) -> Node:
        app = self._app
        told = company.host_told(app, self._table)
        row = Node(width=width, height=24.0)
        return row.add(
            icon(app.box.screen_pictures, "lantern", 18, x=15, y=12),
            Label(told, NOTE, name="host", **box(38, 0, width - 38, 24)),
        )
