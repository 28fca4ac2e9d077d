"""Why a host is not reached, when it is tried again, and where a host that has moved is found."""

import asyncio
import errno
import socket
import ssl
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest
from websockets.exceptions import ConnectionClosedError, InvalidMessage
from websockets.frames import Close

from game.application.host_factory import english_reason_text
from game.engine.reasons import FactValue, Reason
from game.online.client import connection
from game.online.client.connection import Connection
from game.online.client.connection_failures import connection_failure_reason
from game.online.client.membership import (
    Membership,
    Memberships,
    make_random_secret,
    membership_for_new_table,
)
from game.online.client.remote_table import LinkChange
from game.online.discovery import Discovery, announce_host, service_info
from game.online.own_addresses import (
    is_in_private_network,
    is_reachable_by_others,
)
from game.online.protocol.invitation import Address, SeatClaim, SeatInvitation
from game.online.protocol.messages import PROTOCOL_VERSION, HostMessageKind, encode_frame
from tests.helpers.present import present
from tests.online.club import Club, sitting

HERE = Address("127.0.0.1", 27183)


def certificate_error(code: int) -> ssl.SSLCertVerificationError:
    """Return what a certificate that is not accepted raises."""
    error = ssl.SSLCertVerificationError(1, "certificate verify failed")
    error.verify_code = code
    return error


FAILURES = [
    (ConnectionRefusedError(errno.ECONNREFUSED, "Connect call failed"), "not-hosted"),
    (OSError(f"Multiple exceptions: [Errno {errno.ECONNREFUSED}] a, [Errno 99] b"), "not-hosted"),
    (OSError(errno.EHOSTUNREACH, "No route to host"), "no-route"),
    (TimeoutError(), "no-route"),
    (socket.gaierror(-2, "Name or service not known"), "no-such-name"),
    (certificate_error(18), "certificate-untrusted"),
    (certificate_error(10), "certificate-expired"),
    (certificate_error(62), "certificate-of-another"),
    (ssl.SSLError(1, "wrong version number"), "not-encrypted"),
    (InvalidMessage("did not receive a valid HTTP response"), "not-a-host"),
    (ConnectionClosedError(Close(1013, ""), None), "host-full"),
    (ConnectionClosedError(None, None), "lost"),
    (OSError(12345, "something"), "unreachable"),
]


@pytest.mark.parametrize(("error", "key"), FAILURES, ids=[key for _, key in FAILURES])
def test_a_failed_connection_says_why_without_a_word_of_the_system(
    error: BaseException, key: str
) -> None:
    reason = connection_failure_reason(error, HERE)
    assert reason.key == f"online.{key}"
    sentence = english_reason_text(reason, "")
    assert not sentence[0].islower()
    assert not {"(", "Errno", "Error", "failed"} & {*sentence.replace(".", "").split()}


