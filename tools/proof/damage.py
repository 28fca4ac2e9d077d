"""The kinds of harm to a journal, and what reading it may tell afterwards: the truth or nothing."""

from collections.abc import Callable, Iterator
from typing import Final

from game.records.frames import intact_frames_before_damage
from game.records.journal_reading import JournalCondition, JournalReading, read_journal_bytes
from game.records.records import Record
from tools.proof.harms import (
    Harmed,
    bit_flips,
    cut_journals,
    strange_bytes,
    swapped_frames,
    zeroed_journals,
)

RECORD_FILE_NAME: Final = "game-0001.counthouse"

HARM_BY_NAME: Final[dict[str, Callable[[bytes], Iterator[Harmed]]]] = {
    "cuts": cut_journals,
    "bits": bit_flips,
    "zeros": zeroed_journals,
    "swaps": swapped_frames,
    "strange": strange_bytes,
}


def records_read(reading: JournalReading) -> list[Record]:
    """Return the records that were read, the opening first; none if the journal is unreadable."""
    chronicle = reading.chronicle
    return [chronicle.opening, *chronicle.records] if chronicle else []


def check_reading_tells_truth(harmed: Harmed, truth: list[Record], whole: bytes) -> None:
    """Require that reading a harmed journal returns only a beginning of the true records, and calls
    it whole only if it ends between two intact frames."""
    reading = read_journal_bytes(harmed.content, RECORD_FILE_NAME)
    found = records_read(reading)
    assert found == truth[: len(found)], f"{harmed.what}: it tells what never happened"
    sound = reading.condition is JournalCondition.INTACT
    ends = [frame.end_offset for frame in intact_frames_before_damage(whole)]
    assert not sound or harmed.content == whole[: reading.intact_byte_count], (
        f"{harmed.what}: called whole"
    )
    assert not sound or reading.intact_byte_count in ends


class FakeDisk:
    """A disk file in memory; calls raise `failure` as long as it is set.

    A write that fails leaves half of its bytes, as a full disk does. With `cannot_cut` the cut that
    cleans up fails as well.
    """

    def __init__(self, content: bytes = b"") -> None:
        """Begin with this content and no failure."""
        self.content = content
        self.aside: list[bytes] = []
        self.failure: OSError | None = None
        self.cannot_cut = False
        self.is_closed = False

    def write_at(self, place: int, content: bytes) -> None:
        """Write content at a byte position and drop what follows; on failure write half of it and
        raise."""
        written = content[: len(content) // 2] if self.failure else content
        self.content = self.content[:place] + written
        if self.failure:
            raise self.failure

    def truncate(self, size: int) -> None:
        """Shorten the content to `size` bytes."""
        if self.failure and self.cannot_cut:
            raise self.failure
        self.content = self.content[:size]

    def save_torn_bytes_beside(self, content: bytes) -> None:
        """Append the content to `aside`, the copies kept of damaged journals."""
        if self.failure:
            raise self.failure
        self.aside.append(content)

    def recreate_deleted_file(self, size: int) -> None:
        """Shorten the content to `size` bytes."""
        self.truncate(size)

    def close(self) -> None:
        """Record that the file was closed."""
        self.is_closed = True
