"""Read a journal: its chronicle and its condition, for any bytes.

Reading never changes a file and never fails because of its content.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from game.engine.reasons import Fact, Reason, Unreadable
from game.files.toml_fields import printable
from game.records.codec import CLOSING_MARK, decode
from game.records.frames import (
    FIRST_CHAIN,
    FORMAT,
    HEADER,
    MAGIC,
    MOST_CONTENT,
    Frame,
    has_frame,
    is_torn,
    whole_frames,
)
from game.records.records import Chronicle, Opening
from game.records.stored_files import read_regular_file


class Condition(Enum):
    """The condition of a journal; the values are keys of messages."""

    WHOLE = "whole"
    TORN = "torn"  # the last write was interrupted: everything before it is intact
    OTHER_RULES = "other-rules"  # written when the same moves led to other states
    OTHER_COMPONENTS = "other-components"  # written with other component numbers
    UNKNOWN_TITLE = "unknown-title"
    DAMAGED = "damaged"  # changed after it was written
    NEWER = "newer"  # in the format of a later version
    FOREIGN = "foreign"  # not a journal


@dataclass(frozen=True, slots=True)
class Reading:
    """What was read from the file `name`, up to byte `end`, the end of the last intact frame.

    `chronicle` is None when not even the opening and the dealt position could be read.
    """

    name: str
    condition: Condition
    chronicle: Chronicle | None = None
    end: int = 0
    chain: int = FIRST_CHAIN
    tail: bytes = b""
    facts: dict[str, Fact] = field(default_factory=dict)

    @property
    def reason(self) -> Reason:
        """The reason that describes the condition: key `record.<condition>` and its facts."""
        return Reason(f"record.{self.condition.value}", {"file": self.name, **self.facts})


Check = Callable[[Opening], None]
"""Raises Unreadable for an opening that can be none of a game that is known."""


def accept_any(opening: Opening) -> None:
    """Accept every opening: the check for readers that know no titles."""


def read_journal(file: Path, check: Check = accept_any) -> Reading:
    """Read a journal file; OSError when it cannot be opened or is not a regular file."""
    return read_content(read_regular_file(file, MOST_CONTENT + 1), printable(file.name), check)


def has_closing(file: Path) -> bool:
    """Whether the game in a file is finished; OSError as in `read_journal`.

    Only the frames are read: no step is decoded.
    """
    content = read_regular_file(file, MOST_CONTENT)
    return content.startswith(HEADER) and has_frame(content, CLOSING_MARK)


def read_content(content: bytes, name: str, check: Check = accept_any) -> Reading:
    """Read the bytes of a journal; a record that `check` refuses counts as damage."""
    if not content.startswith(MAGIC) or len(content) > MOST_CONTENT:
        return Reading(name, Condition.FOREIGN)
    if content[len(MAGIC) : len(HEADER)] not in (HEADER[-1:], b""):
        newer: dict[str, Fact] = {"format": content[len(MAGIC)], "known": FORMAT}
        return Reading(name, Condition.NEWER, facts=newer)
    return _read_frames(content, name, check)


def _read_frames(content: bytes, name: str, check: Check) -> Reading:
    chronicle = None
    last = Frame(b"", len(HEADER), FIRST_CHAIN)
    wrong = ""
    for found in whole_frames(content):
        try:
            chronicle = _chronicle_with(chronicle, found.payload, check)
        except Unreadable as error:
            wrong = str(error)
            break
        last = found
    condition = _condition(content, last.end, wrong)
    if chronicle is None or not chronicle.snapshots:
        return Reading(name, Condition.DAMAGED, facts=_position_facts(0, last.end))
    facts = _position_facts(len(chronicle.steps), last.end)
    return Reading(name, condition, chronicle, last.end, last.chain, content[last.end :], facts)


def _condition(content: bytes, end: int, wrong: str) -> Condition:
    if end == len(content):
        return Condition.WHOLE
    return Condition.TORN if not wrong and is_torn(content, end) else Condition.DAMAGED


def _position_facts(steps: int, end: int) -> dict[str, Fact]:
    return {"steps": steps, "byte": end}


def _chronicle_with(chronicle: Chronicle | None, payload: bytes, check: Check) -> Chronicle:
    record = decode(payload)
    if chronicle is not None:
        chronicle.add(record)
        return chronicle
    if isinstance(record, Opening):
        check(record)
        return Chronicle(record)
    raise Unreadable("a game begins with its opening")
