"""What is kept of a table beside the journal of its game: who it belongs to, and its small state.

Secrets are kept as digests. A file is replaced whole and is on the disk when `write` returns.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import msgpack

from game.engine.title import Unreadable
from game.online.protocol.invitation import is_table
from game.online.protocol.messages import LARGEST_FRAME
from game.online.protocol.set_up import TableSetUp
from game.online.protocol.table_state import ChatLine, Phase
from game.online.protocol.values import Count, read, written
from game.records.codec import unpacked
from game.records.stored_files import read_plain, replace_file

ENDING: Final = ".table"
FORMAT: Final = 1
DIGEST_BYTES: Final = 32
MOST_CHAT: Final = 60  # lines that are kept


def digest(secret: bytes) -> bytes:
    """Return what is kept of a secret; it is long and random, so one round is enough."""
    return hashlib.blake2b(secret, digest_size=DIGEST_BYTES, person=b"hosted-table").digest()


def opens(secret: bytes, kept: bytes) -> bool:
    """Whether a secret is the one that was kept; nothing opens what was kept as b""."""
    return bool(kept) and hmac.compare_digest(digest(secret), kept)


@dataclass(frozen=True, slots=True)
class SeatKeys:
    """What opens a seat: the secret of whoever has it, and that of an invitation; as digests."""

    owner: bytes = b""
    code: bytes = b""


@dataclass(slots=True)
class TableRecord:
    """One table as its file has it; `opened` and `moved` are seconds of the clock of the world."""

    table: str
    set_up: TableSetUp
    owner: bytes
    keys: list[SeatKeys]
    phase: Phase = Phase.LOBBY
    journal: str = ""  # the file of the game
    paused: bool = False
    clocks: list[int] = field(default_factory=list)  # ms left
    opened: Count = 0
    moved: Count = 0
    chat: list[ChatLine] = field(default_factory=list)
    is_dirty: bool = False  # something small is not written yet

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat, "" where nobody sits yet."""
        return tuple(seat.name for seat in self.set_up.seats)

    def seat(self, at: int, *, keys: SeatKeys, **changes: str) -> None:
        """Give a seat other keys, and another name or player."""
        seats = list(self.set_up.seats)
        seats[at] = replace(seats[at], **changes)
        self.set_up, self.keys[at] = self.set_up.with_seats(seats), keys

    def write(self, folder: Path) -> None:
        """Put it on the disk; OSError when that cannot be."""
        content: bytes = msgpack.packb([FORMAT, written(self)])
        replace_file(folder / f"{self.table}{ENDING}", content)
        self.is_dirty = False


def read_record(file: Path) -> TableRecord:
    """Return the table of a file; Unreadable or OSError when it cannot be read."""
    content = unpacked(read_plain(file, LARGEST_FRAME))
    version, record = read(tuple[int, TableRecord], content)
    seats = len(record.set_up.seats)
    if version != FORMAT or not is_table(record.table) or file.name != f"{record.table}{ENDING}":
        raise Unreadable(f"{file.name} is not the file of a table called so")
    if len(record.keys) != seats or len(record.clocks) not in (0, seats):
        raise Unreadable(f"{file.name} tells of other seats")
    return record
