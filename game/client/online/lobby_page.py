"""The lobby: seats, invitations to copy, and a chat until the game starts."""

from enum import Enum, auto
from functools import partial

from game.client.app import App
from game.client.online.chat_box import ChatBox, ChatContext, ChatMemory
from game.client.online.lobby_facts import build_conditions_panel
from game.client.online.lobby_handlers import LobbyHandlers
from game.client.online.lobby_seats import LobbySeats, free_seats_for_people
from game.client.online.participant_texts import (
    host_stopped_or_connecting_text,
    player_name_at_seat,
    seat_status_sign,
)
from game.client.widgets.buttons import ButtonSpec, make_grand_button_row
from game.client.widgets.dialogs import DialogReply, open_question_dialog
from game.client.widgets.game_options import options_line_text
from game.client.widgets.list_page import PAGE_HEADING_STYLE, EmptyListPanel
from game.client.widgets.page import Page
from game.client.widgets.scroll_pane import ScrollPane
from game.online.client.remote_table import TABLE_CLOSED_REASON_KEY, RemoteTable
from game.online.protocol.table_state import TableSetUp
from game.records.records import HUMAN_PLAYER
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.layout import Column, Container, Grid, LayoutMeasurer, Row, theme
from game.scene.nodes.node import Node
from game.scene.stage.units import WindowUnits
from game.scene.text.text_styles import HEADING_STYLE, NOTE_STYLE
from game.scene.widgets import Label

PAGE_MAX_WIDTH = 1160.0
PAGE_MIN_WIDTH = 560.0
PAGE_MAX_HEIGHT = 1000.0
MIN_LOBBY_CHAT_HEIGHT = 220.0
MIN_SEATS_HEIGHT = 180.0  # of a list of seats that scrolls: its head and the first seat
MIN_BUTTON_WIDTH = 230.0
REMOVED_FROM_TABLE_REASON_KEYS = ("online.freed", "online.sent-away")
SIDE_BY_SIDE_MIN_WIDTH = 1000.0
FACTS_WIDTH = 430.0
FACTS_STYLE = NOTE_STYLE.in_colour(hex_to_rgb("#F1E7CF"))


class ScrolledParts(Enum):
    """Which parts of the lobby scroll: only the seats; the seats, the chat and the conditions; or
    everything including the heading."""

    SEATS = auto()
    SEATS_AND_CHAT = auto()
    EVERYTHING = auto()


