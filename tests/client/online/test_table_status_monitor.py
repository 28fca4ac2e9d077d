"""Looking around: which hosts are asked for which tables, and tables whose host has moved."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from game.client.online.own_host import OwnHost
from game.client.online.table_status_monitor import TableStatusMonitor
from game.engine.reasons import Reason
from game.online.client.membership import Membership, membership_for_new_table
from game.online.online_play import OnlinePlay, TablesRequest
from game.online.protocol.invitation import Address
from game.online.protocol.table_state import TableStatus

OLD = Address("192.168.1.7")
NEW = Address("192.168.1.9")
FAR = Address("example.org")
UNREACHED = TablesRequest(is_done=True, problem=Reason("online.not-hosted"))


class Neighbours:
    """The hosts that are found near by."""

    def __init__(self, *addresses: Address) -> None:
        self.addresses_by_service_name: Mapping[str, Address] = {
            str(address): address for address in addresses
        }

    def close(self) -> None:
        """Nothing runs."""


class HostsByAddress(OnlinePlay):
    """A network of hosts that answer at once."""

    def __init__(self, folder: Path) -> None:
        super().__init__({}, folder)
        self.answers = dict[Address, TablesRequest]()
        self.asked = list[tuple[Address, list[str]]]()
        self.neighbours = Neighbours()

    def start_discovery(self) -> Neighbours:  # type: ignore[override]
        """Find the neighbours."""
        return self.neighbours

    def request_tables(self, address: Address, own: Sequence[Membership]) -> TablesRequest:
        """Answer as the host at an address would."""
        self.asked.append((address, [member.table for member in own]))
        return self.answers.get(address, UNREACHED)


@pytest.fixture
def network(tmp_path: Path) -> HostsByAddress:
    """A network without any host."""
    return HostsByAddress(tmp_path)


def monitor_of(network: HostsByAddress, folder: Path) -> TableStatusMonitor:
    """Look around in a network."""
    return TableStatusMonitor(lambda: network, OwnHost(folder, lambda: None))


def belong(network: HostsByAddress, address: Address) -> Membership:
    """Belong to the table “abc” at an address."""
    opened = membership_for_new_table(address, [0, 1], {0: "Ann"})
    member = Membership(
        address,
        "abc",
        opened.owner_secret,
        opened.own_seat_claims,
        opened.invitation_codes,
        "brass",
    )
    network.memberships.store(member)
    return member


def look_twice(monitor: TableStatusMonitor) -> None:
    """Ask, hear that a host is gone, and ask its neighbours."""
    monitor.start_discovery()
    for _ in range(3):
        monitor.ask_answered_hosts_again()
        monitor.ask_new_hosts_and_process_answers()


def knowing() -> TablesRequest:
    """Return what a host tells that has the table."""
    return TablesRequest(
        (TableStatus("abc", "brass", is_own=True, is_own_seat_due=True),), is_done=True
    )


def test_a_table_of_the_own_network_is_found_at_the_new_address_of_its_host(
    network: HostsByAddress, tmp_path: Path
) -> None:
    belong(network, OLD)
    network.neighbours = Neighbours(NEW)
    network.answers[NEW] = knowing()
    monitor = monitor_of(network, tmp_path)
    moved = list[Membership]()
    monitor.on_moved = moved.append
    look_twice(monitor)
    assert [member.address for member in network.memberships.memberships_newest_first] == [NEW]
    assert [member.address for member in moved] == [NEW]


def test_a_neighbour_is_never_asked_for_tables_of_hosts_elsewhere(
    network: HostsByAddress, tmp_path: Path
) -> None:
    belong(network, FAR)
    network.neighbours = Neighbours(NEW)
    look_twice(monitor_of(network, tmp_path))
    assert [tables for address, tables in network.asked if address == NEW] != []
    assert all(tables == [] for address, tables in network.asked if address == NEW)


def test_a_table_stays_where_it_is_as_long_as_its_host_answers(
    network: HostsByAddress, tmp_path: Path
) -> None:
    belong(network, OLD)
    network.neighbours = Neighbours(NEW)
    network.answers = {OLD: knowing(), NEW: knowing()}
    look_twice(monitor_of(network, tmp_path))
    assert [member.address for member in network.memberships.memberships_newest_first] == [OLD]


def test_a_host_that_is_not_reached_is_told_with_its_table(
    network: HostsByAddress, tmp_path: Path
) -> None:
    belong(network, OLD)
    monitor = monitor_of(network, tmp_path)
    look_twice(monitor)
    [table] = monitor.own_tables()
    assert table.problem is not None
    assert table.status is None


def test_an_address_of_this_machine_is_not_taken_for_the_own_host(tmp_path: Path) -> None:
    own = OwnHost(tmp_path, lambda: None)
    member = Membership(Address("127.0.0.1"), "abc")
    assert own.membership_with_present_address(member).address == member.address
    file = tmp_path / "host" / "tables" / "abc.table"
    file.parent.mkdir(parents=True)
    file.touch()
    own.port = 27199
    assert own.membership_with_present_address(member).address == Address("127.0.0.1", 27199)
