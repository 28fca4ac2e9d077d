"""Encode records as bytes, and decode untrusted bytes as records.

A record is one msgpack array: the number of its kind, then its fields in the order of the class.
There are no maps, floats or extensions; every field is checked. Reading any bytes gives a record
or raises Unreadable, in time and memory limited by their number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgpack

from game.engine.reasons import Unreadable
from game.records.field_cursor import FieldCursor
from game.records.record_readers import (
    AUTOMA_NAME_IN_FILES,
    checked_rows,
    read_closing_record,
    read_note_record,
    read_opening_record,
    read_snapshot,
    read_step_record,
    read_undo,
)
from game.records.records import (
    AUTOMA_PLAYER,
    Closing,
    Note,
    Opening,
    Record,
    Snapshot,
    Step,
    Undo,
)

MAX_CELLS_PER_ROW: Final = (
    4096  # cells of a row; 1,024 nested lists that each claim this many take 32 MB
)

_RECORD_TYPES: Final[list[type[Record]]] = [
    Opening,
    Step,
    Snapshot,
    Undo,
    Note,
    Closing,
]
# the second byte of the payload of a record that ends a game
CLOSING_MARK: Final = _RECORD_TYPES.index(Closing)

_RECORD_READERS: Final[list[Callable[[FieldCursor], Record]]] = [
    read_opening_record,
    read_step_record,
    read_snapshot,
    read_undo,
    read_note_record,
    read_closing_record,
]


def encode_record(record: Record) -> bytes:
    """Return the record as the payload of a frame."""
    packed: bytes = msgpack.packb([_RECORD_TYPES.index(type(record)), *_fields_of_record(record)])
    return packed


def decode_record(payload: bytes) -> Record:
    """Decode the payload of a frame as a record; raise Unreadable with the name of the first
    invalid field.
    """
    fields = FieldCursor(decode_msgpack_value(payload), "a record")
    kind = fields.take_number("its kind", 0, len(_RECORD_TYPES) - 1)
    record = _RECORD_READERS[kind](fields)
    fields.check_no_entry_left()
    return record


def encode_rows(rows: list[list[int]]) -> bytes:
    """Encode the rows of a state's plain form as bytes, to send them to worker processes."""
    packed: bytes = msgpack.packb(rows)
    return packed


def decode_rows(content: bytes) -> list[list[int]]:
    """Return the rows that `encode_rows` encoded; raise Unreadable if the bytes are not such an
    encoding."""
    return checked_rows(decode_msgpack_value(content))


def decode_msgpack_value(content: bytes) -> Any:
    """Decode bytes as one msgpack value of lists, numbers, texts and bytes; raise Unreadable
    otherwise.
    """
    try:
        return msgpack.unpackb(
            content, max_array_len=MAX_CELLS_PER_ROW, max_map_len=0, max_ext_len=0
        )
    except (ValueError, msgpack.UnpackException) as error:
        raise Unreadable(
            f"a record is one msgpack array, this is not ({type(error).__name__})"
        ) from error


def _fields_of_record(record: Record) -> list[object]:
    match record:
        case Opening():
            return _fields_of_opening(record)
        case Step(number, seat, move, fingerprint, barrier):
            return [number, seat, move, fingerprint, barrier]
        case Snapshot(number, progress, rows):
            if max(map(len, rows), default=0) > MAX_CELLS_PER_ROW:
                raise ValueError(f"a row of a state has at most {MAX_CELLS_PER_ROW} cells")
            return [number, progress, rows]
        case Undo(number):
            return [number]
        case Note(number, kind, seat, text):
            return [number, kind, seat, text]
        case _:
            return [record.step_number, list(record.scores), list(record.seats_from_best)]


def _fields_of_opening(opening: Opening) -> list[object]:
    options = opening.options
    pack = opening.options.pack
    return [
        options.title,
        options.edition,
        list(options.expansions),
        None if options.automa is None else list(options.automa),
        opening.components_digest,
        [[seat.name, player_word_in_files(seat.player), seat.colour] for seat in opening.seats],
        opening.seed,
        opening.rules_revision,
        opening.state_version,
        [list(pair) for pair in opening.program_versions],
        *([[pack.name, pack.note, pack.version, pack.numbers.encode()]] if pack else []),
    ]


def player_word_in_files(player: str) -> str:
    """Return the word that files use for a kind of player; only the automa has another word in
    files."""
    return AUTOMA_NAME_IN_FILES if player == AUTOMA_PLAYER else player
