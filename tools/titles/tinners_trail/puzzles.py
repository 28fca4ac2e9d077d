"""Puzzles from games of the computer players: finds them, and works their answers out again.

    puzzles.py             find what is missing in the folder of puzzles
    puzzles.py --check     work every answer out again
    puzzles.py --explain   write the reasons anew

All can be stopped with Ctrl-C and go on where they stopped: found puzzles are kept one by one, and
a check remembers what it has checked (--afresh begins again). A finish is checked exactly, a
choice by other worlds and a search with other seeds than found it.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(TOP))

from game.engine.title import Unreadable
from tools.progress import TerminalBar
from tools.starting import INTERRUPTED, run_tool
from tools.titles.tinners_trail.puzzling.checking import Checked, check, explain
from tools.titles.tinners_trail.puzzling.finding import find
from tools.titles.tinners_trail.puzzling.shelf import FOLDER, TrailPuzzleShelf

MEMORY = TOP / "build" / "puzzles-checked.txt"


def main(arguments: list[str]) -> int:
    """Do one of the three; 1 when a check finds an answer that does not hold."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the puzzles are kept")
    parser.add_argument("--check", action="store_true", help="work every answer out again")
    parser.add_argument("--afresh", action="store_true", help="forget what was checked before")
    parser.add_argument("--explain", action="store_true", help="write the reasons anew")
    wanted = parser.parse_args(arguments)
    try:
        shelf = TrailPuzzleShelf(wanted.folder)
        if wanted.check:
            return check_all(shelf, Checked(MEMORY, afresh=wanted.afresh))
        if wanted.explain:
            bar = TerminalBar(len(shelf.puzzles), "puzzles explained")
            for puzzle in shelf.puzzles:
                shelf.replace(explain(puzzle))
                bar.advance(1)
            return 0
        bar = TerminalBar(shelf.owed, "puzzles")
        for found in find(shelf):
            bar.advance(found is not None)
        return 0
    except (OSError, Unreadable) as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\npuzzles: stopped; the same command goes on from here", file=sys.stderr)
        return INTERRUPTED


def check_all(shelf: TrailPuzzleShelf, checked: Checked) -> int:
    """Work out every answer that is not remembered as checked; name those that do not hold."""
    due = [puzzle for puzzle in shelf.puzzles if not checked.holds(puzzle)]
    bar, wrong = TerminalBar(len(due), "puzzles checked"), 0
    for puzzle in due:
        problem = check(puzzle)
        if problem:
            wrong += 1
            print(f"\n{puzzle.name}: {problem}", file=sys.stderr)
        else:
            checked.add(puzzle)
        bar.advance(1)
    print(f"{len(shelf.puzzles)} puzzles, {len(due)} checked now, {wrong} do not hold")
    return 1 if wrong else 0


if __name__ == "__main__":
    run_tool(main)