@contextmanager
def somebody_at(answer: Callable[[socket.socket], None]) -> Iterator[Address]:
    """Have a program at a port that answers every caller."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            while True:
                try:
                    caller, _ = server.accept()
                except OSError:
                    return
                with caller:
                    answer(caller)

        Thread(target=serve, daemon=True).start()
        yield Address("127.0.0.1", server.getsockname()[1])


def first_change(address: Address) -> LinkChange:
    """Dial once, and return what becomes of it."""

    async def dial() -> LinkChange:
        arrived = asyncio.Event()
        line = Connection(asyncio.get_running_loop(), address, "", arrived.set)
        await asyncio.wait_for(arrived.wait(), 30)
        change = line.take_arrival()
        line.close()
        assert isinstance(change, LinkChange)
        return change

    return asyncio.run(dial())


def test_a_program_that_is_no_host_is_told() -> None:
    with somebody_at(lambda caller: caller.sendall(b"220 mail ready\r\n")) as address:
        assert present(first_change(address).reason).key == "online.not-a-host"


def test_each_failure_doubles_the_time_until_the_next_dial(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waited = list[float]()

    async def no_rest(until: Coroutine[object, object, object], seconds: float) -> None:
        until.close()
        waited.append(seconds)
        if len(waited) == 9:
            raise asyncio.CancelledError
        raise TimeoutError

    async def dial() -> None:
        line = Connection(asyncio.get_running_loop(), Address("127.0.0.1", 1), "", lambda: None)
        # private: the connection ends only when its thread does
        await asyncio.wait([asyncio.wrap_future(line._task)])

    monkeypatch.setattr("random.uniform", lambda low, high: 1.0)
    monkeypatch.setattr(connection, "wait_for", no_rest)
    asyncio.run(dial())
    assert waited == [0.5, 1, 2, 4, 8, 16, 30, 30, 30]


def test_a_host_that_stops_is_named_until_it_is_back(tmp_path: Path) -> None:
    club = Club(tmp_path)
    _, guest = sitting(club)[:2]
    line = club.line_of(guest)
    line.is_closed = True  # nobody dials
    club.host.close_all_connections()
    guest.process_arrivals_and_resend_overdue()
    line.arrived.append(LinkChange(is_connected=False, reason=Reason("online.not-hosted")))
    guest.process_arrivals_and_resend_overdue()
    lost = present(guest.connection_loss_reason)
    assert (lost.key, lost.facts["host"]) == ("online.host-stops", "club")
    line.is_closed = False
    line.dial()
    club.settle()
    assert guest.connection_loss_reason is None
    club.host.unload_tables_and_unlock_folder()


@pytest.mark.parametrize(("theirs", "key"), [(2, "older-than-host"), (0, "newer-than-host")])
def test_another_version_says_who_has_to_update(tmp_path: Path, theirs: int, key: str) -> None:
    club = Club(tmp_path)
    table = sitting(club)[0]
    facts: dict[str, FactValue] = {"here": theirs, "there": PROTOCOL_VERSION, "program": "9.9"}
    reason = Reason("online.other-version", facts)
    line = club.line_of(table)
    line.arrived.append(encode_frame(HostMessageKind.REFUSED, 1000, 0, reason, True, ""))
    table.process_arrivals_and_resend_overdue()
    assert present(table.final_refusal).key == f"online.{key}"
    for fact in ("2" if theirs else "0", "1", "9.9"):
        assert fact in english_reason_text(present(table.final_refusal), "")
    club.host.unload_tables_and_unlock_folder()


# A way back, and tables whose host has moved.


def test_who_opens_a_seat_from_another_machine_is_told_to_those_who_have_it(
    tmp_path: Path,
) -> None:
    club = Club(tmp_path)
    first = sitting(club)[0]
    way = present(first.membership.return_invitation_to_own_seat(0))
    claim = SeatClaim(way.seat, "Ann", way.secret)
    second = club.join_or_open(Membership(HERE, way.table, own_seat_claims=(claim,)))
    assert [event.kind for event in first.take_events()][-1] == "elsewhere"
    assert "elsewhere" not in [event.kind for event in second.take_events()]
    club.host.unload_tables_and_unlock_folder()


def test_an_old_invitation_with_the_new_address_leads_back_to_the_own_seat(
    tmp_path: Path,
) -> None:
    known = Memberships(tmp_path)
    code = make_random_secret()
    invitation = SeatInvitation(Address("192.168.1.7"), "abc", 1, code)
    member = known.existing_or_new_membership_for_invitation(invitation, "Bob")
    known.store(member)
    moved = SeatInvitation(Address("192.168.1.9"), "abc", 1, code)
    back = known.existing_or_new_membership_for_invitation(moved, "Bob")
    assert (back.own_seat_claims, back.address) == (member.own_seat_claims, moved.address)


def test_a_table_that_is_reached_by_another_address_is_listed_once(tmp_path: Path) -> None:
    known = Memberships(tmp_path)
    member = membership_for_new_table(Address("localhost"), [0, 1], {0: "Ann"})
    for host in ("localhost", "192.0.2.2"):
        place = Address(host)
        known.store(
            Membership(
                place, "abc", member.owner_secret, member.own_seat_claims, member.invitation_codes
            )
        )
    assert [one.address.host for one in known.memberships_newest_first] == ["192.0.2.2"]


# The network itself.


def test_two_hosts_at_one_port_of_two_machines_are_both_found() -> None:
    first, second = (service_info("Ann", HERE, bytes(4)).server for _ in range(2))
    assert first != second


@pytest.mark.parametrize("name", ["x" * 63, "ž" * 40, "...", ""])
def test_any_name_of_a_host_can_be_announced(name: str) -> None:
    label = service_info(name, HERE, bytes(4)).name.partition("._count")[0]
    assert 0 < len(label.encode()) < 60


@pytest.mark.thorough
def test_a_name_of_this_machine_is_announced_like_its_number() -> None:
    around = announce_host("Ann", Address("localhost", 27183))
    present(around).close()


def test_without_any_network_nobody_is_found_and_nothing_breaks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_interface(**_: object) -> None:
        raise RuntimeError("No interfaces to listen on, check that any interfaces have IP version")

    monkeypatch.setattr("game.online.discovery.Zeroconf", no_interface)
    looking = Discovery(lambda: None)
    looking.close()
    assert looking.addresses_by_service_name == {}
    assert announce_host("Ann", HERE) is None


def test_only_addresses_that_others_can_reach_are_offered() -> None:
    offered = ["192.168.1.7", "10.8.0.2", "fd00::2", "2001:db8::1"]
    others = ["127.0.0.1", "::1", "169.254.3.4", "fe80::1%eth0", "0.0.0.0"]
    assert [text for text in (*offered, *others) if is_reachable_by_others(text)] == offered


def test_secrets_are_shown_to_hosts_near_by_for_tables_of_the_own_network_alone() -> None:
    hosts = ("192.168.1.7", "fd00::2", "annas-laptop.local", "laptop", "8.8.8.8", "example.org")
    assert [host for host in hosts if is_in_private_network(host)] == [*hosts[:4]]
