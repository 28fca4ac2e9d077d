"""What a host stores of a table besides its journal: owner, seats and small state.

Secrets are stored as digests. A file is replaced in one step and is on the disk when `write`
returns.
"""

import hashlib
import hmac
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Final

import msgpack

from game.engine.reasons import Unreadable
from game.online.host.votes import StoredVote
from game.online.protocol.invitation import SeatClaim, is_table_name
from game.online.protocol.messages import (
    ANY_OR_NO_SEAT,
    MAX_FRAME_BYTES,
    CountNumber,
    Refused,
    SeatOrNone,
    from_plain_types,
    to_plain_types,
)
from game.online.protocol.table_state import ChatLine, Phase, TableSetUp
from game.records.atomic_files import read_regular_file, replace_file
from game.records.codec import decode_msgpack_value
from game.records.records import HUMAN_PLAYER
from game.text.names import clean_name

RECORD_FILE_ENDING: Final = ".table"
RECORD_FORMAT_NUMBER: Final = 4
DEFAULTS_OF_FIELDS_ADDED_IN_FORMAT_2: Final = ("", ANY_OR_NO_SEAT, True)
"""The values of the fields that a file of format 1 does not have: `next_table`, `hosting_seat` and
`has_been_joined`.
"""
DEFAULTS_OF_FIELDS_ADDED_IN_FORMAT_3: Final[tuple[list[int]]] = ([],)
"""The value of the field that a file of format 2 does not have:
`clock_ms_left_at_last_decision`.
"""
DEFAULTS_OF_FIELDS_ADDED_IN_FORMAT_4: Final[tuple[list[int]]] = ([],)
"""The value of the field that a file of format 3 does not have: `votes`."""
SECRET_DIGEST_BYTES: Final = 32
MAX_NAME_LETTERS: Final = 18


def secret_digest(secret: bytes) -> bytes:
    """Return the digest of a secret; secrets are long and random, so one round is enough."""
    return hashlib.blake2b(secret, digest_size=SECRET_DIGEST_BYTES, person=b"hosted-table").digest()


def matches_secret_digest(secret: bytes, digest: bytes) -> bool:
    """Return whether a secret matches a digest; no secret matches b""."""
    return bool(digest) and hmac.compare_digest(secret_digest(secret), digest)


def check_name_length(name: str) -> None:
    """Raise Refused when a name is too long; it is not shortened, since that would be another
    name."""
    letters = len(clean_name(name, len(name)))
    if letters > MAX_NAME_LETTERS:
        raise Refused("long-name", letters=letters, most=MAX_NAME_LETTERS)


@dataclass(frozen=True, slots=True)
class SeatSecretDigests:
    """The digests of a seat's secrets: that of its owner and that of an invitation."""

    owner_digest: bytes = b""
    invitation_digest: bytes = b""


