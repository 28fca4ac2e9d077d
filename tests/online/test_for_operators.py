"""What the operator of a host needs: pages for machines, limits behind a proxy, certificates."""

import asyncio
import os
import ssl
import stat
import subprocess
import sys
import tracemalloc
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from game.application.computer_players import InstantPlayers
from game.application.host_factory import make_host
from game.engine.title import Options
from game.online import server
from game.online.certificates import Certificate
from game.online.client.membership import make_random_secret
from game.online.host.host import Host
from game.online.host.host_services import HostLimits
from game.online.host.private_files import make_present_and_future_files_private
from game.online.protocol.host_messages import JournalMessage
from game.online.protocol.invitation import Address
from game.online.protocol.messages import (
    PROTOCOL_VERSION,
    HostMessageKind,
    Refused,
    RequestKind,
    decode_frame,
    encode_frame,
)
from game.online.protocol.table_state import default_set_up
from game.online.server import serve_host_during_context
from game.records.records import HUMAN_PLAYER
from game.titles import title_by_name

TOP = Path(__file__).resolve().parents[2]
LOOPBACK = "127.0.0.1"
FEW = HostLimits(
    tables_opened_by_an_address=(2, 0.0), connections_of_an_address=3, pending_handshakes=4
)
PATIENCE = 30.0

UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: test\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDAwMDAwMDAwMDAwMDAwMA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PING = b"\x89\xfd\0\0\0\0" + bytes(125)
PINGS_AT_ONCE = 2000
MAX_BYTES = 64_000_000  # far more than the system keeps for a socket

