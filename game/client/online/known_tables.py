"""The page of online tables, and when hosts are asked for the status of the tables on it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from game.client.app import App
from game.client.online.hosting_dialogs import HostingDialogs
from game.client.online.online_tables_page import (
    OnlineTablesContent,
    OnlineTablesHandlers,
    OnlineTablesPage,
)
from game.client.online.own_player_name import stored_player_name
from game.client.online.table_connection import TableConnection
from game.client.stored import set_up as set_ups
from game.online.client.membership import Membership
from game.online.online_play import reason_against_online_play
from game.online.protocol.invitation import SeatInvitation
from game.records.records import HUMAN_PLAYER
from game.scene.window.window import Window

TICKS_BETWEEN_REQUESTS: Final = 20
TICKS_BETWEEN_REQUESTS_ON_PAGE: Final = 5  # while the page of online tables is in front


@dataclass(frozen=True, slots=True)
class KnownTablesActions:
    """The functions of online play that the page of online tables calls; `join_table` is called
    with an invitation and the player's name, "" for a spectator."""

    open_table_set_up: Callable[[], None]
    join_table: Callable[[SeatInvitation, str], None]
    connect_to_table: Callable[[Membership], None]
    start_ticking: Callable[[], None]  # while there is something to ask hosts for
    pass_news_to_screen: Callable[[], None]


class KnownTables:
    """Shows the page of the online tables where the player has a seat and of tables nearby, and
    keeps their status fresh by asking their hosts every few ticks."""

    def __init__(
        self, app: App, window: Window, connection: TableConnection, actions: KnownTablesActions
    ) -> None:
        self._app = app
        self._window = window
        self._connection = connection
        self._monitor = connection.status_monitor
        self._actions = actions
        self._tick_count = 0
        self._next_request_tick = 0  # 0 while no host was asked, or to ask at once
        self._has_stopped_hosting_on_page = False  # since the page was opened
        self.hosting_dialogs = HostingDialogs(
            app, window, connection.own_host, self._on_hosting_stopped
        )

    @property
    def page_handlers(self) -> OnlineTablesHandlers:
        """The actions of the page of online tables."""
        return OnlineTablesHandlers(
            self._actions.open_table_set_up,
            self._actions.join_table,
            self._actions.connect_to_table,
            self.forget_table,
            self.default_player_name,
            self.hosting_dialogs.ask_to_stop_hosting,
        )

    def open_page_and_ask_hosts(self) -> None:
        """Show the page of online tables, and ask for their status."""
        self._next_request_tick = 0
        self._has_stopped_hosting_on_page = False
        self._window.push(OnlineTablesPage(self._app, self._make_page_content, self.page_handlers))
        self.ask_hosts_for_status_if_due()

    def count_tick(self) -> None:
        """Count one tick of the timer; `ask_hosts_for_status_if_due` measures the time between
        requests in ticks."""
        self._tick_count += 1

    def ask_hosts_for_status_if_due(self) -> None:
        """Ask the hosts for the status of the player's tables and, on the page of online tables,
        for tables nearby.

        Do nothing if online play is not available, or if they were asked a short time ago.
        """
        if reason_against_online_play() is not None or self._tick_count < self._next_request_tick:
            return
        is_page_in_front = isinstance(self._window.screen, OnlineTablesPage)
        rest = TICKS_BETWEEN_REQUESTS_ON_PAGE if is_page_in_front else TICKS_BETWEEN_REQUESTS
        self._next_request_tick = self._tick_count + rest
        self._monitor.default_host = self._connection.default_host
        if is_page_in_front:
            self._monitor.start_discovery()
        if self._connection.memberships or self._monitor.is_discovering:
            self._actions.start_ticking()
        self._monitor.ask_answered_hosts_again()

    def search_nearby_hosts_and_ask_all(self) -> None:
        """Start to search the local network for hosts. Ask all hosts for tables, except if they
        were asked a short time ago."""
        self._monitor.start_discovery()
        self.ask_hosts_for_status_if_due()

    def process_answers_and_ask_new_hosts(self) -> None:
        """Process the answers that have arrived, and ask hosts that were found since the last
        request; do nothing before the first request."""
        if self._next_request_tick:
            self._monitor.ask_new_hosts_and_process_answers()

    def forget_table(self, membership: Membership) -> None:
        """Remove a table from those where the player has a seat, and update the page that lists
        them."""
        if membership not in self._connection.memberships:
            return
        with suppress(OSError):  # it is listed as long as the disk refuses
            self._connection.online_play.memberships.remove(membership)
        self._monitor.drop_table_status(membership)
        self._actions.pass_news_to_screen()

    def default_player_name(self) -> str:
        """Return the name that the player has used online before. If there is none, return the name
        of the first person in the last set-up, or "" if there is no set-up with a person."""
        if name := stored_player_name(self._app):
            return name
        stored = set_ups.load_set_up(
            self._app.saves_folder,
            self._app.computer_players.player_kinds,
            self._app.open_title_section_name,
        )
        seats = stored.seats if stored is not None else ()
        return next((seat.name for seat in seats if seat.player == HUMAN_PLAYER), "")

    def _make_page_content(self) -> OnlineTablesContent:
        if (missing := reason_against_online_play()) is not None:
            return OnlineTablesContent(unavailable_reason=missing)
        is_hosting = self._connection.own_host.is_running
        return OnlineTablesContent(
            self._monitor.own_tables(),
            self._monitor.tables_of_nearby_and_default_hosts(),
            is_hosting=is_hosting,
            has_just_stopped_hosting=self._has_stopped_hosting_on_page and not is_hosting,
        )

    def _on_hosting_stopped(self) -> None:
        self._has_stopped_hosting_on_page = True
        self._next_request_tick = 0
        self.ask_hosts_for_status_if_due()
        self._actions.pass_news_to_screen()
