"""Over real sockets, on the loopback address alone: hosts start, are found, and end."""

import asyncio
import os
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.application.computer_players import InstantPlayers
from game.application.host_factory import make_host
from game.engine.title import Options
from game.online import online_play
from game.online.certificates import Certificate
from game.online.client.connection import make_connection
from game.online.client.membership import Membership, membership_for_new_table
from game.online.client.remote_table import RemoteTable
from game.online.discovery import Discovery
from game.online.host.host import Host
from game.online.online_play import OnlinePlay, reason_against_online_play
from game.online.protocol.host_messages import JournalMessage
from game.online.protocol.invitation import Address, SeatInvitation
from game.online.protocol.messages import (
    PROTOCOL_VERSION,
    Refused,
    RequestKind,
    decode_frame,
    encode_frame,
)
from game.online.protocol.table_state import TableSetUp, default_set_up
from game.online.server import serve_host_during_context
from game.records.records import HUMAN_PLAYER
from game.titles import Titles, title_by_name
from tests.helpers.present import present
from tests.titles.lanterns.games import luck_of

LOOPBACK = "127.0.0.1"
PATIENCE = 30.0


def wait(is_so: Callable[[], object], *tables: RemoteTable) -> None:
    """Let tables go on until something is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it does not come about"
        for table in tables:
            table.process_arrivals_and_resend_overdue()
        time.sleep(0.001)


def brass_set_up(*players: str) -> TableSetUp:
    """Return a listed table for Brass."""
    brass = title_by_name("brass")
    plan = default_set_up(
        brass, Options("brass", len(players)), [("", player) for player in players]
    )
    return replace(plan, is_listed=True)


def open_table(
    play: OnlinePlay, address: Address, set_up: TableSetUp, own: Mapping[int, str]
) -> RemoteTable:
    """Open a table."""
    people = [at for at, seat in enumerate(set_up.seats) if seat.player == HUMAN_PLAYER]
    return play.join_or_open_table(membership_for_new_table(address, people, own), set_up)


def join(play: OnlinePlay, invitation: SeatInvitation, name: str) -> RemoteTable:
    """Sit down by an invitation."""
    return play.join_or_open_table(
        play.memberships.existing_or_new_membership_for_invitation(invitation, name)
    )


@pytest.fixture
def play(tmp_path: Path) -> Iterator[OnlinePlay]:
    """A window's network."""
    play = OnlinePlay(Titles(), tmp_path / "window")
    yield play
    play.close()


