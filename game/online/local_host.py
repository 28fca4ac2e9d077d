"""Being a host: a server that can be found, by itself or on the network's thread of a window."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from contextlib import asynccontextmanager, suppress
from typing import Final

from game.engine.title import Reason
from game.fields import cause_of
from game.online.client.discovery import announce
from game.online.host.host import Host
from game.online.host.server import HostServer, Listening
from game.online.protocol.invitation import Address
from game.online.protocol.messages import Refused

MakeHost = Callable[[Callable[[], None]], Host]
"""Makes the host, on the thread it is to run on, with what wakes it up."""
ANYBODY: Final = ("192.0.2.1", 9)  # an address for examples: nothing is ever sent there
LOOPBACK: Final = "127.0.0.1"


def own_place() -> str:
    """Return the address under which this machine is known in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ANYBODY)
            return str(asking.getsockname()[0])
        except OSError:  # there is no network
            return LOOPBACK


@asynccontextmanager
async def serving(
    make: MakeHost, listening: Listening, *, announced: bool = True
) -> AsyncIterator[Address]:
    """Serve a host meanwhile, at the address that is given; Refused or OSError when it cannot be.

    Without a network to be announced in it is a host all the same.
    """
    loop, server = asyncio.get_running_loop(), HostServer(listening)

    def wake() -> None:
        with suppress(RuntimeError):  # a computer may answer when all is over
            loop.call_soon_threadsafe(server.wake)

    host = make(wake)
    told = None
    try:
        await server.start(host)
        place = listening.place or own_place()
        if announced:
            with suppress(OSError):
                told = await announce(host.services.name, server.port, place, safe=listening.safe)
        yield Address(place, server.port, listening.safe)
    finally:
        if told is not None:
            await told.async_close()
        await server.stop()
        host.close()


class LocalHost:
    """Begins at once: the `host` and an `address` to open tables at come, or a `refusal`."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        make: MakeHost,
        told: Callable[[], None],
        listening: Listening,
    ) -> None:
        """Begin on the loop, and call `told` there when it is known what came of it."""
        self.address: Address | None = None
        self.refusal: Reason | None = None
        self.host: Host | None = None
        self._make, self._told, self._loop = make, told, loop
        self._listening = listening
        self._running: Future[None] = asyncio.run_coroutine_threadsafe(self._run(), loop)

    def close(self) -> None:
        """Be a host no more; the tables stay in their folder."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._running.cancel)

    def _keep(self, wake: Callable[[], None]) -> Host:
        self.host = self._make(wake)
        return self.host

    async def _run(self) -> None:
        try:
            async with serving(self._keep, self._listening) as self.address:
                self._told()
                await asyncio.Event().wait()
        except Refused as refused:
            self.refusal = refused.reason
        except OSError as error:
            self.refusal = Reason("online.no-host", {"cause": cause_of(error)})
        self._told()
