"""Online play of one window: the network, its own host, and the open table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from game.client.app import App
from game.client.online.after_the_game import OnlineEndPageActions
from game.client.online.chat_box import ChatMemory
from game.client.online.friends_page import FriendsHandlers, FriendsPage, FriendsPageContent
from game.client.online.hosting_dialogs import HostingDialogs
from game.client.online.lobby_handlers import InvitationLink, LobbyHandlers
from game.client.online.lobby_page import LobbyPage
from game.client.online.online_table import OnlineTableScreen
from game.client.online.own_host import OwnHost
from game.client.online.own_name import stored_player_name
from game.client.online.table_lookout import TableStatusMonitor
from game.client.online.table_notices import TableNoticeWriter
from game.client.online.table_set_up import TableSetUpPage
from game.client.screens.end import OnlineEndOptions
from game.client.screens.shelf_page import ShelfScreen
from game.client.session.idle_alarm import IdleAlarm
from game.client.session.question import TableHandlers
from game.client.stored import set_up as set_ups
from game.client.widgets.dialogs import show_message
from game.engine.reasons import Reason
from game.match.match import Match
from game.online.client.membership import Membership, membership_for_new_table
from game.online.client.remote_table import RemoteTable
from game.online.online_play import OnlinePlay, why_not_available
from game.online.own_addresses import is_in_private_network, own_addresses
from game.online.protocol.invitation import Address, SeatInvitation
from game.online.protocol.messages import Refused
from game.online.protocol.table_state import Phase, TableSetUp
from game.records.reading import read_journal_bytes
from game.records.records import HUMAN
from game.records.saves import SavedGameFolder
from game.records.soundness import make_opening_check
from game.records.stored_files import replace_file
from game.scene.window.window import Window

TICK_SECONDS: Final = 1.0
LOOK_AGAIN: Final = 20  # ticks between two looks at hosts
LOOK_SOON: Final = 5  # while the page of tables is open


@dataclass(frozen=True, slots=True)
class OnlineFlowActions:
    """The functions of the flow that online tables call; `on_game_over` is called with the
    match, its file and the options of the end page."""

    open_edition: Callable[[str, str], None]
    show_table_screen: Callable[[OnlineTableScreen], None]
    on_game_over: Callable[[Match, Path | None, OnlineEndOptions], None]
    leave: Callable[[], None]  # to the title page


class OnlineFlow:
    """Owns all parts of online play in one window; nothing is connected or started before it is
    needed."""

    def __init__(
        self, app: App, window: Window, saves: SavedGameFolder, exits: OnlineFlowActions
    ) -> None:
        self._app = app
        self._window = window
        self._saves = saves
        self._actions = exits
        self.online_play = OnlinePlay(
            app.shelf.titles, app.saves_folder, self._schedule_event_processing
        )
        self.table: RemoteTable | None = None
        self.own_host = OwnHost(app.saves_folder, self._schedule_event_processing)
        self.hosting_dialogs = HostingDialogs(app, window, self.own_host, self._on_hosting_stopped)
        self.lookout = TableStatusMonitor(lambda: self.online_play, self.own_host)
        self.lookout.on_moved = self._on_host_moved
        self._chat_memory = ChatMemory()
        self._chat_memories_by_table = dict[
            str, ChatMemory
        ]()  # by the names of the tables one was at
        self._notices = TableNoticeWriter(app)
        self._screen: OnlineTableScreen | None = None
        self._is_end_pending = False  # the end is shown as soon as the whole game has come
        self._end_page_actions: OnlineEndPageActions | None = None
        self._opens_here = False  # whether the table that is opened is at the own host
        self._pending_connection: tuple[Membership, TableSetUp | None] | None = (
            None  # waits for the host
        )
        self._ticks = self._look_at = 0  # when it is looked around again
        self._shown_counts: object = None  # to the shelf
        self._alarm = IdleAlarm(TICK_SECONDS, self._on_timer_tick)
        self._is_due = False
        self._shown_loss = ""

    @property
    def memberships(self) -> tuple[Membership, ...]:
        """The memberships of the player's own tables, the newest first."""
        return self.online_play.memberships.memberships_newest_first

    @property
    def due_table_count(self) -> int:
        """The number of own tables at which a person here has to decide, as far as known."""
        return sum(status.due for status in self.lookout.table_statuses.values())

    @property
    def friends_page_handlers(self) -> FriendsHandlers:
        """The actions of the page of online tables."""
        there = (
            self.open_table_set_up,
            self.join_table,
            self.connect_to_table,
            self._forget_table,
            self._default_player_name,
        )
        return FriendsHandlers(*there, self.hosting_dialogs.ask_to_stop_hosting)

    def open_friends_page(self) -> None:
        """Show the page of online tables, and ask for their status."""
        self._look_at = 0
        self._window.push(
            FriendsPage(self._app, self._make_friends_content, self.friends_page_handlers)
        )
        self.refresh_known_tables()

    def open_table_set_up(self) -> None:
        """Show the page that sets up a new online table for the open title."""
        page = TableSetUpPage(self._app, self.open_table, choose_game=self._set_up_other_title)
        self._window.push(page)

    def _set_up_other_title(self, title: str) -> None:
        """Replace the set-up page by that of another title, which becomes the open one."""
        self._window.pop()
        self._actions.open_edition(title, "")
        self.open_table_set_up()

    def refresh_known_tables(self) -> None:
        """Ask the hosts for the status of own tables and, on the page of online tables, for tables
        nearby.

        Do nothing if online play is not available, or if they were asked a short time ago.
        """
        if why_not_available() is not None or self._ticks < self._look_at:
            return
        is_shown = isinstance(self._window.screen, FriendsPage)
        self._look_at = self._ticks + (LOOK_SOON if is_shown else LOOK_AGAIN)
        self.lookout.default_host = self._default_host
        if isinstance(self._window.screen, FriendsPage):
            self.lookout.start_discovery()
        if self.memberships or self.lookout.is_discovering:
            self._alarm.restart(self._window)
        self.lookout.ask_all_again()

    @property
    def _default_host(self) -> Address | None:
        """Return the address of the host at which new tables are opened, None for this machine."""
        with suppress(Refused):
            return Address.parse(self._app.settings.online_host)
        return None

    def _make_friends_content(self) -> FriendsPageContent:
        if (missing := why_not_available()) is not None:
            return FriendsPageContent(why_unavailable=missing)
        lookout = self.lookout
        return FriendsPageContent(
            lookout.own_tables(), lookout.listed_tables(), is_hosting=self.own_host.is_running
        )

    def _forget_table(self, member: Membership) -> None:
        with suppress(OSError):  # it is listed as long as the disk refuses
            self.online_play.memberships.remove(member)
        self.lookout.forget_table(member)
        self._pass_news_to_screen()

    def _on_hosting_stopped(self) -> None:
        self._look_at = 0
        self.refresh_known_tables()
        self._pass_news_to_screen()

    def _default_player_name(self) -> str:
        """Return the name that the player used online before, else the first person's name in
        the last set-up, else ""."""
        if name := stored_player_name(self._app):
            return name
        stored = set_ups.load(
            self._app.saves_folder, self._app.players.kinds, self._app.stored_title_section
        )
        seats = stored.seats if stored is not None else ()
        return next((seat.name for seat in seats if seat.player == HUMAN), "")

    def open_table(self, set_up: TableSetUp, own: Mapping[int, str]) -> None:
        """Open a new table at the default host: this window's own host, or the one in the
        settings. `own` are the names of this screen's players by seat."""
        people = [at for at, seat in enumerate(set_up.seats) if seat.player == HUMAN]
        address = self._default_host
        self._opens_here = address is None
        self.connect_to_table(
            membership_for_new_table(address or self.own_host.address, people, own), set_up
        )

    def join_table(self, invitation: SeatInvitation, name: str) -> None:
        """Join the table of an invitation under a name; an empty name joins as a spectator."""
        self.connect_to_table(
            self.online_play.memberships.membership_for_invitation(invitation, name)
        )

    def leave_table(self) -> None:
        """Close the connection to the open table; the game continues without this window, and
        the seat is kept."""
        table = self.table
        if table is not None:
            self._chat_memories_by_table[table.membership.table] = self._chat_memory
        self.table = None
        self._pending_connection = None
        self._screen = None
        self._end_page_actions = None
        self._is_end_pending = False
        if table is not None:
            table.close_connection()
        self._announce_own_turn()

    def disconnect_all(self) -> None:
        """Leave the open table, stop asking hosts, close all connections and end the own host."""
        self.leave_table()
        self._alarm.stop()
        self.lookout.stop_discovery()
        self.online_play.close()
        self.own_host.close()

    def connect_to_table(self, member: Membership, set_up: TableSetUp | None = None) -> None:
        """Leave the present table and connect to that of a membership, or open a new table with
        `set_up`; the lobby is shown meanwhile. The own host is started if it has the table."""
        self.leave_table()
        self._chat_memory = self._chat_memories_by_table.setdefault(member.table, ChatMemory())
        if not member.table:
            self._chat_memories_by_table.pop("")
        self._notices = TableNoticeWriter(self._app)
        self._pending_connection = (member, set_up)
        self._alarm.restart(self._window)
        if self._is_at_own_host(member):
            self.own_host.start()
        if isinstance(self._window.screen, TableSetUpPage | LobbyPage):
            self._window.pop()
        told = (
            (lambda: self.table),
            self._connection_refusal,
            self.invitation_texts,
            self._leave_table_and_lobby,
            self._default_player_name,
        )
        self._window.push(LobbyPage(self._app, LobbyHandlers(*told), self._chat_memory))
        self.process_events()

    def close_all_and_connect_to_table(self, member: Membership) -> None:
        """Leave the open table, close all pages above the title page, and connect to the table
        of a membership."""
        self.leave_table()
        self._actions.leave()
        self.connect_to_table(member)

    def _is_at_own_host(self, member: Membership) -> bool:
        """Return whether a table is at this window's own host, or is new and about to be opened
        there."""
        return self.own_host.has_table(member.table) or (not member.table and self._opens_here)

    def _connect_pending(self) -> None:
        """Connect to the pending table; if it is at the own host, wait until that host is ready."""
        if self._pending_connection is None:
            return
        member, set_up = self._pending_connection
        if self._is_at_own_host(member):
            if not self.own_host.is_ready:
                return
            member = replace(member, address=self.own_host.address)
        self._pending_connection = None
        self.table = self.online_play.join_or_open(member, set_up)
        self.table.watcher_name = stored_player_name(self._app)

    def _reconnect_lost(self, table: RemoteTable) -> None:
        """Help a table that lost its host: restart the own host if it has the table, else search
        the local network for a new address."""
        if self.own_host.has_table(table.membership.table):
            self.own_host.restart_if_failed()
            if self.own_host.is_ready and table.membership.address != self.own_host.address:
                table.use_address(self.own_host.address)
        elif table.connection_loss_reason is not None and is_in_private_network(
            table.membership.address.host
        ):
            self.lookout.start_discovery()
            self.refresh_known_tables()

    def _on_host_moved(self, member: Membership) -> None:
        table = self.table
        if table is not None and not table.is_connected and table.membership.is_same_table(member):
            table.use_address(member.address)

    def _connection_refusal(self) -> Reason | None:
        if self._pending_connection is not None and self._is_at_own_host(
            self._pending_connection[0]
        ):
            return self.own_host.refusal
        return self.table.final_refusal if self.table is not None else None

    def _leave_table_and_lobby(self) -> None:
        self.leave_table()
        self._window.pop()

    def invitation_texts(self, invitation: SeatInvitation) -> Sequence[InvitationLink]:
        """Return an invitation as links; if the own host has the table, one for each address of
        this machine, else one."""
        if (
            not self.own_host.has_table(invitation.table)
            or "--address" in self.own_host.program_options
        ):
            return [InvitationLink(str(invitation))]
        port = self.own_host.address.port
        found = own_addresses()
        if not found:
            return [InvitationLink(str(replace(invitation, address=self.own_host.address)))]
        return [
            InvitationLink(str(replace(invitation, address=Address(each.host, port))), each, port)
            for each in found
        ]

    def _schedule_event_processing(self) -> None:
        self._window.call_soon(self.process_events)

    def _on_timer_tick(self) -> None:
        self._ticks += 1
        self._alarm.restart(self._window)
        if self.table is None:
            self.refresh_known_tables()
        elif not self.table.is_connected and self.table.final_refusal is None:
            self._reconnect_lost(self.table)
        self.process_events()

    def process_events(self) -> None:
        """Process what has arrived from the network, announce notices and problems, and open the
        screen that fits the table's state."""
        if self._look_at:
            self.lookout.ask_hosts_and_process_answers()
        self._connect_pending()
        if (table := self.table) is not None:
            table.process_arrivals()
            problem = table.take_problem()
            if problem is not None and table.is_connected:
                self._app.announce(self._app.reason_text(problem))
            self._show_loss_message(table)
            if told := self._notices.new_notice_texts(table):
                self._app.announce(" ".join(told))
            self._open_fitting_screen(table)
        self._announce_own_turn()
        self._pass_news_to_screen()

    def _show_loss_message(self, table: RemoteTable) -> None:
        """Announce once why a table has stopped, unless only the connection was lost."""
        if table.connection_loss_reason is not None and self.own_host.has_table(
            table.membership.table
        ):
            # nobody has to be asked about it
            table.connection_loss_reason = Reason("online.own-host")
        told = table.connection_loss_reason.key if table.connection_loss_reason is not None else ""
        if told not in (self._shown_loss, "", "online.lost") and self._screen is not None:
            self._app.announce(self._app.reason_text(table.connection_loss_reason))
        self._shown_loss = told

    def _open_fitting_screen(self, table: RemoteTable) -> None:
        """Open the screen that fits the table's state: the lobby, the table or the end page. If
        the host has refused the player for good, leave the table and show why."""
        screen = self._window.screen
        if table.final_refusal is not None and self._screen is not None:
            self._leave_table_and_screen()
            if self._window.screen is not None:
                show_message(
                    self._window.screen.stage,
                    self._app,
                    [self._app.reason_text(table.final_refusal)],
                )
            return
        if table.is_connected:
            wanted = table.options.title, table.options.edition
            if wanted != (self._app.box.title.name, self._app.edition):
                self._actions.open_edition(*wanted)
                if isinstance(screen, LobbyPage):
                    screen.rebuild()
        if table.phase is not Phase.LOBBY and table.are_viewpoints_up_to_date:
            comes = isinstance(screen, LobbyPage) and self._screen is None
            if comes or (screen is self._screen is not None and table.is_afresh):
                self._open_table_screen(table)
        if self._is_end_pending and table.journal_bytes is not None:
            self._save_game_and_show_end(table, table.journal_bytes)
        elif self._end_page_actions is not None:
            if self._end_page_actions.is_end_page_open:
                self._end_page_actions.on_news()
            else:
                self.leave_table()  # the end page has been left

    def _open_table_screen(self, table: RemoteTable) -> None:
        before = self._screen
        table.is_afresh = False
        exits = TableHandlers(
            self._on_game_over,
            self._leave_table_and_screen,
            "online.leave" if table.own_seats else "online.leave-watching",
        )
        self._screen = OnlineTableScreen(
            self._app, table, exits, self._chat_memory, self.leave_table
        )
        if before is not None:
            before.on_left = lambda: None  # somebody goes on with the table
        self._actions.show_table_screen(self._screen)

    def _leave_table_and_screen(self) -> None:
        self.leave_table()
        self._actions.leave()

    def _on_game_over(self, match: Match) -> None:
        self._is_end_pending = True
        self._schedule_event_processing()

    def _save_game_and_show_end(self, table: RemoteTable, journal: bytes) -> None:
        """Save the journal of a finished online game as a new saved game, and show the end screen.

        Spectators of a one-person game, and journals that cannot be read, only leave the table.
        """
        file: Path | None = self._saves.path_for_number(self._saves.next_number())
        assert file is not None
        reading = read_journal_bytes(journal, file.name, make_opening_check(self._app.shelf.titles))
        self._is_end_pending = False
        people = sum(seat.player == HUMAN for seat in table.set_up.seats) if table.set_up else 0
        if reading.chronicle is None or (people == 1 and not table.own_seats):
            self.leave_table()
            self._actions.leave()  # a game of somebody else alone is none of one's own record
            return
        try:
            replace_file(file, journal)
        except OSError as problem:
            self._app.show_sentences([self._app.disk_error_text(problem)])
            file = None
        table.store_finished_game(reading.chronicle)
        if self._screen is not None:
            self._screen.on_left = lambda: None  # the end page keeps the company
            self._screen = None
        self._end_page_actions = OnlineEndPageActions(
            self._app,
            self._window,
            table,
            come=self.connect_to_table,
            open_set_up=self.open_table_set_up,
        )
        self._actions.on_game_over(table, file, self._end_page_actions.online_end_options)

    def _pass_news_to_screen(self) -> None:
        screen = self._window.screen
        told = self.due_table_count, len(self.memberships)
        news = not isinstance(screen, ShelfScreen) or told != self._shown_counts
        if isinstance(screen, FriendsPage | LobbyPage | OnlineTableScreen | ShelfScreen) and news:
            self._shown_counts = told
            screen.on_news()

    def _announce_own_turn(self) -> None:
        """When a person at this screen has to decide, show that in the window's title and, if
        the window is in the background, play a sound."""
        table = self.table
        due = table is not None and table.question_for_own_seat() is not None
        if due == self._is_due:
            return
        self._is_due = due
        name = self._app.say("title.name")
        self._window.set_title(self._app.say("online.window", name=name) if due else name)
        if due and not self._window.is_in_front:
            self._app.kit.sound.play_alert("your-turn")
