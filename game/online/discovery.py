"""Find hosts in the local network, and announce a host, by multicast DNS."""

import secrets
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

from zeroconf import (
    Error,
    InterfaceChoice,
    ServiceBrowser,
    ServiceInfo,
    ServiceStateChange,
    Zeroconf,
)

from game.online.protocol.invitation import Address
from game.program import COMMAND
from game.text.names import clean_name

SERVICE_TYPE_NAME: Final = f"_{COMMAND}._tcp.local."
MAX_SERVICE_NAME_BYTES: Final = (
    48  # bytes; 63 are allowed, and a number may be added to equal names
)
NO_NETWORK_ERRORS: Final = (OSError, RuntimeError, ValueError, Error)
"""The errors that multicast DNS raises without a network, or without one for the address."""


class Discovery:
    """Looks for hosts in the local network on a separate thread until closed; calls
    `wake_event_loop` when `addresses_by_service_name` changes."""

    def __init__(
        self,
        wake_event_loop: Callable[[], None],
        interfaces: Sequence[str] | InterfaceChoice = InterfaceChoice.All,
    ) -> None:
        """Start to look; without a network `addresses_by_service_name` stays empty."""
        self.addresses_by_service_name: dict[str, Address] = {}
        self._wake_event_loop = wake_event_loop
        self._zeroconf: Zeroconf | None = None
        with suppress(*NO_NETWORK_ERRORS):
            self._zeroconf = Zeroconf(interfaces=interfaces)
            ServiceBrowser(self._zeroconf, SERVICE_TYPE_NAME, handlers=[self._on_service_changed])

    def close(self) -> None:
        """Stop looking for hosts."""
        if self._zeroconf is not None:
            self._zeroconf.close()

    def _on_service_changed(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        info = None
        found = {at: each for at, each in self.addresses_by_service_name.items() if at != name}
        if state_change is not ServiceStateChange.Removed:
            info = zeroconf.get_service_info(service_type, name)
        if info is not None and info.port and (places := info.parsed_scoped_addresses()):
            place = next((place for place in places if ":" not in place), places[0])
            found[name] = Address(place, info.port, info.decoded_properties.get("tls") == "1")
        self.addresses_by_service_name = found
        self._wake_event_loop()


def announce_host(name: str, address: Address) -> Zeroconf | None:
    """Register a host with multicast DNS under a name; return the Zeroconf object whose `close`
    ends the announcement, None without a network.

    The call takes about a second, so it must run in the background.
    """
    with suppress(*NO_NETWORK_ERRORS):
        place = ip_address(socket.getaddrinfo(address.host, None)[0][4][0])
        around = Zeroconf(interfaces=[str(place)])
        try:
            around.register_service(
                service_info(name, address, place.packed), allow_name_change=True
            )
        except NO_NETWORK_ERRORS:
            around.close()
            raise
        return around
    return None


def service_info(name: str, address: Address, packed_address: bytes) -> ServiceInfo:
    """Return the ServiceInfo that announces a host: its IP address `packed_address` as bytes, its
    port and TLS flag, with a random server name.

    If two hosts on different machines had one server name, each would take the address of the
    other.
    """
    shown = (
        clean_name(name).replace(".", " ").encode()[:MAX_SERVICE_NAME_BYTES].decode(errors="ignore")
    )
    return ServiceInfo(
        SERVICE_TYPE_NAME,
        f"{shown or COMMAND}.{SERVICE_TYPE_NAME}",
        addresses=[packed_address],
        port=address.port,
        properties={"tls": str(int(address.uses_tls))},
        server=f"{COMMAND}-{secrets.token_hex(8)}.local.",
    )
