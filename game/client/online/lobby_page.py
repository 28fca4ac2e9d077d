"""The lobby: seats, invitations to copy, and a chat until the game starts."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.client.app import App
from game.client.online.chat_box import ChatBox, ChatContext, ChatMemory
from game.client.online.company import connection_loss_text, player_name_at_seat, seat_status_sign
from game.client.online.lobby_facts import build_conditions_panel
from game.client.online.own_name import ask_for_player_name, stored_player_name
from game.client.widgets.buttons import ButtonSpec, make_grand_button_row
from game.client.widgets.dialogs import Reply, open_question_dialog
from game.client.widgets.frames import RowLine, make_icon_sprite, make_seat_disc_sprite
from game.client.widgets.game_options import options_line_text
from game.client.widgets.list_page import HEADING_STYLE, Invitation
from game.client.widgets.page import Page
from game.client.widgets.player_labels import player_kind_text
from game.client.widgets.text import ScrollPane
from game.engine.reasons import Reason
from game.online.client.remote_table import RemoteTable
from game.online.own_addresses import OwnAddress
from game.online.protocol.invitation import SeatInvitation
from game.online.protocol.table_state import FRIEND, TableSetUp
from game.records.records import HUMAN
from game.scene.layout import Column, Grid, Row, Wrap, theme
from game.scene.nodes.node import Node
from game.scene.stage.units import WindowUnits
from game.scene.text.text_styles import HEAD, NOTE, ON_PAPER
from game.scene.widgets import Label
from game.scene.widgets.text_field import copy_text_to_clipboard
from game.text.names import seat_names

WIDE = 1160.0
NARROW = 560.0
TALL = 1000.0
CHAT_HEIGHT = 220.0
BUTTON = 168.0
MARK = 44.0
LEAST_NAME = 300.0
"""Of a seat's name: what may be done about it stands below where there is less room."""
LEAST_BUTTON = 230.0
SENT_OFF = ("online.freed", "online.sent-away", "online.closed")
ABREAST = 1000.0
FACTS_WIDTH = 430.0
FACTS = NOTE.in_colour((0xF1, 0xE7, 0xCF))


@dataclass(frozen=True, slots=True)
class InvitationLink:
    """An invitation as a text; `own_address` is the address of this machine in it, if this machine
    hosts.
    """

    text: str
    own_address: OwnAddress | None = None
    port: int = 0


@dataclass(frozen=True, slots=True)
class LobbyHandlers:
    """The actions of the lobby; `invitation_links` returns an invitation as text, once for each
    address of the host.
    """

    current_table: Callable[[], RemoteTable | None]
    connection_refusal: Callable[[], Reason | None]
    invitation_links: Callable[[SeatInvitation], Sequence[InvitationLink]]
    leave: Callable[[], None]
    default_name: Callable[[], str]  # under which one usually sits down


