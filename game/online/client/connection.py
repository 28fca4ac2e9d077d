"""Connections over WebSockets: they live on the network's thread and dial again by themselves."""

import asyncio
import random
import ssl
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.connection import broadcast
from websockets.exceptions import WebSocketException

from game.fields import cause_of
from game.online.client.remote_table import LinkChange
from game.online.protocol.invitation import Address
from game.online.protocol.messages import Refused

LARGEST_TOLD: Final = 2_000_000  # bytes of one frame of a host
FIRST_WAIT = 0.2
LONGEST_WAIT = 15.0  # seconds between two dials
PATIENCE: Final = 20.0  # seconds a host may be silent
MOST_WAITING: Final = 4_000  # frames nobody takes
UNREACHABLE: Final = (OSError, WebSocketException, TimeoutError, ValueError)


def dialled(address: Address, table: str = "") -> connect:
    """Return a connection to a host that is still to be entered; it goes through no proxy."""
    return connect(
        address.url(table),
        ssl=ssl.create_default_context() if address.safe else None,
        compression=None,
        max_size=LARGEST_TOLD,
        open_timeout=PATIENCE,
        ping_interval=PATIENCE,
        ping_timeout=PATIENCE,
        close_timeout=1.0,
        proxy=None,
    )


class Connection:
    """A `Wire` over WebSockets; `wake` is called on the network's thread when something arrived.

    All but `take`, `send`, `redial` and `close` happens on that thread.
    """

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        address: Address,
        table: str,
        wake: Callable[[], None],
    ) -> None:
        """Dial at once."""
        self._loop = loop
        self._address = address
        self._table = table
        self._wake = wake
        self._arrived: deque[bytes | LinkChange] = deque()
        self._link: ClientConnection | None = None
        self._made = self._taken = 0  # connections that were made, and that the reader knows of
        self._task = asyncio.run_coroutine_threadsafe(self._run(), loop)

    def take(self) -> bytes | LinkChange | None:
        """Return the next thing that arrived, None when there is nothing."""
        if not self._arrived:
            return None
        arrival = self._arrived.popleft()
        if isinstance(arrival, LinkChange) and arrival.up:
            self._taken += 1
        return arrival

    def send(self, content: bytes) -> None:
        """Send a frame; without the connection it was meant for it is dropped."""
        self._call(self._put, self._taken, content)

    def redial(self) -> None:
        """Give the connection up for a new one."""
        self._call(self._cut)

    def close(self) -> None:
        """Give the connection up for good, once everything was sent."""
        self._call(self._task.cancel)

    def _call(self, then: Callable[..., object], *arguments: object) -> None:
        with suppress(RuntimeError):  # the network has been closed
            self._loop.call_soon_threadsafe(then, *arguments)

    def _put(self, made: int, content: bytes) -> None:
        if made == self._made and self._link is not None:
            broadcast([self._link], content)

    def _cut(self) -> None:
        if self._link is not None:
            self._link.transport.abort()

    def _arrive(self, arrival: bytes | LinkChange) -> None:
        self._arrived.append(arrival)
        self._wake()

    async def _run(self) -> None:
        wait = FIRST_WAIT
        while True:
            reason = None
            try:
                async with dialled(self._address, self._table) as self._link:
                    wait = FIRST_WAIT
                    self._made += 1
                    self._arrive(LinkChange(up=True))
                    async for content in self._link:
                        if isinstance(content, str) or len(self._arrived) > MOST_WAITING:
                            break
                        self._arrive(content)
            except UNREACHABLE as error:
                cause = cause_of(error) if isinstance(error, OSError) else type(error).__name__
                reason = Refused("unreachable", address=str(self._address), cause=cause).reason
            finally:
                self._link = None
            self._arrive(LinkChange(up=False, reason=reason))
            await asyncio.sleep(wait * random.uniform(0.5, 1.0))
            wait = min(wait * 2, LONGEST_WAIT)
