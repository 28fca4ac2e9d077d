"""Frames: how records lie in a file so that a broken one is noticed.

A file is a header and frames. A frame is the payload's length (4 bytes), a CRC-32 (4 bytes) of
length and payload, seeded with the frame before (the first one with the header), and the
payload. No length is 0, so a tail of zeros is no frame; a frame out of its place fails.
"""

import struct
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

MAGIC: Final = b"\x89game journal\r\n\x1a\n"  # no text, and spoilt when copied as one
FORMAT: Final = 1
HEADER: Final = MAGIC + bytes([FORMAT])
FIRST_CHAIN: Final = zlib.crc32(HEADER)
MOST_PAYLOAD: Final = 65536
MOST_CONTENT: Final = 1024 * 1024  # a long game takes 30 kB; more is not read into memory
MOST_WORK: Final = 8  # times the length of a file that may be looked through for what holds

_LENGTH: Final = struct.Struct(">I")
_HEAD: Final = struct.Struct(">II")


@dataclass(frozen=True, slots=True)
class Frame:
    """One whole frame: its payload, where it ends and what seeds the next one."""

    payload: bytes
    end: int
    chain: int


def frame(payload: bytes, chain: int) -> tuple[bytes, int]:
    """Return the payload as a frame after the one of this chain, and the new chain."""
    if not 1 <= len(payload) <= MOST_PAYLOAD:
        raise ValueError(f"a frame holds 1 to {MOST_PAYLOAD} bytes, not {len(payload)}")
    new_chain = _chained(payload, chain)
    return _HEAD.pack(len(payload), new_chain) + payload, new_chain


def framed(payloads: Iterable[bytes], chain: int = FIRST_CHAIN, head: bytes = HEADER) -> bytes:
    """Return payloads as frames behind a head, the first one after the frame of this chain."""
    parts = [head]
    for payload in payloads:
        part, chain = frame(payload, chain)
        parts.append(part)
    return b"".join(parts)


def whole_frames(content: bytes) -> Iterator[Frame]:
    """Yield the frames after the header up to the first that is not whole."""
    position = len(HEADER)
    chain = FIRST_CHAIN
    while found := _whole_frame(content, position, chain):
        yield found
        position = found.end
        chain = found.chain


def has_frame(content: bytes, mark: int) -> bool:
    """Whether a frame with this second byte of its payload holds.

    Those before it are passed by their lengths alone: a start asks thousands of games.
    """
    position = len(HEADER)
    chain = FIRST_CHAIN
    while position + _HEAD.size + 1 < len(content):
        length, following = _HEAD.unpack_from(content, position)
        if content[position + _HEAD.size + 1] == mark and _whole_frame(content, position, chain):
            return True
        if not length:
            return False
        position, chain = position + _HEAD.size + length, following
    return False


def sound_frames(content: bytes) -> Iterator[Frame]:
    """Yield every frame that holds, before and behind damage, under whatever header.

    What seeds the frame behind a damaged one is its checksum as it is written, or as its payload
    gives it. Where both are spoilt, the second of two frames that follow each other is believed.
    """
    position = len(HEADER)
    seeds = {FIRST_CHAIN, zlib.crc32(content[: len(HEADER)])}
    while True:
        found = next(filter(None, (_whole_frame(content, position, seed) for seed in seeds)), None)
        if found is not None:
            yield found
            position = found.end
            seeds = {found.chain}
            continue
        place = _behind_damage(content, position, seeds)
        if place is None:
            return
        position, seeds = place


def _behind_damage(content: bytes, start: int, seeds: set[int]) -> tuple[int, set[int]] | None:
    """Return where frames hold again behind one that does not, and what may seed them."""
    head = _plausible(content, start)
    if start + _HEAD.size <= len(content):
        seeds = seeds | {_HEAD.unpack_from(content, start)[1]}
    if head is not None:
        seeds = seeds | {_chained(content[start + _HEAD.size : head[0]], seed) for seed in seeds}
    work = MOST_WORK * len(content)  # a file can be made so that every byte begins a long frame
    for place in range(start + 1, len(content) - _HEAD.size):
        head = _plausible(content, place)
        if head is None:
            continue
        end, stored = head
        work -= end - place
        if work < 0:
            return None
        payload = content[place + _HEAD.size : end]
        if any(_chained(payload, seed) == stored for seed in seeds):
            return place, seeds
        if _whole_frame(content, end, stored):
            return end, {stored}
    return None


def _plausible(content: bytes, place: int) -> tuple[int, int] | None:
    """Return the end and the checksum of what may be a frame, None where none can begin."""
    if place + _HEAD.size >= len(content):
        return None
    length, stored = _HEAD.unpack_from(content, place)
    end = place + _HEAD.size + length
    return (end, stored) if 1 <= length <= MOST_PAYLOAD and end <= len(content) else None


def is_torn(content: bytes, end: int) -> bool:
    """Whether what follows the last whole frame looks like a write that was interrupted.

    Then it is zeros, or one frame that ends with the file or beyond it, with no whole frame
    inside it. Anything else was whole once and has been changed since.
    """
    tail = content[end:]
    if not any(tail):
        return True
    if len(tail) < _HEAD.size:
        return True
    length, chain = _HEAD.unpack_from(tail)
    if not 1 <= length <= MOST_PAYLOAD or _HEAD.size + length < len(tail):
        return False
    return not any(_whole_frame(tail, place, chain) for place in range(1, len(tail)))


def _whole_frame(content: bytes, position: int, chain: int) -> Frame | None:
    head = _plausible(content, position)
    if head is None:
        return None
    end, found = head
    payload = content[position + _HEAD.size : end]
    return Frame(payload, end, found) if _chained(payload, chain) == found else None


def _chained(payload: bytes, chain: int) -> int:
    return zlib.crc32(payload, zlib.crc32(_LENGTH.pack(len(payload)), chain))
