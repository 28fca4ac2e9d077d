"""The server: carries sessions over WebSockets, with or without TLS, and lets time pass."""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections import Counter, deque
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import WebSocketException

from game.online.host.host import Host
from game.online.host.session import Session
from game.online.protocol.messages import LARGEST_FRAME, PORT

QUIET: Final = logging.getLogger("count-house.host")  # what strangers send is nobody's news
QUIET.addHandler(logging.NullHandler())
QUIET.propagate = False
TICK_SECONDS: Final = 1.0
PATIENCE: Final = 20.0  # seconds a client may be silent


@dataclass(frozen=True, slots=True)
class Listening:
    """Where a host listens: the address of this machine, the port (0: any free one), and the files
    of its certificate and key, without which there is no TLS.
    """

    place: str | None = None  # None: every address there is
    port: int = PORT
    certificate: Path | None = None
    key: Path | None = None

    @property
    def safe(self) -> bool:
        """Whether it is reached by TLS."""
        return self.certificate is not None

    def tls(self) -> ssl.SSLContext | None:
        """Return what TLS needs; OSError when the files are none."""
        if self.certificate is None:
            return None
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(self.certificate, self.key)
        return context


class SocketLink:
    """What a session sends over one socket; a reader who is too slow is cut off."""

    def __init__(self, socket: ServerConnection, most: int) -> None:
        """Send nothing yet."""
        self._socket, self._most = socket, most
        self._unsent: deque[bytes] = deque()
        self._bytes = 0
        self._ready = asyncio.Event()
        self._is_ending = False

    def send(self, content: bytes) -> None:
        """Send a frame behind the others."""
        self._unsent.append(content)
        self._bytes += len(content)
        self._ready.set()
        if self._bytes > self._most:
            self._socket.transport.abort()

    def cut(self) -> None:
        """End the connection once all is sent."""
        self._is_ending = True
        self._ready.set()

    async def run(self) -> None:
        """Send what there is to send until the end."""
        with suppress(WebSocketException):
            while True:
                await self._ready.wait()
                while self._unsent:
                    content = self._unsent.popleft()
                    await self._socket.send(content)
                    self._bytes -= len(content)
                if self._is_ending:
                    break
                self._ready.clear()
        await self._socket.close()


class HostServer:
    """Serves one host on the running loop, from `start` to `stop`."""

    host: Host

    def __init__(self, listening: Listening) -> None:
        """Listen to nothing yet."""
        self._listening = listening
        self._server: Server | None = None
        self._ticking: asyncio.Task[None] | None = None
        self._awake = asyncio.Event()
        self._addresses: Counter[str] = Counter()

    @property
    def port(self) -> int:
        """The port it listens to."""
        sockets = list(self._server.sockets) if self._server is not None else []
        return int(sockets[0].getsockname()[1]) if sockets else self._listening.port

    async def start(self, host: Host) -> None:
        """Begin to listen; OSError when that cannot be."""
        self.host, listening = host, self._listening
        self._server = await serve(
            self._serve_client,
            listening.place,
            listening.port,
            ssl=listening.tls(),
            origins=[None],  # pages in a browser have no business here
            compression=None,
            max_size=LARGEST_FRAME,
            max_queue=4,
            ping_interval=PATIENCE,
            ping_timeout=PATIENCE,
            close_timeout=1.0,
            logger=QUIET,
        )
        self._ticking = asyncio.create_task(self._tick())

    async def stop(self) -> None:
        """End all connections and listen no more."""
        if self._ticking is not None:
            self._ticking.cancel()
            self.host.dismiss()
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    def wake(self) -> None:
        """Let computers go on."""
        self._awake.set()

    async def _tick(self) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + TICK_SECONDS
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._awake.wait(), max(due - loop.time(), 0.0))
            self._awake.clear()
            self.host.run_computers()
            if loop.time() >= due:
                due = loop.time() + TICK_SECONDS
                self.host.tick()
            await asyncio.sleep(0)

    async def _serve_client(self, socket: ServerConnection) -> None:
        limits = self.host.services.limits
        address = _far(socket)
        link = SocketLink(socket, limits.unsent_bytes)
        most = limits.sessions_of_an_address
        is_full = len(self.host.sessions) >= limits.sessions
        if is_full or (address and self._addresses[address] >= most):
            await socket.close(1013)  # try again later
            return
        session = Session(self.host, link, address)
        self._addresses[address] += 1
        sending = asyncio.create_task(link.run())
        try:
            async for content in socket:
                if isinstance(content, str):
                    break
                session.hear(content)
        except WebSocketException:
            pass  # it has ended in some other way
        finally:
            session.gone()
            link.cut()
            self._addresses[address] -= 1
            await sending


def _far(socket: ServerConnection) -> str:
    """Return the address somebody calls from, "" for this machine itself."""
    address = str(socket.remote_address[0]) if socket.remote_address else ""
    try:
        return "" if ip_address(address.partition("%")[0]).is_loopback else address
    except ValueError:
        return address
