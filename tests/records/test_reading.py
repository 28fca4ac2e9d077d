"""Reading whatever is found: six conditions, and never a change to the file."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.knowledge import make_view_for_seat
from game.engine.luck import Luck
from game.engine.reasons import Unreadable
from game.engine.rules import State
from game.engine.title import Game
from game.records.codec import encode_record
from game.records.frames import (
    JOURNAL_HEADER_BYTES,
    JOURNAL_MAGIC_BYTES,
    MAX_JOURNAL_BYTES,
    encode_frames,
    intact_frames_before_damage,
)
from game.records.journal_reading import (
    JournalCondition,
    JournalReading,
    read_journal,
    read_journal_bytes,
)
from game.records.migrations.registry import can_migrate, migrate_rows
from game.records.records import Record
from game.records.soundness import IMPOSSIBLE_STATE_ERRORS, check_state_is_full_valid_position
from game.records.verdicts import SavedGameUsability, usability_verdict
from game.titles.tinners_trail.rules.state import TrailState
from tests.helpers.present import of_kind, present
from tests.records.one_of_each_kind import DEALT, OPENING, ROLL, STORY
from tests.titles.lanterns.games import TITLE, written_game
from tests.titles.lanterns.rules import LanternsState
from tests.titles.lanterns.title import LanternsGame, LanternsTitle, lanterns_options
from tools.proof.cases import CASES, SHELF
from tools.proof.proofs import Case
from tools.proof.random_games import deal_game

FOR_NO_BOX = 5000  # of one piece
LOOKS_A_ROW = 16

OTHER_RULES = {"saved": 1, "here": 2}
OTHER_BOX = {"saved": b"cand".hex(), "here": b"CAND".hex()}

KNOWN = {
    ("lanterns", 1): lambda rows: [*rows, [1]],
    ("lanterns", 2): lambda rows: [*rows, [2]],
    ("marbles", 3): lambda rows: [],
}


def content_of(*records: Record) -> bytes:
    return encode_frames(encode_record(record) for record in records)


def read(content: bytes) -> JournalReading:
    return read_journal_bytes(content, "game-0001.counthouse")


WHOLE = content_of(*STORY)


def test_cut_at_any_byte_it_is_torn_and_tells_all_whole_records() -> None:
    begun = len(content_of(OPENING, DEALT))
    for size in range(begun, len(WHOLE)):
        reading = read(WHOLE[:size])
        whole = reading.intact_byte_count == size
        assert reading.condition is (
            JournalCondition.INTACT if whole else JournalCondition.LAST_WRITE_INTERRUPTED
        ), size
        assert reading.chronicle is not None
        told = len(reading.chronicle.records)
        assert reading.chronicle.records == list(STORY[1 : told + 1])
        assert WHOLE[:size] == WHOLE[: reading.intact_byte_count] + reading.torn_bytes


def test_cut_before_the_game_began_nothing_is_told() -> None:
    for size in range(len(JOURNAL_MAGIC_BYTES), len(content_of(OPENING, DEALT))):
        reading = read(WHOLE[:size])
        assert reading.condition is JournalCondition.DAMAGED, size
        assert reading.chronicle is None, size


def test_with_any_bit_turned_it_tells_the_truth_or_nothing() -> None:
    for place in range(len(WHOLE)):
        for bit in range(8):
            spoilt = bytearray(WHOLE)
            spoilt[place] ^= 1 << bit
            reading = read(bytes(spoilt))
            assert reading.condition is not JournalCondition.INTACT, (place, bit)
            if reading.chronicle:
                told = len(reading.chronicle.records)
                assert reading.chronicle.records == list(STORY[1 : told + 1]), (place, bit)


def test_sound_frames_that_tell_nonsense_are_damage() -> None:
    reading = read(content_of(OPENING, DEALT, ROLL, ROLL))
    assert reading.condition is JournalCondition.DAMAGED
    assert present(reading.chronicle).records == [DEALT, ROLL]
    assert reading.reason.key == "record.damaged"
    assert reading.reason.facts == {
        "file": "game-0001.counthouse",
        "steps": 1,
        "byte": len(content_of(OPENING, DEALT, ROLL)),
    }


@pytest.mark.parametrize(
    "content",
    [
        encode_frames([b"\x90"]),
        encode_frames([b"\xc0"]),
        content_of(DEALT),
        content_of(OPENING),
        JOURNAL_HEADER_BYTES,
    ],
)
def test_without_a_beginning_there_is_no_game(content: bytes) -> None:
    reading = read(content)
    assert reading.condition is JournalCondition.DAMAGED
    assert reading.chronicle is None


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0" * 100,
        b"[[player]]\n",
        b"PK\x03\x04",
        JOURNAL_MAGIC_BYTES[:-1],
        JOURNAL_MAGIC_BYTES.replace(b"\r", b""),
    ],
)
def test_other_files_are_foreign(content: bytes) -> None:
    assert read(content).reason.key == "record.foreign"


def test_a_file_far_too_large_is_foreign() -> None:
    assert read(WHOLE + bytes(MAX_JOURNAL_BYTES)).condition is JournalCondition.NOT_A_JOURNAL


def test_a_later_format_is_named() -> None:
    reading = read(JOURNAL_MAGIC_BYTES + b"\x02" + WHOLE[len(JOURNAL_HEADER_BYTES) :])
    assert reading.reason.key == "record.newer"
    assert reading.reason.facts["format"] == 2
    assert reading.reason.facts["known"] == 1


def test_reading_changes_neither_the_file_nor_its_folder(tmp_path: Path) -> None:
    file = written_game(tmp_path)
    torn = file.read_bytes()[:-3]
    file.write_bytes(torn)
    stamp = file.stat().st_mtime_ns
    assert read_journal(file).condition is JournalCondition.LAST_WRITE_INTERRUPTED
    assert file.read_bytes() == torn
    assert file.stat().st_mtime_ns == stamp
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_journal(tmp_path / "game-0001.counthouse")


def test_frames_with_a_right_sum_and_any_payload_are_read_without_complaint() -> None:
    luck = Luck()
    luck.reset_from_seed(6)
    payloads = [found.payload for found in intact_frames_before_damage(WHOLE)]
    for round_number in range(2000):
        strange = [bytearray(payload) for payload in payloads]
        spoilt = strange[luck.draw_below(len(strange))]
        spoilt[luck.draw_below(len(spoilt))] = luck.draw_below(256)
        reading = read(encode_frames(map(bytes, strange)))
        assert reading.condition in (JournalCondition.INTACT, JournalCondition.DAMAGED), (
            f"round {round_number}"
        )


# Numbers somebody framed with a right checksum are believed only when they are a position.

every_case = pytest.mark.parametrize("case", CASES, ids=str)


@pytest.fixture
def lanterns() -> Game:
    return TITLE.make_game(lanterns_options())


def toy_state(game: Game) -> LanternsState:
    return of_kind(deal_game(game, seed=4), LanternsState)


@every_case
def test_what_was_dealt_is_sound(case: Case) -> None:
    game = case.game()
    check_state_is_full_valid_position(SHELF[case.title], game, deal_game(game, seed=4), "here")


@every_case
def test_a_view_is_no_whole_position(case: Case) -> None:
    game = case.game()
    view = make_view_for_seat(game.rules, deal_game(game, seed=4), 0)
    with pytest.raises(
        Unreadable, match="here shows only what one seat knows, not the full position"
    ):
        check_state_is_full_valid_position(SHELF[case.title], game, view, "here")


def test_numbers_no_game_comes_to_are_refused_with_the_place(lanterns: Game) -> None:
    state = toy_state(lanterns)
    state.heap = 400
    with pytest.raises(Unreadable, match="here: no position of lanterns: pebbles are missing"):
        check_state_is_full_valid_position(TITLE, lanterns, state, "here")


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (ValueError("no such candle"), "no such candle"),
        (IndexError("tuple index out of range"), "its numbers refer"),  # not Python's own words
    ],
    ids=repr,
)
def test_unwritable_numbers_are_refused(
    lanterns: Game, monkeypatch: pytest.MonkeyPatch, error: Exception, told: str
) -> None:
    def stumble(game: LanternsGame, state: State, names: tuple[str, ...]) -> str:
        raise error

    monkeypatch.setattr(LanternsGame, "position_text", stumble)
    with pytest.raises(Unreadable, match=f"^here is not a position of this game: {told}"):
        check_state_is_full_valid_position(TITLE, lanterns, toy_state(lanterns), "here")


def test_numbers_no_text_tells_are_refused(lanterns: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def another(game: LanternsGame, state: State, names: tuple[str, ...]) -> str:
        rows = deal_game(lanterns, seed=5).to_plain()
        return f"seats = 3\nrows = {rows}\nnames = {list(names)}\n"

    monkeypatch.setattr(LanternsGame, "position_text", another)
    with pytest.raises(Unreadable, match="here is not a position of this game: it contains more"):
        check_state_is_full_valid_position(TITLE, lanterns, toy_state(lanterns), "here")


@pytest.mark.thorough
@every_case
def test_one_enormous_number_makes_no_enormous_text(case: Case) -> None:
    game = case.game()
    plain = deal_game(game, seed=4).to_plain()
    nobody = ("",) * int(deal_game(game, seed=4).seats)
    usual = len(game.position_text(deal_game(game, seed=4), nobody))
    for number, row in enumerate(plain):
        for cell in range(0, len(row), 1 + len(row) // LOOKS_A_ROW):
            odd = [[*other] for other in plain]
            odd[number][cell] = FOR_NO_BOX
            state = game.rules.new_state()
            try:
                state.load_plain(odd)
                text = game.position_text(state, nobody)
            except IMPOSSIBLE_STATE_ERRORS:
                continue
            assert len(text) < usual + FOR_NO_BOX, (number, cell)


@pytest.mark.parametrize("row", ["played", "built", "deck", "deck_size"])
def test_more_copies_than_any_box_holds_are_refused_before_they_are_written(row: str) -> None:
    [case] = [case for case in CASES if str(case) == "tinners-trail-2"]
    game = case.game()
    state = of_kind(deal_game(game, seed=4), TrailState)
    state.row(row)[0] = 2**40
    with pytest.raises(Unreadable, match="here is not a position of this game: no box has"):
        check_state_is_full_valid_position(SHELF[case.title], game, state, "here")


# Verdicts: what can be done with a game, told with the facts the sentence needs.


def cut(content: bytes) -> bytes:
    return content[:-2]


def spoilt(content: bytes) -> bytes:
    return content[:-80] + bytes([content[-80] ^ 1]) + content[-79:]


@pytest.mark.parametrize(
    ("titles", "harm", "told", "facts", "ways"),  # whether it goes on, is watched, and branches
    [
        ([TITLE], bytes, "whole", {}, (True, True, "steps")),
        ([TITLE], cut, "torn", {}, (True, True, "steps")),
        ([TITLE], spoilt, "damaged", {}, (False, True, "steps")),
        ([LanternsTitle(2)], bytes, "other-rules", OTHER_RULES, (False, True, "snapshot")),
        ([LanternsTitle(state_version=2)], bytes, "other-rules", {}, (False, False, None)),
        ([LanternsTitle(digest=b"CANDLES!")], bytes, "other-components", OTHER_BOX,
         (False, True, None)),
        ([], bytes, "unknown-title", {"title": "lanterns"}, (False, False, None)),
    ],
)  # fmt: skip
def test_a_verdict_says_what_can_be_done_with_a_game(
    tmp_path: Path,
    titles: list[LanternsTitle],
    harm: Callable[[bytes], bytes],
    told: str,
    *,
    facts: dict[str, int | str],
    ways: tuple[bool, bool, str | None],
) -> None:
    file = written_game(tmp_path, decisions=20)
    file.write_bytes(harm(file.read_bytes()))
    verdict = usability_verdict(read_journal(file), {title.name: title for title in titles})
    assert verdict.reason.key == f"record.{told}"
    assert facts.items() <= verdict.reason.facts.items()
    goes_on, watched, branched = ways
    assert (verdict.can_continue, verdict.can_watch) == (goes_on, watched)
    assert verdict.last_branch_step == (branched and verdict.reason.facts[branched])
    assert bool(verdict.last_branch_step) == bool(branched)


def test_options_the_title_does_not_offer_make_it_an_unknown_game(tmp_path: Path) -> None:
    reading = read_journal(written_game(tmp_path))
    assert reading.chronicle is not None
    opening = reading.chronicle.opening
    strange = replace(opening.options, edition="second")
    reading.chronicle.opening = replace(opening, options=strange)
    assert (
        usability_verdict(reading, {"lanterns": TITLE}).condition is JournalCondition.UNKNOWN_TITLE
    )


def test_a_foreign_file_is_only_named() -> None:
    verdict = usability_verdict(read_journal_bytes(b"rubbish", "x.tinners"), {"lanterns": TITLE})
    assert verdict == SavedGameUsability(
        JournalCondition.NOT_A_JOURNAL,
        JournalReading("x.tinners", JournalCondition.NOT_A_JOURNAL).reason,
    )


# Migrations: rows of old versions become today's, step by step.


def test_rows_pass_through_every_version_between() -> None:
    assert migrate_rows("lanterns", [[0]], (1, 3), KNOWN) == [[0], [1], [2]]
    assert migrate_rows("lanterns", [[0]], (2, 3), KNOWN) == [[0], [2]]
    assert migrate_rows("lanterns", [[0]], (3, 3), KNOWN) == [[0]]


def test_without_a_way_nothing_is_guessed() -> None:
    assert not can_migrate("lanterns", 0, 3, KNOWN)
    assert not can_migrate("lanterns", 3, 4, KNOWN)
    assert not can_migrate("lanterns", 4, 3, KNOWN)
    with pytest.raises(Unreadable, match="reads states of version 4, but this one has version 3"):
        migrate_rows("lanterns", [[0]], (3, 4), KNOWN)