LIMITED = """
import resource
from game.system.open_files import raise_open_file_limit
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (128, hard))
print(raise_open_file_limit(200), resource.getrlimit(resource.RLIMIT_NOFILE)[0])
resource.setrlimit(resource.RLIMIT_NOFILE, (150, 150))
print(raise_open_file_limit(200), resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


class Place:
    """A host on the loopback address, and what is asked of it there."""

    def __init__(self, host: Host, address: Address) -> None:
        """Know both."""
        self.host = host
        self.address = address

    async def page(self, request: bytes) -> tuple[str, str]:
        """Return the head and the body of what a plain HTTP request is answered with."""
        reader, writer = await asyncio.open_connection(self.address.host, self.address.port)
        writer.write(request)
        answer = (await asyncio.wait_for(reader.read(), PATIENCE)).decode()
        writer.close()
        head, _, body = answer.partition("\r\n\r\n")
        return head, body

    async def get(self, path: str) -> tuple[str, str]:
        """Return the head and the body of a page."""
        return await self.page(f"GET {path} HTTP/1.1\r\nHost: test\r\n\r\n".encode())

    async def come(self, caller: str = "") -> ClientConnection:
        """Return a connection that has said hello, from a caller as a proxy tells it."""
        headers = {"X-Forwarded-For": caller} if caller else {}
        link = await connect(self.address.websocket_url(), additional_headers=headers)
        await link.send(encode_frame(RequestKind.HELLO, 1, PROTOCOL_VERSION, "test"))
        await link.recv()
        return link

    async def open_table(self, caller: str = "") -> str:
        """Open a table; return "" or the key of the refusal."""
        brass = title_by_name("brass")
        set_up = default_set_up(brass, Options("brass", 2), [("", HUMAN_PLAYER)] * 2)
        async with await self.come(caller) as link:
            secret = make_random_secret()
            await link.send(
                encode_frame(RequestKind.OPEN, 2, set_up, secret, [[0, "Ann", secret, b""]], [])
            )
            content = await link.recv()
            assert isinstance(content, bytes)
            kind, _, fields = decode_frame(content)
            return (
                "" if kind == HostMessageKind.OPENED else str(fields[1][0]).removeprefix("online.")
            )


@asynccontextmanager
async def hosted(
    folder: Path, limits: HostLimits = FEW, certificate: Certificate | None = None
) -> AsyncIterator[Place]:
    """Have a host meanwhile."""
    hosts: list[Host] = []

    def make(wake: Callable[[], None]) -> Host:
        hosts.append(
            make_host(folder, InstantPlayers(), wake, host_name="kitchen", table_prefix="")
        )
        hosts[0].services = replace(hosts[0].services, limits=limits)
        return hosts[0]

    async with serve_host_during_context(make, LOOPBACK, 0, certificate) as address:
        yield Place(hosts[0], address)


def run(what: Coroutine[Any, Any, None]) -> None:
    """Run a test of several things at once."""
    asyncio.run(asyncio.wait_for(what, PATIENCE))


def test_a_host_that_works_says_so(tmp_path: Path) -> None:
    async def look() -> None:
        async with hosted(tmp_path) as place:
            head, body = await place.get("/healthz")
            assert head.startswith("HTTP/1.1 200 ")
            assert body == "ok\n"

    run(look())


def test_a_host_whose_disk_is_full_is_not_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.online import http_pages

    monkeypatch.setattr(http_pages, "MIN_FREE_DISK_BYTES", 2**63)

    async def look() -> None:
        async with hosted(tmp_path) as place:
            head, body = await place.get("/healthz")
            assert head.startswith("HTTP/1.1 503 ")
            assert body == "The disk is full.\n"

    run(look())


def test_the_figures_of_a_host_are_told(tmp_path: Path) -> None:
    async def look() -> None:
        async with hosted(tmp_path) as place:
            await place.open_table()
            link = await place.come()
            head, body = await place.get("/metrics?now")
            await link.close()
            assert "Content-Type: text/plain; version=0.0.4; charset=utf-8" in head
            for line in (
                'count_house_tables{phase="lobby"} 1',
                'count_house_tables{phase="running"} 0',
                "count_house_connections 1",
                "count_house_tables_opened_total 1",
            ):
                assert line in body.splitlines()

    run(look())


def test_a_client_of_a_table_called_like_a_page_is_a_client(tmp_path: Path) -> None:
    async def look() -> None:
        async with (
            hosted(tmp_path) as place,
            connect(place.address.websocket_url("metrics")) as link,
        ):
            await link.send(encode_frame(RequestKind.HELLO, 1, PROTOCOL_VERSION, "test"))
            content = await link.recv()
            assert isinstance(content, bytes)
            assert decode_frame(content)[0] == HostMessageKind.WELCOME

    run(look())


@pytest.mark.thorough
@pytest.mark.parametrize(
    "request_bytes",
    [
        b"GET /secrets HTTP/1.1\r\nHost: test\r\n\r\n",
        b"POST /metrics HTTP/1.1\r\nHost: test\r\nContent-Length: 3\r\n\r\nabc",
        b"GET /metrics HTTP/1.1\r\nHost: test\r\nX: " + b"a" * 100_000 + b"\r\n\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: test\r\n\r\n",
        b"GET /metrics HTTP/1.1\r\n" + b"X: a\r\n" * 5000 + b"\r\n",
        b"GET /metrics HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01" + bytes(500),
        b"GET /%00 HTTP/1.1\r\nHost: \x00\r\nUpgrade: websocket\r\n\r\n",
    ],
    ids=["unknown", "post", "long-header", "long-path", "many", "version", "tls", "zeros"],
)
def test_after_a_bad_request_the_host_is_well(tmp_path: Path, request_bytes: bytes) -> None:
    async def look() -> None:
        async with hosted(tmp_path) as place:
            head = ""
            with suppress(ConnectionError):  # it is cut off while it still speaks
                head, _ = await place.page(request_bytes)
            assert not head.startswith("HTTP/1.1 200 ")
            assert (await place.get("/healthz"))[1] == "ok\n"

    run(look())


def test_behind_a_proxy_each_caller_opens_so_many_tables(tmp_path: Path) -> None:
    async def look() -> None:
        async with hosted(tmp_path) as place:
            opening = [await place.open_table("192.0.2.7") for _ in range(3)]
            assert opening == ["", "", "too-fast"]
            assert await place.open_table("192.0.2.8") == ""

    run(look())


def test_on_this_machine_itself_tables_are_not_counted(tmp_path: Path) -> None:
    async def look() -> None:
        async with hosted(tmp_path) as place:
            assert [await place.open_table() for _ in range(4)] == [""] * 4

    run(look())


def test_behind_a_proxy_each_caller_has_so_many_connections(tmp_path: Path) -> None:
    async def look() -> None:
        async with hosted(tmp_path) as place:
            links = [await place.come("192.0.2.7") for _ in range(3)]
            with pytest.raises(WebSocketException):
                await place.come("192.0.2.7")
            links.append(await place.come("192.0.2.8"))
            for link in links:
                await link.close()

    run(look())


def test_who_connects_and_says_nothing_keeps_nobody_out(tmp_path: Path) -> None:
    async def look() -> None:
        async with hosted(tmp_path) as place:
            where = place.address.host, place.address.port
            silent = [await asyncio.open_connection(*where) for _ in range(20)]
            assert (await place.get("/healthz"))[1] == "ok\n"
            assert await place.open_table() == ""
            cut = [reader for reader, _ in silent if reader.at_eof() or reader.exception()]
            assert len(cut) >= len(silent) - FEW.pending_handshakes
            for _, writer in silent:
                writer.close()

    run(look())


async def flood(place: Place) -> int:
    """Send pings and read no answer; return how many bytes went out before it was cut off."""
    reader, writer = await asyncio.open_connection(place.address.host, place.address.port)
    writer.write(UPGRADE)
    await reader.readuntil(b"\r\n\r\n")
    writer.transport.pause_reading()  # type: ignore[attr-defined]  # a socket's has it
    sent = 0
    with suppress(ConnectionError):
        while sent < MAX_BYTES:
            writer.write(PING * PINGS_AT_ONCE)
            sent += len(PING) * PINGS_AT_ONCE
            await writer.drain()
    writer.transport.abort()
    return sent


@pytest.mark.thorough
def test_who_sends_pings_and_reads_no_answer_is_cut_off(tmp_path: Path) -> None:
    async def look() -> None:
        async with hosted(tmp_path) as place:
            assert await flood(place) < MAX_BYTES
            assert (await place.get("/healthz"))[1] == "ok\n"

    run(look())


def test_what_is_told_to_who_was_cut_off_makes_no_noise(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def look() -> None:
        async with hosted(tmp_path) as place:
            link = await place.come()
            link.transport.pause_reading()
            [session] = place.host.sessions
            for _ in range(100):
                session.send_message(JournalMessage(bytes(500_000)))
            await asyncio.sleep(0)
            link.transport.abort()

    run(look())
    assert caplog.records == []


def test_that_no_more_files_can_be_opened_is_told_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def look() -> None:
        async with hosted(tmp_path):
            loop = asyncio.get_running_loop()
            for _ in range(50):
                problem = OSError(24, "Too many open files")
                loop.call_exception_handler(
                    {"message": server.ACCEPT_FAILED_MESSAGE, "exception": problem}
                )

    run(look())
    said = capsys.readouterr().err
    assert said == "No more connections can be taken for now: Too many open files.\n"


def make_certificate(folder: Path, name: str) -> tuple[Path, Path]:
    """Make a certificate in two files of a folder, in the place of those that are there."""
    certificate = folder / "cert.pem"
    key = folder / "key.pem"
    command = [
        *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"),
        *("-subj", f"/CN={name}", "-addext", "subjectAltName=IP:127.0.0.1"),
        *("-out", str(certificate), "-keyout", str(key)),
    ]
    try:
        made = subprocess.run(command, capture_output=True, check=False)
    except FileNotFoundError:
        pytest.skip("there is no openssl")
    assert made.returncode == 0
    return certificate, key


async def certificate_at(address: Address) -> bytes:
    """Return the certificate a host shows."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    _, writer = await asyncio.open_connection(address.host, address.port, ssl=context)
    shown = writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
    writer.close()
    assert isinstance(shown, bytes)
    return shown


