"""Records as bytes: every record comes back, and nothing but a record is believed."""

from dataclasses import replace
from typing import Any

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.engine.title import Options
from game.records.codec import (
    MAX_CELLS_PER_ROW,
    decode_record,
    decode_rows,
    encode_record,
    encode_rows,
)
from game.records.records import (
    AUTOMA_PLAYER,
    Closing,
    Note,
    Opening,
    Record,
    Seat,
    Snapshot,
    Step,
    Undo,
)
from game.text.names import clean_name
from tests.helpers.present import of_kind
from tests.records.one_of_each_kind import OPENING, STORY

WORD = st.text(max_size=12).filter(str.isprintable)
WORDS = st.lists(WORD, max_size=4, unique=True).map(tuple)
NAME = st.text(max_size=12).map(clean_name)
COUNT = st.integers(0, 60000)
LARGE = st.integers(0, 2**63 - 1)
POINTS = st.integers(-(2**63) + 1, 2**63 - 1)
SEATS = st.lists(
    st.builds(Seat, NAME, WORD, WORD), max_size=5, unique_by=lambda seat: seat.colour
).map(tuple)

VALUES: Any = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.floats() | WORD | st.binary(),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(WORD, inner, max_size=2),
    max_leaves=12,
)

WORDS_THAT_ARE_NONE: dict[str, dict[str, object]] = {
    "a title": {"options": replace(OPENING.options, title="lan\0terns")},
    "an edition": {"options": replace(OPENING.options, edition="x" * 101)},
    "an expansion twice": {"options": replace(OPENING.options, expansions=("a", "a"))},
    "a player": {"seats": (Seat("Ann", "hu\nman", "red"),)},
    "a colour": {"seats": (Seat("Ann", "human", "\0"),)},
    "a colour twice": {"seats": (Seat("Ann", "human", "red"), Seat("Bo", "human", "red"))},
    "two automas": {"seats": (Seat("A", AUTOMA_PLAYER, "red"), Seat("B", AUTOMA_PLAYER, "white"))},
    "a version": {"program_versions": (("game", "\0"),)},
}


@st.composite
def openings(draw: st.DrawFn) -> Opening:
    seats = draw(SEATS)
    options = Options(draw(WORD), len(seats), draw(WORD), draw(WORDS), draw(st.none() | WORDS))
    packs = st.builds(
        Pack,
        st.just(options.title),
        st.just(options.edition),
        name=NAME,
        numbers=st.text(min_size=1, max_size=20),
    )
    options = replace(options, pack=draw(st.none() | packs))
    versions = tuple(draw(st.lists(st.tuples(WORD, WORD), max_size=3)))
    digest = draw(st.binary(max_size=64))
    return Opening(options, digest, seats, draw(LARGE), draw(LARGE), draw(LARGE), versions)


RECORDS = st.one_of(
    openings(),
    st.builds(
        Step,
        COUNT.map(lambda count: count + 1),
        st.integers(-1, 15),
        LARGE,
        st.binary(min_size=8, max_size=8),
        st.integers(0, 2),
    ),
    st.builds(Snapshot, COUNT, st.integers(0, 100), st.lists(st.lists(POINTS, max_size=5))),
    st.builds(Undo, COUNT),
    st.builds(Note, COUNT, WORD, st.integers(-2, 15), WORD),
    st.builds(
        Closing,
        COUNT,
        st.lists(POINTS, max_size=5).map(tuple),
        st.lists(st.integers(0, 15), max_size=5).map(tuple),
    ),
)


@given(RECORDS)
def test_every_record_comes_back_from_its_bytes(record: Record) -> None:
    assert decode_record(encode_record(record)) == record


@given(st.binary(max_size=300))
def test_any_bytes_give_a_record_with_the_same_meaning_or_a_refusal(payload: bytes) -> None:
    try:
        record = decode_record(payload)
    except Unreadable:
        return
    assert decode_record(encode_record(record)) == record


@pytest.mark.thorough
@given(st.integers(0, 6), st.lists(VALUES, max_size=10))
def test_any_fields_give_a_record_or_a_refusal(kind: int, fields: list[Any]) -> None:
    try:
        record = decode_record(msgpack.packb([kind, *fields]))
    except Unreadable:
        return
    assert decode_record(encode_record(record)) == record


@pytest.mark.parametrize("record", STORY, ids=lambda record: type(record).__name__)
def test_a_record_with_any_field_exchanged_is_refused_or_means_what_it_says(record: Record) -> None:
    strange: list[Any] = [None, True, -(2**63), 2**64 - 1, 1.5, "x" * 1001, b"x" * 65, [[[]]], {}]
    for place in range(len(msgpack.unpackb(encode_record(record)))):
        for value in strange:
            fields = msgpack.unpackb(encode_record(record))
            fields[place] = value
            try:
                assert (
                    msgpack.unpackb(encode_record(decode_record(msgpack.packb(fields)))) == fields
                )
            except Unreadable as refusal:
                assert str(refusal)


