"""Kill a playing program at random moments and look whether anything it had shown is lost.

    .venv/bin/python tools/kill.py --kills 300
    .venv/bin/python tools/kill.py --kills 1 --seed 4104 --title TITLE

Kill i has seed SEED + i and takes place in the games the kills before it left behind. Every loss
is one line; the exit code is 1 when there was any.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.engine.rules import CHANCE
from game.engine.title import Title
from game.match.match import Match
from game.processes.progress import TerminalProgressBar
from game.records.journal_reading import JournalCondition, read_journal
from game.records.records import Chronicle, Step, Undo
from game.records.saved_game_folder import SavedGameFolder
from game.records.verification import find_first_difference
from tools.proof.proofs import TITLE_NAMES, add_title_option, find_title
from tools.proof.random_games import make_luck
from tools.starting import run_tool

ENDLESS_PLAYER_PROGRAM = Path(__file__).parent / "proof" / "endless_player.py"
MAX_LINES = 60


def main(arguments: list[str]) -> int:
    """Kill a playing program repeatedly; return 1 if anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0, help="of the first kill")
    add_title_option(parser)
    wanted = parser.parse_args(arguments)
    names = wanted.title or TITLE_NAMES
    bar = TerminalProgressBar(wanted.kills, "kills")
    lost = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(wanted.kills):
            name = names[number % len(names)]
            place = Path(folder) / name
            place.mkdir(exist_ok=True)
            lost += not kill_and_check_once(place, wanted.seed + number, name)
            bar.advance(1)
    print(f"{wanted.kills} kills, {lost} with a loss, {bar.elapsed_seconds:.0f} s")
    return 1 if lost else 0


def kill_and_check_once(folder: Path, seed: int, name: str) -> bool:
    """Play and kill a program once; if anything it had shown was lost, print what, and the command
    that repeats it. Return whether nothing was lost."""
    lines = 1 + int(make_luck(seed).draw_below(MAX_LINES))
    try:
        said = play_and_kill(folder, seed, lines, name)
        check_nothing_is_lost(folder, said, find_title(name))
        check_the_game_goes_on(folder, find_title(name))
    except AssertionError as error:
        again = f"--title {name} --seed {seed} --kills 1"
        print(f"tools/kill.py {again}: {str(error).partition(chr(10))[0]}", flush=True)
        return False
    return True


def play_and_kill(folder: Path, seed: int, lines: int, title: str = TITLE_NAMES[-1]) -> list[str]:
    """Return the output of a playing program that was killed at a random moment after `lines`
    lines."""
    command = [sys.executable, str(ENDLESS_PLAYER_PROGRAM), str(folder), str(seed), title]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        said = [program.stdout.readline() for _ in range(lines)]
        program.kill()
        said += program.stdout.readlines()
    return [line.decode().strip() for line in said if line.endswith(b"\n")]


def check_nothing_is_lost(folder: Path, said: list[str], title: Title) -> None:
    """Check that everything printed about the last game is in its journal, with at most one change
    more."""
    began = max(place for place, line in enumerate(said) if line.startswith("game "))
    reading = read_journal(folder / said[began].removeprefix("game "))
    assert reading.condition in (JournalCondition.INTACT, JournalCondition.LAST_WRITE_INTERRUPTED)
    assert reading.chronicle is not None
    assert find_first_difference(title, reading.chronicle) is None
    written = expected_change_lines(reading.chronicle)
    told = said[began + 1 :]
    one_more = written[:-1][-len(told) :]
    assert not told or told in (written[-len(told) :], one_more), f"{told[-1]} is lost"


def expected_change_lines(chronicle: Chronicle) -> list[str]:
    """Return the lines the program prints for every change; of a decision's chance only the last
    step."""
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
    """Check that the unfinished game is resumed at the same step, apart from chance steps that were
    due."""
    file = SavedGameFolder(folder).last_played_unfinished_file()
    if file is None:
        return
    before = read_journal(file).chronicle
    assert before is not None
    match = Match.resume_from_journal(
        title, SavedGameFolder(folder).reopen_journal(file), checks_invariants=True
    )
    added = match.chronicle.steps[len(before.steps) :]
    assert match.chronicle.steps[: len(before.steps)] == before.steps
    assert all(step.seat == CHANCE for step in added)
    assert match.question() is not None
    match.close()


if __name__ == "__main__":
    run_tool(main)
