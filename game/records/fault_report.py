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

from game.files.toml_fields import Fields, parse_toml_fields
from game.files.toml_lines import toml_string_text
from game.records.codec import encode_record
from game.records.frames import MAX_JOURNAL_BYTES, encode_frames
from game.records.records import Chronicle, Record

REPORT_FORMAT_NUMBER: Final = 1
MAX_ERROR_TEXT_LETTERS: Final = 100_000  # characters of the error text
SHOWN_LAST_STEP_COUNT: Final = (
    12  # number of last steps whose fingerprints are readable in the text
)
_NOT_A_REPORT_HINT: Final = "; allowed: a report as the game writes it after a mistake"


@dataclass(frozen=True, slots=True)
class FaultReport:
    """A report of a program error: the versions of the program, the text of the error, and the
    game; `journal_bytes` is empty when no game was open."""

    program_versions: tuple[tuple[str, str], ...]  # names and numbers of versions, and the system
    error_text: str
    journal_bytes: bytes = b""
    last_fingerprints: tuple[str, ...] = ()  # "STEP HEX" of the last steps, as in the game


def make_fault_report(
    program_versions: Sequence[tuple[str, str]], error_text: str, chronicle: Chronicle | None
) -> FaultReport:
    """Return the report of the error `error_text`, with the versions `program_versions` and the
    game in which it occurred, if any."""
    if chronicle is None:
        return FaultReport(tuple(program_versions), error_text[:MAX_ERROR_TEXT_LETTERS])
    last = tuple(
        f"{step.step_number} {step.fingerprint_after.hex()}"
        for step in chronicle.steps[-SHOWN_LAST_STEP_COUNT:]
    )
    told = replace_names_by_colours(error_text, chronicle)[:MAX_ERROR_TEXT_LETTERS]
    return FaultReport(tuple(program_versions), told, nameless_journal_bytes(chronicle), last)


def replace_names_by_colours(text: str, chronicle: Chronicle) -> str:
    """Return the text with the names of the game's seats replaced by the keys of their colours."""
    for seat in chronicle.opening.seats:
        if seat.name:
            text = re.sub(rf"(?<!\w){re.escape(seat.name)}(?!\w)", seat.colour, text)
    return text


def nameless_journal_bytes(chronicle: Chronicle) -> bytes:
    """Return a game as the bytes of a journal without names of people."""
    opening = chronicle.opening
    nameless = tuple(replace(seat, name=seat.colour) for seat in opening.seats)
    records: list[Record] = [replace(opening, seats=nameless), *chronicle.records]
    return encode_frames(encode_record(record) for record in records)


def fault_report_to_toml(report: FaultReport) -> str:
    """Return the report as a TOML text, which `parse_fault_report` can parse."""
    packed = base64.b64encode(zlib.compress(report.journal_bytes)).decode("ascii")
    lines = [
        f"format = {REPORT_FORMAT_NUMBER}",
        f"fault = {_toml_text_list(report.error_text.splitlines())}",
        f"fingerprints = {_toml_text_list(report.last_fingerprints)}",
        f'journal = "{packed}"',
        "",
        "[program]",
        *(f"{name} = {toml_string_text(value)}" for name, value in report.program_versions),
    ]
    return "\n".join([*lines, ""])


def parse_fault_report(text: str, source: str) -> FaultReport:
    """Parse the text of a report; raise Unreadable, which names `source`, when it is not valid."""
    fields = parse_toml_fields(text, source, _NOT_A_REPORT_HINT)
    fields.integer("format", REPORT_FORMAT_NUMBER, REPORT_FORMAT_NUMBER)
    versions = fields.table("program")
    program = tuple(
        (name, versions.text(name, MAX_ERROR_TEXT_LETTERS)) for name in versions.take_all_keys()
    )
    fault = "\n".join(_read_text_list(fields, "fault"))
    journal = _unpacked_journal_bytes(fields)
    fingerprints = tuple(_read_text_list(fields, "fingerprints"))
    fields.check_no_unknown_keys()
    return FaultReport(program, fault, journal, fingerprints)


def _read_text_list(fields: Fields, key: str) -> list[str]:
    found = fields.unchecked_list(key, "texts")
    if not all(isinstance(entry, str) for entry in found):
        raise fields.field_error(key, "holds something else", "a list of texts")
    return [str(entry) for entry in found]


def _unpacked_journal_bytes(fields: Fields) -> bytes:
    packed = fields.text("journal", 4 * MAX_JOURNAL_BYTES)
    try:
        stream = zlib.decompressobj()
        content = stream.decompress(base64.b64decode(packed, validate=True), MAX_JOURNAL_BYTES + 1)
    except (binascii.Error, zlib.error, ValueError) as error:
        raise fields.field_error("journal", "is damaged", "a packed journal") from error
    if len(content) > MAX_JOURNAL_BYTES or not stream.eof:
        raise fields.field_error("journal", "is cut off or too long", f"{MAX_JOURNAL_BYTES} bytes")
    return content


def _toml_text_list(texts: Iterable[str]) -> str:
    """Return texts as a TOML list with one text per line."""
    return "[" + "".join(f"\n  {toml_string_text(text)}," for text in texts) + "\n]"
