"""A host of the window's own: it runs on the network's thread as long as the window is open."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import Final

from game.engine.title import Reason
from game.fields import cause_of
from game.online.host.host import Host
from game.online.host.server import HostServer, Listening
from game.online.protocol.invitation import Address
from game.online.protocol.messages import PORT, Refused

MakeHost = Callable[[Callable[[], None]], Host]
"""Makes the host, on the network's thread, with what wakes it up."""
ANYBODY: Final = ("192.0.2.1", 9)  # an address for examples: nothing is ever sent there


def own_place() -> str:
    """Return the address under which this machine is known in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ANYBODY)
            return str(asking.getsockname()[0])
        except OSError:  # there is no network
            return "127.0.0.1"


class LocalHost:
    """Begins at once: an `address` to open tables at comes, or a `refusal`."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        make: MakeHost,
        told: Callable[[], None],
        listening: Listening | None = None,
    ) -> None:
        """Begin on the loop, and call `told` there when it is known what came of it."""
        self.address: Address | None = None
        self.refusal: Reason | None = None
        self._make, self._told, self._loop = make, told, loop
        self._listening = listening or Listening()
        self._running: Future[None] = asyncio.run_coroutine_threadsafe(self._run(), loop)

    def close(self) -> None:
        """Be a host no more; the tables stay in their folder."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._running.cancel)

    async def _run(self) -> None:
        from game.online.client.discovery import announce

        loop = asyncio.get_running_loop()
        server: HostServer | None = None
        announced = None

        def wake() -> None:
            if server is not None:
                loop.call_soon_threadsafe(server.wake)

        try:
            host = self._make(wake)
            server = HostServer(host, self._listening)
            try:
                await server.start()
            except OSError:
                if self._listening.port != PORT:
                    raise
                server = HostServer(host, Listening(self._listening.place, 0))
                await server.start()
            place = self._listening.place or own_place()
            with suppress(OSError):
                places = [place]
                announced = await announce(
                    host.services.name, server.port, safe=False, places=places, interfaces=places
                )
            self.address = Address(place, server.port)
            self._told()
            await asyncio.Event().wait()
        except Refused as refused:
            self.refusal = refused.reason
        except OSError as error:
            self.refusal = Reason("online.no-host", {"cause": cause_of(error)})
        finally:
            self._told()
            if announced is not None:
                await announced.async_close()
            if server is not None:
                await server.stop()