@dataclass(slots=True)
class TableRecord:
    """The content of one table's file.

    `last_move_time` is the time of the last move in seconds since 1970. `next_table` is the name of
    the table where the same people play their next game, "" for none. `hosting_seat` is the seat of
    the person on whose computer the host runs, ANY_OR_NO_SEAT when there is none. `has_been_joined`
    is true once somebody other than the owner has come. `clock_ms_left` are the ms left for each
    seat, `clock_ms_left_at_last_decision` the ms left at the last decision, or at the start; both
    are empty before the start and without clocks. `votes` are the open votes.
    """

    table: str
    set_up: TableSetUp
    owner_secret_digest: bytes
    seat_secret_digests: list[SeatSecretDigests]
    phase: Phase = Phase.LOBBY
    journal_file_name: str = ""  # the file of the game
    is_paused: bool = False
    clock_ms_left: list[int] = field(default_factory=list)  # ms left
    last_move_time: CountNumber = 0
    chat_lines: list[ChatLine] = field(default_factory=list)
    has_unwritten_change: bool = False  # a change that is not urgent is not written yet
    next_table: str = ""
    hosting_seat: SeatOrNone = ANY_OR_NO_SEAT
    has_been_joined: bool = False
    clock_ms_left_at_last_decision: list[int] = field(default_factory=list)
    votes: list[StoredVote] = field(default_factory=list)

    @property
    def seat_names(self) -> tuple[str, ...]:
        """The name of each seat, "" for a free one."""
        return tuple(seat.name for seat in self.set_up.seats)

    @property
    def free_seats_for_people(self) -> list[int]:
        """The numbers of the seats for people that are not taken yet."""
        seats = zip(self.set_up.seats, self.seat_secret_digests, strict=True)
        return [
            at
            for at, (seat, keys) in enumerate(seats)
            if seat.player == HUMAN_PLAYER and not keys.owner_digest
        ]

    @property
    def has_joined_friends(self) -> bool:
        """Whether anybody but the person on whose computer the host runs has come and has a
        seat."""
        return self.has_been_joined and any(
            keys.owner_digest
            for seat, keys in enumerate(self.seat_secret_digests)
            if seat != self.hosting_seat
        )

    def is_owner_secret(self, secret: bytes) -> bool:
        """Return whether the digest of a secret is the stored one of the table's owner."""
        return matches_secret_digest(secret, self.owner_secret_digest)

    def seat_of_secret(self, secret: bytes) -> int:
        """Return the seat whose owner has this secret, ANY_OR_NO_SEAT if there is none."""
        keys = enumerate(self.seat_secret_digests)
        return next(
            (at for at, each in keys if matches_secret_digest(secret, each.owner_digest)),
            ANY_OR_NO_SEAT,
        )

    def check_claim_and_give_free_seat(self, claim: SeatClaim) -> int:
        """Check a claim to a seat, give it a free seat, mark the table as joined, and return the
        seat. A claim needs an invitation to a free seat or, at a listed table, a name.

        Raise Refused with the reason when the claim gets no seat.
        """
        choice = [at for at in self.free_seats_for_people if claim.seat in (at, ANY_OR_NO_SEAT)]
        problem = "taken"
        if self.phase is not Phase.LOBBY:
            raise Refused("started")
        if claim.invitation_code:
            choice = [
                at
                for at in self.free_seats_for_people
                if matches_secret_digest(
                    claim.invitation_code, self.seat_secret_digests[at].invitation_digest
                )
            ]
            problem = "used-invitation"
        elif not (self.set_up.is_listed and clean_name(claim.name)):
            raise Refused("not-yours")
        if not choice:
            raise Refused(problem)
        check_name_length(claim.name)
        self.give_seat_with_unique_name(replace(claim, seat=choice[0]))
        self.has_been_joined = True
        return choice[0]

    def give_seat_with_unique_name(self, claim: SeatClaim) -> None:
        """Store the digest of the claim's secret and its name for its seat. An invitation to the
        seat stays stored; it is valid once more when the seat is given up."""
        keys = replace(
            self.seat_secret_digests[claim.seat], owner_digest=secret_digest(claim.seat_secret)
        )
        self.change_seat(claim.seat, keys, name=self.unique_name_for(claim.seat, claim.name))

    def unique_name_for(self, own_seat: int, wanted_name: str) -> str:
        """Return `wanted_name`, or a name made from it with a number behind it, that no other seat
        than `own_seat` has; an empty name is replaced by the seat's number from 1."""
        names = [name for seat, name in enumerate(self.seat_names) if seat != own_seat]
        name = first = clean_name(wanted_name, MAX_NAME_LETTERS) or f"{own_seat + 1}"
        number = 2
        while name in names:
            name, number = f"{first} {number}", number + 1
        return name

    def change_seat(self, seat: int, secret_digests: SeatSecretDigests, **changes: str) -> None:
        """Replace the secret digests of seat `seat`, and the attributes of the seat named in
        `changes` (`name`, `player`)."""
        seats = list(self.set_up.seats)
        seats[seat] = replace(seats[seat], **changes)
        self.set_up, self.seat_secret_digests[seat] = self.set_up.with_seats(seats), secret_digests

    def write(self, folder: Path) -> None:
        """Write the record to its file; raise OSError on failure."""
        self.make_write_call(folder)()
        self.has_unwritten_change = False

    def make_write_call(self, folder: Path) -> Callable[[], None]:
        """Return a function that writes a copy of the record, made now, to its file; any thread may
        call it."""
        content: bytes = msgpack.packb([RECORD_FORMAT_NUMBER, to_plain_types(self)])
        return partial(replace_file, folder / f"{self.table}{RECORD_FILE_ENDING}", content)


def _migrate_content(file_content: object) -> object:
    """Convert the content of a file to the newest format."""
    match file_content:
        case [1, [*stored]]:
            return [
                RECORD_FORMAT_NUMBER,
                [
                    *stored,
                    *DEFAULTS_OF_FIELDS_ADDED_IN_FORMAT_2,
                    *DEFAULTS_OF_FIELDS_ADDED_IN_FORMAT_3,
                    *DEFAULTS_OF_FIELDS_ADDED_IN_FORMAT_4,
                ],
            ]
        case [2, [*stored]]:
            return [
                RECORD_FORMAT_NUMBER,
                [
                    *stored,
                    *DEFAULTS_OF_FIELDS_ADDED_IN_FORMAT_3,
                    *DEFAULTS_OF_FIELDS_ADDED_IN_FORMAT_4,
                ],
            ]
        case [3, [*stored]]:
            return [RECORD_FORMAT_NUMBER, [*stored, *DEFAULTS_OF_FIELDS_ADDED_IN_FORMAT_4]]
    return file_content


def read_record(file: Path) -> TableRecord:
    """Read a table's file; raise Unreadable or OSError when it cannot be read."""
    content = decode_msgpack_value(read_regular_file(file, MAX_FRAME_BYTES))
    version, record = from_plain_types(tuple[int, TableRecord], _migrate_content(content))
    seats = len(record.set_up.seats)
    if (
        version != RECORD_FORMAT_NUMBER
        or not is_table_name(record.table)
        or file.name != f"{record.table}{RECORD_FILE_ENDING}"
    ):
        raise Unreadable(f"{file.name} is not the file of a table called so")
    clocks = {len(record.clock_ms_left), len(record.clock_ms_left_at_last_decision)}
    if len(record.seat_secret_digests) != seats or not clocks <= {0, seats}:
        raise Unreadable(f"{file.name} tells of other seats")
    return record
