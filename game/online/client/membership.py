"""Memberships: the tables of the player, with the secrets that open the player's seats there."""

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
from game.records.atomic_files import read_regular_file, replace_file
from game.records.codec import decode_msgpack_value
from game.records.record_readers import MAX_LIST_LENGTH

FILE_NAME: Final = "online.tables"
MAX_FILE_BYTES: Final = 500_000  # bytes
MEMBERSHIP_FORMAT_NUMBER: Final = 2
FORMAT_NUMBER_WITHOUT_EDITION: Final = 1


def make_random_secret() -> bytes:
    """Return SECRET_BYTES new random bytes as a secret."""
    return secrets.token_bytes(messages.SECRET_BYTES)


@dataclass(frozen=True, slots=True)
class Membership:
    """A table the player belongs to: its address, its name and the secrets that give access to it.

    `owner_secret` is the secret of the player who opened the table, b"" for other players;
    `invitation_codes` are the secrets of the invitations this player has given, by seat. `title`,
    `seat_names` and `edition` are for lists, also while the host cannot be reached. With an empty
    `table`, the table has not been opened yet.
    """

    address: Address
    table: str
    owner_secret: messages.SecretOrNone = b""
    own_seat_claims: tuple[SeatClaim, ...] = ()
    invitation_codes: tuple[tuple[messages.SeatNumber, messages.Secret], ...] = ()
    title: str = ""
    seat_names: tuple[str, ...] = ()
    edition: str = ""

    @property
    def host_address_and_table_name(self) -> tuple[Address, str]:
        """The address of the host and the name of the table, which together identify it."""
        return self.address, self.table

    def is_same_table(self, other_membership: "Membership") -> bool:
        """Return whether both memberships are for one table: they have equal addresses and names,
        or equal names and a secret in common, since the host's address may have changed."""
        if self.host_address_and_table_name == other_membership.host_address_and_table_name:
            return True
        return self.table == other_membership.table and bool(
            self._secrets & other_membership._secrets
        )

    @property
    def _secrets(self) -> set[bytes]:
        own = {seat.seat_secret for seat in self.own_seat_claims}
        given = {code for _, code in self.invitation_codes}
        return {secret for secret in (self.owner_secret, *own, *given) if secret}

    def invitation_to_seat(self, seat: int) -> SeatInvitation | None:
        """Return the invitation to a seat, None when this player cannot give one."""
        code = dict(self.invitation_codes).get(seat)
        return SeatInvitation(self.address, self.table, seat, code) if code is not None else None

    def return_invitation_to_own_seat(self, seat: int) -> SeatInvitation | None:
        """Return an invitation with which the player can come back to a seat from another machine;
        None when the seat is not the player's."""
        secret = next((one.seat_secret for one in self.own_seat_claims if one.seat == seat), None)
        if secret is None:
            return None
        return SeatInvitation(self.address, self.table, seat, secret, is_to_own_seat=True)


def membership_for_new_table(
    address: Address, seats_of_people: Sequence[int], own_names_by_seat: Mapping[int, str]
) -> Membership:
    """Return the membership for a table that has not been opened yet.

    The player takes the seats of `own_names_by_seat` under the names given there. A new random
    secret is made for each of these seats, for every other seat of `seats_of_people` (it goes into
    the invitation), and for the table.
    """
    seats = tuple(
        SeatClaim(seat, name, make_random_secret()) for seat, name in own_names_by_seat.items()
    )
    codes = tuple(
        (seat, make_random_secret()) for seat in seats_of_people if seat not in own_names_by_seat
    )
    return Membership(address, "", make_random_secret(), seats, codes)


class Memberships:
    """The player's memberships, stored in a file that only the player can read."""

    def __init__(self, folder: Path) -> None:
        """Use the file in this folder."""
        self._file = folder / FILE_NAME
        self._memberships = self._read()

    @property
    def memberships_newest_first(self) -> tuple[Membership, ...]:
        """Every membership, the newest first."""
        return tuple(self._memberships)

    def existing_or_new_membership_for_invitation(
        self, invitation: SeatInvitation, name: str
    ) -> Membership:
        """Return the membership with which this invitation can be used: for its seat, or for any
        free seat of a listed table. Nothing is stored.

        A player who already belongs to the table keeps the membership with its seats. With an empty
        name the player only watches.
        """
        place = invitation.address, invitation.table
        for one in self._memberships:
            secrets = {
                secret
                for seat in one.own_seat_claims
                for secret in (seat.seat_secret, seat.invitation_code)
            }
            same_table = one.table == invitation.table  # its address may have changed
            if same_table and invitation.secret and invitation.secret in secrets:
                return replace(one, address=invitation.address)
            if one.host_address_and_table_name == place and not invitation.secret:
                return one
        seats: tuple[SeatClaim, ...] = ()
        if invitation.is_to_own_seat:
            seats = (SeatClaim(invitation.seat, name, invitation.secret),)
        elif name:
            seats = (SeatClaim(invitation.seat, name, make_random_secret(), invitation.secret),)
        return Membership(*place, own_seat_claims=seats)

    def store(self, membership: Membership) -> None:
        """Store a membership as the newest one and remove an older one for this table; at most
        MAX_LIST_LENGTH are kept. Raise OSError on failure."""
        others = [one for one in self._memberships if not membership.is_same_table(one)]
        self._write([membership, *others][:MAX_LIST_LENGTH])

    def remove(self, membership: Membership) -> None:
        """Remove a membership; raise OSError when the file cannot be written."""
        self._write(
            [
                one
                for one in self._memberships
                if one.host_address_and_table_name != membership.host_address_and_table_name
            ]
        )

    def _write(self, memberships: list[Membership]) -> None:
        if memberships == self._memberships:
            return
        self._memberships = memberships
        content: bytes = msgpack.packb(
            [MEMBERSHIP_FORMAT_NUMBER, messages.to_plain_types(memberships)]
        )
        replace_file(self._file, content)
        self._file.chmod(0o600)

    def _read(self) -> list[Membership]:
        with suppress(OSError, Unreadable):
            stored = decode_msgpack_value(read_regular_file(self._file, MAX_FILE_BYTES))
            found = messages.from_plain_types(
                tuple[int, list[Membership]], _with_empty_editions(stored)
            )
            return found[1] if found[0] == MEMBERSHIP_FORMAT_NUMBER else []
        return []


def _with_empty_editions(stored_value: object) -> object:
    """Return the content of a file in the current format: each membership in the older format,
    which had no edition, gets the edition ""."""
    match stored_value:
        case [int(number), list(rows)] if number == FORMAT_NUMBER_WITHOUT_EDITION:
            return [
                MEMBERSHIP_FORMAT_NUMBER,
                [[*row, ""] if isinstance(row, list) else row for row in rows],
            ]
    return stored_value