@pytest.mark.thorough
def test_a_renewed_certificate_is_shown_to_new_callers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "CERTIFICATE_CHECK_SECONDS", 0.01)
    certificate = Certificate(*make_certificate(tmp_path, "first"))

    async def look() -> None:
        async with hosted(tmp_path / "host", certificate=certificate) as place:
            before = await certificate_at(place.address)
            make_certificate(tmp_path, "second")
            while await certificate_at(place.address) == before:
                await asyncio.sleep(0.01)

    run(look())


def test_an_encrypted_connection_takes_little_memory(tmp_path: Path) -> None:
    certificate = Certificate(*make_certificate(tmp_path, "first"))
    count = 20

    async def look() -> None:
        async with hosted(tmp_path / "host", certificate=certificate) as place:
            await certificate_at(place.address)
            tracemalloc.start()
            silent = [
                await asyncio.open_connection(place.address.host, place.address.port)
                for _ in range(count)
            ]
            await certificate_at(place.address)  # they are accepted before it
            used, _ = tracemalloc.get_traced_memory()
            tracemalloc.stop()
            for _, writer in silent:
                writer.close()
            assert used / count < 100_000

    run(look())


@pytest.mark.thorough
def test_a_certificate_is_read_again_only_when_it_has_changed(tmp_path: Path) -> None:
    certificate = Certificate(*make_certificate(tmp_path, "first"))
    assert not certificate.reload_when_changed()
    make_certificate(tmp_path, "second")
    assert certificate.reload_when_changed()
    assert not certificate.reload_when_changed()


