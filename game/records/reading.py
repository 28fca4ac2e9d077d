"""Reading a journal: whatever the bytes are, what they tell and what state they are in.

Reading never changes a file and never fails because of what is in it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Final

from game.engine.fingerprint import fingerprint
from game.engine.rules import State
from game.engine.title import Fact, Game, Options, Reason, Title, Unreadable
from game.fields import printable
from game.packs.reading import check_pack
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
from game.records.migrations.registry import can_migrate
from game.records.records import AUTOMA, Chronicle, Opening
from game.records.stored_files import read_plain

# What rules and notation may raise when a state made by hand makes no sense to them.
NONSENSE = (ValueError, LookupError, ArithmeticError, AssertionError, TypeError)

DIGITS_SHOWN: Final = 8


class Condition(Enum):
    """What state a journal is in; the values are the keys of the sentences."""

    WHOLE = "whole"
    TORN = "torn"  # the last write was interrupted: everything before it is there
    OTHER_RULES = "other-rules"  # written when the same moves led elsewhere
    OTHER_COMPONENTS = "other-components"  # written with other boards, tiles or cards
    UNKNOWN_TITLE = "unknown-title"
    DAMAGED = "damaged"  # changed since it was written
    NEWER = "newer"  # in a format of a later version
    FOREIGN = "foreign"  # no journal at all


@dataclass(frozen=True, slots=True)
class Reading:
    """What was found in a file named `name`, up to byte `end`, the end of the last whole frame.

    `chronicle` is None when not even the beginning of a game could be read.
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
        """The sentence about the condition: key `record.<condition>` and its facts."""
        return Reason(f"record.{self.condition.value}", {"file": self.name, **self.facts})


Check = Callable[[Opening], None]
"""Raises Unreadable for an opening that can be none of a game that is known."""


def anything(opening: Opening) -> None:
    """Any opening will do: whoever reads knows no games."""


def read_journal(file: Path, check: Check = anything) -> Reading:
    """Return what a file holds; OSError when it cannot be opened or is no plain file."""
    return read_content(read_plain(file, MOST_CONTENT + 1), printable(file.name), check)


def has_closing(file: Path) -> bool:
    """Whether a game in a file has come to its end; else as `read_journal`.

    Only the frames are followed: no step is decoded.
    """
    content = read_plain(file, MOST_CONTENT)
    return content.startswith(HEADER) and has_frame(content, CLOSING_MARK)


def read_content(content: bytes, name: str, check: Check = anything) -> Reading:
    """Return what the bytes of a file hold; what `check` refuses was never written so."""
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
            chronicle = _told(chronicle, found.payload, check)
        except Unreadable as error:
            wrong = str(error)
            break
        last = found
    condition = _condition(content, last.end, wrong)
    if chronicle is None or not chronicle.snapshots:
        return Reading(name, Condition.DAMAGED, facts=_facts(0, last.end))
    facts = _facts(len(chronicle.steps), last.end)
    return Reading(name, condition, chronicle, last.end, last.chain, content[last.end :], facts)


def _condition(content: bytes, end: int, wrong: str) -> Condition:
    if end == len(content):
        return Condition.WHOLE
    return Condition.TORN if not wrong and is_torn(content, end) else Condition.DAMAGED


def _facts(steps: int, end: int) -> dict[str, Fact]:
    return {"steps": steps, "byte": end}


def _told(chronicle: Chronicle | None, payload: bytes, check: Check) -> Chronicle:
    record = decode(payload)
    if chronicle is not None:
        chronicle.add(record)
        return chronicle
    if isinstance(record, Opening):
        check(record)
        return Chronicle(record)
    raise Unreadable("a game begins with its opening")


# Whether an opening can be one of a title's: what a journal says of seats only the title knows.


def check_for(titles: Mapping[str, Title]) -> Check:
    """Return the check of openings for whoever knows these titles; others' games it lets pass."""

    def check(opening: Opening) -> None:
        title = titles.get(opening.options.title)
        if title is None:
            return
        if opening.options.pack is not None:
            check_pack(opening.options.pack, title)
        if opening.options.automa is None and AUTOMA in [seat.player for seat in opening.seats]:
            raise Unreadable("the automa sits at a table without its options")
        unknown = {seat.colour for seat in opening.seats} - _colours(title, opening.options)
        if unknown:
            raise Unreadable(f"{title.name} has no seat of the colour {sorted(unknown)[0]}")

    return check


