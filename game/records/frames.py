"""Frames: the file layout that makes damaged records detectable.

A file is a header and frames. A frame is the payload's length (4 bytes), a CRC-32 (4 bytes) of
length and payload, seeded with the checksum of the frame before (the first one with that of the
header), and the payload. No length is 0, so zeros at the end are no frame; a frame that was moved
fails its check.
"""

import struct
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

MAGIC: Final = b"\x89game journal\r\n\x1a\n"  # not text, and damaged when it is copied as text
FORMAT: Final = 1
HEADER: Final = MAGIC + bytes([FORMAT])
FIRST_CHAIN: Final = zlib.crc32(HEADER)
MOST_PAYLOAD: Final = 65536
MOST_CONTENT: Final = 1024 * 1024  # a long game takes 30 kB; longer files are not read into memory
MOST_SEARCH_LENGTHS: Final = 8  # limit of the search behind damage, in lengths of the file

_LENGTH: Final = struct.Struct(">I")
_HEAD: Final = struct.Struct(">II")


@dataclass(frozen=True, slots=True)
class Frame:
    """An intact frame: its payload, the offset of its end, and the checksum with which the next
    frame's checksum is seeded."""

    payload: bytes
    end: int
    checksum: int


def encode_frame(payload: bytes, chain: int) -> tuple[bytes, int]:
    """Return the payload as a frame whose checksum is seeded with `chain`, and this checksum,
    which seeds the next frame. ValueError for an empty payload and one above MOST_PAYLOAD
    bytes."""
    if not 1 <= len(payload) <= MOST_PAYLOAD:
        raise ValueError(f"a frame holds 1 to {MOST_PAYLOAD} bytes, not {len(payload)}")
    new_chain = _chained_checksum(payload, chain)
    return _HEAD.pack(len(payload), new_chain) + payload, new_chain


def encode_frames(
    payloads: Iterable[bytes], chain: int = FIRST_CHAIN, head: bytes = HEADER
) -> bytes:
    """Return `head` followed by the payloads as frames; the first frame's checksum is seeded
    with `chain`."""
    parts = [head]
    for payload in payloads:
        part, chain = encode_frame(payload, chain)
        parts.append(part)
    return b"".join(parts)


def intact_frames_before_damage(content: bytes) -> Iterator[Frame]:
    """Yield the intact frames after the header in order, up to the first damaged one."""
    position = len(HEADER)
    chain = FIRST_CHAIN
    while found := _intact_frame_at(content, position, chain):
        yield found
        position = found.end
        chain = found.checksum


def has_frame_with_mark(content: bytes, mark: int) -> bool:
    """Return whether there is an intact frame whose payload has `mark` as its second byte.

    Other frames are skipped by their lengths without a check, since thousands of games are
    searched when the program starts.
    """
    position = len(HEADER)
    chain = FIRST_CHAIN
    while position + _HEAD.size + 1 < len(content):
        length, following = _HEAD.unpack_from(content, position)
        if content[position + _HEAD.size + 1] == mark and _intact_frame_at(
            content, position, chain
        ):
            return True
        if not length:
            return False
        position, chain = position + _HEAD.size + length, following
    return False


def all_intact_frames(content: bytes) -> Iterator[Frame]:
    """Yield every intact frame, before and behind damage, whatever the header is.

    A frame behind a damaged one is tried with two seeds: the stored checksum of the damaged
    frame and the one computed from its payload. When both fail, the second of two consecutive
    frames is accepted.
    """
    position = len(HEADER)
    seeds = {FIRST_CHAIN, zlib.crc32(content[: len(HEADER)])}
    while True:
        found = next(
            filter(None, (_intact_frame_at(content, position, seed) for seed in seeds)), None
        )
        if found is not None:
            yield found
            position = found.end
            seeds = {found.checksum}
            continue
        place = _find_frame_behind_damage(content, position, seeds)
        if place is None:
            return
        position, seeds = place


def _find_frame_behind_damage(
    content: bytes, start: int, seeds: set[int]
) -> tuple[int, set[int]] | None:
    """Search for the next intact frame behind the damaged one at `start`; return its offset and its
    possible seeds, None when there is none.

    `seeds` are the possible seeds of the damaged frame.
    """
    head = _possible_frame_end_and_checksum(content, start)
    if start + _HEAD.size <= len(content):
        seeds = seeds | {_HEAD.unpack_from(content, start)[1]}
    if head is not None:
        seeds = seeds | {
            _chained_checksum(content[start + _HEAD.size : head[0]], seed) for seed in seeds
        }
    # a file can be made so that every byte seems to begin a long frame
    work = MOST_SEARCH_LENGTHS * len(content)
    for place in range(start + 1, len(content) - _HEAD.size):
        head = _possible_frame_end_and_checksum(content, place)
        if head is None:
            continue
        end, stored = head
        work -= end - place
        if work < 0:
            return None
        payload = content[place + _HEAD.size : end]
        if any(_chained_checksum(payload, seed) == stored for seed in seeds):
            return place, seeds
        if _intact_frame_at(content, end, stored):
            return end, {stored}
    return None


def _possible_frame_end_and_checksum(content: bytes, place: int) -> tuple[int, int] | None:
    """Return the end and the stored checksum of the frame that would begin at `place`; None when
    its length is not possible."""
    if place + _HEAD.size >= len(content):
        return None
    length, stored = _HEAD.unpack_from(content, place)
    end = place + _HEAD.size + length
    return (end, stored) if 1 <= length <= MOST_PAYLOAD and end <= len(content) else None


def is_end_of_interrupted_write(content: bytes, end: int) -> bool:
    """Return whether the bytes after offset `end`, that of the last intact frame, look like an
    interrupted write.

    An interrupted write leaves zeros, or one frame that ends at or beyond the end of the file
    with no intact frame inside. Anything else was intact once and has been changed since.
    """
    tail = content[end:]
    if not any(tail):
        return True
    if len(tail) < _HEAD.size:
        return True
    length, chain = _HEAD.unpack_from(tail)
    if not 1 <= length <= MOST_PAYLOAD or _HEAD.size + length < len(tail):
        return False
    return not any(_intact_frame_at(tail, place, chain) for place in range(1, len(tail)))


def _intact_frame_at(content: bytes, position: int, chain: int) -> Frame | None:
    head = _possible_frame_end_and_checksum(content, position)
    if head is None:
        return None
    end, found = head
    payload = content[position + _HEAD.size : end]
    return Frame(payload, end, found) if _chained_checksum(payload, chain) == found else None


def _chained_checksum(payload: bytes, chain: int) -> int:
    return zlib.crc32(payload, zlib.crc32(_LENGTH.pack(len(payload)), chain))
