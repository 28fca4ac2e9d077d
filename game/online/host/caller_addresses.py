"""Find the address of a caller, also behind a trusted reverse proxy."""

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from game.online.protocol.messages import Refused

THIS_MACHINE_CALLER_MARK: Final = ""  # in place of the address of a caller on this machine
FORWARDED_HEADER: Final = "X-Forwarded-For"  # the header in which proxies name the caller
MAX_FORWARDED_ENTRIES_READ: Final = 40  # entries that are read
# bits of an IPv6 address that identify a household, which owns the rest
HOUSEHOLD_IPV6_PREFIX_BITS: Final = 64

IPNetwork = IPv4Network | IPv6Network
IPAddress = IPv4Address | IPv6Address


def parse_proxy_networks(words: Iterable[str]) -> tuple[IPNetwork, ...]:
    """Parse the addresses or networks of trusted proxies and return them; raise Refused with the
    first invalid one.
    """
    proxies: list[IPNetwork] = []
    for word in words:
        try:
            proxies.append(ip_network(word, strict=False))
        except ValueError as error:
            raise Refused("no-proxy", text=word[:80]) from error
    return tuple(proxies)


def caller_address_or_network_text(
    remote_address: str, forwarded_addresses: Sequence[str], trusted_proxies: Sequence[IPNetwork]
) -> str:
    """Return the caller's IPv4 address or IPv6 /64 network as text, or THIS_MACHINE_CALLER_MARK if
    the caller is this machine.

    `remote_address` is the other end of the connection; it is returned unchanged when it is no IP
    address. `forwarded_addresses` are the headers in which proxies have written their callers'
    addresses. Only entries written by a proxy in `trusted_proxies`, or by a program on this
    machine, are believed.
    """
    address = _parse_address(remote_address)
    if address is None:
        return remote_address
    entries = [entry for header in forwarded_addresses for entry in header.split(",")]
    for entry in reversed(entries[-MAX_FORWARDED_ENTRIES_READ:]):
        if not _is_trusted_proxy(address, trusted_proxies):
            break
        before = _parse_address(_strip_port(entry.strip()))
        if before is None:
            break
        address = before
    if address.is_loopback:
        return THIS_MACHINE_CALLER_MARK
    return _address_or_household_network_text(address)


def _parse_address(text: str) -> IPAddress | None:
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def _strip_port(text: str) -> str:
    """Return the address of "192.0.2.1:8080" or "[2001:db8::1]:8080"."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def _is_trusted_proxy(address: IPAddress, trusted_proxies: Sequence[IPNetwork]) -> bool:
    return address.is_loopback or any(address in network for network in trusted_proxies)


def _address_or_household_network_text(address: IPAddress) -> str:
    if isinstance(address, IPv4Address):
        return str(address)
    return str(ip_network((address, HOUSEHOLD_IPV6_PREFIX_BITS), strict=False))
