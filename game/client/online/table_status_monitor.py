"""The status of own tables, tables nearby, and new addresses of hosts that have moved."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.client.online.own_host import OwnHost
from game.engine.reasons import Reason
from game.online.client.membership import Membership
from game.online.online_play import OnlinePlay, TablesRequest
from game.online.own_addresses import is_in_private_network
from game.online.protocol.invitation import Address
from game.online.protocol.table_state import TableStatus

if TYPE_CHECKING:
    from game.online.discovery import Discovery


@dataclass(frozen=True, slots=True)
class OwnTable:
    """A table where the player has a seat, with its `status`, None while it is unknown.

    `problem` says why its host cannot be reached. `needs_hosting_again` means that this machine
    hosted the table and has to start its host; `has_computer_on_own_seat` means that a computer
    plays for the player.
    """

    member: Membership
    status: TableStatus | None = None
    problem: Reason | None = None
    needs_hosting_again: bool = False
    has_computer_on_own_seat: bool = False  # whether a computer plays an own seat


class TableStatusMonitor:
    """Keeps the status of the player's tables and of tables nearby, by asking their hosts on the
    network's thread.

    If a host in the local network cannot be reached, hosts nearby are asked for its tables, since
    its address may have changed; the membership is then updated and `on_moved` is called. Hosts
    outside the local network are never asked for the tables of other hosts.
    """

    def __init__(self, read_network: Callable[[], OnlinePlay], own_host: OwnHost) -> None:
        """Store the function that returns the network and this window's host; no host is asked
        yet."""
        self.table_statuses: dict[tuple[Address, str], TableStatus] = {}
        self.problems: dict[Address, Reason] = {}
        # the tables where a computer plays an own seat
        self._tables_with_computer_on_own_seat = dict[Address, set[str]]()
        self.default_host: Address | None = None  # of the host at which one usually opens tables
        self.on_moved: Callable[[Membership], None] = lambda member: None
        self._get_online_play = read_network
        self._own_host = own_host
        self._discovery: Discovery | None = None
        self._asked_hosts = set[Address]()
        self._running_requests = dict[Address, TablesRequest]()

    @property
    def is_discovering(self) -> bool:
        """Whether hosts nearby are being searched for."""
        return self._discovery is not None

    @property
    def nearby_hosts(self) -> set[Address]:
        """The hosts found nearby."""
        return (
            {*self._discovery.addresses_by_service_name.values()}
            if self._discovery is not None
            else set()
        )

    def start_discovery(self) -> None:
        """Start to search for hosts nearby."""
        if self._discovery is None:
            self._discovery = self._get_online_play().start_discovery()

    def ask_answered_hosts_again(self) -> None:
        """Ask all known hosts for their tables once more, except those whose answer to the last
        request has not arrived yet."""
        self._asked_hosts = set(self._running_requests)
        self._own_host.use_host_left_running()
        self.ask_new_hosts_and_process_answers()

    def ask_new_hosts_and_process_answers(self) -> None:
        """Ask the hosts of the player's tables, hosts nearby and the default host for their tables,
        each once, and process the answers that have arrived. If this window's host has any of the
        player's tables, it is asked only once it is ready."""
        hosts = {self._table_address(member) for member in self._memberships} | self.nearby_hosts
        if self.default_host is not None:
            hosts.add(self.default_host)
        for address in hosts - self._asked_hosts:
            if (
                address != self._own_host.address
                or self._own_host.is_ready
                or not self._has_tables_at_own_host
            ):
                self._asked_hosts.add(address)
                self._running_requests[address] = self._get_online_play().request_tables(
                    address, self._tables_to_ask_for(address)
                )
        for address, glance in [*self._running_requests.items()]:
            if glance.is_done:
                del self._running_requests[address]
                self.store_host_answer_or_problem(address, glance)

    def own_tables(self) -> list[OwnTable]:
        """Return the player's tables with their status as far as known, the newest first."""
        return [self._make_own_table(member) for member in self._memberships if member.table]

    def tables_of_nearby_and_default_hosts(self) -> list[tuple[Address, TableStatus]]:
        """Return (address, status) of the tables listed by hosts nearby and by the default host,
        without those at which the player has a seat."""
        known = {member.table for member in self._memberships}
        shown = self.nearby_hosts | (
            {self.default_host} if self.default_host is not None else set()
        )
        return [
            (address, status)
            for (address, table), status in self.table_statuses.items()
            if address in shown and table not in known and status.title and not status.is_own
        ]

    def drop_table_status(self, membership: Membership) -> None:
        """Drop the stored status of a table."""
        self.table_statuses.pop((self._table_address(membership), membership.table), None)

    def stop_discovery(self) -> None:
        """Stop the search for hosts nearby."""
        if self._discovery is not None:
            self._discovery.close()
        self._discovery = None

    @property
    def _memberships(self) -> tuple[Membership, ...]:
        return self._get_online_play().memberships.memberships_newest_first

    @property
    def _has_tables_at_own_host(self) -> bool:
        return any(self._own_host.has_table(member.table) for member in self._memberships)

    def _table_address(self, membership: Membership) -> Address:
        return self._own_host.membership_with_present_address(membership).address

    def _make_own_table(self, membership: Membership) -> OwnTable:
        address = self._table_address(membership)
        status = self.table_statuses.get((address, membership.table))
        is_asleep = self._own_host.has_table(membership.table) and not self._own_host.is_running
        is_stood_in = membership.table in self._tables_with_computer_on_own_seat.get(address, ())
        return OwnTable(membership, status, self.problems.get(address), is_asleep, is_stood_in)

    def _tables_to_ask_for(self, address: Address) -> list[Membership]:
        """Return the memberships to ask a host about: those with its address and, if the host is
        nearby, those whose table may have moved to it."""
        own = [member for member in self._memberships if self._table_address(member) == address]
        if address in self.nearby_hosts:
            own += [member for member in self._memberships if self._may_have_moved(member)]
        return own

    def _may_have_moved(self, membership: Membership) -> bool:
        address = membership.address
        is_private = not address.uses_tls and is_in_private_network(address.host)
        return (
            is_private
            and address in self.problems
            and not self._own_host.has_table(membership.table)
        )

    def store_host_answer_or_problem(self, address: Address, tables_request: TablesRequest) -> None:
        """Store what a host answered about its tables, or why it did not answer."""
        if tables_request.problem is not None:
            if address not in self.problems:
                self._asked_hosts -= self.nearby_hosts  # one of these may be where the host is now
            self.problems[address] = tables_request.problem
            return
        self.problems.pop(address, None)
        self._tables_with_computer_on_own_seat[address] = {
            table for table, seats in tables_request.seats_played_by_computer if seats
        }
        seen = {(address, each.table): each for each in tables_request.tables}
        kept = {
            at: each for at, each in self.table_statuses.items() if at[0] != address or at in seen
        }
        self.table_statuses = kept | seen  # what is known keeps its row
        for member in self._memberships:
            status = seen.get((address, member.table))
            if status is not None and status.is_own and self._may_have_moved(member):
                self._store_and_announce_new_address(member, address)

    def _store_and_announce_new_address(self, membership: Membership, address: Address) -> None:
        moved = replace(membership, address=address)
        with suppress(OSError):  # it is found again the next time
            self._get_online_play().memberships.store(moved)
        self.on_moved(moved)
