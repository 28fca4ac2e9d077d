"""Discovery: hosts in the local network, found and announced by multicast DNS."""

import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from zeroconf import InterfaceChoice, ServiceBrowser, ServiceInfo, ServiceStateChange, Zeroconf

from game.names import name_of
from game.online.protocol.invitation import Address
from game.program import COMMAND

SERVICE: Final = f"_{COMMAND}._tcp.local."


class Discovery:
    """Looks for hosts on a thread of its own until closed; calls `wake` when `found` changes."""

    def __init__(
        self,
        wake: Callable[[], None],
        interfaces: Sequence[str] | InterfaceChoice = InterfaceChoice.All,
    ) -> None:
        """Begin to look; without any network nobody is found."""
        self.found: dict[str, Address] = {}
        self._wake = wake
        self._around: Zeroconf | None = None
        with suppress(OSError):
            self._around = Zeroconf(interfaces=interfaces)
            ServiceBrowser(self._around, SERVICE, handlers=[self._changed])

    def close(self) -> None:
        """Look no more."""
        if self._around is not None:
            self._around.close()

    def _changed(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        info = None
        found = {at: each for at, each in self.found.items() if at != name}
        if state_change is not ServiceStateChange.Removed:
            info = zeroconf.get_service_info(service_type, name)
        if info is not None and info.port and (places := info.parsed_scoped_addresses()):
            place = next((place for place in places if ":" not in place), places[0])
            found[name] = Address(place, info.port, info.decoded_properties.get("tls") == "1")
        self.found = found
        self._wake()


def announced(name: str, address: Address) -> Zeroconf:
    """Let a host be found under a name until the result is closed; OSError without a network.

    It takes a second: nothing may wait for it.
    """
    around = Zeroconf(interfaces=[address.host])
    family = socket.AF_INET6 if ":" in address.host else socket.AF_INET
    info = ServiceInfo(
        SERVICE,
        f"{name_of(name).replace('.', ' ')}.{SERVICE}",
        addresses=[socket.inet_pton(family, address.host)],
        port=address.port,
        properties={"tls": str(int(address.safe))},
        server=f"{COMMAND}-{address.port}.local.",
    )
    around.register_service(info, allow_name_change=True)
    return around
