"""A program that is killed at any moment has lost nothing it had shown as done."""

import sys
from pathlib import Path

import pytest

from game.records.records import NotSaved
from game.records.saved_game_folder import SavedGameFolder
from tests.titles.lanterns.games import written_game
from tools import kill

pytestmark = pytest.mark.thorough

no_kills = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")


@no_kills
def test_nothing_shown_as_done_is_lost_when_the_program_is_killed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert kill.main(["--kills", "4", "--seed", "4104", "--title", "lanterns"]) == 0
    assert kill.main(["--kills", "2", "--seed", "4204", "--title", "tinners-trail"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("4 kills, 0 with a loss, ")
    assert second.startswith("2 kills, 0 with a loss, ")


@no_kills
@pytest.mark.slow
def test_nothing_is_lost_in_three_hundred_kills() -> None:
    assert kill.main(["--kills", "300"]) == 0


@no_kills
def test_a_loss_is_told_with_the_command_that_shows_it_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kill, "play_and_kill", lambda *_: ["game game-0001.counthouse", "step 9"])

    def lost(*_: object) -> None:
        raise AssertionError("step 9 is lost")

    monkeypatch.setattr(kill, "check_nothing_is_lost", lost)
    assert kill.main(["--kills", "1", "--seed", "3", "--title", "lanterns"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "tools/kill.py --title lanterns --seed 3 --kills 1: step 9 is lost"
    assert told[1].startswith("1 kills, 1 with a loss, ")


def test_every_finished_game_of_killed_programs_is_complete(tmp_path: Path) -> None:
    for seed in (1, 2):
        kill.play_and_kill(tmp_path, seed, 90)
    finished = [summary for summary in SavedGameFolder(tmp_path).summaries() if summary.is_over]
    assert finished
    assert all(len(summary.scores) == len(summary.seats) for summary in finished)


@no_kills
def test_a_second_program_is_refused_while_the_first_one_plays(tmp_path: Path) -> None:
    file = written_game(tmp_path, decisions=4)
    journal = SavedGameFolder(tmp_path).reopen_journal(file)
    said = kill.play_and_kill(tmp_path, 5, 1)
    assert said[0] == f"refused saving.in-use {file.name}"
    journal.close()
    said = kill.play_and_kill(tmp_path, 5, 3)
    assert said[0] == f"game {file.name}"


def test_two_programs_never_write_the_same_new_file(tmp_path: Path) -> None:
    journals = [SavedGameFolder(tmp_path).create_journal() for _ in range(3)]
    assert len({journal.name for journal in journals}) == 3
    with pytest.raises(NotSaved, match="in-use"):
        SavedGameFolder(tmp_path).reopen_journal(tmp_path / journals[0].name)
    for journal in journals:
        journal.close()
