"""Killing a playing program, and looking for what it had shown as done."""

import signal
import subprocess
import sys
from pathlib import Path

from game.engine.rules import CHANCE
from game.engine.title import Title
from game.match.match import Match
from game.records.reading import Condition, read_journal
from game.records.records import Chronicle, Step, Undo
from game.records.replay import verify
from game.records.saves import Saves
from tools.proof.proofs import NAMES

PLAYER = Path(__file__).with_name("endless_player.py")
MOST_LINES = 60


def played_and_killed(folder: Path, seed: int, lines: int, title: str = NAMES[-1]) -> list[str]:
    """Return what a playing program said before it was killed, some moment after so many lines."""
    command = [sys.executable, str(PLAYER), str(folder), str(seed), title]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        said = [program.stdout.readline() for _ in range(lines)]
        program.send_signal(signal.SIGKILL)
        said += program.stdout.readlines()
    return [line.decode().strip() for line in said if line.endswith(b"\n")]


def check_nothing_is_lost(folder: Path, said: list[str], title: Title) -> None:
    """All that was told of the last game is in its journal, and one change more at most."""
    began = max(place for place, line in enumerate(said) if line.startswith("game "))
    reading = read_journal(folder / said[began].removeprefix("game "))
    assert reading.condition in (Condition.WHOLE, Condition.TORN)
    assert reading.chronicle is not None
    assert verify(title, reading.chronicle) is None
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


def check_the_game_goes_on(folder: Path, title: Title) -> None:
    """The unfinished game is resumed where it was; only luck that was due may be added."""
    file = Saves(folder).newest_unfinished()
    if file is None:
        return
    before = read_journal(file).chronicle
    assert before is not None
    match = Match.resume(title, Saves(folder).reopen(file), heavy=True)
    added = match.chronicle.steps[len(before.steps) :]
    assert match.chronicle.steps[: len(before.steps)] == before.steps
    assert all(step.seat == CHANCE for step in added)
    assert match.question() is not None
    match.close()