@pytest.mark.parametrize("record", STORY, ids=lambda record: type(record).__name__)
def test_a_record_with_a_field_too_few_or_too_many_is_refused(record: Record) -> None:
    fields = msgpack.unpackb(encode_record(record))
    with pytest.raises(Unreadable):
        decode_record(msgpack.packb(fields[:-1]))
    with pytest.raises(Unreadable, match=r"1 entries too many|its pack is a list, not int"):
        decode_record(msgpack.packb([*fields, 0]))


@pytest.mark.parametrize("record", STORY, ids=lambda record: type(record).__name__)
def test_a_record_cut_anywhere_is_refused(record: Record) -> None:
    payload = encode_record(record)
    for length in range(len(payload)):
        with pytest.raises(Unreadable):
            decode_record(payload[:length])


@pytest.mark.parametrize(
    "payload",
    [
        b"",
        b"\x80",  # a map
        b"\x91\x80",
        b"\x91\xcb" + b"\x3f" * 8,  # a float
        b"\xd4\x01a",  # an extension
        b"\xd6\xff" + b"\0" * 4,  # a time
        b"\xdd\xff\xff\xff\xff",  # a list of four thousand million
        b"\x91" * 60000 + b"\xc0",  # sixty thousand lists in one another
        b"\x91\xa1\xff",  # text that is no text
        b"\xc1",
        b"\x90\x90",
    ],
)
def test_what_is_no_record_is_refused_with_a_sentence(payload: bytes) -> None:
    with pytest.raises(Unreadable, match=r"\w+ \w+ \w+"):
        decode_record(payload)


def test_a_row_too_long_to_be_read_is_never_written() -> None:
    longest = Snapshot(0, 0, [[1] * MAX_CELLS_PER_ROW])
    assert decode_record(encode_record(longest)) == longest
    with pytest.raises(ValueError, match="a row of a state has at most 4096 cells"):
        encode_record(Snapshot(0, 0, [[], [1] * (MAX_CELLS_PER_ROW + 1)]))
    with pytest.raises(Unreadable, match="this is not"):
        decode_record(msgpack.packb([2, 0, 0, [[1] * (MAX_CELLS_PER_ROW + 1)]]))


def test_refusals_name_the_field_and_what_is_allowed() -> None:
    with pytest.raises(Unreadable, match="its kind is a number from 0 to 5, not 9"):
        decode_record(msgpack.packb([9]))
    with pytest.raises(Unreadable, match="its number is a number from 0 to 65536, not str"):
        decode_record(msgpack.packb([3, "x"]))
    with pytest.raises(Unreadable, match="a record is a list, not int"):
        decode_record(b"\x05")
    with pytest.raises(Unreadable, match="its scores has at most 16 entries, not 17"):
        decode_record(msgpack.packb([5, 0, [0] * 17, []]))
    with pytest.raises(Unreadable, match="a row of a state is a list of whole numbers"):
        decode_record(msgpack.packb([2, 0, 0, [[1], [True]]]))


@given(st.lists(st.lists(POINTS, max_size=6), max_size=6))
def test_rows_come_back_from_what_workers_are_sent(rows: list[list[int]]) -> None:
    assert decode_rows(encode_rows(rows)) == rows


def test_rows_that_are_none_are_refused() -> None:
    strange_rows: list[Any] = [7, [7], [[7.0]], [[2**63]], [[]] * 257]
    for strange in strange_rows:
        with pytest.raises(Unreadable):
            decode_rows(msgpack.packb(strange))


def test_nothing_is_more_than_wholly_played() -> None:
    assert decode_record(encode_record(Snapshot(0, 100, []))) == Snapshot(0, 100, [])
    with pytest.raises(Unreadable, match="progress"):
        decode_record(encode_record(Snapshot(0, 101, [])))


def opening_with(**fields: object) -> bytes:
    return encode_record(replace(OPENING, **fields))  # type: ignore[arg-type]  # some are wrong on purpose


def test_a_name_that_cannot_be_drawn_is_read_as_one_that_can() -> None:
    seats = (Seat("An\0n\n Lee\ufe0f", "human", "red"), Seat("\u200b", "ai:3", "white"))
    record = of_kind(decode_record(opening_with(seats=seats)), Opening)
    assert [seat.name for seat in record.seats] == ["Ann Lee\ufe0f", "ai:3"]


@pytest.mark.parametrize("what", WORDS_THAT_ARE_NONE)
def test_words_the_program_never_writes_are_refused(what: str) -> None:
    with pytest.raises(Unreadable):
        decode_record(opening_with(**WORDS_THAT_ARE_NONE[what]))