class LobbyPage(Page):
    """The page of an online table before the game starts; leaving the page keeps the seat."""

    first_focus = "start"

    def __init__(self, app: App, handlers: LobbyHandlers, chat_memory: ChatMemory) -> None:
        super().__init__(app)
        self._handlers = handlers
        self._chat_memory = chat_memory
        self._last_shown_values: object = None

    def on_news(self) -> None:
        """Rebuild the page if a value that it shows has changed."""
        if self._shown_values() != self._last_shown_values:
            self.rebuild()

    def go_back(self) -> None:
        """Leave the page; the player keeps the seat."""
        self._handlers.leave()

    def _shown_values(self) -> object:
        table = self._handlers.current_table()
        if (
            table is None
            or not table.lobby.seats
            or self._handlers.connection_refusal() is not None
        ):
            return (
                self._handlers.connection_refusal(),
                table is None,
                table.connection_loss_reason if table is not None else None,
            )
        signs = [seat_status_sign(self.app, table, at) for at in range(len(table.seats))]
        taken = [seat.is_taken for seat in table.lobby.seats]
        facts = (
            table.connection_loss_reason,
            table.is_connected,
            table.is_owner,
            table.own_seats,
            table.membership.invitation_codes,
        )
        around = (
            table.lobby.watcher_count,
            table.surroundings,
            len(table.chat_lines),
            self._chat_memory.is_muted,
        )
        return signs, table.seats, taken, facts, around

    def build(self, units: WindowUnits) -> None:
        """Add the seats with the chat and the conditions below them, and mark the chat as read;
        while the table is connecting, or if it was refused, add a note instead."""
        self._last_shown_values = self._shown_values()
        table = self._handlers.current_table()
        refused = self._handlers.connection_refusal() is not None
        if refused or table is None or table.set_up is None or not table.lobby.seats:
            self._add_connection_status_note(table, units)
            return
        self._chat_memory.mark_all_read(table)
        page = self.add_sheet(PAGE_MAX_WIDTH, PAGE_MIN_WIDTH, PAGE_MAX_HEIGHT, is_scrollable=True)
        for scrolled_parts in ScrolledParts:
            content = self._build_content(table, table.set_up, page, scrolled_parts)
            measuring = LayoutMeasurer(self.kit, units.px_per_u * page.scale)
            if measuring.min_height_of(content, page.width) <= page.height:
                break
        content.min_height = page.height
        self.add_sheet_with_content(
            content,
            max_width=PAGE_MAX_WIDTH,
            min_width=PAGE_MIN_WIDTH,
            max_height=PAGE_MAX_HEIGHT,
            is_scrollable=True,
        )

    def _build_content(
        self, table: RemoteTable, set_up: TableSetUp, page: Node, scrolled_parts: ScrolledParts
    ) -> Container:
        """Return the content of the page, in which these parts scroll if they have no room; the
        footer stays in sight."""
        keeps_chat_in_sight = scrolled_parts is ScrolledParts.SEATS
        heading = self._build_heading(set_up, table.lobby.watcher_count)
        seats = LobbySeats(self.app, self.stage, self._handlers).build_panel(table)
        chat = self._build_chat_panel(table)
        facts = build_conditions_panel(self.app, self.stage, table)
        is_side_by_side = page.width >= SIDE_BY_SIDE_MIN_WIDTH
        if is_side_by_side and keeps_chat_in_sight:
            scrolled_facts = ScrollPane(facts, width=FACTS_WIDTH, name="conditions")
            parts = [
                ScrollPane(seats, name="seats", min_height=MIN_SEATS_HEIGHT),
                Row(chat, scrolled_facts, gap=theme.WIDE_GAP, grow=1),
            ]
        elif keeps_chat_in_sight:
            listed = Column(seats, facts, gap=theme.WIDE_GAP)
            parts = [ScrollPane(listed, name="seats", min_height=MIN_SEATS_HEIGHT), chat]
        else:
            below = Row if is_side_by_side else Column
            if is_side_by_side:
                facts.width = FACTS_WIDTH
            is_heading_scrolled = scrolled_parts is ScrolledParts.EVERYTHING
            body = Column(
                heading if is_heading_scrolled else None,
                seats,
                below(chat, facts, gap=theme.WIDE_GAP, grow=1),
                gap=theme.WIDE_GAP,
            )
            if is_heading_scrolled:
                pane = ScrollPane(body, grow=1)
                return Column(pane, self._build_footer(table), gap=theme.WIDE_GAP)
            parts = [ScrollPane(body, grow=1, min_height=MIN_SEATS_HEIGHT)]
        return Column(
            heading,
            *parts,
            self._build_footer(table),
            gap=theme.WIDE_GAP,
        )

    def _add_connection_status_note(self, table: RemoteTable | None, units: WindowUnits) -> None:
        say = self.app.say
        refusal = self._handlers.connection_refusal()
        told = self.app.say("lobby.starting")
        if table is not None:
            told = say("lobby.connecting", address=str(table.membership.address))
            if table.connection_loss_reason is not None:
                told = f"{self.app.reason_text(table.connection_loss_reason)} {say('lobby.again')}"
        told = self.app.reason_text(refusal) or told
        sentence = "lobby.refused" if refusal else "lobby.waiting"
        if refusal is not None and refusal.key in REMOVED_FROM_TABLE_REASON_KEYS:
            sentence = "lobby.ended"
        elif refusal is not None and refusal.key == TABLE_CLOSED_REASON_KEY:
            sentence = "lobby.closed"
            if table is not None and table.has_requested_close:
                sentence = "lobby.closed-by-you"
                told = say("lobby.closed-by-you-note")
        content = Column(
            EmptyListPanel(self.app, picture="lantern", heading=say(sentence), sentence=told),
            Row(
                self.make_back_button(
                    is_main_button=True, width=theme.BUTTON_WIDTH, height=theme.GRAND_BUTTON_HEIGHT
                ),
                justify="end",
            ),
            gap=theme.WIDE_GAP,
        )
        self.add_sheet_with_content(
            content,
            max_width=theme.WIDE_DIALOG_WIDTH,
            min_width=theme.WIDE_DIALOG_WIDTH,
            max_height=units.height,
        )

    def _build_heading(self, set_up: TableSetUp, watcher_count: int) -> Node:
        app = self.app
        names = [app.say("title.name"), options_line_text(app, set_up.options)]
        names += [app.say("lobby.watchers", count=watcher_count)] if watcher_count else []
        table = self._handlers.current_table()
        if table is not None and not table.is_connected:
            names = [host_stopped_or_connecting_text(app, table)]
        told = " · ".join(filter(None, names))
        facts = Label(told, FACTS_STYLE, align="right", wraps=True, grow=1, basis=0.0)
        title = Label(app.say("lobby.title"), PAGE_HEADING_STYLE)
        return Row(title, facts, gap=theme.EXTRA_WIDE_GAP, align="centre")

    def _build_chat_panel(self, table: RemoteTable) -> Node:
        title = self.app.say("online.chat")
        context = ChatContext(self.app, self.stage, table, self._chat_memory)
        return Column(
            Label(title, HEADING_STYLE),
            ChatBox(context, on_change=self.rebuild, grow=1),
            gap=theme.TIGHT_GAP,
            padding=(theme.MEDIUM_GAP, theme.EXTRA_WIDE_GAP),
            skin="slate",
            label=title,
            min_height=MIN_LOBBY_CHAT_HEIGHT,
            grow=1,
            basis=0.0,
        )

    def _build_footer(self, table: RemoteTable) -> Node:
        say = self.app.say
        missing = len(free_seats_for_people(table))
        leave = ButtonSpec("close", say("lobby.leave"), self.go_back, "undo", "@back")
        if table.is_owner:
            why_not = say("reason.online.seats-free", count=missing) if missing else ""
            words = say("lobby.start")
            begin = table.start_game
            keys = ("return",)
            ways = [
                leave,
                ButtonSpec(
                    "end-table", say("lobby.end"), partial(self._ask_to_end_table, table), "x"
                ),
                ButtonSpec("start", words, begin, "go-on", "@confirm", keys, why_not),
            ]
            buttons = make_grand_button_row(self.app, ways, "start")
            return Grid(*buttons, min_column_width=MIN_BUTTON_WIDTH, gap=theme.WIDE_GAP)
        told = (
            say("lobby.seats-missing", count=missing)
            if missing
            else self._missing_people_or_start_text(table)
        )
        note = Column(
            Label(told, NOTE_STYLE, align="centre", wraps=True),
            justify="centre",
            padding=(theme.HAIR_GAP, theme.WIDE_GAP),
            skin="slate",
            grow=1,
            basis=0.0,
        )
        return Row(
            leave.make_grand_button(self.app, height=theme.GRAND_BUTTON_HEIGHT),
            note,
            gap=theme.WIDE_GAP,
        )

    def _missing_people_or_start_text(self, table: RemoteTable) -> str:
        """Return a sentence that names the people who are not connected, or says that the host
        can start the game."""
        seats = enumerate(table.lobby.seats)
        away = [at for at, seat in seats if seat.player == HUMAN_PLAYER and not seat.is_connected]
        if not away:
            return self.app.say("lobby.host-starts")
        names = ", ".join(player_name_at_seat(self.app, table, at) for at in away)
        return self.app.say("lobby.somebody-away", names=names)

    def _ask_to_end_table(self, table: RemoteTable) -> None:
        say = self.app.say
        replies = [
            DialogReply(say("lobby.end-now"), table.request_close_for_everybody, name="end-now"),
            DialogReply(say("lobby.keep"), lambda: None, "primary", "@back", "keep"),
        ]
        open_question_dialog(self.stage, say("lobby.end"), [say("lobby.end-note")], replies)
