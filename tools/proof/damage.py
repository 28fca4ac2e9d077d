"""The kinds of harm to a journal, and what reading it may tell afterwards: the truth or nothing."""

from collections.abc import Callable, Iterator
from typing import Final

from game.records.frames import whole_frames
from game.records.reading import Condition, Reading, read_content
from game.records.records import Record
from tools.proof.harms import Harmed, bits, cuts, strange_bytes, swaps, zeros

NAME: Final = "game-0001.counthouse"

HARMS: Final[dict[str, Callable[[bytes], Iterator[Harmed]]]] = {
    "cuts": cuts,
    "bits": bits,
    "zeros": zeros,
    "swaps": swaps,
    "strange": strange_bytes,
}


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
