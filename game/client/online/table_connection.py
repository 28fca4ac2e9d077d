"""The network of one window: the host on this machine, and the connection to one online table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from game.client.app import App
from game.client.online.lobby_handlers import InvitationLink
from game.client.online.own_host import OwnHost
from game.client.online.own_player_name import stored_player_name
from game.client.online.table_status_monitor import TableStatusMonitor
from game.engine.reasons import Reason
from game.online.client.membership import Membership, membership_for_new_table
from game.online.client.remote_table import RemoteTable
from game.online.online_play import OnlinePlay
from game.online.own_addresses import (
    is_in_private_network,
    own_addresses_for_other_machines,
)
from game.online.protocol.invitation import Address, SeatInvitation
from game.online.protocol.messages import Refused
from game.online.protocol.table_state import TableSetUp
from game.records.records import HUMAN_PLAYER


class TableConnection:
    """Connects this window to at most one online table, and runs this window's host for the tables
    that it hosts.

    Nothing is connected or started before it is needed. A table at this window's host is connected
    only when that host is ready, so `table` may be None for some time after
    `set_pending_table_and_start_own_host`.
    """

    def __init__(self, app: App, wake_event_loop: Callable[[], None]) -> None:
        """Create the network and this window's host, without starting either; `wake_event_loop` is
        called from another thread whenever something has arrived."""
        self._app = app
        self.online_play = OnlinePlay(app.shelf.titles, app.saves_folder, wake_event_loop)
        self.own_host = OwnHost(app.saves_folder, wake_event_loop)
        self.status_monitor = TableStatusMonitor(lambda: self.online_play, self.own_host)
        self.status_monitor.on_moved = self._use_new_address_if_disconnected
        self.table: RemoteTable | None = None
        self._pending_membership: Membership | None = None
        self._pending_set_up: TableSetUp | None = None
        self._opens_at_own_host = False

    @property
    def memberships(self) -> tuple[Membership, ...]:
        """The memberships of this player at online tables, the newest first."""
        return self.online_play.memberships.memberships_newest_first

    @property
    def default_host(self) -> Address | None:
        """The address of the host at which new tables are opened; None for this machine, which is
        also used if the address in the settings is empty or invalid."""
        with suppress(Refused):
            return Address.parse(self._app.settings.online_host)
        return None

    @property
    def refusal(self) -> Reason | None:
        """The reason why the connection failed for good, None if it did not."""
        pending = self._pending_membership
        if pending is not None and self._is_or_opens_at_own_host(pending):
            return self.own_host.refusal
        return self.table.final_refusal if self.table is not None else None

    @property
    def is_table_at_own_host(self) -> bool:
        """Whether a table is open and this window's host has it."""
        return self.table is not None and self.own_host.has_table(self.table.membership.table)

    def make_membership_for_new_table(
        self, set_up: TableSetUp, own_names: Mapping[int, str]
    ) -> Membership:
        """Return the membership for a new table at the default host, which is the one in the
        settings, or this window's host if none is set. `own_names` are the names of the players at
        this screen by seat."""
        people = [at for at, seat in enumerate(set_up.seats) if seat.player == HUMAN_PLAYER]
        address = self.default_host
        self._opens_at_own_host = address is None
        return membership_for_new_table(address or self.own_host.address, people, own_names)

    def set_pending_table_and_start_own_host(
        self, membership: Membership, set_up: TableSetUp | None
    ) -> None:
        """Remember the membership of a table to connect to; if it names no table yet, one is opened
        with `set_up`. Start this window's host if the table is there. No other table may be open.

        `connect_pending_when_host_ready` then connects to it.
        """
        self._pending_membership = membership
        self._pending_set_up = set_up
        if self._is_or_opens_at_own_host(membership):
            self.own_host.start_or_use_running()

    def connect_pending_when_host_ready(self) -> None:
        """Connect to the pending table. If it is at this window's host and that is not ready, or if
        no table is pending, do nothing."""
        member = self._pending_membership
        if member is None:
            return
        if self._is_or_opens_at_own_host(member):
            if not self.own_host.is_ready:
                return
            member = replace(member, address=self.own_host.address)
        self._pending_membership = None
        self.table = self.online_play.join_or_open_table(member, self._pending_set_up)
        self.table.watcher_name = stored_player_name(self._app)

    def disconnect_and_give_up_pending(self) -> None:
        """Close the connection to the table; the game continues without this window, and the seat
        is kept. A pending connection is given up."""
        table = self.table
        self.table = None
        self._pending_membership = None
        if table is not None:
            table.close_connection()

    def close_all_and_end_own_host(self) -> None:
        """Stop asking hosts, close all connections and end this window's host."""
        self.status_monitor.stop_discovery()
        self.online_play.close()
        self.own_host.close()

    def restart_own_host_or_tell_if_search_needed(self) -> bool:
        """Help a table that lost its host: restart the own host if it has the table.

        Return whether the local network has to be searched for the host's new address instead.
        Do nothing if there is no table, if it is connected, or if it refused for good.
        """
        table = self.table
        if table is None or table.is_connected or table.final_refusal is not None:
            return False
        if self.is_table_at_own_host:
            self.own_host.restart_if_failed()
            if self.own_host.is_ready and table.membership.address != self.own_host.address:
                table.store_and_use_address(self.own_host.address)
            return False
        is_nearby = is_in_private_network(table.membership.address.host)
        return table.connection_loss_reason is not None and is_nearby

    def invitation_links(self, invitation: SeatInvitation) -> Sequence[InvitationLink]:
        """Return an invitation as links: one for each address of this machine if this window's host
        has the table and its options name no address, otherwise one."""
        if (
            not self.own_host.has_table(invitation.table)
            or "--address" in self.own_host.program_options
        ):
            return [InvitationLink(str(invitation))]
        port = self.own_host.address.port
        found = own_addresses_for_other_machines()
        if not found:
            return [InvitationLink(str(replace(invitation, address=self.own_host.address)))]
        return [
            InvitationLink(str(replace(invitation, address=Address(each.host, port))), each, port)
            for each in found
        ]

    def _is_or_opens_at_own_host(self, membership: Membership) -> bool:
        """Return whether a table is at this window's own host, or is new and about to be opened
        there."""
        return self.own_host.has_table(membership.table) or (
            not membership.table and self._opens_at_own_host
        )

    def _use_new_address_if_disconnected(self, membership: Membership) -> None:
        table = self.table
        if (
            table is not None
            and not table.is_connected
            and table.membership.is_same_table(membership)
        ):
            table.store_and_use_address(membership.address)
