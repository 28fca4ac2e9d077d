"""Decode each kind of record from its fields, with a check of every value."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from game.engine.fingerprint import FINGERPRINT_BYTES
from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Options
from game.packs.canonical_text import MAX_TEXT_LETTERS
from game.records.field_cursor import FieldCursor
from game.records.records import (
    AUTOMA_PLAYER,
    NO_BARRIER,
    REVEAL_BARRIER,
    Closing,
    Note,
    Opening,
    Seat,
    Snapshot,
    Step,
    Undo,
)
from game.text.names import clean_name, printable_text

MAX_SEATS: Final = 16
MAX_LIST_LENGTH: Final = 64
MAX_STATE_ROWS: Final = 256
MAX_STEPS: Final = 65536
MAX_NUMBER: Final = 2**63 - 1
# the automa of every title is stored under the name of the first one
AUTOMA_NAME_IN_FILES: Final = "wallace"


def read_opening_record(fields: FieldCursor) -> Opening:
    """Take the fields of an opening and return it; raise Unreadable when one is missing or not
    valid, when two seats have equal colours, or when the automa has two seats."""
    title = fields.take_word("its title")
    edition = fields.take_word("its edition")
    expansions = fields.take_distinct_words("its expansions", MAX_LIST_LENGTH)
    automa = (
        None
        if fields.take_none_if_next()
        else fields.take_distinct_words("its automa", MAX_LIST_LENGTH)
    )
    components = fields.take_bytes("its components", 0, 64)
    seats = tuple(
        _read_seat(seat)
        for seat in fields.take_list("its seats", MAX_SEATS).take_remaining_lists(3)
    )
    options = Options(title, len(seats), edition, expansions, automa)
    players = [seat.player for seat in seats]
    if players.count(AUTOMA_PLAYER) > 1 or len({seat.colour for seat in seats}) < len(seats):
        raise Unreadable("every seat has a colour of its own, and the automa has one seat")
    if automa is not None and AUTOMA_PLAYER in players:
        options = replace(options, automa_seat=players.index(AUTOMA_PLAYER))
    opening = Opening(
        options,
        components,
        seats,
        fields.take_number("its seed", 0, MAX_NUMBER),
        fields.take_number("its rules revision", 0, MAX_NUMBER),
        fields.take_number("its state version", 0, MAX_NUMBER),
        tuple(
            (pair.take_word("its name"), pair.take_word("its number"))
            for pair in fields.take_list("its versions", MAX_LIST_LENGTH).take_remaining_lists(2)
        ),
    )
    if not fields.count_entries_left():
        return opening
    pack = _read_pack(fields.take_list("its pack", MAX_LIST_LENGTH), options)
    return replace(opening, options=replace(options, pack=pack))


def _read_pack(fields: FieldCursor, options: Options) -> Pack:
    name = clean_name(fields.take_word("its name"))
    note = fields.take_text("its note")
    version = fields.take_number("its version", 1, MAX_NUMBER)
    try:
        numbers = fields.take_bytes("its numbers", 1, MAX_TEXT_LETTERS).decode()
    except UnicodeDecodeError as error:
        raise Unreadable("the numbers of a pack are a text") from error
    fields.check_no_entry_left()
    return Pack(options.title, options.edition, name, numbers, note, version)


def _read_seat(fields: FieldCursor) -> Seat:
    name = fields.take_text("its name")
    player = read_player(fields)
    colour = fields.take_word("colour")
    return Seat(clean_name(name) or (player if name else ""), player, colour)


def read_player(fields: FieldCursor, field_name: str = "its player") -> str:
    """Take the word that files use for a kind of player, and return the word that the program
    uses; `field_name` names the field in errors."""
    word = fields.take_word(field_name)
    return AUTOMA_PLAYER if word == AUTOMA_NAME_IN_FILES else word


def read_step_record(fields: FieldCursor) -> Step:
    """Take the fields of a step and return it; raise Unreadable when one is missing or not
    valid.
    """
    return Step(
        fields.take_number("its number", 1, MAX_STEPS),
        fields.take_number("its seat", CHANCE, MAX_SEATS - 1),
        fields.take_number("its move", 0, MAX_NUMBER),
        fields.take_bytes("its fingerprint", FINGERPRINT_BYTES, FINGERPRINT_BYTES),
        fields.take_number("its barrier", NO_BARRIER, REVEAL_BARRIER),
    )


def read_snapshot(fields: FieldCursor) -> Snapshot:
    """Take the fields of a snapshot and return it; raise Unreadable when one is missing or not
    valid.
    """
    number = fields.take_number("its number", 0, MAX_STEPS)
    return Snapshot(
        number,
        fields.take_number("its progress", 0, 100),
        checked_rows(fields.take_unchecked_value("its rows")),
    )


def read_undo(fields: FieldCursor) -> Undo:
    """Take the field of an undo and return it; raise Unreadable when it is missing or not valid."""
    return Undo(fields.take_number("its number", 0, MAX_STEPS))


def read_note_record(fields: FieldCursor) -> Note:
    """Take the fields of a note and return it, its text with printable characters only; raise
    Unreadable when one is missing or not valid.
    """
    return Note(
        fields.take_number("its number", 0, MAX_STEPS),
        fields.take_word("its kind"),
        fields.take_number("its seat", NOBODY, MAX_SEATS - 1),
        printable_text(fields.take_text("its text")),
    )


def read_closing_record(fields: FieldCursor) -> Closing:
    """Take the fields of a closing and return it; raise Unreadable when one is missing or not
    valid.
    """
    number = fields.take_number("its number", 0, MAX_STEPS)
    scores = fields.take_list("its scores", MAX_SEATS)
    points = tuple(
        scores.take_number("a score", -MAX_NUMBER, MAX_NUMBER)
        for _ in range(scores.count_entries_left())
    )
    ranking = fields.take_list("its ranking", MAX_SEATS)
    seats = tuple(
        ranking.take_number("a seat", 0, MAX_SEATS - 1) for _ in range(ranking.count_entries_left())
    )
    return Closing(number, points, seats)


def checked_rows(value: Any) -> list[list[int]]:
    """Return a value that is a list of rows of integers; raise Unreadable for anything else, for
    too many rows and for numbers beyond MAX_NUMBER.
    """
    if type(value) is not list or len(value) > MAX_STATE_ROWS:
        raise Unreadable(f"a state is a list of at most {MAX_STATE_ROWS} rows")
    for row in value:
        if type(row) is not list or any(type(cell) is not int for cell in row):
            raise Unreadable("a row of a state is a list of whole numbers")
        if row and not -MAX_NUMBER <= min(row) <= max(row) <= MAX_NUMBER:
            raise Unreadable(f"a number of a state is at most {MAX_NUMBER}")
    return value
