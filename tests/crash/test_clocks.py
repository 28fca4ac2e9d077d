"""A clock that jumps may mix up which game was played last, and nothing else."""

import os
from pathlib import Path

import pytest

from game.match.match import Match
from game.records.saves import Saves
from tests.titles.lanterns.games import TITLE, chronicle_of, written_game

FAR = (0, 1, 2**31, 2**33)  # seconds: 1970, the end of 32 bits, and 2242


@pytest.mark.parametrize("seconds", FAR)
def test_a_game_of_any_time_is_listed_and_goes_on(seconds: int, tmp_path: Path) -> None:
    file = written_game(tmp_path, decisions=5)
    before = chronicle_of(file).steps
    os.utime(file, (seconds, seconds))
    assert [summary.file for summary in Saves(tmp_path).summaries()] == [file]
    assert Saves(tmp_path).newest_unfinished() == file
    match = Match.resume(TITLE, Saves(tmp_path).reopen(file), heavy=True)
    assert match.chronicle.steps == before
    match.close()


def test_new_games_are_numbered_on_whatever_the_clock_says(tmp_path: Path) -> None:
    written_game(tmp_path, decisions=3)
    second = written_game(tmp_path, decisions=3)
    os.utime(second, (0, 0))
    assert written_game(tmp_path, decisions=3).name == "game-0003.tinners"


def test_of_two_games_of_the_same_moment_the_later_number_comes_first(tmp_path: Path) -> None:
    files = [written_game(tmp_path, decisions=3) for _ in range(2)]
    for file in files:
        os.utime(file, (2**33, 2**33))
    assert [summary.file for summary in Saves(tmp_path).summaries()] == files[::-1]


def test_a_game_dated_into_the_future_does_not_hide_the_one_that_is_played_now(
    tmp_path: Path,
) -> None:
    files = [written_game(tmp_path, decisions=3) for _ in range(3)]
    for file in files[:2]:
        os.utime(file, (2**33, 2**33))  # the clock was ahead then
    assert Saves(tmp_path).newest_unfinished() == files[2]
    assert Saves(tmp_path).latest_first() == [files[2], files[1], files[0]]