@contextmanager
def hosting(
    play: OnlinePlay, folder: Path, files: Sequence[Path] = (), *, is_found: bool = False
) -> Iterator[tuple[Host, Address]]:
    """Have a host on the network's thread."""
    hosts: list[Host] = []

    def make(wake: Callable[[], None]) -> Host:
        hosts.append(
            make_host(folder, InstantPlayers(), wake, host_name="kitchen", table_prefix="k")
        )
        return hosts[0]

    certificate = Certificate(files[0], files[1]) if files else None
    served = serve_host_during_context(make, LOOPBACK, 0, certificate, is_announced=is_found)

    def run(what: Coroutine[object, object, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(what, play.event_loop).result(PATIENCE)

    address = run(served.__aenter__())
    yield hosts[0], address
    run(served.__aexit__(None, None, None))


@pytest.fixture
def local(play: OnlinePlay, tmp_path: Path) -> Iterator[tuple[Host, Address]]:
    """A host on the loopback address."""
    with hosting(play, tmp_path / "host") as there:
        yield there


@pytest.fixture
def address(local: tuple[Host, Address]) -> Address:
    """Where that host is."""
    return local[1]


@pytest.mark.thorough
def test_a_game_is_played_over_sockets_and_watched(play: OnlinePlay, address: Address) -> None:
    luck = luck_of(1)
    first = open_table(
        play, address, brass_set_up(HUMAN_PLAYER, HUMAN_PLAYER, "greedy"), {0: "Ann"}
    )
    wait(lambda: first.is_connected, first)
    second = join(play, present(first.membership.invitation_to_seat(1)), "Ben")
    watcher = join(play, SeatInvitation(address, first.membership.table), "")
    wait(lambda: second.is_connected and watcher.is_connected, first, second, watcher)
    first.start_game()
    wait(
        lambda: all(table.viewpoints for table in (first, second, watcher)), first, second, watcher
    )
    for table in (first, second, watcher):
        table.take_problem()
    tables = first, second, watcher
    end = time.monotonic() + 2 * PATIENCE
    while not all(table.is_over for table in tables):
        assert time.monotonic() < end
        for table in tables:
            table.process_arrivals_and_resend_overdue()
            if (question := table.question_for_own_seat()) is not None:
                moves = table.legal_moves()
                table.send_answer(question.seat, moves[luck.draw_below(len(moves))].code)
        time.sleep(0.02)  # as many frames as people send
    assert len({table.step_count for table in tables}) == 1
    for table in tables:
        table.close()


def test_the_listed_tables_and_ones_own_are_told(play: OnlinePlay, address: Address) -> None:
    table = open_table(play, address, brass_set_up(HUMAN_PLAYER, HUMAN_PLAYER), {0: "Ann"})
    wait(lambda: table.is_connected, table)
    glance = play.request_tables(address, play.memberships.memberships_newest_first)
    wait(lambda: glance.is_done)
    found = [(found.table, found.seat_names, found.is_own) for found in glance.tables]
    assert found == [(table.membership.table, ("Ann", ""), True)]


def test_who_comes_back_is_known_by_the_own_file(
    play: OnlinePlay, address: Address, tmp_path: Path
) -> None:
    table = open_table(play, address, brass_set_up(HUMAN_PLAYER, HUMAN_PLAYER), {0: "Ann"})
    wait(lambda: table.is_connected, table)
    table.close()
    again = OnlinePlay(Titles(), tmp_path / "window")
    back = again.join_or_open_table(again.memberships.memberships_newest_first[0])
    wait(lambda: back.is_connected, back)
    assert (back.own_seats, back.is_owner) == ((0,), True)
    again.close()


def test_where_no_host_is_a_sentence_says_so(play: OnlinePlay) -> None:
    nowhere = Address(LOOPBACK, 1)
    table = play.join_or_open_table(Membership(nowhere, "abc"))
    glance = play.request_tables(nowhere, [])
    wait(lambda: glance.is_done and table.problem, table)
    assert present(table.connection_loss_reason).key == "online.not-hosted"
    assert present(glance.problem).key == "online.not-hosted"


def test_a_folder_has_one_host(address: Address, tmp_path: Path) -> None:
    with pytest.raises(Refused, match="folder-in-use"):
        make_host(
            tmp_path / "host", InstantPlayers(), lambda: None, host_name="attic", table_prefix=""
        )


def test_a_host_takes_away_what_a_killed_one_left_half_written(tmp_path: Path) -> None:
    left = tmp_path / "tables" / "abc.table.4711.new"
    left.parent.mkdir()
    left.touch()
    os.utime(left, (0, 0))
    make_host(
        tmp_path, InstantPlayers(), lambda: None, host_name="attic", table_prefix=""
    ).unload_tables_and_unlock_folder()
    assert not left.exists()


@pytest.mark.thorough
def test_a_host_is_found_near_by(play: OnlinePlay, tmp_path: Path) -> None:
    with hosting(play, tmp_path / "host", is_found=True) as (_, address):
        search = Discovery(lambda: None, [LOOPBACK])
        wait(
            lambda: address in search.addresses_by_service_name.values()
        )  # others may announce themselves too
        search.close()


@pytest.mark.thorough
def test_a_reader_who_never_reads_is_cut_off(play: OnlinePlay, local: tuple[Host, Address]) -> None:
    host, address = local
    table = open_table(play, address, brass_set_up(HUMAN_PLAYER, HUMAN_PLAYER), {0: "Ann"})
    wait(lambda: table.is_connected, table)

    async def stare() -> bool:
        async with make_connection(address) as link:
            await link.send(encode_frame(RequestKind.HELLO, 1, PROTOCOL_VERSION, "starer"))
            await link.send(encode_frame(RequestKind.JOIN, 2, table.membership.table, b"", []))
            await link.recv()
            link.transport.pause_reading()
            session = next(one for one in host.sessions if one.table and not one.seats)
            for _ in range(40):
                session.send_message(JournalMessage(b"x" * 200_000))
                await asyncio.sleep(0)
            await asyncio.sleep(0.1)
            return session not in host.sessions

    cut = asyncio.run_coroutine_threadsafe(stare(), play.event_loop)
    wait(cut.done, table)
    assert cut.result()
    table.send_chat("still here")
    wait(lambda: table.chat_lines, table)


def test_pages_of_a_browser_are_turned_away(play: OnlinePlay, address: Address) -> None:
    from websockets.asyncio.client import connect
    from websockets.exceptions import InvalidStatus

    async def come() -> int:
        try:
            async with connect(address.websocket_url(), origin="http://evil.example"):  # type: ignore[arg-type]
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    status = asyncio.run_coroutine_threadsafe(come(), play.event_loop)
    wait(status.done)
    assert status.result() == 403


def test_what_is_no_websocket_is_nobodys_news(
    play: OnlinePlay, address: Address, capfd: pytest.CaptureFixture[str]
) -> None:
    for said in (b"GET / HTTP/1.1\r\n\r\n", b"\x16\x03\x01" + bytes(200), b"\r\n"):
        with socket.create_connection((address.host, address.port)) as stranger:
            stranger.sendall(said)
            stranger.settimeout(0.2)
            with suppress(OSError):
                stranger.recv(1000)
    table = open_table(play, address, brass_set_up(HUMAN_PLAYER, HUMAN_PLAYER), {0: "Ann"})
    wait(lambda: table.is_connected, table)
    assert capfd.readouterr().err == ""


def test_without_the_packages_a_sentence_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert reason_against_online_play() is None
    monkeypatch.setattr(online_play, "REQUIRED_PACKAGES", ("websockets", "no_such_package"))
    assert present(reason_against_online_play()).facts == {"packages": "no_such_package"}


@pytest.mark.thorough
def test_the_host_serves_by_tls(play: OnlinePlay, tmp_path: Path) -> None:
    files = tmp_path / "cert.pem", tmp_path / "key.pem"
    made = subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj"),
            *("/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"),
            *("-out", str(files[0]), "-keyout", str(files[1])),
        ],
        capture_output=True,
        check=False,
    )
    if made.returncode:
        pytest.skip("there is no openssl")
    trusting = ssl.create_default_context(cafile=str(files[0]))

    async def greet(address: Address) -> int:
        from websockets.asyncio.client import connect

        async with connect(address.websocket_url(), ssl=trusting) as link:
            await link.send(encode_frame(RequestKind.HELLO, 1, PROTOCOL_VERSION, "test"))
            content = await link.recv()
            assert isinstance(content, bytes)
            return decode_frame(content)[0]

    with hosting(play, tmp_path / "host", files) as (_, address):
        kind = asyncio.run_coroutine_threadsafe(greet(address), play.event_loop).result(PATIENCE)
    assert kind == 0
