"""Puzzles from games of the computer players: finds them, and works their answers out again.

    puzzles.py TITLE [--begin 1] [--games 200]   find what is missing in the folder of puzzles
    puzzles.py TITLE --check [--after NAME]      work every answer out again, those after one
    puzzles.py TITLE --explain                   write the reasons of measured choices anew

With --edition those of an edition that has puzzles of its own.
Stopped with Ctrl-C it keeps what it has found. A finish and a counted choice are played on in every
way, over all that luck may bring; a measured choice is checked by other worlds and a search with
other seeds than found it. The exit code is 1 when an answer does not hold, or something is still
missing.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.titles import title_names
from tools.project_files import load_title_part
from tools.puzzling.ends import PuzzleSearch
from tools.starting import run_tool


def main(arguments: list[str]) -> int:
    """Find, check or explain puzzles; return 1 when some are missing or wrong, else 0."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    add = parser.add_argument
    add("title", choices=title_names())
    add("--edition", default="", help="the usual one if left out")
    add("--folder", type=Path, help="where the puzzles are kept; the title's own if left out")
    add("--check", action="store_true", help="work every answer out again")
    add("--after", default="", help="check those after this name, where a check was stopped")
    add("--explain", action="store_true", help="write the reasons anew")
    add("--begin", type=int, default=1, help="seed of the first game")
    add("--games", type=int, default=200, help="games at each table at most")
    words = parser.parse_args(arguments)
    part = load_title_part(words.title, "puzzles")
    searches: dict[str, PuzzleSearch] = {}
    if part is not None:
        searches = {"": part.PUZZLES, **getattr(part, "OTHER_PUZZLES", {})}
    search = searches.get(words.edition)
    if search is None:
        parser.error(" ".join((words.title, words.edition, "has no puzzles")))
    shelf = search.shelf(words.folder)
    if words.check:
        return search.check_all(shelf, words.after)
    if words.explain:
        return search.explain_all(shelf)
    return search.find_all(shelf, range(words.begin, words.begin + words.games))


if __name__ == "__main__":
    run_tool(main)
