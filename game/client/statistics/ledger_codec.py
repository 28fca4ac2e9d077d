"""Converts entries of the ledger to bytes and back, with validation."""

from typing import Final

import msgpack

from game.client.challenges.challenge import has_challenge_name_form
from game.client.statistics.ledger_entries import (
    NO_SEAT,
    BegunChallengeEntry,
    FinishedGameEntry,
    JudgedGameEntry,
)
from game.engine.reasons import Unreadable
from game.records import codec, field_cursor, record_readers
from game.records.saved_game_folder import is_numbered_game_file_name

MAX_FINGERPRINT_BYTES: Final = 64  # bytes of a fingerprint
MAX_ENTRY_NUMBER: Final = 2**40
LAST_DAY_ORDINAL: Final = 3_652_059  # the last day a calendar of four digits has
MIN_SEATS: Final = 2
MAX_MEDAL_GRADE: Final = 3

LedgerEntry = BegunChallengeEntry | FinishedGameEntry | JudgedGameEntry

BEGUN_ENTRY_CODE, FINISHED_ENTRY_CODE, JUDGED_ENTRY_CODE = range(3)


def encode_entry(entry: LedgerEntry) -> bytes:
    """Return an entry as the payload of a frame."""
    packed: bytes = msgpack.packb(_entry_to_field_list(entry))
    return packed


def decode_entry(payload: bytes) -> LedgerEntry:
    """Return the entry in a payload; raises Unreadable that names the invalid field."""
    fields = field_cursor.FieldCursor(codec.decode_msgpack_value(payload), "an entry")
    kind = fields.take_number("its kind", BEGUN_ENTRY_CODE, JUDGED_ENTRY_CODE)
    entry = (_decode_begun_challenge, _decode_finished_game, _decode_judged_play)[kind](fields)
    fields.check_no_entry_left()
    return entry


def encode_and_decode_entry(entry: FinishedGameEntry) -> FinishedGameEntry:
    """Encode an entry, decode the result and return it: the entry as it will be read later. Raises
    Unreadable if it would be invalid."""
    again = decode_entry(encode_entry(entry))
    assert isinstance(again, FinishedGameEntry)
    return again


def _entry_to_field_list(entry: LedgerEntry) -> list[object]:
    match entry:
        case BegunChallengeEntry(challenge, file, title):
            return [BEGUN_ENTRY_CODE, challenge, file, title]
        case JudgedGameEntry(game, accuracy, luck):
            return [JUDGED_ENTRY_CODE, game, accuracy, luck]
    plain: list[object] = [
        FINISHED_ENTRY_CODE,
        entry.last_fingerprint,
        entry.file_name,
        entry.day_ordinal,
    ]
    plain.append([codec.player_word_in_files(player) for player in entry.players])
    plain += [
        entry.own_seat,
        list(entry.scores),
        list(entry.seats_from_best),
        list(entry.expansions),
    ]
    plain += [
        list(entry.automa_options),
        int(entry.counts_for_career),
        entry.challenge_name,
        entry.medal_grade,
    ]
    plain.append([list(number) for number in entry.own_statistics])
    return [*plain, entry.title, entry.edition, *([entry.pack_digest] if entry.pack_digest else [])]


def _decode_begun_challenge(fields: field_cursor.FieldCursor) -> LedgerEntry:
    return BegunChallengeEntry(
        _read_challenge_name(fields),
        _read_file_name(fields),
        _read_optional_word(fields, "its title"),
    )


def _decode_judged_play(fields: field_cursor.FieldCursor) -> LedgerEntry:
    game = fields.take_bytes("its game", 0, MAX_FINGERPRINT_BYTES)
    accuracy = fields.take_number("its accuracy", 0, 100)
    return JudgedGameEntry(
        game, accuracy, fields.take_number("its luck", -MAX_ENTRY_NUMBER, MAX_ENTRY_NUMBER)
    )


def _decode_finished_game(fields: field_cursor.FieldCursor) -> LedgerEntry:
    game = fields.take_bytes("its game", 0, MAX_FINGERPRINT_BYTES)
    file = _read_file_name(fields)
    day = fields.take_number("its day", 1, LAST_DAY_ORDINAL)
    seats = fields.take_list("its players", record_readers.MAX_SEATS)
    players = tuple(
        record_readers.read_player(seats, "a player") for _ in range(seats.count_entries_left())
    )
    if len(players) < MIN_SEATS:
        raise Unreadable(f"a game has at least {MIN_SEATS} players, not {len(players)}")
    last = len(players) - 1
    own = fields.take_number("its own seat", NO_SEAT, last)
    scores = _read_remaining_numbers(
        fields.take_list("its points", record_readers.MAX_SEATS),
        -MAX_ENTRY_NUMBER,
        MAX_ENTRY_NUMBER,
    )
    ranking = _read_remaining_numbers(
        fields.take_list("its ranking", record_readers.MAX_SEATS), 0, last
    )
    if len(scores) != len(players) or sorted(ranking) != list(range(len(players))):
        raise Unreadable("an entry names the points and the place of every seat once")
    return FinishedGameEntry(
        game,
        file,
        day,
        players,
        own,
        scores,
        ranking,
        expansions=fields.take_distinct_words("its expansions", record_readers.MAX_LIST_LENGTH),
        automa_options=fields.take_distinct_words("its automa", record_readers.MAX_LIST_LENGTH),
        counts_for_career=bool(fields.take_number("whether it counts", 0, 1)),
        challenge_name=_read_challenge_name(fields, allows_none=True),
        medal_grade=fields.take_number("its grade", 0, MAX_MEDAL_GRADE),
        own_statistics=tuple(
            (
                pair.take_word("a name"),
                pair.take_number("a number", -MAX_ENTRY_NUMBER, MAX_ENTRY_NUMBER),
            )
            for pair in fields.take_list(
                "its numbers", record_readers.MAX_LIST_LENGTH
            ).take_remaining_lists(2)
        ),
        title=_read_optional_word(fields, "its title"),
        edition=_read_optional_word(fields, "its edition"),
        pack_digest=_read_optional_word(fields, "its pack"),
    )


def _read_optional_word(fields: field_cursor.FieldCursor, word_noun: str) -> str:
    """Read the next word, which older entries lack; return "" for those. `word_noun` names the word
    in errors."""
    return fields.take_word(word_noun) if fields.count_entries_left() else ""


def _read_file_name(fields: field_cursor.FieldCursor) -> str:
    """Read the next field, the file name of a saved game or "" for a game that was not saved;
    raises Unreadable for anything else."""
    file = fields.take_word("its file")
    if file and not is_numbered_game_file_name(file):
        raise Unreadable(f"its file is the name of a saved game, not {file}")
    return file


def _read_challenge_name(fields: field_cursor.FieldCursor, *, allows_none: bool = False) -> str:
    challenge = fields.take_word("its challenge")
    if not has_challenge_name_form(challenge) and not (allows_none and not challenge):
        raise Unreadable(f"its challenge is the name of one, not {challenge}")
    return challenge


def _read_remaining_numbers(
    fields: field_cursor.FieldCursor, least: int, most: int
) -> tuple[int, ...]:
    return tuple(
        fields.take_number("an entry", least, most) for _ in range(fields.count_entries_left())
    )
