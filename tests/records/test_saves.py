"""The folder of games: numbered names, summaries, and the game to continue."""

import os
from pathlib import Path

import pytest

from game.engine.reasons import Unreadable
from game.records.frames import intact_frames_before_damage
from game.records.journal_reading import (
    JournalCondition,
    JournalReading,
    OpeningCheck,
    has_closing_record,
    read_journal,
)
from game.records.records import NotContinued, NotSaved, Opening
from game.records.saved_game_folder import SavedGameFolder, SavedGameSummary
from tests.helpers.posix import make_link
from tests.records.one_of_each_kind import DEALT, OPENING
from tests.titles.lanterns.games import lanterns_match, luck_of, play_randomly, written_game


def touch(file: Path, second: int) -> None:
    os.utime(file, ns=(second * 10**9, second * 10**9))


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files of games that are read."""
    found: list[Path] = []

    def noted(each: Path, check: OpeningCheck) -> JournalReading:
        found.append(each)
        return read_journal(each, check)

    monkeypatch.setattr("game.records.saved_game_folder.read_journal", noted)
    return found


def refuse(*_: object) -> int:
    raise PermissionError(13, "Permission denied")


def test_games_are_numbered_on_from_the_highest(tmp_path: Path) -> None:
    (tmp_path / "game-0041.counthouse").write_bytes(b"")
    journal = SavedGameFolder(tmp_path).create_journal()
    assert journal.name == "game-0042.counthouse"
    journal.close()


def test_the_folder_is_made_with_the_first_game(tmp_path: Path) -> None:
    saves = SavedGameFolder(tmp_path / "new" / "saves")
    assert saves.game_files() == []
    assert saves.last_played_unfinished_file() is None
    saves.create_journal().close()
    assert saves.folder.is_dir()


def test_games_begun_at_once_have_two_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = SavedGameFolder(tmp_path)
    first = saves.create_journal()
    monkeypatch.setattr(
        SavedGameFolder, "game_files", lambda _: []
    )  # as if looked up before the first was made
    second = saves.create_journal()
    assert (first.name, second.name) == ("game-0001.counthouse", "game-0002.counthouse")
    first.close()
    second.close()


def test_a_folder_that_cannot_be_made_is_a_refusal(tmp_path: Path) -> None:
    (tmp_path / "saves").write_bytes(b"a file stands in the way")
    with pytest.raises(NotSaved) as refused:
        SavedGameFolder(tmp_path / "saves").create_journal()
    assert refused.value.reason.facts["file"] == "saves"


def test_a_folder_that_cannot_be_written_is_a_refusal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(NotSaved) as refused:
        SavedGameFolder(tmp_path).create_journal()
    assert refused.value.reason.key == "saving.not-allowed"
    assert not list(tmp_path.iterdir())


def test_a_summary_tells_who_plays_and_how_far_they_are(tmp_path: Path) -> None:
    written_game(tmp_path, decisions=14)
    (summary,) = SavedGameFolder(tmp_path).summaries()
    assert summary.title == "lanterns"
    assert [seat.name for seat in summary.seats] == ["Ann", "Ben", "Cy"]
    assert summary.step_count >= 14
    assert 0 < summary.progress_percent < 100
    assert not summary.is_over
    assert summary.scores == ()


def test_a_summary_of_a_finished_game_has_its_scores(tmp_path: Path) -> None:
    match = lanterns_match(SavedGameFolder(tmp_path).create_journal())
    play_randomly(match, luck_of(1))
    match.close()
    (summary,) = SavedGameFolder(tmp_path).summaries()
    assert summary.is_over
    assert summary.scores == match.scores()
    assert summary.progress_percent == 100


def test_summaries_begin_with_the_game_played_last(tmp_path: Path) -> None:
    first = written_game(tmp_path, decisions=3)
    second = written_game(tmp_path, decisions=4)
    touch(first, 2000)
    touch(second, 1000)
    assert [summary.file for summary in SavedGameFolder(tmp_path).summaries()] == [first, second]


def test_spoilt_games_are_listed_as_what_they_are(tmp_path: Path) -> None:
    (tmp_path / "game-0001.counthouse").write_bytes(b"no game")
    (tmp_path / "holiday.jpg").write_bytes(b"nothing of ours")
    (tmp_path / "game-0002.counthouse.torn-1").write_bytes(b"nothing to list")
    (tmp_path / "game-0003.counthouse").mkdir()
    make_link(tmp_path / "game-0004.counthouse", tmp_path / "nowhere")
    (summary,) = SavedGameFolder(tmp_path).summaries()
    file = tmp_path / "game-0001.counthouse"
    assert summary == SavedGameSummary(
        file, JournalCondition.NOT_A_JOURNAL, "", (), 0, 0, False, ()
    )


def test_the_unfinished_game_played_last_is_the_one_to_continue(tmp_path: Path) -> None:
    saves = SavedGameFolder(tmp_path)
    early = written_game(tmp_path, decisions=3)
    late = written_game(tmp_path, decisions=4)
    finished = written_game(tmp_path)
    for second, file in enumerate((early, late, finished)):
        touch(file, second)
    assert saves.last_played_unfinished_file() == late
    touch(early, 9)
    assert saves.last_played_unfinished_file() == early


def test_an_unchanged_game_is_read_once(tmp_path: Path, read: list[Path]) -> None:
    file = written_game(tmp_path, decisions=4)
    saves = SavedGameFolder(tmp_path)
    assert saves.summaries() == saves.summaries()
    assert read == [file]
    touch(file, 9)
    saves.summaries()
    assert read == [file, file]


def test_finished_games_are_not_read(tmp_path: Path, read: list[Path]) -> None:
    unfinished = written_game(tmp_path, decisions=4)
    for second in (1, 2, 3):
        touch(written_game(tmp_path), second)
    touch(unfinished, 0)
    assert SavedGameFolder(tmp_path).last_played_unfinished_file() == unfinished
    assert read == [unfinished]


def test_an_end_that_was_not_wholly_written_is_no_end(tmp_path: Path) -> None:
    file = written_game(tmp_path)
    saves = SavedGameFolder(tmp_path)
    assert saves.last_played_unfinished_file() is None
    file.write_bytes(file.read_bytes()[:-1])
    assert saves.last_played_unfinished_file() == file


def test_a_damaged_game_is_not_offered_for_continuing(tmp_path: Path) -> None:
    file = written_game(tmp_path, decisions=12)
    spoilt = bytearray(file.read_bytes())
    spoilt[len(spoilt) // 2] ^= 1
    file.write_bytes(spoilt)
    assert SavedGameFolder(tmp_path).last_played_unfinished_file() is None


def test_a_torn_game_is_offered_for_continuing(tmp_path: Path) -> None:
    file = written_game(tmp_path, decisions=12)
    file.write_bytes(file.read_bytes()[:-2])
    assert SavedGameFolder(tmp_path).last_played_unfinished_file() == file


def test_a_game_is_reopened_for_going_on(tmp_path: Path) -> None:
    again = SavedGameFolder(tmp_path).reopen_journal(written_game(tmp_path, decisions=3))
    assert again.opened_reading is not None
    again.close()


def test_a_game_is_listed_whatever_its_file_is_called(tmp_path: Path) -> None:
    game = written_game(tmp_path, decisions=3)
    named = game.rename(tmp_path / "Friday evening.counthouse")
    broken = tmp_path / "truncated.tinners"
    broken.write_bytes(b"no game")
    (tmp_path / ".hidden.counthouse").write_bytes(b"no game")
    saves = SavedGameFolder(tmp_path)
    assert saves.game_files() == [named, broken]
    assert {summary.condition for summary in saves.summaries()} == {
        JournalCondition.INTACT, JournalCondition.NOT_A_JOURNAL,
    }  # fmt: skip
    assert saves.last_played_unfinished_file() == named
    assert saves.next_game_number() == 1


def test_a_finished_game_is_looked_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written_game(tmp_path)
    saves = SavedGameFolder(tmp_path)
    assert saves.last_played_unfinished_file() is None
    monkeypatch.setattr("game.records.saved_game_folder.has_closing_record", lambda _file: False)
    assert saves.last_played_unfinished_file() is None


def test_a_vanished_file_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = tmp_path / "game-0001.counthouse"
    saves = SavedGameFolder(tmp_path)
    monkeypatch.setattr(saves, "files_latest_first", lambda: [gone])
    assert saves.last_played_unfinished_file() is None
    assert saves.summaries() == ()


def test_a_game_of_a_long_number_is_listed_and_the_next_is_behind_it(tmp_path: Path) -> None:
    last = tmp_path / "game-999999999.counthouse"
    written_game(tmp_path).rename(last)
    saves = SavedGameFolder(tmp_path)
    saves.create_journal().append([OPENING, DEALT])
    assert [file.name for file in saves.game_files()] == [last.name, "game-1000000000.counthouse"]


def test_only_plain_files_are_games(tmp_path: Path) -> None:
    game = written_game(tmp_path)
    (tmp_path / "game-0002.counthouse").mkdir()
    make_link(tmp_path / "game-0003.counthouse", tmp_path / "gone")
    make_link(tmp_path / "game-0004.counthouse", game)
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "game-0005.counthouse")
    assert {summary.file.name for summary in SavedGameFolder(tmp_path).summaries()} == {
        "game-0001.counthouse", "game-0004.counthouse",
    }  # fmt: skip


def test_a_folder_nobody_may_see_is_empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written_game(tmp_path)
    monkeypatch.setattr(os, "scandir", refuse)
    assert SavedGameFolder(tmp_path).game_files() == []
    assert SavedGameFolder(tmp_path).last_played_unfinished_file() is None


def test_an_opening_that_is_refused_counts_as_damage(tmp_path: Path) -> None:
    def refuse(opening: Opening) -> None:
        raise Unreadable("no such game")

    file = written_game(tmp_path)
    saves = SavedGameFolder(tmp_path, refuse)
    [summary] = saves.summaries()
    assert summary.condition is JournalCondition.DAMAGED
    assert saves.last_played_unfinished_file() is None
    with pytest.raises(NotContinued):
        saves.reopen_journal(file)


@pytest.mark.thorough
def test_an_end_is_found_as_reading_every_frame_would_find_it(tmp_path: Path) -> None:
    file = written_game(tmp_path)
    content = file.read_bytes()
    last_but_one = [frame.end_offset for frame in intact_frames_before_damage(content)][-2]
    told = []
    for place in range(last_but_one, len(content)):
        for spoilt in (content[:place], content[:place] + b"\xff" * 9, _turned(content, place)):
            file.write_bytes(spoilt)
            chronicle = read_journal(file).chronicle
            told.append(has_closing_record(file))
            assert told[-1] == (chronicle is not None and chronicle.closing is not None)
    assert not any(told), "every harm lies in the last frame"
    file.write_bytes(content + b"\xff" * 40)
    assert has_closing_record(file)


def _turned(content: bytes, place: int) -> bytes:
    return content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :]
