"""Who calls: behind trusted proxies it is the address that the proxy tells."""

import pytest

from game.online.host.caller_addresses import (
    THIS_MACHINE_CALLER_MARK,
    caller_address_or_network_text,
    parse_proxy_networks,
)
from game.online.protocol.messages import Refused

PROXIES = parse_proxy_networks(["10.0.0.2", "172.17.0.0/16", "2001:db8:1::/48"])


@pytest.mark.parametrize(
    ("remote", "forwarded", "address"),
    [
        ("127.0.0.1", [], THIS_MACHINE_CALLER_MARK),
        ("::1", [], THIS_MACHINE_CALLER_MARK),
        ("192.0.2.7", [], "192.0.2.7"),
        ("::ffff:192.0.2.7", [], "192.0.2.7"),
        ("2001:db8:2:3:4:5:6:7", [], "2001:db8:2:3::/64"),
        ("fe80::1%eth0", [], "fe80::/64"),
        ("127.0.0.1", ["192.0.2.7"], "192.0.2.7"),
        ("127.0.0.1", ["192.0.2.7:4711"], "192.0.2.7"),
        ("127.0.0.1", ["[2001:db8:2:3::7]:4711"], "2001:db8:2:3::/64"),
        ("127.0.0.1", ["127.0.0.1"], THIS_MACHINE_CALLER_MARK),
        ("10.0.0.2", ["192.0.2.7"], "192.0.2.7"),
        ("172.17.0.9", ["192.0.2.7"], "192.0.2.7"),
        ("2001:db8:1::1", ["192.0.2.7"], "192.0.2.7"),
        ("127.0.0.1", ["192.0.2.7, 10.0.0.2"], "192.0.2.7"),
        ("127.0.0.1", ["192.0.2.7", "10.0.0.2"], "192.0.2.7"),
    ],
)
def test_a_call_comes_from_the_address_a_trusted_proxy_tells(
    remote: str, forwarded: list[str], address: str
) -> None:
    assert caller_address_or_network_text(remote, forwarded, PROXIES) == address


@pytest.mark.parametrize(
    ("remote", "forwarded", "address"),
    [
        ("192.0.2.9", ["198.51.100.1"], "192.0.2.9"),
        ("192.0.2.9", ["127.0.0.1"], "192.0.2.9"),
        ("10.0.0.3", ["198.51.100.1"], "10.0.0.3"),
        ("127.0.0.1", ["198.51.100.1, 192.0.2.9"], "192.0.2.9"),
        ("10.0.0.2", ["127.0.0.1, 192.0.2.9"], "192.0.2.9"),
        ("10.0.0.2", ["nonsense"], "10.0.0.2"),
        ("10.0.0.2", [""], "10.0.0.2"),
        ("10.0.0.2", [",".join(["198.51.100.1"] * 5000 + ["192.0.2.9"])], "192.0.2.9"),
    ],
)
def test_what_a_caller_says_of_itself_is_not_believed(
    remote: str, forwarded: list[str], address: str
) -> None:
    assert caller_address_or_network_text(remote, forwarded, PROXIES) == address


def test_what_is_no_address_of_a_proxy_is_refused() -> None:
    with pytest.raises(Refused, match="no-proxy"):
        parse_proxy_networks(["10.0.0.2", "the proxy"])
