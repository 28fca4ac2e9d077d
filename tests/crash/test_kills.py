"""A program that is killed at any moment has lost nothing it had shown as done."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.engine.luck import Luck
from game.engine.rules import CHANCE
from game.match.match import Match
from game.records.chronicle import Chronicle
from game.records.reading import Condition, read_journal
from game.records.record import Step, Undo
from game.records.saves import Saves
from game.records.verify import verify
from tests.helpers.toy_games import TITLE, luck_of

PLAYER = Path(__file__).with_name("endless_player.py")
KILLS = int(os.environ.get("TINNERS_KILLS", "10"))
SEED = 4104


def played_and_killed(folder: Path, seed: int, lines: int) -> list[str]:
    """Return what a playing program said before it was killed, some moment after so many lines."""
    command = [sys.executable, str(PLAYER), str(folder), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        said = [program.stdout.readline() for _ in range(lines)]
        program.send_signal(signal.SIGKILL)
        said += program.stdout.readlines()
    return [line.decode().strip() for line in said if line.endswith(b"\n")]


def check_nothing_is_lost(folder: Path, said: list[str]) -> None:
    """All that was told of the last game is in its journal, and one change more at most."""
    began = max(place for place, line in enumerate(said) if line.startswith("game "))
    reading = read_journal(folder / said[began].removeprefix("game "))
    assert reading.condition in (Condition.WHOLE, Condition.TORN)
    assert reading.chronicle is not None
    assert verify(TITLE, reading.chronicle) is None
    written, told = changes_of(reading.chronicle), said[began + 1 :]
    one_more = written[:-1][-len(told) :]
    assert not told or told in (written[-len(told) :], one_more), f"{told[-1]} is lost"


def changes_of(chronicle: Chronicle) -> list[str]:
    """Return the program's lines of every change: of a decision's luck only the last step."""
    lines: list[str] = []
    for record in chronicle.records:
        match record:
            case Step(number, seat, _, fingerprint):
                if seat == CHANCE and lines:
                    lines.pop()
                lines.append(f"step {number} {fingerprint.hex()}")
            case Undo(number):
                lines.append(f"undo {number}")
    return lines


def check_the_game_goes_on(folder: Path) -> None:
    file = Saves(folder).newest_unfinished()
    if file is None:
        return
    before = read_journal(file).chronicle
    assert before is not None
    match = Match.resume(TITLE, Saves(folder).reopen(file), heavy=True)
    added = match.chronicle.steps[len(before.steps) :]
    assert match.chronicle.steps[: len(before.steps)] == before.steps
    assert all(step.seat == CHANCE for step in added)
    assert match.question() is not None
    match.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")
def test_nothing_shown_as_done_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    luck: Luck = luck_of(SEED)
    for kill in range(KILLS):
        lines = 1 + luck.below(60)
        said = played_and_killed(tmp_path, SEED + kill, lines)
        try:
            check_nothing_is_lost(tmp_path, said)
            check_the_game_goes_on(tmp_path)
        except AssertionError as error:
            error.add_note(f"kill {kill} of seed {SEED}, after {lines} lines: {said[-3:]}")
            raise


def test_every_finished_game_of_killed_programs_is_complete(tmp_path: Path) -> None:
    for seed in (1, 2):
        played_and_killed(tmp_path, seed, 90)
    finished = [summary for summary in Saves(tmp_path).summaries() if summary.is_over]
    assert finished
    assert all(len(summary.scores) == 3 for summary in finished)