def _colours(title: Title, options: Options) -> set[str]:
    """Return every colour a seat can have: a position may give colours in any order."""
    largest = Options(title.name, max(title.seats), title.editions[0])
    try:
        own = title.game(options).colours
    except Unreadable:  # a newer version's game, which the verdict tells apart
        own = ()
    return {*own, *title.game(largest).colours}


# Whether a state that came out of a file is one the rules can be trusted with.
#
# A checksum tells damage, not malice: somebody may have framed any numbers soundly. Rules are
# written for positions that can be, so a state is believed only when its text is accepted by the
# title's reader of positions, which checks every piece, and says the same again.


def sense_of(error: Exception) -> str:
    """Return what rules or notation say of nonsense; Python's own words are for nobody's eyes."""
    is_sentence = isinstance(error, ValueError) and not isinstance(error, UnicodeError)
    return str(error) if is_sentence else "its numbers name what is not there"


def check_sound(title: Title, game: Game, state: State, where: str) -> None:
    """Require a state that is a position of this game; Unreadable begins with `where`."""
    nobody = ("",) * int(state.seats)
    try:
        text = game.write_position(state, nobody)
        _, again, _ = title.read_position(text, where, game.options.pack)
    except Unreadable:
        raise
    except NONSENSE as error:
        raise Unreadable(f"{where} is no position of this game: {sense_of(error)}") from error
    if not any(state.luck.words()):
        raise Unreadable(f"{where} is what one seat knows and no whole position")
    if fingerprint(again) != fingerprint(state):
        raise Unreadable(f"{where} is no position of this game: it says more than can be told")


# Verdicts: what can be done with a game that was read, given the titles on the shelf.


@dataclass(frozen=True, slots=True)
class Verdict:
    """A game's condition, the sentence about it, and what can be done.

    `can_continue`: in its own file. `can_watch`: as a replay. `branch_from` is the last step
    from which a new file can go on, None when none can.
    """

    condition: Condition
    reason: Reason
    can_continue: bool = False
    can_watch: bool = False
    branch_from: int | None = None


def judge(reading: Reading, titles: Mapping[str, Title]) -> Verdict:
    """Return what can be done with what was read; the worst finding gives the sentence."""
    chronicle = reading.chronicle
    if chronicle is None:
        return Verdict(reading.condition, reading.reason)
    difference, facts = compare(chronicle, titles)
    is_damaged = reading.condition is Condition.DAMAGED
    condition = reading.condition
    if difference is not Condition.WHOLE and not is_damaged:
        condition = difference
    return Verdict(
        condition,
        Reason(f"record.{condition.value}", {**reading.reason.facts, **facts}),
        can_continue=difference is Condition.WHOLE and not is_damaged,
        can_watch=_can_watch(chronicle, titles, difference),
        branch_from=_branch_from(chronicle, titles, difference),
    )


def compare(chronicle: Chronicle, titles: Mapping[str, Title]) -> tuple[Condition, dict[str, Fact]]:
    """Return WHOLE when the same moves lead where they led, else what differs, with facts."""
    opening = chronicle.opening
    title = titles.get(opening.options.title)
    if title is None:
        return Condition.UNKNOWN_TITLE, {"title": opening.options.title}
    try:
        here = title.components_digest(title.game(opening.options).options)
    except Unreadable:
        return Condition.UNKNOWN_TITLE, {"title": opening.options.title}
    if here != opening.components:
        saved = opening.components.hex()[:DIGITS_SHOWN]
        return Condition.OTHER_COMPONENTS, {"saved": saved, "here": here.hex()[:DIGITS_SHOWN]}
    if (opening.rules_revision, opening.state_version) != (
        title.rules_revision,
        title.state_version,
    ):
        last = chronicle.snapshots[-1].number
        revisions = {"saved": opening.rules_revision, "here": title.rules_revision}
        return Condition.OTHER_RULES, {**revisions, "snapshot": last}
    return Condition.WHOLE, {}


def _can_watch(chronicle: Chronicle, titles: Mapping[str, Title], difference: Condition) -> bool:
    if difference is Condition.UNKNOWN_TITLE:
        return False
    title = titles[chronicle.opening.options.title]
    return can_migrate(title.name, chronicle.opening.state_version, title.state_version)


def _branch_from(
    chronicle: Chronicle, titles: Mapping[str, Title], difference: Condition
) -> int | None:
    if difference is Condition.WHOLE:
        return len(chronicle.steps)
    if difference is Condition.OTHER_RULES and _can_watch(chronicle, titles, difference):
        return chronicle.snapshots[-1].number
    return None
