"""Addresses, invitations and claims: texts and values that lead to a host, a table, a seat."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from game.online.protocol.messages import ANY_SEAT, PORT, Refused
from game.online.protocol.values import SECRET_BYTES, MaybeSecret, Raw, Secret, SomeSeat
from game.program import COMMAND
from game.records.codec import MOST_SEATS

SAFE: Final = f"{COMMAND}s"  # the scheme of a host that is reached by TLS
_TABLE: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_WAY: Final = re.compile(r"([0-9]{1,2})([.~])([A-Za-z0-9_-]{22})")
_OWN: Final = "~"


def is_table(name: str) -> bool:
    """Whether a table may be called so."""
    return _TABLE.fullmatch(name) is not None


@dataclass(frozen=True, slots=True)
class Address:
    """Where a host is reached; `safe` by TLS."""

    host: str
    port: int = PORT
    safe: bool = False

    @classmethod
    def read(cls, text: str) -> Address:
        """Return the address of "host", "host:port" or a link; Refused for anything else."""
        text = text.strip()
        wanted = text if "://" in text else f"{COMMAND}://{text}"
        try:
            parts = urlsplit(wanted)
            host, port = parts.hostname, parts.port
        except ValueError:
            host, port = None, None
            parts = urlsplit("")
        if not host or parts.scheme not in (COMMAND, SAFE) or not host.isascii():
            raise Refused("no-address", text=text[:80])
        return cls(host, port or PORT, parts.scheme == SAFE)

    def __str__(self) -> str:
        """Say it as it is typed."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        start = f"{SAFE}://" if self.safe else ""
        return f"{start}{host}" if self.port == PORT else f"{start}{host}:{self.port}"

    def url(self, table: str = "") -> str:
        """Return where the connection to a table goes, by which a router may choose the host."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'wss' if self.safe else 'ws'}://{host}:{self.port}/{table}"


@dataclass(frozen=True, slots=True)
class SeatClaim:
    """A seat that somebody says is theirs, or wants: the place (ANY_SEAT for any), the name, the
    secret that opens it from now on, and that of an invitation, b"" without one.
    """

    seat: SomeSeat
    name: Raw
    secret: Secret
    code: MaybeSecret = b""


@dataclass(frozen=True, slots=True)
class SeatInvitation:
    """The way to one seat of a table; without a secret, to any seat of a listed one.

    Who takes a seat by an invitation gets a secret of their own, and the invitation is used up. Of
    an `own` seat it is that secret itself, for coming back from another machine.
    """

    address: Address
    table: str
    seat: int = ANY_SEAT
    secret: bytes = b""
    own: bool = False

    @classmethod
    def read(cls, text: str) -> SeatInvitation:
        """Return the invitation of a link; Refused says what one looks like."""
        text = "".join(text.split())
        address = Address.read(text)
        try:
            parts = urlsplit(text if "://" in text else f"{COMMAND}://{text}")
        except ValueError as error:
            raise Refused("no-invitation") from error
        table, way = parts.path.strip("/"), _WAY.fullmatch(parts.fragment)
        if not is_table(table) or (parts.fragment and way is None):
            raise Refused("no-invitation")
        if way is None:
            return cls(address, table)
        seat, secret = int(way[1]) - 1, urlsafe_b64decode(way[3] + "==")
        if not 0 <= seat < MOST_SEATS or len(secret) != SECRET_BYTES:
            raise Refused("no-invitation")
        return cls(address, table, seat, secret, way[2] == _OWN)

    def __str__(self) -> str:
        """Write the link."""
        start = str(self.address)
        link = f"{start if '://' in start else f'{COMMAND}://{start}'}/{self.table}"
        if not self.secret:
            return link
        secret = urlsafe_b64encode(self.secret).decode().rstrip("=")
        return f"{link}#{self.seat + 1}{_OWN if self.own else '.'}{secret}"
