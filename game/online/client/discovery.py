"""Discovery: hosts in the local network, found and announced by multicast DNS."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from zeroconf import InterfaceChoice, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from game.names import name_of
from game.online.protocol.invitation import Address
from game.online.protocol.messages import VERSION
from game.program import COMMAND

SERVICE: Final = f"_{COMMAND}._tcp.local."
PATIENCE_MS: Final = 3000
Interfaces = Sequence[str] | InterfaceChoice


@dataclass(frozen=True, slots=True)
class FoundHost:
    """A host somebody runs near by: its name, where it is, and the version it speaks."""

    name: str
    address: Address
    version: int


class Discovery:
    """Looks for hosts until it is closed; `wake` tells that `hosts` has changed."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        wake: Callable[[], None],
        interfaces: Interfaces = InterfaceChoice.All,
    ) -> None:
        """Begin to look."""
        self._found: dict[str, FoundHost] = {}
        self._wake, self._loop = wake, loop
        self._asking: set[asyncio.Task[None]] = set()
        self._task = asyncio.run_coroutine_threadsafe(self._run(interfaces), loop)

    @property
    def hosts(self) -> tuple[FoundHost, ...]:
        """The hosts that are there now, by name."""
        return tuple(sorted(self._found.copy().values(), key=lambda host: host.name))

    def close(self) -> None:
        """Look no more."""
        self._loop.call_soon_threadsafe(self._task.cancel)

    async def _run(self, interfaces: Interfaces) -> None:
        try:
            around = AsyncZeroconf(interfaces=interfaces)
        except OSError:  # no network at all: nobody is found
            return
        browser = AsyncServiceBrowser(around.zeroconf, SERVICE, handlers=[self._changed])
        try:
            await asyncio.Event().wait()
        finally:
            await browser.async_cancel()
            await around.async_close()

    def _changed(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        if state_change is ServiceStateChange.Removed:
            self._found.pop(name, None)
            self._wake()
            return
        task = asyncio.ensure_future(self._ask(zeroconf, service_type, name))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _ask(self, zeroconf: Zeroconf, service_type: str, name: str) -> None:
        info = AsyncServiceInfo(service_type, name)
        if not await info.async_request(zeroconf, PATIENCE_MS):
            return
        places, told = info.parsed_scoped_addresses(), info.decoded_properties
        version = told.get("version") or ""
        if not places or info.port is None or not version.isdigit():
            return
        place = next((place for place in places if ":" not in place), places[0])
        address = Address(place, info.port, told.get("tls") == "1")
        shown = name_of(name.removesuffix(f".{SERVICE}"))
        self._found[name] = FoundHost(shown, address, int(version[:9]))
        self._wake()


async def announce(name: str, port: int, place: str, *, safe: bool) -> AsyncZeroconf:
    """Let a host be found under a name until the result is closed; OSError without a network."""
    around = AsyncZeroconf(interfaces=[place])
    info = AsyncServiceInfo(
        SERVICE,
        f"{name_of(name).replace('.', ' ')}.{SERVICE}",
        addresses=[socket.inet_pton(socket.AF_INET6 if ":" in place else socket.AF_INET, place)],
        port=port,
        properties={"version": str(VERSION), "tls": str(int(safe))},
        server=f"{COMMAND}-{port}.local.",
    )
    await around.async_register_service(info, allow_name_change=True)
    return around
