"""WebSocket connections that run on the network thread and reconnect by themselves."""

import asyncio
import random
import ssl
from asyncio import wait_for
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.connection import broadcast
from websockets.exceptions import WebSocketException

from game.online.client.connection_failures import connection_failure_reason
from game.online.client.remote_table import LinkChange
from game.online.protocol.invitation import Address

MAX_HOST_FRAME_BYTES: Final = 2_000_000  # bytes of one frame from a host
FIRST_RECONNECT_WAIT_SECONDS: Final = (
    0.5  # seconds between two attempts to connect, doubled after each failure
)
MAX_RECONNECT_WAIT_SECONDS: Final = 30.0
MIN_STEADY_CONNECTION_SECONDS: Final = (
    3.0  # a connection that lasted less than this counts as a failure
)
SILENT_HOST_TIMEOUT_SECONDS: Final = (
    20.0  # seconds without a sign of life after which a host counts as lost
)
MAX_UNPROCESSED_FRAMES: Final = 4_000  # frames waiting to be taken
UNREACHABLE_HOST_ERRORS: Final = (OSError, WebSocketException, TimeoutError, ValueError, EOFError)


def make_connection(address: Address, table: str = "") -> connect:
    """Return a WebSocket connection to the host (and table) that is not open yet; it uses TLS
    for a safe address and never a proxy."""
    return connect(
        address.websocket_url(table),
        ssl=ssl.create_default_context() if address.uses_tls else None,
        compression=None,
        max_size=MAX_HOST_FRAME_BYTES,
        open_timeout=SILENT_HOST_TIMEOUT_SECONDS,
        ping_interval=SILENT_HOST_TIMEOUT_SECONDS,
        ping_timeout=SILENT_HOST_TIMEOUT_SECONDS,
        close_timeout=1.0,
        proxy=None,
    )


class Connection:
    """The `HostLink` over WebSockets; `wake_event_loop` is called on the network thread when
    something has arrived.

    All methods run on that thread except `take_arrival`, `send`, `reconnect`,
    `use_address_for_next_connection` and `close`."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        address: Address,
        table: str,
        wake_event_loop: Callable[[], None],
    ) -> None:
        """Start to connect to the host in the background, and reconnect whenever the connection
        is lost."""
        self._loop = loop
        self._address = address
        self._table = table
        self._wake_event_loop = wake_event_loop
        self._arrivals: deque[bytes | LinkChange] = deque()
        self._link: ClientConnection | None = None
        self._dial_at_once = asyncio.Event()  # set to skip the wait before the next attempt
        # connections that were made, and how many of them the reader has noticed
        self._connections_made = self._taken = 0
        self._task = asyncio.run_coroutine_threadsafe(self._keep_connected(), loop)

    def take_arrival(self) -> bytes | LinkChange | None:
        """Remove and return the next frame or change of the connection, None when there is none."""
        if not self._arrivals:
            return None
        arrival = self._arrivals.popleft()
        if isinstance(arrival, LinkChange) and arrival.is_connected:
            self._taken += 1
        return arrival

    def send(self, frame: bytes) -> None:
        """Send a frame; it is dropped if the connection has been lost or replaced in the
        meantime."""
        self._call_on_network_thread(self._send_if_link_not_replaced, self._taken, frame)

    def reconnect(self) -> None:
        """Close the connection and open a new one."""
        self._call_on_network_thread(self._abort_link)

    def use_address_for_next_connection(self, address: Address) -> None:
        """Use this address for the next connection, which is tried at once when there is none
        now."""
        self._call_on_network_thread(self._set_address_and_dial, address)

    def close(self) -> None:
        """Close the connection for good after everything has been sent."""
        self._call_on_network_thread(self._task.cancel)

    def _call_on_network_thread(self, function: Callable[..., object], *arguments: object) -> None:
        with suppress(RuntimeError):  # the event loop has been closed
            self._loop.call_soon_threadsafe(function, *arguments)

    def _send_if_link_not_replaced(self, connection_number: int, frame: bytes) -> None:
        if connection_number == self._connections_made and self._link is not None:
            broadcast([self._link], frame)

    def _set_address_and_dial(self, address: Address) -> None:
        self._address = address
        self._dial_at_once.set()

    def _abort_link(self) -> None:
        if self._link is not None:
            self._link.transport.abort()

    def _store_arrival(self, arrival: bytes | LinkChange) -> None:
        self._arrivals.append(arrival)
        self._wake_event_loop()

    async def _keep_connected(self) -> None:
        wait = FIRST_RECONNECT_WAIT_SECONDS
        while True:
            reason = None
            made_at = self._loop.time()
            try:
                async with make_connection(self._address, self._table) as self._link:
                    made_at = self._loop.time()
                    self._connections_made += 1
                    self._store_arrival(LinkChange(is_connected=True))
                    async for content in self._link:
                        if isinstance(content, str) or len(self._arrivals) > MAX_UNPROCESSED_FRAMES:
                            break
                        self._store_arrival(content)
            except UNREACHABLE_HOST_ERRORS as error:
                reason = connection_failure_reason(error, self._address)
            finally:
                was_made = self._link is not None
                self._link = None
            self._store_arrival(LinkChange(is_connected=False, reason=reason))
            if was_made and self._loop.time() - made_at > MIN_STEADY_CONNECTION_SECONDS:
                wait = FIRST_RECONNECT_WAIT_SECONDS
            self._dial_at_once.clear()
            with suppress(TimeoutError):
                rest = wait * random.uniform(0.5, 1.0)
                await wait_for(self._dial_at_once.wait(), rest)
            wait = min(wait * 2, MAX_RECONNECT_WAIT_SECONDS)
