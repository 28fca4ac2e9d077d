"""The addresses of this machine for others: in its network, by a VPN, by IPv6."""

from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final

from game.online.protocol.invitation import LOOPBACK_ADDRESS, own_network_address

CONTAINER_ADAPTER_PREFIXES: Final = ("docker", "br-", "veth", "virbr", "vmnet", "cni", "flannel")
MAX_ADDRESSES_PER_ADAPTER: Final = 2


@dataclass(frozen=True, slots=True)
class OwnAddress:
    """An address of this machine, and the system's name of its adapter."""

    host: str
    adapter: str


def own_addresses_for_other_machines() -> tuple[OwnAddress, ...]:
    """Return the addresses at which other machines may reach this one, the usual one first.

    The tuple is empty without a network. Loopback and link-local addresses and those of
    containers are left out.
    """
    import ifaddr

    found = list[OwnAddress]()
    for adapter in ifaddr.get_adapters():
        if adapter.name.startswith(CONTAINER_ADAPTER_PREFIXES):
            continue
        texts = [ip.ip if isinstance(ip.ip, str) else ip.ip[0] for ip in adapter.ips]
        usable = [text for text in texts if is_reachable_by_others(text)]
        by_kind = sorted(usable, key=lambda text: ":" in text)
        found += [
            OwnAddress(text, adapter.nice_name) for text in by_kind[:MAX_ADDRESSES_PER_ADAPTER]
        ]
    usual = own_network_address()
    return tuple(sorted(found, key=lambda each: (each.host != usual, ":" in each.host)))


def announced_address() -> str:
    """Return the address under which this machine is announced in its network: its usual network
    address, or the first other one at which other machines may reach it. Return LOOPBACK_ADDRESS if
    it has neither."""
    place = own_network_address()
    if place != LOOPBACK_ADDRESS:
        return place
    return next((each.host for each in own_addresses_for_other_machines()), LOOPBACK_ADDRESS)


def is_reachable_by_others(text: str) -> bool:
    """Return whether an IP address is of a kind that other machines can reach: not loopback,
    link-local, unspecified or IPv6 multicast. Raise ValueError for a text that is no IP address.
    """
    address = ip_address(text.partition("%")[0])
    if address.is_loopback or address.is_link_local or address.is_unspecified:
        return False
    return not (isinstance(address, IPv6Address) and address.is_multicast)


def is_in_private_network(host: str) -> bool:
    """Return whether a host belongs to a private network: an IP address by its range, a name when
    it ends in ".local" or has no dot."""
    try:
        return ip_address(host.partition("%")[0]).is_private
    except ValueError:
        return host.endswith(".local") or "." not in host