class LobbyPage(Page):
    """The page of a table until the game starts; leaving it keeps the seat."""

    first_focus = "start"

    def __init__(self, app: App, ways: LobbyHandlers, memory: ChatMemory) -> None:
        super().__init__(app)
        self._handlers = ways
        self._chat_memory = memory
        self._shown: object = None

    def on_news(self) -> None:
        """Update the page after news from the table."""
        if self._shown_values() != self._shown:
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
        taken = [seat.taken for seat in table.lobby.seats]
        facts = (
            table.connection_loss_reason,
            table.is_connected,
            table.is_owner,
            table.own_seats,
            table.membership.codes,
        )
        around = (
            table.lobby.watchers,
            table.surroundings,
            len(table.chat_lines),
            self._chat_memory.is_muted,
        )
        return signs, table.seats, taken, facts, around

    def build(self, units: WindowUnits) -> None:
        """Add the seats with the chat below them, or a note while the table is connecting."""
        self._shown = self._shown_values()
        table = self._handlers.current_table()
        refused = self._handlers.connection_refusal() is not None
        if refused or table is None or table.set_up is None or not table.lobby.seats:
            self._build_connecting_note(table, units)
            return
        self._chat_memory.mark_all_read(table)
        page = self.add_sheet(WIDE, NARROW, TALL, scrolls=True)
        below = Row if page.width >= ABREAST else Column
        chat = self._build_chat_panel(table)
        facts = build_conditions_panel(self.app, self.stage, table)
        if below is Row:
            facts.width = FACTS_WIDTH
        body = Column(
            self._build_seats_panel(table),
            below(chat, facts, gap=theme.WIDE, grow=1),
            gap=theme.WIDE,
        )
        content = Column(
            self._build_heading(table.set_up, table.lobby.watchers),
            ScrollPane(body, grow=1),
            self._build_footer(table),
            gap=theme.WIDE,
            min_height=page.height,
        )
        self.add_sheet_with_content(
            content, widest=WIDE, narrowest=NARROW, tallest=TALL, scrolls=True
        )

    def _build_connecting_note(self, table: RemoteTable | None, units: WindowUnits) -> None:
        say = self.app.say
        refusal = self._handlers.connection_refusal()
        told = self.app.say("lobby.starting")
        if table is not None:
            told = say("lobby.connecting", address=str(table.membership.address))
            if table.connection_loss_reason is not None:
                told = f"{self.app.reason_text(table.connection_loss_reason)} {say('lobby.again')}"
        told = self.app.reason_text(refusal) or told
        sentence = "lobby.refused" if refusal else "lobby.waiting"
        if refusal is not None and refusal.key in SENT_OFF:
            sentence = "lobby.ended"
        content = Column(
            Invitation(self.app, picture="lantern", heading=say(sentence), sentence=told),
            Row(
                self.make_back_button(primary=True, width=theme.BUTTON_WIDTH, height=theme.GRAND),
                justify="end",
            ),
            gap=theme.WIDE,
        )
        self.add_sheet_with_content(
            content,
            widest=theme.WIDE_DIALOG,
            narrowest=theme.WIDE_DIALOG,
            tallest=units.height,
        )

    def _build_heading(self, set_up: TableSetUp, watchers: int) -> Node:
        app = self.app
        names = [app.say("title.name"), options_line_text(app, set_up.options)]
        names += [app.say("lobby.watchers", count=watchers)] if watchers else []
        table = self._handlers.current_table()
        if table is not None and not table.is_connected:
            names = [connection_loss_text(app, table)]
        told = " · ".join(filter(None, names))
        facts = Label(told, FACTS, align="right", wrap=True, grow=1, basis=0.0)
        title = Label(app.say("lobby.title"), HEADING_STYLE)
        return Row(title, facts, gap=theme.BROAD, align="centre")

    def _build_seats_panel(self, table: RemoteTable) -> Node:
        say = self.app.say
        head = Row(
            Label(say("lobby.seats"), ON_PAPER.head),
            Label(say("lobby.fixed"), ON_PAPER.note, align="right", wrap=True, grow=1, basis=0.0),
            gap=theme.BROAD,
            align="centre",
        )
        rows = [self._build_seat_row(table, at) for at in range(len(table.seats))]
        return Column(
            head,
            *[part for row in rows for part in (RowLine(), row)],
            gap=theme.TIGHT,
            padding=(theme.GAP, theme.BROAD),
            skin="parchment",
            label=say("lobby.seats"),
        )

    def _build_seat_row(self, table: RemoteTable, at: int) -> Node:
        app = self.app
        pictures = app.box.screen_pictures
        sign = seat_status_sign(app, table, at)
        invitation = table.membership.invitation_to_seat(at)
        is_free = at in free_seats(table)
        state = Row(
            make_icon_sprite(pictures, sign.picture, theme.ICON, "ink"),
            Label(sign.words, ON_PAPER.note, wrap=True, grow=1, basis=0.0),
            gap=theme.TIGHT,
            align="centre",
        )
        who = Row(
            make_seat_disc_sprite(pictures, table.seats[at].colour, MARK),
            Column(
                Label(player_name_at_seat(app, table, at), ON_PAPER.title, may_shorten=True),
                state,
                grow=1,
                basis=0.0,
            ),
            gap=theme.GAP,
            align="centre",
            grow=1,
            basis=LEAST_NAME,
        )
        buttons = [
            way.make_plain_button(app, min_width=BUTTON, height=theme.CONTROL)
            for way in self._seat_button_specs(table, at, is_free)
        ]
        line = Wrap(who, Wrap(*buttons, gap=theme.TIGHT) if buttons else None, gap=theme.GAP)
        if invitation is None or not is_free:
            return line
        link = self._handlers.invitation_links(invitation)[0].text
        told = Label(link, ON_PAPER.note, name=f"link:{at}", may_shorten=True)
        return Column(line, told, gap=theme.HAIR)

    def _seat_button_specs(self, table: RemoteTable, at: int, is_free: bool) -> list[ButtonSpec]:
        """Return the buttons for a seat that this player may use."""
        say = self.app.say
        ways = list[ButtonSpec]()
        player = table.seats[at].player
        back = table.membership.return_invitation_to_own_seat(at)
        invitation = table.membership.invitation_to_seat(at)

        def way(key: str, then: Callable[[], None], tip: str = "", icon: str = "") -> None:
            ways.append(ButtonSpec(f"{key}:{at}", say(f"lobby.{key}"), then, icon, tip=tip))

        if at in table.own_seats:
            if back is not None:
                copy = partial(self._copy_invitation, back, private=True)
                way("own-link", copy, say("lobby.own-link-tip"), "lock")
            way("stand-up", partial(table.leave_seat, at))
        elif is_free:
            if invitation is not None:
                way("copy", partial(self._copy_invitation, invitation))
            if table.is_owner or (table.set_up is not None and table.set_up.listed):
                way("sit-here", partial(self._claim_seat, table, at))
            if table.is_owner:
                names = [seat.name * (place != at) for place, seat in enumerate(table.lobby.seats)]
                called = seat_names(names, self.app.box.player_names)[at]
                name = player_name_at_seat(self.app, table, at)
                seat = partial(table.seat_computer, at, called)
                way("computer", partial(self._ask_for_computer, name, seat))
        elif table.is_owner:
            way("free" if player == FRIEND else "person", partial(table.free_for_invitation, at))
        return ways

    def _build_chat_panel(self, table: RemoteTable) -> Node:
        title = self.app.say("online.chat")
        context = ChatContext(self.app, self.stage, table, self._chat_memory)
        return Column(
            Label(title, HEAD),
            ChatBox(context, on_change=self.rebuild, grow=1),
            gap=theme.TIGHT,
            padding=(theme.GAP, theme.BROAD),
            skin="slate",
            label=title,
            min_height=CHAT_HEIGHT,
            grow=1,
            basis=0.0,
        )

    def _build_footer(self, table: RemoteTable) -> Node:
        say = self.app.say
        missing = len(free_seats(table))
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
            return Grid(*buttons, least_column=LEAST_BUTTON, gap=theme.WIDE)
        told = (
            say("lobby.seats-missing", count=missing)
            if missing
            else self._who_can_start_text(table)
        )
        note = Column(
            Label(told, NOTE, align="centre", wrap=True),
            justify="centre",
            padding=(theme.HAIR, theme.WIDE),
            skin="slate",
            grow=1,
            basis=0.0,
        )
        return Row(leave.make_grand_button(self.app, height=theme.GRAND), note, gap=theme.WIDE)

    def _who_can_start_text(self, table: RemoteTable) -> str:
        """Return who can start the game, and who is away although every seat is taken."""
        seats = enumerate(table.lobby.seats)
        away = [at for at, seat in seats if seat.player == HUMAN and not seat.here]
        if not away:
            return self.app.say("lobby.host-starts")
        names = ", ".join(player_name_at_seat(self.app, table, at) for at in away)
        return self.app.say("lobby.somebody-away", names=names)

    def _copy_invitation(self, invitation: SeatInvitation, *, private: bool = False) -> None:
        """Copy an invitation, or the `private` link of a player's own seat; with several addresses
        ask for one."""
        links = self._handlers.invitation_links(invitation)
        if len(links) == 1:
            self._copy_link_to_clipboard(links[0], private=private)
            return
        say = self.app.say
        replies = [
            Reply(
                self._address_text(link),
                partial(self._copy_link_to_clipboard, link, private=private),
                name=f"link-{at}",
            )
            for at, link in enumerate(links)
        ]
        cancel = Reply(say("button.cancel"), lambda: None, cap="@back", name="cancel")
        told = [say("lobby.which-address"), say("lobby.from-elsewhere", port=links[0].port)]
        open_question_dialog(self.stage, say("lobby.copy-title"), told, [*replies, cancel])

    def _address_text(self, link: InvitationLink) -> str:
        if link.own_address is None:
            return link.text
        return self.app.say(
            "lobby.address", address=link.own_address.host, adapter=link.own_address.adapter
        )

    def _copy_link_to_clipboard(self, link: InvitationLink, *, private: bool) -> None:
        say = self.app.say
        if not copy_text_to_clipboard(link.text):
            self.stage.show_top_notice(say("lobby.not-copied"))
        elif private:
            self.stage.show_top_notice(say("lobby.copied-own"))
        else:
            told = [say("lobby.copied")]
            if link.own_address is not None:
                told.append(say("lobby.from-elsewhere", port=link.port))
            self.stage.show_top_notice(" ".join(told))

    def _claim_seat(self, table: RemoteTable, at: int) -> None:
        code = dict(table.membership.codes).get(at, b"")
        take = partial(table.claim_seat, at, code=code)
        if name := stored_player_name(self.app):
            take(name)
        else:
            ask_for_player_name(self.stage, self.app, self._handlers.default_name(), take)

    def _ask_for_computer(self, name: str, seat: Callable[[str], None]) -> None:
        """Ask which computer takes a free seat."""
        say = self.app.say
        app = self.app
        replies = [
            Reply(
                player_kind_text(app, kind),
                partial(seat, kind),
                name=f"level:{kind}",
                tip=player_kind_text(app, kind, "-trait"),
            )
            for kind in app.players.kinds
        ]
        stay = Reply(say("button.cancel"), lambda: None, "primary", "@back", "stay")
        told = [say("lobby.computer-note")]
        open_question_dialog(
            self.stage, say("lobby.computer-title", name=name), told, [*replies, stay]
        )

    def _ask_to_end_table(self, table: RemoteTable) -> None:
        say = self.app.say
        replies = [
            Reply(say("lobby.end-now"), table.close_table, name="end-now"),
            Reply(say("lobby.keep"), lambda: None, "primary", "@back", "keep"),
        ]
        open_question_dialog(self.stage, say("lobby.end"), [say("lobby.end-note")], replies)


def free_seats(table: RemoteTable) -> list[int]:
    """Return the seats for people who have not joined yet."""
    seats = enumerate(table.lobby.seats)
    return [at for at, seat in seats if seat.player == HUMAN and not seat.taken]