@pytest.mark.thorough
@pytest.mark.parametrize("content", ["", "nonsense"])
def test_a_certificate_that_cannot_be_used_leaves_the_old_one(
    tmp_path: Path, content: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file, key = make_certificate(tmp_path, "first")
    certificate = Certificate(file, key)

    async def look() -> None:
        async with hosted(tmp_path / "host", certificate=certificate) as place:
            before = await certificate_at(place.address)
            file.write_text(content, encoding="utf-8")
            assert not certificate.reload_or_keep_old()
            assert await certificate_at(place.address) == before

    run(look())
    assert "the old certificate stays in use" in capsys.readouterr().err


@pytest.mark.thorough
def test_a_certificate_with_the_key_of_another_leaves_the_old_one(tmp_path: Path) -> None:
    file, key = make_certificate(tmp_path, "first")
    certificate = Certificate(file, key)
    other = tmp_path / "other"
    other.mkdir()
    file.write_bytes(make_certificate(other, "second")[0].read_bytes())
    assert not certificate.reload_when_changed()
    key.write_bytes((other / "key.pem").read_bytes())
    assert certificate.reload_when_changed()


def test_a_certificate_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        Certificate(tmp_path / "cert.pem", tmp_path / "key.pem")
    assert refused.value.reason.facts["certificate"] == str(tmp_path / "cert.pem")


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes there")
def test_files_that_others_may_read_become_private(tmp_path: Path) -> None:
    (tmp_path / "tables").mkdir()
    files = [tmp_path / "game-0001.counthouse", tmp_path / "tables" / "abc.table"]
    for file in files:
        file.touch()
        file.chmod(0o644)
    before = os.umask(0)
    try:
        make_present_and_future_files_private(tmp_path)
    finally:
        os.umask(before)
    assert [stat.S_IMODE(file.stat().st_mode) for file in files] == [0o600, 0o600]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit there")
def test_a_host_may_open_as_many_files_as_it_needs_if_the_system_allows_it() -> None:
    command = [sys.executable, "-c", LIMITED]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True, cwd=TOP)
    assert done.stdout.split() == ["200", "200", "150", "150"]
