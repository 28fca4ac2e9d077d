"""Memberships: the tables one belongs to, with the secrets that open one's seats at them."""

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import msgpack

from game.engine.reasons import Unreadable
from game.online.protocol import messages
from game.online.protocol.invitation import Address, SeatClaim, SeatInvitation
from game.records.codec import unpacked
from game.records.record_readers import MOST_LIST
from game.records.stored_files import read_plain, replace_file

FILE_NAME: Final = "online.tables"
LARGEST_FILE: Final = 500_000  # bytes
FORMAT: Final = 1


def new_secret() -> bytes:
    """Return a secret nobody can guess."""
    return secrets.token_bytes(messages.SECRET_BYTES)


@dataclass(frozen=True, slots=True)
class Membership:
    """A table one belongs to: where it is, and what opens it.

    `owner` is the secret of whoever opened it, b"" for others; `codes` are the secrets of the
    invitations one has given, by seat. `title` and `names` are for lists. Without a `table` it is
    still to be opened.
    """

    address: Address
    table: str
    owner: messages.MaybeSecret = b""
    seats: tuple[SeatClaim, ...] = ()
    codes: tuple[tuple[messages.SeatNumber, messages.Secret], ...] = ()
    title: str = ""
    names: tuple[str, ...] = ()

    @property
    def place(self) -> tuple[Address, str]:
        """Where it is: no two of one's tables are there."""
        return self.address, self.table

    def is_same_table(self, other: "Membership") -> bool:
        """Return whether both lead to one table, also when its host has another address by now."""
        if self.place == other.place:
            return True
        return self.table == other.table and bool(self._secrets & other._secrets)

    @property
    def _secrets(self) -> set[bytes]:
        own = {seat.secret for seat in self.seats}
        given = {code for _, code in self.codes}
        return {secret for secret in (self.owner, *own, *given) if secret}

    def invitation(self, seat: int) -> SeatInvitation | None:
        """Return the invitation to a seat, None when one has none to give."""
        code = dict(self.codes).get(seat)
        return SeatInvitation(self.address, self.table, seat, code) if code is not None else None

    def way_back(self, seat: int) -> SeatInvitation | None:
        """Return the link by which one comes back to one's own seat from another machine."""
        secret = next((one.secret for one in self.seats if one.seat == seat), None)
        if secret is None:
            return None
        return SeatInvitation(self.address, self.table, seat, secret, own=True)


def new_table(address: Address, people: Sequence[int], own: Mapping[int, str]) -> Membership:
    """Return what a table at a host is opened with.

    One sits on the `own` seats, under these names; every other seat of the people gets an
    invitation.
    """
    seats = tuple(SeatClaim(seat, name, new_secret()) for seat, name in own.items())
    codes = tuple((seat, new_secret()) for seat in people if seat not in own)
    return Membership(address, "", new_secret(), seats, codes)


class Memberships:
    """The tables one belongs to, kept in a file that nobody else may read."""

    def __init__(self, folder: Path) -> None:
        """Look after the file in a folder."""
        self._file = folder / FILE_NAME
        self._known = self._read()

    @property
    def all(self) -> tuple[Membership, ...]:
        """Every table one belongs to, the newest first."""
        return tuple(self._known)

    def invited(self, invitation: SeatInvitation, name: str) -> Membership:
        """Return what leads to the seat of an invitation, or to any free one of a listed table.

        Somebody who was there before comes back to the own seat. With an empty name one only
        watches.
        """
        place = invitation.address, invitation.table
        for one in self._known:
            secrets = {secret for seat in one.seats for secret in (seat.secret, seat.code)}
            same_table = one.table == invitation.table  # which may have another address by now
            if same_table and invitation.secret and invitation.secret in secrets:
                return replace(one, address=invitation.address)
            if one.place == place and not invitation.secret:
                return one
        seats: tuple[SeatClaim, ...] = ()
        if invitation.own:
            seats = (SeatClaim(invitation.seat, name, invitation.secret),)
        elif name:
            seats = (SeatClaim(invitation.seat, name, new_secret(), invitation.secret),)
        return Membership(*place, seats=seats)

    def keep(self, membership: Membership) -> None:
        """Remember a table, in the place of what was known of it; OSError when that cannot be."""
        others = [one for one in self._known if not membership.is_same_table(one)]
        self._write([membership, *others][:MOST_LIST])

    def forget(self, membership: Membership) -> None:
        """Belong to the table no more; OSError when that cannot be written."""
        self._write([one for one in self._known if one.place != membership.place])

    def _write(self, known: list[Membership]) -> None:
        if known == self._known:
            return
        self._known = known
        content: bytes = msgpack.packb([FORMAT, messages.written(known)])
        replace_file(self._file, content)
        self._file.chmod(0o600)

    def _read(self) -> list[Membership]:
        with suppress(OSError, Unreadable):
            stored = unpacked(read_plain(self._file, LARGEST_FILE))
            found = messages.read(tuple[int, list[Membership]], stored)
            return found[1] if found[0] == FORMAT else []
        return []
