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

JOURNAL_MAGIC_BYTES: Final = (
    b"\x89game journal\r\n\x1a\n"  # not text, and damaged when it is copied as text
)
JOURNAL_FORMAT_NUMBER: Final = 1
JOURNAL_HEADER_BYTES: Final = JOURNAL_MAGIC_BYTES + bytes([JOURNAL_FORMAT_NUMBER])
FIRST_CHAIN_CHECKSUM: Final = zlib.crc32(JOURNAL_HEADER_BYTES)
MAX_PAYLOAD_BYTES: Final = 65536
MAX_JOURNAL_BYTES: Final = (
    1024 * 1024
)  # a long game takes 30 kB; longer files are not read into memory
MAX_DAMAGE_SEARCH_WORK_IN_FILE_LENGTHS: Final = (
    8  # limit of the search behind damage, in lengths of the file
)

_LENGTH_STRUCT: Final = struct.Struct(">I")
_FRAME_HEAD_STRUCT: Final = struct.Struct(">II")


@dataclass(frozen=True, slots=True)
class ByteFrame:
    """An intact frame: its payload, the offset of its end, and the checksum with which the next
    frame's checksum is seeded."""

    payload: bytes
    end_offset: int
    chain_checksum: int


def encode_frame(payload: bytes, chain_checksum: int) -> tuple[bytes, int]:
    """Return the payload as a frame whose checksum is seeded with `chain_checksum`, and this
    checksum, which seeds the next frame. Raise ValueError for an empty payload and one above
    MAX_PAYLOAD_BYTES bytes.
    """
    if not 1 <= len(payload) <= MAX_PAYLOAD_BYTES:
        raise ValueError(f"a frame holds 1 to {MAX_PAYLOAD_BYTES} bytes, not {len(payload)}")
    new_chain = _chained_checksum(payload, chain_checksum)
    return _FRAME_HEAD_STRUCT.pack(len(payload), new_chain) + payload, new_chain


def encode_frames(
    payloads: Iterable[bytes],
    chain_checksum: int = FIRST_CHAIN_CHECKSUM,
    file_header: bytes = JOURNAL_HEADER_BYTES,
) -> bytes:
    """Return `file_header` followed by the payloads as frames; the first frame's checksum is seeded
    with `chain_checksum`."""
    parts = [file_header]
    for payload in payloads:
        part, chain_checksum = encode_frame(payload, chain_checksum)
        parts.append(part)
    return b"".join(parts)


def intact_frames_before_damage(file_bytes: bytes) -> Iterator[ByteFrame]:
    """Yield the intact frames after the header in order, up to the first damaged one."""
    position = len(JOURNAL_HEADER_BYTES)
    chain = FIRST_CHAIN_CHECKSUM
    while found := _intact_frame_at(file_bytes, position, chain):
        yield found
        position = found.end_offset
        chain = found.chain_checksum


def has_frame_with_mark(file_bytes: bytes, mark_byte: int) -> bool:
    """Return whether there is an intact frame whose payload has `mark_byte` as its second byte.

    Other frames are skipped by their lengths without a check, since thousands of games are
    searched when the program starts.
    """
    position = len(JOURNAL_HEADER_BYTES)
    chain = FIRST_CHAIN_CHECKSUM
    while position + _FRAME_HEAD_STRUCT.size + 1 < len(file_bytes):
        length, following = _FRAME_HEAD_STRUCT.unpack_from(file_bytes, position)
        if file_bytes[position + _FRAME_HEAD_STRUCT.size + 1] == mark_byte and _intact_frame_at(
            file_bytes, position, chain
        ):
            return True
        if not length:
            return False
        position, chain = position + _FRAME_HEAD_STRUCT.size + length, following
    return False


def all_intact_frames(file_bytes: bytes) -> Iterator[ByteFrame]:
    """Yield every intact frame of a file, including those after damaged parts; the header is not
    checked.

    The checksum of each frame is seeded with the checksum of the frame before it. After a damaged
    frame two seeds are possible: the checksum stored in it and the one computed from its payload.
    If no frame fits these seeds, a frame is accepted whose checksum fits that stored just before
    it.
    """
    position = len(JOURNAL_HEADER_BYTES)
    seeds = {FIRST_CHAIN_CHECKSUM, zlib.crc32(file_bytes[: len(JOURNAL_HEADER_BYTES)])}
    while True:
        found = next(
            filter(None, (_intact_frame_at(file_bytes, position, seed) for seed in seeds)), None
        )
        if found is not None:
            yield found
            position = found.end_offset
            seeds = {found.chain_checksum}
            continue
        place = _find_frame_behind_damage(file_bytes, position, seeds)
        if place is None:
            return
        position, seeds = place


