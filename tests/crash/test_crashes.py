"""At whatever call the disk fails or the power goes, nothing that was shown is lost. A clock
that jumps may mix up which game was played last, and nothing else."""

import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.match.match import Match
from game.records.journal_reading import JournalCondition, read_journal
from game.records.saved_game_folder import SavedGameFolder
from tests.crash import bad_files
from tests.titles.lanterns.games import TITLE, chronicle_of, written_game

ERRORS = (errno.ENOSPC, errno.EROFS)
REMAINS: dict[str, Callable[[bytes], bytes]] = {
    "nothing": lambda rest: b"",
    "half": lambda rest: rest[: len(rest) // 2],
    "zeros": lambda rest: bytes(len(rest)),
    "everything": lambda rest: rest,
}

STAYING = {
    f"a disk that stays refused: {errno.errorcode[number]}": lambda folder, call, number=number: (
        bad_files.FaultyOs(OSError(number, "the cause"), first=call, failing=10**6)
    )
    for number in ERRORS
} | {
    f"a power cut, of the rest {name} is there": lambda folder, call, rest=rest: (
        bad_files.PowerLosingOs(folder, call, rest)
    )
    for name, rest in REMAINS.items()
}

FAR = (0, 1, 2**31, 2**33)  # seconds: 1970, the end of 32 bits, and 2242


def games_of_every_call(
    top: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[int, Path, bad_files.Told]]:
    """Yield each call a game makes when nothing fails, with a folder and a memory for another."""
    disk = bad_files.FaultyOs(OSError(), first=10**6)
    bad_files.use_disk(monkeypatch, disk)
    bad_files.play_through(top, bad_files.Told())
    for call in range(disk.calls):
        folder = top / f"call-{call}"
        folder.mkdir()
        yield call, folder, bad_files.Told()


@pytest.mark.parametrize("number", ERRORS, ids=lambda number: errno.errorcode[number])
def test_a_call_that_fails_once_costs_nothing(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for call, folder, told in games_of_every_call(tmp_path, monkeypatch):
        disk = bad_files.FaultyOs(OSError(number, "the cause"), first=call)
        bad_files.use_disk(monkeypatch, disk)
        bad_files.play_through(folder, told)
        assert disk.failed == 1
        reading = read_journal(SavedGameFolder(folder).game_files()[-1])
        assert reading.condition is JournalCondition.INTACT, call
        assert reading.chronicle is not None
        assert reading.chronicle.steps == told.steps, call


def test_writes_of_three_bytes_make_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = bad_files.Told()
    bad_files.use_disk(monkeypatch, bad_files.FaultyOs(None, first=0))
    bad_files.play_through(tmp_path, told)
    bad_files.check_kept(tmp_path, told)
    assert (
        read_journal(SavedGameFolder(tmp_path).game_files()[-1]).condition
        is JournalCondition.INTACT
    )


@pytest.mark.thorough
@pytest.mark.parametrize("what", STAYING)
def test_what_was_shown_survives_what_happens_for_good_at_any_call(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for call, folder, told in games_of_every_call(tmp_path, monkeypatch):
        bad_files.use_disk(monkeypatch, STAYING[what](folder, call))
        with pytest.raises((bad_files.PowerLoss, bad_files.StaysRefused)):
            bad_files.play_through(folder, told)
        bad_files.check_kept(folder, told)


@pytest.mark.parametrize("seconds", FAR)
def test_a_game_of_any_time_is_listed_and_goes_on(seconds: int, tmp_path: Path) -> None:
    file = written_game(tmp_path, decisions=5)
    before = chronicle_of(file).steps
    os.utime(file, (seconds, seconds))
    assert [summary.file for summary in SavedGameFolder(tmp_path).summaries()] == [file]
    assert SavedGameFolder(tmp_path).last_played_unfinished_file() == file
    match = Match.resume_from_journal(
        TITLE, SavedGameFolder(tmp_path).reopen_journal(file), checks_invariants=True
    )
    assert match.chronicle.steps == before
    match.close()


def test_new_games_are_numbered_on_whatever_the_clock_says(tmp_path: Path) -> None:
    written_game(tmp_path, decisions=3)
    second = written_game(tmp_path, decisions=3)
    os.utime(second, (0, 0))
    assert written_game(tmp_path, decisions=3).name == "game-0003.counthouse"


def test_of_two_games_of_the_same_moment_the_later_number_comes_first(tmp_path: Path) -> None:
    files = [written_game(tmp_path, decisions=3) for _ in range(2)]
    for file in files:
        os.utime(file, (2**33, 2**33))
    assert [summary.file for summary in SavedGameFolder(tmp_path).summaries()] == files[::-1]


def test_a_game_dated_into_the_future_does_not_hide_the_one_that_is_played_now(
    tmp_path: Path,
) -> None:
    files = [written_game(tmp_path, decisions=3) for _ in range(3)]
    for file in files[:2]:
        os.utime(file, (2**33, 2**33))  # the clock was ahead then
    assert SavedGameFolder(tmp_path).last_played_unfinished_file() == files[2]
    assert SavedGameFolder(tmp_path).files_latest_first() == [files[2], files[1], files[0]]
