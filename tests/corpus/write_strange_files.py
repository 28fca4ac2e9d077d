"""Make the corpus's torn, damaged, newer and foreign files afresh from a whole game.

`python tests/corpus/write_strange_files.py`; each kind of harm is one file.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.records.frames import (
    JOURNAL_HEADER_BYTES,
    JOURNAL_MAGIC_BYTES,
    encode_frames,
    intact_frames_before_damage,
)

RECORDS = Path(__file__).resolve().parent / "records"
GAME = RECORDS / "whole" / "lanterns-rules-1-state-1-2-60.tinners"


def main() -> None:
    """Write every file."""
    for name, content in strange_files(GAME.read_bytes()):
        target = RECORDS / f"{name}.tinners"
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(content)


def strange_files(whole: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield the folder and name of each file, and its content."""
    frames = [found.payload for found in intact_frames_before_damage(whole)]
    middle = len(whole) // 2
    yield "torn/last-bytes-missing", whole[:-3]
    yield "torn/zeros-behind", whole + bytes(512)
    yield "torn/length-alone", whole + b"\0\0\0\x20"
    yield "torn/last-block-empty", whole[:-6] + bytes(6)
    yield "damaged/bit-turned", whole[:middle] + bytes([whole[middle] ^ 4]) + whole[middle + 1 :]
    yield "damaged/block-of-zeros", whole[:middle] + bytes(64) + whole[middle + 64 :]
    yield "damaged/header-alone", JOURNAL_HEADER_BYTES
    yield "damaged/text-behind", whole + b"Dear Ann, please have a look at this game. Yours, Ben"
    yield "damaged/opening-twice", encode_frames([frames[0], *frames])
    yield "damaged/opening-missing", encode_frames(frames[1:])
    yield "damaged/step-missing", encode_frames([*frames[:3], *frames[4:]])
    yield "damaged/lists-in-lists", encode_frames([*frames[:3], b"\x91" * 60000 + b"\xc0"])
    yield "damaged/wide-lists-in-lists", encode_frames([*frames[:3], b"\xdc\xff\xff" * 20000])
    yield "damaged/map-for-a-record", encode_frames([*frames[:3], b"\x80"])
    yield "damaged/list-without-end", encode_frames([*frames[:3], b"\xdd\xff\xff\xff\xff"])
    yield "damaged/time-for-a-number", encode_frames([*frames[:3], b"\x92\x03\xd6\xff\0\0\0\0"])
    yield "newer/format-2", JOURNAL_MAGIC_BYTES + b"\x02" + whole[len(JOURNAL_HEADER_BYTES) :]
    yield "foreign/empty", b""
    yield "foreign/zeros", bytes(4096)
    yield "foreign/text", b"format = 1\ntitle = 'lanterns'\n"
    yield "foreign/line-ends-translated", whole.replace(b"\r\n", b"\n")


if __name__ == "__main__":
    main()