def _find_frame_behind_damage(
    file_bytes: bytes, damage_offset: int, possible_chain_checksums: set[int]
) -> tuple[int, set[int]] | None:
    """Search for the next intact frame behind the damaged one at `damage_offset`; return its offset
    and its possible seeds, None when there is none.

    `possible_chain_checksums` are the possible seeds of the damaged frame.
    """
    head = _possible_frame_end_and_checksum(file_bytes, damage_offset)
    if damage_offset + _FRAME_HEAD_STRUCT.size <= len(file_bytes):
        possible_chain_checksums = possible_chain_checksums | {
            _FRAME_HEAD_STRUCT.unpack_from(file_bytes, damage_offset)[1]
        }
    if head is not None:
        possible_chain_checksums = possible_chain_checksums | {
            _chained_checksum(file_bytes[damage_offset + _FRAME_HEAD_STRUCT.size : head[0]], seed)
            for seed in possible_chain_checksums
        }
    # a file can be made so that every byte seems to begin a long frame
    work = MAX_DAMAGE_SEARCH_WORK_IN_FILE_LENGTHS * len(file_bytes)
    for place in range(damage_offset + 1, len(file_bytes) - _FRAME_HEAD_STRUCT.size):
        head = _possible_frame_end_and_checksum(file_bytes, place)
        if head is None:
            continue
        end, stored = head
        work -= end - place
        if work < 0:
            return None
        payload = file_bytes[place + _FRAME_HEAD_STRUCT.size : end]
        if any(_chained_checksum(payload, seed) == stored for seed in possible_chain_checksums):
            return place, possible_chain_checksums
        if _intact_frame_at(file_bytes, end, stored):
            return end, {stored}
    return None


def _possible_frame_end_and_checksum(file_bytes: bytes, offset: int) -> tuple[int, int] | None:
    """Return the end and the stored checksum of the frame that would begin at `offset`; None when
    its length is not possible."""
    if offset + _FRAME_HEAD_STRUCT.size >= len(file_bytes):
        return None
    length, stored = _FRAME_HEAD_STRUCT.unpack_from(file_bytes, offset)
    end = offset + _FRAME_HEAD_STRUCT.size + length
    return (end, stored) if 1 <= length <= MAX_PAYLOAD_BYTES and end <= len(file_bytes) else None


def is_end_of_interrupted_write(file_bytes: bytes, intact_end: int) -> bool:
    """Return whether the bytes after offset `intact_end`, that of the last intact frame, look like
    an interrupted write.

    An interrupted write leaves zeros, or one frame that ends at or beyond the end of the file
    with no intact frame inside. Anything else was intact once and has been changed since.
    """
    tail = file_bytes[intact_end:]
    if not any(tail):
        return True
    if len(tail) < _FRAME_HEAD_STRUCT.size:
        return True
    length, chain = _FRAME_HEAD_STRUCT.unpack_from(tail)
    if not 1 <= length <= MAX_PAYLOAD_BYTES or _FRAME_HEAD_STRUCT.size + length < len(tail):
        return False
    return not any(_intact_frame_at(tail, place, chain) for place in range(1, len(tail)))


def _intact_frame_at(file_bytes: bytes, offset: int, chain_checksum: int) -> ByteFrame | None:
    head = _possible_frame_end_and_checksum(file_bytes, offset)
    if head is None:
        return None
    end, found = head
    payload = file_bytes[offset + _FRAME_HEAD_STRUCT.size : end]
    return (
        ByteFrame(payload, end, found)
        if _chained_checksum(payload, chain_checksum) == found
        else None
    )


def _chained_checksum(payload: bytes, previous_checksum: int) -> int:
    return zlib.crc32(payload, zlib.crc32(_LENGTH_STRUCT.pack(len(payload)), previous_checksum))
