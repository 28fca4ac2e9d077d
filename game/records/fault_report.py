"""A defect report: one file that a player can send, from which the game can be replayed.

It is a TOML text with the versions of program and system, the error, and the game so far as a
packed journal; of a game at another computer's host it has what the reporting player has seen of
it. Seats have their colours as names, so no person's name and no path of the player's machine is in
it.
"""

import base64
import binascii
import re
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.files.toml_fields import TomlFields, parse_toml_fields
from game.files.toml_lines import toml_string_text
from game.records.codec import encode_record
from game.records.frames import MAX_JOURNAL_BYTES, encode_frames
from game.records.records import Chronicle, Record, Snapshot
from game.records.seen_game import SeenGame, encode_seen_game

REPORT_FORMAT_NUMBER: Final = 1
MAX_ERROR_TEXT_LETTERS: Final = 100_000  # characters of the error text
SHOWN_LAST_STEP_COUNT: Final = (
    12  # number of last steps whose fingerprints are readable in the text
)
_NOT_A_REPORT_HINT: Final = "; allowed: a report as the game writes it after a mistake"


@dataclass(frozen=True, slots=True)
class FaultReport:
    """A report of a program error: the versions of the program, the text of the error, and the
    game; `journal_bytes` is empty when no game was open.

    For a game at a host the journal has only the opening and the first view, and `seen_game_bytes`
    is what the player has seen (`decode_seen_game`).
    """

    program_versions: tuple[tuple[str, str], ...]  # names and numbers of versions, and the system
    error_text: str
    journal_bytes: bytes = b""
    last_fingerprints: tuple[str, ...] = ()  # "STEP HEX" of the last steps, as in the game
    seen_game_bytes: bytes = b""


def make_fault_report(
    program_versions: Sequence[tuple[str, str]],
    error_text: str,
    chronicle: Chronicle | None,
    seen_game: SeenGame | None = None,
) -> FaultReport:
    """Return the report of the error `error_text`, with the versions `program_versions` and the
    game in which it occurred, if any; `seen_game` is what the player has seen of a game at a
    host."""
    if chronicle is None:
        return FaultReport(tuple(program_versions), error_text[:MAX_ERROR_TEXT_LETTERS])
    told = replace_names_by_colours(error_text, chronicle)[:MAX_ERROR_TEXT_LETTERS]
    if seen_game is not None:
        # its host has the steps; a journal begins with an opening and a snapshot
        journal = nameless_journal_bytes(chronicle, [Snapshot(0, 0, seen_game.first_view_rows)])
        numbers = [step.step_number for step in seen_game.steps]
        last = _fingerprint_lines(zip(numbers, seen_game.fingerprints(), strict=True))
        return FaultReport(
            tuple(program_versions), told, journal, last, encode_seen_game(seen_game)
        )
    last = _fingerprint_lines(
        (step.step_number, step.fingerprint_after) for step in chronicle.steps
    )
    journal = nameless_journal_bytes(chronicle, chronicle.records)
    return FaultReport(tuple(program_versions), told, journal, last)


def _fingerprint_lines(steps: Iterable[tuple[int, bytes]]) -> tuple[str, ...]:
    """Return "STEP HEX" for each of the last steps, given as (number, fingerprint) pairs."""
    last = list(steps)[-SHOWN_LAST_STEP_COUNT:]
    return tuple(f"{number} {fingerprint.hex()}" for number, fingerprint in last)


def replace_names_by_colours(text: str, chronicle: Chronicle) -> str:
    """Return the text with the names of the game's seats replaced by the keys of their colours."""
    for seat in chronicle.opening.seats:
        if seat.name:
            text = re.sub(rf"(?<!\w){re.escape(seat.name)}(?!\w)", seat.colour, text)
    return text


def nameless_journal_bytes(chronicle: Chronicle, records_after_opening: Sequence[Record]) -> bytes:
    """Return the opening of a game and these records as the bytes of a journal without names of
    people."""
    opening = chronicle.opening
    nameless = tuple(replace(seat, name=seat.colour) for seat in opening.seats)
    records: list[Record] = [replace(opening, seats=nameless), *records_after_opening]
    return encode_frames(encode_record(record) for record in records)


def fault_report_to_toml(fault_report: FaultReport) -> str:
    """Return the report as a TOML text, which `parse_fault_report` can parse."""
    seen = (
        [f'seen = "{_packed_text(fault_report.seen_game_bytes)}"']
        if fault_report.seen_game_bytes
        else []
    )
    lines = [
        f"format = {REPORT_FORMAT_NUMBER}",
        f"fault = {_toml_text_list(fault_report.error_text.splitlines())}",
        f"fingerprints = {_toml_text_list(fault_report.last_fingerprints)}",
        f'journal = "{_packed_text(fault_report.journal_bytes)}"',
        *seen,
        "",
        "[program]",
        *(f"{name} = {toml_string_text(value)}" for name, value in fault_report.program_versions),
    ]
    return "\n".join([*lines, ""])


def parse_fault_report(text: str, source_name: str) -> FaultReport:
    """Parse the text of a report; raise Unreadable, which names `source_name`, when it is not
    valid."""
    fields = parse_toml_fields(text, source_name, _NOT_A_REPORT_HINT)
    fields.integer("format", REPORT_FORMAT_NUMBER, REPORT_FORMAT_NUMBER)
    versions = fields.table("program")
    program = tuple(
        (name, versions.text(name, MAX_ERROR_TEXT_LETTERS)) for name in versions.take_all_keys()
    )
    fault = "\n".join(_read_text_list(fields, "fault"))
    journal = _unpacked_bytes(fields, "journal", "a packed journal")
    seen = _unpacked_bytes(fields, "seen", "a packed game") if "seen" in fields else b""
    fingerprints = tuple(_read_text_list(fields, "fingerprints"))
    fields.check_no_unknown_keys()
    return FaultReport(program, fault, journal, fingerprints, seen)


def _read_text_list(fields: TomlFields, key: str) -> list[str]:
    found = fields.unchecked_list(key, "texts")
    if not all(isinstance(entry, str) for entry in found):
        raise fields.field_error(key, "holds something else", "a list of texts")
    return [str(entry) for entry in found]


def _packed_text(content: bytes) -> str:
    return base64.b64encode(zlib.compress(content)).decode("ascii")


def _unpacked_bytes(fields: TomlFields, key: str, allowed_text: str) -> bytes:
    packed = fields.text(key, 4 * MAX_JOURNAL_BYTES)
    try:
        stream = zlib.decompressobj()
        content = stream.decompress(base64.b64decode(packed, validate=True), MAX_JOURNAL_BYTES + 1)
    except (binascii.Error, zlib.error, ValueError) as error:
        raise fields.field_error(key, "is damaged", allowed_text) from error
    if len(content) > MAX_JOURNAL_BYTES or not stream.eof:
        raise fields.field_error(key, "is cut off or too long", f"{MAX_JOURNAL_BYTES} bytes")
    return content


def _toml_text_list(texts: Iterable[str]) -> str:
    """Return texts as a TOML list with one text per line."""
    return "[" + "".join(f"\n  {toml_string_text(text)}," for text in texts) + "\n]"
