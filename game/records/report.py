"""A defect report: one file that a player can send, from which the game can be replayed.

It is a TOML text with the versions of program and system, the error, and the game so far as a
packed journal. Seats have their colours as names, so no person's name and no path of the player's
machine is in it.
"""

import base64
import binascii
import re
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.files.toml_fields import Fields, read_toml
from game.files.toml_lines import quoted
from game.records.codec import encode
from game.records.frames import MOST_CONTENT, encode_frames
from game.records.records import Chronicle, Record

FORMAT: Final = 1
LONGEST: Final = 100_000  # characters of the error text
LAST_STEPS: Final = 12  # number of last steps whose fingerprints are readable in the text
_HINT: Final = "; allowed: a report as the game writes it after a mistake"


@dataclass(frozen=True, slots=True)
class FaultReport:
    """The error, the versions, and the game; `journal` is empty when no game was open."""

    program: tuple[tuple[str, str], ...]  # names and numbers of versions, and the system
    fault: str
    journal: bytes = b""
    fingerprints: tuple[str, ...] = ()  # "STEP HEX" of the last steps, as in the game


def report_of(
    program: Sequence[tuple[str, str]], fault: str, chronicle: Chronicle | None
) -> FaultReport:
    """Return the report of an error, with the game in which it occurred, if any."""
    if chronicle is None:
        return FaultReport(tuple(program), fault[:LONGEST])
    last = tuple(
        f"{step.number} {step.fingerprint.hex()}" for step in chronicle.steps[-LAST_STEPS:]
    )
    told = without_names(fault, chronicle)[:LONGEST]
    return FaultReport(tuple(program), told, journal_of(chronicle), last)


def without_names(text: str, chronicle: Chronicle) -> str:
    """Replace the names of a game's seats in a text by their colours."""
    for seat in chronicle.opening.seats:
        if seat.name:
            text = re.sub(rf"(?<!\w){re.escape(seat.name)}(?!\w)", seat.colour, text)
    return text


def journal_of(chronicle: Chronicle) -> bytes:
    """Return a game as the bytes of a journal without names of people."""
    opening = chronicle.opening
    nameless = tuple(replace(seat, name=seat.colour) for seat in opening.seats)
    records: list[Record] = [replace(opening, seats=nameless), *chronicle.records]
    return encode_frames(encode(record) for record in records)


def write_report(report: FaultReport) -> str:
    """Return the report as text."""
    packed = base64.b64encode(zlib.compress(report.journal)).decode("ascii")
    lines = [
        f"format = {FORMAT}",
        f"fault = {_listed(report.fault.splitlines())}",
        f"fingerprints = {_listed(report.fingerprints)}",
        f'journal = "{packed}"',
        "",
        "[program]",
        *(f"{name} = {quoted(value)}" for name, value in report.program),
    ]
    return "\n".join([*lines, ""])


def read_report(text: str, source: str) -> FaultReport:
    """Parse a report; Unreadable says what is wrong with the text."""
    fields = read_toml(text, source, _HINT)
    fields.whole("format", FORMAT, FORMAT)
    versions = fields.table("program")
    program = tuple((name, versions.text(name, LONGEST)) for name in versions.keys())  # noqa: SIM118
    fault = "\n".join(_text_list(fields, "fault"))
    journal = _unpacked(fields)
    fingerprints = tuple(_text_list(fields, "fingerprints"))
    fields.finish()
    return FaultReport(program, fault, journal, fingerprints)


def _text_list(fields: Fields, key: str) -> list[str]:
    found = fields.items(key, "texts")
    if not all(isinstance(entry, str) for entry in found):
        raise fields.refusal(key, "holds something else", "a list of texts")
    return [str(entry) for entry in found]


def _unpacked(fields: Fields) -> bytes:
    packed = fields.text("journal", 4 * MOST_CONTENT)
    try:
        stream = zlib.decompressobj()
        content = stream.decompress(base64.b64decode(packed, validate=True), MOST_CONTENT + 1)
    except (binascii.Error, zlib.error, ValueError) as error:
        raise fields.refusal("journal", "is damaged", "a packed journal") from error
    if len(content) > MOST_CONTENT or not stream.eof:
        raise fields.refusal("journal", "is cut off or too long", f"{MOST_CONTENT} bytes")
    return content


def _listed(texts: Iterable[str]) -> str:
    """Return a TOML list of texts, one a line."""
    return "[" + "".join(f"\n  {quoted(text)}," for text in texts) + "\n]"
