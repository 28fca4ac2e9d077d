"""The server: carries sessions over WebSockets, with or without TLS, and lets time pass."""

import asyncio
import logging
import ssl
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from websockets.asyncio.server import ServerConnection, broadcast, serve
from websockets.exceptions import WebSocketException

from game.online.discovery import announced
from game.online.host.host import Host
from game.online.host.session import Session
from game.online.protocol.invitation import Address, own_place
from game.online.protocol.messages import LARGEST_FRAME

QUIET: Final = logging.getLogger("count-house.host")  # what strangers send is nobody's news
QUIET.addHandler(logging.NullHandler())
QUIET.propagate = False
TICK_SECONDS: Final = 1.0
PATIENCE: Final = 20.0  # seconds a client may be silent


class SocketLink:
    """What a session sends over one socket; a reader who is too slow is cut off."""

    def __init__(self, socket: ServerConnection, most: int) -> None:
        """Keep at most so many bytes for the reader."""
        self._socket = socket
        self._most = most

    def send(self, content: bytes) -> None:
        """Send a frame behind the others."""
        broadcast([self._socket], content)
        if self._socket.transport.get_write_buffer_size() > self._most:
            self._socket.transport.abort()

    def cut(self) -> None:
        """End the connection once all is sent."""
        self._closing = asyncio.ensure_future(self._socket.close())


@asynccontextmanager
async def serving(
    make: Callable[[Callable[[], None]], Host],
    place: str | None,
    port: int,
    files: Sequence[Path] = (),
    *,
    is_found: bool = False,
) -> AsyncIterator[Address]:
    """Serve a host meanwhile, at the address that is given; Refused or OSError when it cannot be.

    `make` is called with what wakes the host up; `place` is one address of this machine, or all,
    port 0 any free one, `files` are certificate and key, without which there is no TLS. It can be
    found in the network, if it wants and there is one.
    """
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH) if files else None
    if tls is not None:
        tls.load_cert_chain(files[0], files[1])
    loop = asyncio.get_running_loop()
    awake = asyncio.Event()

    def wake() -> None:
        with suppress(RuntimeError):  # a computer may answer when all is over
            loop.call_soon_threadsafe(awake.set)

    host = make(wake)
    told = None
    try:
        async with serve(
            partial(_serve_client, host, Counter()),
            place,
            port,
            ssl=tls,
            origins=[None],  # pages in a browser have no business here
            compression=None,
            max_size=LARGEST_FRAME,
            max_queue=4,
            ping_interval=PATIENCE,
            ping_timeout=PATIENCE,
            close_timeout=1.0,
            logger=QUIET,
        ) as server:
            ticking = asyncio.create_task(_tick(host, awake))
            port = int(next(iter(server.sockets)).getsockname()[1])
            address = Address(place or own_place(), port, tls is not None)
            if is_found:
                with suppress(OSError):
                    told = await asyncio.to_thread(announced, host.services.name, address)
            try:
                yield address
            finally:
                ticking.cancel()
                host.dismiss()
    finally:
        if told is not None:
            await asyncio.to_thread(told.close)
        host.close()


async def _tick(host: Host, awake: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    due = loop.time() + TICK_SECONDS
    while True:
        with suppress(TimeoutError):
            await asyncio.wait_for(awake.wait(), max(due - loop.time(), 0.0))
        awake.clear()
        try:
            host.run_computers()
            if loop.time() >= due:
                due = loop.time() + TICK_SECONDS
                host.tick()
        except Exception as fault:  # time passes all the same
            host.note_fault(fault, None)
        await asyncio.sleep(0)


async def _serve_client(host: Host, callers: Counter[str], socket: ServerConnection) -> None:
    limits = host.services.limits
    address = _far(socket)
    most = limits.sessions_of_an_address
    if len(host.sessions) >= limits.sessions or (address and callers[address] >= most):
        await socket.close(1013)  # try again later
        return
    session = Session(host, SocketLink(socket, limits.unsent_bytes), address)
    callers[address] += 1
    try:
        async for content in socket:
            if isinstance(content, str):
                break
            session.hear(content)
    except WebSocketException:
        pass  # it has ended in some other way
    finally:
        session.gone()
        callers[address] -= 1


def _far(socket: ServerConnection) -> str:
    """Return the address somebody calls from, "" for this machine itself."""
    address = str(socket.remote_address[0]) if socket.remote_address else ""
    try:
        return "" if ip_address(address.partition("%")[0]).is_loopback else address
    except ValueError:
        return address
