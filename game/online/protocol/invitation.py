"""Addresses, invitations and claims, which lead to a host, a table or a seat."""

from __future__ import annotations

import re
import secrets
import socket
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Final
from urllib.parse import SplitResult, urlsplit

from game.online.protocol import messages
from game.program import COMMAND
from game.records.record_readers import MAX_SEATS

TLS_SCHEME: Final = f"{COMMAND}s"  # the URL scheme of a host with TLS
LOOPBACK_ADDRESS: Final = "127.0.0.1"
OWN_ADDRESS_PROBE_PEER: Final = ("192.0.2.1", 9)  # a documentation address: nothing is sent there
TABLE_NAME_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
TABLE_NAME_LENGTH_WITHOUT_PREFIX: Final = 7  # without the prefix
_TABLE_NAME_PATTERN: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_SEAT_FRAGMENT_PATTERN: Final = re.compile(r"([0-9]{1,2})([.~])([A-Za-z0-9_-]{22})")
_OWN_SEAT_LINK_MARK: Final = "~"


def is_table_name(name: str) -> bool:
    """Return whether a text is a valid table name."""
    return _TABLE_NAME_PATTERN.fullmatch(name) is not None


def make_random_table_name(prefix: str) -> str:
    """Return a random name for a table; a `prefix` that is not empty precedes it, so that a router
    can tell the hosts of tables apart."""
    name = "".join(
        secrets.choice(TABLE_NAME_ALPHABET) for _ in range(TABLE_NAME_LENGTH_WITHOUT_PREFIX)
    )
    return f"{prefix}-{name}" if prefix else name


def own_network_address() -> str:
    """Return the address of this machine in its network, LOOPBACK_ADDRESS without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(OWN_ADDRESS_PROBE_PEER)
            return str(asking.getsockname()[0])
        except OSError:  # there is no network
            return LOOPBACK_ADDRESS


@dataclass(frozen=True, slots=True)
class Address:
    """The address of a host: its name or IP address, its port, and whether connections use TLS."""

    host: str
    port: int = messages.DEFAULT_PORT
    uses_tls: bool = False

    @classmethod
    def parse(cls, text: str) -> Address:
        """Parse "host", "host:port" or a link; raise Refused for anything else."""
        return _parse_address_and_url_parts(text)[0]

    def __str__(self) -> str:
        """Return the address as a user types it."""
        start = f"{TLS_SCHEME}://" if self.uses_tls else ""
        return start + (
            self._host_in_url
            if self.port == messages.DEFAULT_PORT
            else f"{self._host_in_url}:{self.port}"
        )

    def websocket_url(self, table: str = "") -> str:
        """Return the WebSocket URL of the host; `table` is included, so that a router can choose
        the host by it."""
        return f"{'wss' if self.uses_tls else 'ws'}://{self._host_in_url}:{self.port}/{table}"

    @property
    def _host_in_url(self) -> str:
        return f"[{self.host}]" if ":" in self.host else self.host


def _parse_address_and_url_parts(text: str) -> tuple[Address, SplitResult]:
    text = text.strip()
    if not text:
        raise messages.Refused("empty-address")
    try:
        parts = urlsplit(text if "://" in text else f"{COMMAND}://{text}")
        host = parts.hostname
        port = parts.port or messages.DEFAULT_PORT
    except ValueError as error:
        raise messages.Refused("no-address", text=text[:80]) from error
    if not host or parts.scheme not in (COMMAND, TLS_SCHEME) or not host.isascii():
        raise messages.Refused("no-address", text=text[:80])
    return Address(host, port, parts.scheme == TLS_SCHEME), parts


@dataclass(frozen=True, slots=True)
class SeatClaim:
    """A claim to a seat (ANY_OR_NO_SEAT for any free one) under the player's `name`. `seat_secret`
    is the secret to which the seat will belong, `invitation_code` the secret of the player's
    invitation, b"" if there is none."""

    seat: messages.SeatOrNone
    name: messages.TypedText
    seat_secret: messages.Secret
    invitation_code: messages.SecretOrNone = b""


@dataclass(frozen=True, slots=True)
class SeatInvitation:
    """A link to one seat of a table; a link without a secret is to any seat of a listed table.

    A player who takes a seat by an invitation gets a new secret, which no other player knows. With
    `is_to_own_seat`, the link contains the secret of a seat that the player has, for coming back
    from another machine.
    """

    address: Address
    table: str
    seat: int = messages.ANY_OR_NO_SEAT
    secret: bytes = b""
    is_to_own_seat: bool = False

    @classmethod
    def parse(cls, text: str) -> SeatInvitation:
        """Parse an invitation link. If the text is not a link to a table, raise Refused, whose
        reason shows what such a link looks like."""
        link = "".join(text.split())
        if not link:
            raise messages.Refused("no-invitation")
        address, parts = _parse_address_and_url_parts(link)
        table = parts.path.strip("/")
        way = _SEAT_FRAGMENT_PATTERN.fullmatch(parts.fragment)
        if not is_table_name(table) or (parts.fragment and way is None):
            raise messages.Refused("no-invitation")
        if way is None:
            return cls(address, table)
        seat = int(way[1]) - 1
        secret = urlsafe_b64decode(way[3] + "==")
        if not 0 <= seat < MAX_SEATS or len(secret) != messages.SECRET_BYTES:
            raise messages.Refused("no-invitation")
        return cls(address, table, seat, secret, way[2] == _OWN_SEAT_LINK_MARK)

    def __str__(self) -> str:
        """Return the link as text."""
        start = str(self.address)
        link = f"{start if '://' in start else f'{COMMAND}://{start}'}/{self.table}"
        if not self.secret:
            return link
        secret = urlsafe_b64encode(self.secret).decode().rstrip("=")
        return (
            f"{link}#{self.seat + 1}{_OWN_SEAT_LINK_MARK if self.is_to_own_seat else '.'}{secret}"
        )
