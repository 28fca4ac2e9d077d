"""Harm done to a journal's bytes."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from game.engine.luck import Luck
from game.records.frames import JOURNAL_HEADER_BYTES, intact_frames_before_damage

LONGEST_BLOCK_BYTES: Final = 64  # bytes of a block


@dataclass(frozen=True, slots=True)
class Harmed:
    """The bytes of a damaged journal, and a text that says how it was damaged, for messages."""

    what: str
    content: bytes


def cut_journals(whole: bytes) -> Iterator[Harmed]:
    """Yield the journal cut off at every byte position."""
    for size in range(len(whole)):
        yield Harmed(f"cut at byte {size}", whole[:size])


def bit_flips(whole: bytes) -> Iterator[Harmed]:
    """Yield the journal with one bit flipped, for each of its bits."""
    for place in range(len(whole)):
        for bit in range(8):
            changed = bytes([whole[place] ^ (1 << bit)])
            content = whole[:place] + changed + whole[place + 1 :]
            yield Harmed(f"bit {bit} of byte {place} turned", content)


def zeroed_journals(whole: bytes) -> Iterator[Harmed]:
    """Yield the journal with zeros appended, with its end replaced by zeros, and with a block in it
    replaced by zeros."""
    for length in (1, 7, 8, 512, 4096, 65536):
        yield Harmed(f"{length} zeros behind", whole + bytes(length))
    for kept in range(0, len(whole), LONGEST_BLOCK_BYTES):
        yield Harmed(f"zeros from byte {kept}", whole[:kept] + bytes(len(whole) - kept))
        block = whole[:kept] + bytes(LONGEST_BLOCK_BYTES) + whole[kept + LONGEST_BLOCK_BYTES :]
        yield Harmed(f"a block of zeros at byte {kept}", block[: len(whole)])


def swapped_frames(whole: bytes) -> Iterator[Harmed]:
    """Yield the journal with frames removed, repeated or exchanged."""
    ends = [
        len(JOURNAL_HEADER_BYTES),
        *(frame.end_offset for frame in intact_frames_before_damage(whole)),
    ]
    parts = [whole[begin:end] for begin, end in pairwise(ends)]
    for place in range(len(parts)):
        rest = [*parts[:place], *parts[place + 1 :]]
        yield Harmed(f"frame {place} missing", JOURNAL_HEADER_BYTES + b"".join(rest))
        yield Harmed(
            f"frame {place} twice",
            JOURNAL_HEADER_BYTES + b"".join([*parts[:place], *parts[place - 1 :]]),
        )
        if place:
            rest.insert(place - 1, parts[place])
            yield Harmed(
                f"frames {place - 1} and {place} swapped", JOURNAL_HEADER_BYTES + b"".join(rest)
            )


def strange_bytes(whole: bytes) -> Iterator[Harmed]:
    """Yield the journal with blocks of random bytes written over it or inserted, or with blocks
    removed."""
    luck = Luck()
    luck.reset_from_seed(len(whole))
    for number in range(len(whole) // 8):
        place = int(luck.draw_below(len(whole)))
        length = 1 + int(luck.draw_below(LONGEST_BLOCK_BYTES))
        block = bytes(int(luck.draw_below(256)) for _ in range(length))
        content = (
            whole[:place] + block + whole[place + length :],
            whole[:place] + block + whole[place:],
            whole[:place] + whole[place + length :],
        )[number % 3]
        yield Harmed(f"{length} strange bytes at byte {place}", content)
