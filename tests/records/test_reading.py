"""Reading whatever is found: six conditions, and never a change to the file."""

from pathlib import Path

import pytest

from game.engine.luck import Luck
from game.records.codec import encode
from game.records.frames import FIRST_CHAIN, HEADER, MAGIC, MOST_CONTENT, frame, whole_frames
from game.records.reading import Condition, Reading, read_content, read_journal
from game.records.record import Record
from tests.records.one_of_each_kind import DEALT, OPENING, ROLL, STORY
from tests.titles.lanterns.games import written_game


def content_of(*records: Record) -> bytes:
    return framed(*(encode(record) for record in records))


def framed(*payloads: bytes) -> bytes:
    content, chain = HEADER, FIRST_CHAIN
    for payload in payloads:
        one, chain = frame(payload, chain)
        content += one
    return content


def read(content: bytes) -> Reading:
    return read_content(content, "game-0001.tinners")


WHOLE = content_of(*STORY)


def test_a_whole_journal_tells_everything() -> None:
    reading = read(WHOLE)
    assert reading.condition is Condition.WHOLE
    assert reading.chronicle is not None
    assert reading.chronicle.opening == OPENING
    assert reading.chronicle.records == list(STORY[1:])
    assert reading.end == len(WHOLE)
    assert not reading.tail


def test_cut_at_any_byte_it_is_torn_and_tells_all_whole_records() -> None:
    begun = len(content_of(OPENING, DEALT))
    for size in range(begun, len(WHOLE)):
        reading = read(WHOLE[:size])
        whole = reading.end == size
        assert reading.condition is (Condition.WHOLE if whole else Condition.TORN), size
        assert reading.chronicle is not None
        told = len(reading.chronicle.records)
        assert reading.chronicle.records == list(STORY[1 : told + 1])
        assert WHOLE[:size] == WHOLE[: reading.end] + reading.tail


def test_cut_before_the_game_began_nothing_is_told() -> None:
    for size in range(len(MAGIC), len(content_of(OPENING, DEALT))):
        reading = read(WHOLE[:size])
        assert reading.condition is Condition.DAMAGED, size
        assert reading.chronicle is None, size


def test_with_any_bit_turned_it_tells_the_truth_or_nothing() -> None:
    for place in range(len(WHOLE)):
        for bit in range(8):
            spoilt = bytearray(WHOLE)
            spoilt[place] ^= 1 << bit
            reading = read(bytes(spoilt))
            assert reading.condition is not Condition.WHOLE, (place, bit)
            if reading.chronicle:
                told = len(reading.chronicle.records)
                assert reading.chronicle.records == list(STORY[1 : told + 1]), (place, bit)


def test_sound_frames_that_tell_nonsense_are_damage() -> None:
    reading = read(content_of(OPENING, DEALT, ROLL, ROLL))
    assert reading.condition is Condition.DAMAGED
    assert reading.chronicle is not None
    assert reading.chronicle.records == [DEALT, ROLL]
    assert reading.reason.key == "record.damaged"
    assert reading.reason.facts == {
        "file": "game-0001.tinners",
        "steps": 1,
        "byte": len(content_of(OPENING, DEALT, ROLL)),
    }


@pytest.mark.parametrize(
    "content", [framed(b"\x90"), framed(b"\xc0"), content_of(DEALT), content_of(OPENING), HEADER]
)
def test_without_a_beginning_there_is_no_game(content: bytes) -> None:
    reading = read(content)
    assert reading.condition is Condition.DAMAGED
    assert reading.chronicle is None


@pytest.mark.parametrize(
    "content",
    [b"", b"\0" * 100, b"[[player]]\n", b"PK\x03\x04", MAGIC[:-1], MAGIC.replace(b"\r", b"")],
)
def test_other_files_are_foreign(content: bytes) -> None:
    assert read(content).reason.key == "record.foreign"


def test_a_file_far_too_large_is_foreign() -> None:
    assert read(WHOLE + bytes(MOST_CONTENT)).condition is Condition.FOREIGN


def test_a_later_format_is_named() -> None:
    reading = read(MAGIC + b"\x02" + WHOLE[len(HEADER) :])
    assert reading.reason.key == "record.newer"
    assert reading.reason.facts["format"] == 2
    assert reading.reason.facts["known"] == 1


def test_reading_changes_neither_the_file_nor_its_folder(tmp_path: Path) -> None:
    file = written_game(tmp_path)
    torn = file.read_bytes()[:-3]
    file.write_bytes(torn)
    stamp = file.stat().st_mtime_ns
    assert read_journal(file).condition is Condition.TORN
    assert file.read_bytes() == torn
    assert file.stat().st_mtime_ns == stamp
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_journal(tmp_path / "game-0001.tinners")


def test_two_thousand_rubbish_files_are_read_without_complaint() -> None:
    luck = Luck()
    luck.seed(5)
    for round_number in range(2000):
        rubbish = bytes(luck.below(256) for _ in range(luck.below(60)))
        head = (b"", HEADER, content_of(OPENING, DEALT), WHOLE)[luck.below(4)]
        reading = read(head + rubbish)
        if reading.chronicle:
            told = len(reading.chronicle.records)
            assert reading.chronicle.records == list(STORY[1 : told + 1]), f"round {round_number}"


def test_frames_with_a_right_sum_and_any_payload_are_read_without_complaint() -> None:
    luck = Luck()
    luck.seed(6)
    payloads = [found.payload for found in whole_frames(WHOLE)]
    for round_number in range(2000):
        strange = [bytearray(payload) for payload in payloads]
        spoilt = strange[luck.below(len(strange))]
        spoilt[luck.below(len(spoilt))] = luck.below(256)
        reading = read(framed(*map(bytes, strange)))
        assert reading.condition in (Condition.WHOLE, Condition.DAMAGED), f"round {round_number}"
