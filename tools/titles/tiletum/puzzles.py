"""Puzzles from games of naive players: finds them, and counts their answers out again.

    puzzles.py [--begin 1] [--games 200]   find what is missing in the folder of puzzles
    puzzles.py --check                     count every answer out again

Stopped with Ctrl-C it keeps what it has found. No answer is an estimate: a turn is played on in
every way, to its end, to that of the round, or of the game.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(TOP))

from game.engine.reasons import Unreadable  # noqa: E402  (needs the path above)
from tools.puzzling.shelf import Shelf  # noqa: E402
from tools.starting import run_tool  # noqa: E402
from tools.titles.tiletum.puzzling.checking import check  # noqa: E402
from tools.titles.tiletum.puzzling.finding import found_in  # noqa: E402
from tools.titles.tiletum.puzzling.kinds import FOLDER, WANTED  # noqa: E402
from tools.titles.tiletum.puzzling.self_play import TABLES  # noqa: E402


def main(arguments: list[str]) -> int:
    """Find or check; 1 when an answer does not hold, or something is still missing."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the puzzles are kept")
    parser.add_argument("--check", action="store_true", help="count every answer out again")
    parser.add_argument("--begin", type=int, default=1, help="seed of the first game")
    parser.add_argument("--games", type=int, default=200, help="games at each table at most")
    wanted = parser.parse_args(arguments)
    try:
        shelf = Shelf(wanted.folder, WANTED)
    except (OSError, Unreadable) as problem:
        print(problem, file=sys.stderr)
        return 1
    if wanted.check:
        return check_all(shelf)
    return find_all(shelf, range(wanted.begin, wanted.begin + wanted.games))


def find_all(shelf: Shelf, seeds: range) -> int:
    """Look for what is missing, at most one puzzle of a kind in each game."""
    for seed in seeds:
        for seats in TABLES:
            for puzzle in found_in(seats, seed, frozenset(shelf.missing)):
                if shelf.missing[puzzle.kind] and not shelf.has(puzzle):
                    kept = shelf.add(puzzle)
                    print(f"{kept.name}: grade {kept.grade}, {kept.source}", flush=True)
        if not shelf.missing:
            return 0
    print(f"still missing: {dict(shelf.missing)}", file=sys.stderr)
    return 1


def check_all(shelf: Shelf) -> int:
    """Count every answer out again; name those that do not hold."""
    wrong = 0
    for puzzle in shelf.puzzles:
        problem = check(puzzle)
        if problem:
            wrong += 1
            print(f"{puzzle.name}: {problem}", file=sys.stderr)
    print(f"{len(shelf.puzzles)} puzzles checked, {wrong} do not hold")
    return 1 if wrong else 0


if __name__ == "__main__":
    run_tool(main)
