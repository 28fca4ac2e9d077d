"""Read a journal: its chronicle and its condition, for any bytes.

Reading never changes a file and never fails because of its content.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from game.engine.reasons import FactValue, Reason, Unreadable
from game.files.toml_fields import printable_file_name
from game.records.atomic_files import read_regular_file
from game.records.codec import CLOSING_MARK, decode_record
from game.records.frames import (
    FIRST_CHAIN_CHECKSUM,
    JOURNAL_FORMAT_NUMBER,
    JOURNAL_HEADER_BYTES,
    JOURNAL_MAGIC_BYTES,
    MAX_JOURNAL_BYTES,
    ByteFrame,
    has_frame_with_mark,
    intact_frames_before_damage,
    is_end_of_interrupted_write,
)
from game.records.records import Chronicle, Opening


class JournalCondition(Enum):
    """The condition of a journal; the values are keys of messages."""

    INTACT = "whole"
    LAST_WRITE_INTERRUPTED = (
        "torn"  # the last write was interrupted: everything before it is intact
    )
    OTHER_RULES = "other-rules"  # written when the same moves led to other states
    OTHER_COMPONENTS = "other-components"  # written with other component numbers
    UNKNOWN_TITLE = "unknown-title"
    DAMAGED = "damaged"  # changed after it was written
    NEWER_FORMAT = "newer"  # in the format of a later version
    NOT_A_JOURNAL = "foreign"  # not a journal


@dataclass(frozen=True, slots=True)
class JournalReading:
    """The result of reading a journal file: its condition, its chronicle, and how many bytes it
    has up to the end of its last intact frame.

    `chronicle` is None when not even the opening and the dealt position could be read.
    """

    file_name: str
    condition: JournalCondition
    chronicle: Chronicle | None = None
    intact_byte_count: int = 0
    chain_checksum: int = FIRST_CHAIN_CHECKSUM
    torn_bytes: bytes = b""
    reason_facts: dict[str, FactValue] = field(default_factory=dict)

    @property
    def reason(self) -> Reason:
        """The reason that describes the condition: key `record.<condition>` and its facts."""
        return Reason(
            f"record.{self.condition.value}", {"file": self.file_name, **self.reason_facts}
        )


OpeningCheck = Callable[[Opening], None]
"""Raises Unreadable for an opening that no game of a known title can have."""


def accept_any_opening(opening: Opening) -> None:
    """Do nothing: accept every opening without a check, for readers that know no titles."""


def read_journal(file: Path, check_opening: OpeningCheck = accept_any_opening) -> JournalReading:
    """Read a journal file; raise OSError when it cannot be opened or is not a regular file."""
    return read_journal_bytes(
        read_regular_file(file, MAX_JOURNAL_BYTES + 1),
        printable_file_name(file.name),
        check_opening,
    )


def has_closing_record(file: Path) -> bool:
    """Return whether the game in a file has ended, which a closing record shows; raise OSError as
    in `read_journal`.

    Only the frames are read; no step is decoded.
    """
    content = read_regular_file(file, MAX_JOURNAL_BYTES)
    return content.startswith(JOURNAL_HEADER_BYTES) and has_frame_with_mark(content, CLOSING_MARK)


def read_journal_bytes(
    file_bytes: bytes, name: str, check_opening: OpeningCheck = accept_any_opening
) -> JournalReading:
    """Read the bytes of a journal. For bytes that are no journal the condition of the result is
    NOT_A_JOURNAL; no error is raised. A record that is not valid, or that `check_opening` refuses,
    counts as damage, and what precedes it is kept."""
    if not file_bytes.startswith(JOURNAL_MAGIC_BYTES) or len(file_bytes) > MAX_JOURNAL_BYTES:
        return JournalReading(name, JournalCondition.NOT_A_JOURNAL)
    if file_bytes[len(JOURNAL_MAGIC_BYTES) : len(JOURNAL_HEADER_BYTES)] not in (
        JOURNAL_HEADER_BYTES[-1:],
        b"",
    ):
        newer: dict[str, FactValue] = {
            "format": file_bytes[len(JOURNAL_MAGIC_BYTES)],
            "known": JOURNAL_FORMAT_NUMBER,
        }
        return JournalReading(name, JournalCondition.NEWER_FORMAT, reason_facts=newer)
    return _read_frames(file_bytes, name, check_opening)


def _read_frames(file_bytes: bytes, name: str, check_opening: OpeningCheck) -> JournalReading:
    chronicle = None
    last = ByteFrame(b"", len(JOURNAL_HEADER_BYTES), FIRST_CHAIN_CHECKSUM)
    wrong = ""
    for found in intact_frames_before_damage(file_bytes):
        try:
            chronicle = _chronicle_with_next_record(chronicle, found.payload, check_opening)
        except Unreadable as error:
            wrong = str(error)
            break
        last = found
    condition = _condition_of_content(file_bytes, last.end_offset, wrong)
    if chronicle is None or not chronicle.snapshots:
        return JournalReading(
            name, JournalCondition.DAMAGED, reason_facts=_step_and_byte_facts(0, last.end_offset)
        )
    facts = _step_and_byte_facts(len(chronicle.steps), last.end_offset)
    return JournalReading(
        name,
        condition,
        chronicle,
        last.end_offset,
        last.chain_checksum,
        file_bytes[last.end_offset :],
        facts,
    )


def _condition_of_content(file_bytes: bytes, intact_end: int, error_text: str) -> JournalCondition:
    if intact_end == len(file_bytes):
        return JournalCondition.INTACT
    return (
        JournalCondition.LAST_WRITE_INTERRUPTED
        if not error_text and is_end_of_interrupted_write(file_bytes, intact_end)
        else JournalCondition.DAMAGED
    )


def _step_and_byte_facts(step_count: int, byte_offset: int) -> dict[str, FactValue]:
    return {"steps": step_count, "byte": byte_offset}


def _chronicle_with_next_record(
    chronicle: Chronicle | None, payload: bytes, check_opening: OpeningCheck
) -> Chronicle:
    record = decode_record(payload)
    if chronicle is not None:
        chronicle.add(record)
        return chronicle
    if isinstance(record, Opening):
        check_opening(record)
        return Chronicle(record)
    raise Unreadable("a game begins with its opening")
