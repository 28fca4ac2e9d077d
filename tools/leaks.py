"""Play random games and hold every seat's view, narration and papers against twins of the truth.

    .venv/bin/python tools/leaks.py --games 1000                   spread over all set-ups
    .venv/bin/python tools/leaks.py --games 50000 --every 16       all seats, at every 16th step
    .venv/bin/python tools/leaks.py --case TITLE-4 --seed 81723 --games 1

A twin differs from the truth only in what a seat does not know: hands, face-down tiles, decks and
the luck to come. Game i has seed SEED + i and plays one set-up after the other, so a stopped run
goes on with `--seed`. Every leak is one line that plays that game again; the exit code is 1 when
there was any.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.native import build_kind
from tools.progress import TerminalBar
from tools.proof.cases import LEAK_CASES
from tools.proof.leaks import LeakCount, play
from tools.proof.proofs import Case, ask_for_titles
from tools.starting import run_tool


def main(arguments: list[str]) -> int:
    """Play the games that are asked for; 1 when anything leaked."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    names = [str(case) for case in LEAK_CASES]
    parser.add_argument("--case", choices=names, action="append", help="only this set-up")
    ask_for_titles(parser)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--games", type=int, default=100, help="games in all")
    parser.add_argument("--every", type=int, default=1, help="check a seat at every N-th step")
    wanted = parser.parse_args(arguments)
    cases = [
        case
        for case in LEAK_CASES
        if (not wanted.title or case.title in wanted.title)
        and (not wanted.case or str(case) in wanted.case)
    ]
    bar = TerminalBar(wanted.games, "games")
    held = LeakCount()
    leaked = 0
    for number in range(wanted.games):
        seed = wanted.seed + number
        leaked += not is_tight(cases[number % len(cases)], seed, wanted.every, held)
        bar.advance(1)
    print(
        f"{wanted.games} games, {leaked} leaks, {held.checked} pairs of step and seat, "
        f"{held.without_twin} without a twin, {bar.seconds:.0f} s, {build_kind()}"
    )
    return 1 if leaked else 0


def is_tight(case: Case, seed: int, every: int, held: LeakCount) -> bool:
    """Play one game; say in one line what leaked and how to see it again."""
    try:
        play(case, seed, every, held)
    except Exception as error:  # whatever it is, the game that shows it must be named
        again = f"--case {case} --seed {seed} --games 1"
        words = " ".join([str(error).partition("\n")[0], *getattr(error, "__notes__", [])])
        print(f"tools/leaks.py {again}: {words}", flush=True)
        return False
    return True


if __name__ == "__main__":
    run_tool(main)
