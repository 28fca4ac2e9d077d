"""Online play of one window: the network, its own host, and the open table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.client.app import App
from game.client.online.hosting_dialogs import HostingDialogs
from game.client.online.known_tables import KnownTables, KnownTablesActions
from game.client.online.online_announcements import OnlineAnnouncements
from game.client.online.online_flow_actions import OnlineFlowActions
from game.client.online.online_table_pages import OnlineTablePages, TablePagesActions
from game.client.online.online_tables_page import OnlineTablesHandlers
from game.client.online.table_connection import TableConnection
from game.client.online.table_set_up import TableSetUpPage
from game.client.session.idle_alarm import IdleAlarm
from game.online.client.membership import Membership
from game.online.client.remote_table import RemoteTable
from game.online.protocol.invitation import SeatInvitation
from game.online.protocol.table_state import TableSetUp
from game.records.saved_game_folder import SavedGameFolder
from game.scene.window.window import Window

TICK_SECONDS: Final = 1.0


class OnlineFlow:
    """Owns all parts of online play in one window, and lets them work at every tick and whenever
    something has arrived from the network."""

    def __init__(
        self, app: App, window: Window, saves: SavedGameFolder, exits: OnlineFlowActions
    ) -> None:
        self._app = app
        self._window = window
        self._flow_actions = exits
        self._alarm = IdleAlarm(TICK_SECONDS, self._on_timer_tick)
        self.connection = TableConnection(app, self._schedule_event_processing)
        self._announcements = OnlineAnnouncements(app, window, self.connection)
        self._known_tables = KnownTables(
            app,
            window,
            self.connection,
            KnownTablesActions(
                open_table_set_up=self.open_table_set_up,
                join_table=self.join_table,
                connect_to_table=self.connect_to_table,
                start_ticking=self._start_ticking,
                pass_news_to_screen=self._announcements.pass_news_to_screen,
            ),
        )
        self._pages = OnlineTablePages(
            app,
            window,
            saves,
            self.connection,
            actions=TablePagesActions(
                disconnect_from_open_table=self.disconnect_from_open_table,
                connect_to_table=self.connect_to_table,
                open_table_set_up=self.open_table_set_up,
                default_player_name=self._known_tables.default_player_name,
                process_events_soon=self._schedule_event_processing,
                forget_table=self._known_tables.forget_table,
            ),
            flow_actions=exits,
        )

    @property
    def table(self) -> RemoteTable | None:
        """The open table, None if there is none."""
        return self.connection.table

    @property
    def hosting_dialogs(self) -> HostingDialogs:
        """The dialogs that ask before this window's host is stopped."""
        return self._known_tables.hosting_dialogs

    @property
    def memberships(self) -> tuple[Membership, ...]:
        """The memberships of this player at online tables, the newest first."""
        return self.connection.memberships

    @property
    def due_table_count(self) -> int:
        """The number of the player's tables at which a person at this screen has to decide, as far
        as is known."""
        return self._announcements.due_table_count

    @property
    def online_tables_handlers(self) -> OnlineTablesHandlers:
        """The actions of the page of online tables."""
        return self._known_tables.page_handlers

    def open_online_tables_page(self) -> None:
        """Show the page of online tables, and ask for their status."""
        self._known_tables.open_page_and_ask_hosts()

    def refresh_known_tables(self) -> None:
        """Ask the hosts for the status of the player's tables; do nothing if they were asked a
        short time ago."""
        self._known_tables.ask_hosts_for_status_if_due()

    def open_table_set_up(self) -> None:
        """Show the page that sets up a new online table for the open title."""
        page = TableSetUpPage(
            self._app, self.open_new_table, choose_game=self._replace_set_up_page_for_title
        )
        self._window.push(page)

    def open_new_table(self, set_up: TableSetUp, own_names_by_seat: Mapping[int, str]) -> None:
        """Open a new table at the default host, which is the one in the settings, or this window's
        host if none is set. `own_names_by_seat` are the names of the players at this screen."""
        self.connect_to_table(
            self.connection.make_membership_for_new_table(set_up, own_names_by_seat), set_up
        )

    def join_table(self, invitation: SeatInvitation, player_name: str) -> None:
        """Join the table of an invitation under a name; an empty name joins as a spectator."""
        memberships = self.connection.online_play.memberships
        self.connect_to_table(
            memberships.existing_or_new_membership_for_invitation(invitation, player_name)
        )

    def connect_to_table(self, membership: Membership, set_up: TableSetUp | None = None) -> None:
        """Leave the open table and connect to the table of a membership; if `set_up` is given, open
        it as a new table. The lobby is shown meanwhile. If the table is at this window's host, the
        host is started."""
        self.disconnect_from_open_table()
        self._announcements.forget_known_clocks()
        self.connection.set_pending_table_and_start_own_host(membership, set_up)
        self._start_ticking()
        self._pages.open_lobby(membership)
        self.process_events()

    def close_all_and_connect_to_table(self, membership: Membership) -> None:
        """Leave the open table, close all pages above the title page, and connect to the table
        of a membership."""
        self.disconnect_from_open_table()
        self._flow_actions.leave_to_title_page()
        self.connect_to_table(membership)

    def disconnect_from_open_table(self) -> None:
        """Close the connection to the open table; the game continues without this window, and
        the seat is kept."""
        self._pages.forget_pages_of_open_table()
        self.connection.disconnect_and_give_up_pending()
        self._announcements.announce_own_turn_at_open_table()

    def disconnect_all_and_end_own_host(self) -> None:
        """Leave the open table, stop asking hosts, close all connections and end this window's
        host."""
        self.disconnect_from_open_table()
        self._alarm.stop()
        self.connection.close_all_and_end_own_host()

    def process_events(self) -> None:
        """Process what has arrived from the network, announce notices and problems, and open the
        screen that fits the table's state."""
        self._known_tables.process_answers_and_ask_new_hosts()
        self.connection.connect_pending_when_host_ready()
        table = self.connection.table
        if table is not None:
            table.process_arrivals_and_resend_overdue()
            has_screen = self._pages.has_table_screen
            self._announcements.announce_table_news(table, has_screen=has_screen)
            self._pages.open_fitting_page_or_leave_if_refused(table)
        self._announcements.announce_own_turn_at_open_table()
        self._announcements.pass_news_to_screen()

    def _replace_set_up_page_for_title(self, title: str) -> None:
        """Open the first edition of a title, and replace the page that sets up an online table by
        such a page for this title."""
        self._window.pop()
        self._flow_actions.open_edition(title, "")
        self.open_table_set_up()

    def _start_ticking(self) -> None:
        self._alarm.restart(self._window)

    def _schedule_event_processing(self) -> None:
        self._window.call_soon(self.process_events)

    def _on_timer_tick(self) -> None:
        self._start_ticking()
        self._known_tables.count_tick()
        if self.connection.table is None:
            self._known_tables.ask_hosts_for_status_if_due()
        elif self.connection.restart_own_host_or_tell_if_search_needed():
            self._known_tables.search_nearby_hosts_and_ask_all()
        self.process_events()
