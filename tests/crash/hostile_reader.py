"""Reads files made to hurt, within 64 MB more than an idle reader needs.

Run as `python tests/crash/hostile_reader.py`; prints "NAME MILLISECONDS CONDITION" for each file.
A reader that wants more memory ends with a traceback.
"""

import resource
import sys
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import msgpack

from game.records import frames
from game.records.journal_reading import read_journal_bytes

MAX_MEMORY = 64 * 1024 * 1024
GAME = Path(__file__).parents[1] / "corpus" / "records" / "whole"
SAMPLE = (GAME / "lanterns-rules-1-state-1-2-60.tinners").read_bytes()


def framed(payloads: list[bytes]) -> bytes:
    """Return a file of sound frames, as many of the payloads as one file holds."""
    content = [frames.JOURNAL_HEADER_BYTES]
    chain = frames.FIRST_CHAIN_CHECKSUM
    size = len(frames.JOURNAL_HEADER_BYTES)
    for payload in payloads:
        one, chain = frames.encode_frame(payload, chain)
        size += len(one)
        if size > frames.MAX_JOURNAL_BYTES:
            break
        content.append(one)
    return b"".join(content)


def snapshot(rows: object) -> bytes:
    """Return a snapshot's payload with these rows."""
    packed: bytes = msgpack.packb([2, 0, 0, rows])
    return packed


def payloads() -> Iterator[tuple[str, bytes]]:
    """Yield payloads that are as deep, wide, long or large as one can say in a frame."""
    yield "lists-in-lists", b"\x91" * (frames.MAX_PAYLOAD_BYTES - 1) + b"\xc0"
    yield "wide-lists-in-lists", b"\xdc\xff\xff" * (frames.MAX_PAYLOAD_BYTES // 3)
    yield "list-of-four-billion", b"\xdd\xff\xff\xff\xff"
    yield "text-of-four-billion", b"\xdb\xff\xff\xff\xff"
    yield "bytes-of-four-billion", b"\xc6\xff\xff\xff\xff"
    yield "map-of-four-billion", b"\xdf\xff\xff\xff\xff"
    yield "extension", b"\xc9\xff\xff\xff\xff\x05"
    yield "a-time", b"\x92\x03\xd7\xff" + bytes(8)
    yield "many-empty-lists", b"\xdc\xff\xf0" + b"\x90" * 65520
    yield "many-texts", b"\xdc\x7f\xf0" + b"\xa1a" * 32752
    yield "large-numbers", snapshot([[2**63 - 1] * 7000])
    yield "small-numbers", snapshot([[1] * 65000])
    yield "many-rows", snapshot([[]] * 65000)
    yield "numbers-with-a-point", snapshot([[1.5] * 7000])


def files() -> Iterator[tuple[str, bytes]]:
    """Yield whole files of such payloads, and files that are hard to search."""
    begun = [found.payload for found in frames.intact_frames_before_damage(SAMPLE)][:2]
    for name, payload in payloads():
        yield name, framed([*begun, payload])
        yield f"{name}-everywhere", framed([*begun, *[payload] * 20000])
    yield "notes-without-end", framed([*begun, *[msgpack.packb([4, 0, "x", -2, ""])] * 90000])
    yield "snapshots-without-end", framed([*begun, *[begun[1]] * 20000])
    yield "undo-without-end", framed([*begun, *[msgpack.packb([3, 0])] * 90000])
    yield "lengths-everywhere", framed(begun) + b"\x00\x00\x7f" * (frames.MAX_PAYLOAD_BYTES // 3)
    tail = b"\x00\x00\xff\xff\x01\x02\x03\x04" + b"\x00\x00\x7f" * (
        frames.MAX_PAYLOAD_BYTES // 3 - 3
    )
    yield "lengths-in-a-torn-frame", framed(begun) + tail
    yield "zeros", framed(begun) + bytes(frames.MAX_JOURNAL_BYTES - 10_000)
    yield (
        "header-and-noise",
        frames.JOURNAL_MAGIC_BYTES + b"\x01" + b"\xa7" * (frames.MAX_JOURNAL_BYTES - 30),
    )
    yield "too-large", frames.JOURNAL_MAGIC_BYTES + b"\x01" + bytes(frames.MAX_JOURNAL_BYTES)


def limit_memory() -> None:
    """Give this process a little more memory than it has, and no more."""
    if sys.platform == "win32":
        raise NotImplementedError
    used = (
        int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[0])
        * resource.getpagesize()
    )
    resource.setrlimit(resource.RLIMIT_AS, (used + MAX_MEMORY, used + MAX_MEMORY))


def main() -> None:
    """Read each file with what memory is left."""
    ready = list(files())
    read_journal_bytes(SAMPLE, "warm-up")
    limit_memory()
    for name, content in ready:
        begin = time.process_time()
        reading = read_journal_bytes(content, name)
        seconds = time.process_time() - begin
        print(name, round(1000 * seconds), reading.condition.value, flush=True)


if __name__ == "__main__":
    main()
