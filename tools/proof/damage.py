"""Harm done to a journal's bytes, and what reading it may tell afterwards: the truth or nothing."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from game.engine.luck import Luck
from game.records.frames import HEADER, whole_frames
from game.records.reading import Condition, Reading, read_content
from game.records.records import Record

NAME: Final = "game-0001.counthouse"
LONGEST: Final = 64  # bytes of a block


@dataclass(frozen=True, slots=True)
class Harmed:
    """A journal's bytes after some harm, and what was done, for a sentence."""

    what: str
    content: bytes


def told(reading: Reading) -> list[Record]:
    """Return the records that were found."""
    chronicle = reading.chronicle
    return [chronicle.opening, *chronicle.records] if chronicle else []


def check(harmed: Harmed, truth: list[Record], whole: bytes) -> None:
    """Require that only the beginning of the truth is told, and no harm is called whole."""
    reading = read_content(harmed.content, NAME)
    found = told(reading)
    assert found == truth[: len(found)], f"{harmed.what}: it tells what never happened"
    sound = reading.condition is Condition.WHOLE
    ends = [frame.end for frame in whole_frames(whole)]
    assert not sound or harmed.content == whole[: reading.end], f"{harmed.what}: called whole"
    assert not sound or reading.end in ends


def cuts(whole: bytes) -> Iterator[Harmed]:
    """Yield the journal cut at every byte; everything before the cut that is whole is told."""
    for size in range(len(whole)):
        yield Harmed(f"cut at byte {size}", whole[:size])


def bits(whole: bytes) -> Iterator[Harmed]:
    """Yield the journal with every bit turned."""
    for place in range(len(whole)):
        for bit in range(8):
            changed = bytes([whole[place] ^ (1 << bit)])
            content = whole[:place] + changed + whole[place + 1 :]
            yield Harmed(f"bit {bit} of byte {place} turned", content)


def zeros(whole: bytes) -> Iterator[Harmed]:
    """Yield tails of zeros: behind the file, and in the place of its end."""
    for length in (1, 7, 8, 512, 4096, 65536):
        yield Harmed(f"{length} zeros behind", whole + bytes(length))
    for kept in range(0, len(whole), LONGEST):
        yield Harmed(f"zeros from byte {kept}", whole[:kept] + bytes(len(whole) - kept))
        block = whole[:kept] + bytes(LONGEST) + whole[kept + LONGEST :]
        yield Harmed(f"a block of zeros at byte {kept}", block[: len(whole)])


def swaps(whole: bytes) -> Iterator[Harmed]:
    """Yield frames that changed places, are missing, or are there twice."""
    ends = [len(HEADER), *(frame.end for frame in whole_frames(whole))]
    parts = [whole[begin:end] for begin, end in pairwise(ends)]
    for place in range(len(parts)):
        rest = [*parts[:place], *parts[place + 1 :]]
        yield Harmed(f"frame {place} missing", HEADER + b"".join(rest))
        yield Harmed(
            f"frame {place} twice", HEADER + b"".join([*parts[:place], *parts[place - 1 :]])
        )
        if place:
            rest.insert(place - 1, parts[place])
            yield Harmed(f"frames {place - 1} and {place} swapped", HEADER + b"".join(rest))


def strange_bytes(whole: bytes) -> Iterator[Harmed]:
    """Yield blocks of any bytes, in the place of others, between them, or taken out."""
    luck = Luck()
    luck.seed(len(whole))
    for number in range(len(whole) // 8):
        place = int(luck.below(len(whole)))
        length = 1 + int(luck.below(LONGEST))
        block = bytes(int(luck.below(256)) for _ in range(length))
        content = (
            whole[:place] + block + whole[place + length :],
            whole[:place] + block + whole[place:],
            whole[:place] + whole[place + length :],
        )[number % 3]
        yield Harmed(f"{length} strange bytes at byte {place}", content)


HARMS: Final[dict[str, Callable[[bytes], Iterator[Harmed]]]] = {
    "cuts": cuts,
    "bits": bits,
    "zeros": zeros,
    "swaps": swaps,
    "strange": strange_bytes,
}


class FakeDisk:
    """Keeps what is written; `failure` is raised by the next calls as long as it is set.

    A write that fails leaves half of its bytes, as a full disk does. `cannot_cut` makes
    cleaning up fail as well.
    """

    def __init__(self, content: bytes = b"") -> None:
        """Begin with this content."""
        self.content = content
        self.aside: list[bytes] = []
        self.failure: OSError | None = None
        self.cannot_cut = False
        self.is_closed = False

    def write_at(self, place: int, content: bytes) -> None:
        """Write, wholly or in half."""
        written = content[: len(content) // 2] if self.failure else content
        self.content = self.content[:place] + written
        if self.failure:
            raise self.failure

    def cut(self, size: int) -> None:
        """Drop what is behind."""
        if self.failure and self.cannot_cut:
            raise self.failure
        self.content = self.content[:size]

    def set_aside(self, content: bytes) -> None:
        """Keep the content apart."""
        if self.failure:
            raise self.failure
        self.aside.append(content)

    def renew(self, size: int) -> None:
        """Drop what is behind."""
        self.cut(size)

    def close(self) -> None:
        """Remember that it was let go."""
        self.is_closed = True
