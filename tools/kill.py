"""Kill a playing program at random moments and look whether anything it had shown is lost.

    .venv/bin/python tools/kill.py --kills 300
    .venv/bin/python tools/kill.py --kills 1 --seed 4104 --title TITLE

Kill i has seed SEED + i and takes place in the games the kills before it left behind. Every loss
is one line; the exit code is 1 when there was any.
"""

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.progress import TerminalBar
from tools.proof import kills
from tools.proof.proofs import NAMES, ask_for_titles, title_of
from tools.proof.random_games import luck_of
from tools.starting import run_tool


def main(arguments: list[str]) -> int:
    """Kill as often as asked; 1 when anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0, help="of the first kill")
    ask_for_titles(parser)
    wanted = parser.parse_args(arguments)
    names = wanted.title or NAMES
    bar = TerminalBar(wanted.kills, "kills")
    lost = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(wanted.kills):
            name = names[number % len(names)]
            place = Path(folder) / name
            place.mkdir(exist_ok=True)
            lost += not is_kept(place, wanted.seed + number, name)
            bar.advance(1)
    print(f"{wanted.kills} kills, {lost} with a loss, {bar.seconds:.0f} s")
    return 1 if lost else 0


def is_kept(folder: Path, seed: int, name: str) -> bool:
    """Kill once; say in one line what was lost and how to see it again."""
    lines = 1 + int(luck_of(seed).below(kills.MOST_LINES))
    try:
        said = kills.played_and_killed(folder, seed, lines, name)
        kills.check_nothing_is_lost(folder, said, title_of(name))
        kills.check_the_game_goes_on(folder, title_of(name))
    except AssertionError as error:
        again = f"--title {name} --seed {seed} --kills 1"
        print(f"tools/kill.py {again}: {str(error).partition(chr(10))[0]}", flush=True)
        return False
    return True


if __name__ == "__main__":
    run_tool(main)
