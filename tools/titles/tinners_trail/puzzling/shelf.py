"""The shelf: the folder puzzles are kept in, what is still wanted there, and adding to it. A
bar on stderr: how much is done, and how long the rest takes at this pace."""

from __future__ import annotations

import re
import sys
import time
from collections import Counter
from collections.abc import Collection
from pathlib import Path
from typing import Final

from game.client.puzzles.puzzle import MeasuredChoice, Puzzle
from game.client.puzzles.puzzle_book import SUFFIX, puzzle_text, read_puzzle
from game.places import assets_folder
from game.records.stored_files import replace_file
from tools.titles.tinners_trail.puzzling.decisions import BID, DROP, GO_ON, PASS
from tools.titles.tinners_trail.puzzling.kinds import AUCTION, DEVELOPMENT, FINISH, PASSING
from tools.titles.tinners_trail.puzzling.self_play import TABLES, SelfPlayTable

# The shelf: the folder puzzles are kept in, what is still wanted there, and adding to it.

FOLDER: Final = assets_folder() / "tinners_trail" / "puzzles"
SOURCE: Final = re.compile(r"table (?P<table>\S+), .* seed (?P<seed>\d+),")
# How many of each sort from each table, in the order of TABLES and of the sorts.
QUOTAS: Final = {
    FINISH: (2, 4, 4, 3, 1, 2, 4),
    BID: (1, 3, 3, 2, 0, 0, 0),
    DROP: (1, 3, 3, 2, 0, 0, 0),
    DEVELOPMENT: (2, 4, 4, 3, 1, 2, 2),
    PASS: (1, 2, 2, 2, 1, 0, 1),
    GO_ON: (1, 2, 2, 2, 0, 1, 1),
}


class TrailPuzzleShelf:
    """Knows every puzzle by table and sort; a stopped search goes on after the seeds it used."""

    def __init__(self, folder: Path) -> None:
        """Read what there is; Unreadable when something there is no puzzle."""
        self.folder = folder
        self.puzzles = [read_puzzle(file) for file in sorted(folder.glob(f"*{SUFFIX}"))]
        self._held = Counter((table_of(one), sort_of(one)) for one in self.puzzles)

    @property
    def missing(self) -> int:
        """How many puzzles are still wanted."""
        return sum(self._left(table, sort) for table in TABLES for sort in QUOTAS)

    def wanted(self, table: SelfPlayTable) -> frozenset[str]:
        """Return the sorts of which the table still owes some."""
        return frozenset(sort for sort in QUOTAS if self._left(table, sort))

    def next_seed(self, table: SelfPlayTable, sorts: Collection[str]) -> int:
        """Return the seed after all those puzzles of these sorts were found with at the table."""
        held = [one for one in self.puzzles if sort_of(one) in sorts]
        seeds = [seed_of(one) for one in held if table_of(one) == table.name]
        return max(seeds, default=-1) + 1

    def add(self, puzzle: Puzzle) -> Puzzle:
        """Keep a puzzle under the next free name of its kind and return it with that name."""
        taken = {one.name for one in self.puzzles}
        names = (f"{puzzle.kind}-{number:02}" for number in range(1, 1000))
        file = self.folder / f"{next(name for name in names if name not in taken)}{SUFFIX}"
        replace_file(file, puzzle_text(puzzle))
        kept = read_puzzle(file)
        self.puzzles.append(kept)
        self._held[table_of(kept), sort_of(kept)] += 1
        return kept

    def replace(self, puzzle: Puzzle) -> None:
        """Write a puzzle anew under its name."""
        replace_file(self.folder / f"{puzzle.name}{SUFFIX}", puzzle_text(puzzle))

    def _left(self, table: SelfPlayTable, sort: str) -> int:
        quota = QUOTAS[sort][TABLES.index(table)]
        return max(quota - self._held[table.name, sort], 0)


def table_of(puzzle: Puzzle) -> str:
    """Return the name of the table a puzzle was found at."""
    found = SOURCE.match(puzzle.source)
    return found["table"] if found else ""


def seed_of(puzzle: Puzzle) -> int:
    """Return the seed of the game a puzzle was found in."""
    found = SOURCE.match(puzzle.source)
    return int(found["seed"]) if found else -1


def sort_of(puzzle: Puzzle) -> str:
    """Return the sort of a puzzle, by its kind and its first right move."""
    if not isinstance(puzzle.answer, MeasuredChoice):
        return FINISH
    best = puzzle.answer.right[0]
    told = {AUCTION: BID, DEVELOPMENT: DEVELOPMENT, PASSING: GO_ON}
    return {"drop": DROP, "pass": PASS}.get(best) or told[puzzle.kind]


# A bar on stderr: how much is done, and how long the rest takes at this pace.

WIDTH = 30
SECONDS_BETWEEN_LINES = 30.0


class CountingBar:
    """Redrawn on a terminal; a line now and then in a file."""

    def __init__(self, what: str, wanted: int) -> None:
        """Begin with nothing done of what is wanted."""
        self._what, self._wanted, self._done = what, wanted, 0
        self._begin = time.monotonic()
        self._told = 0.0
        self._terminal = sys.stderr.isatty()

    def step(self, forward: bool) -> None:
        """Something happened; forward when it counts."""
        self._done += forward
        now = time.monotonic()
        last = self._done == self._wanted
        if self._terminal or last or now - self._told > SECONDS_BETWEEN_LINES:
            self._told = now
            ends = ("\r", "") if self._terminal and not last else ("\r", "\n")
            print(f"{ends[0]}{self._line(now)}", end=ends[1], file=sys.stderr, flush=True)

    def _line(self, now: float) -> str:
        filled = "#" * round(WIDTH * self._done / max(self._wanted, 1))
        left = (now - self._begin) / max(self._done, 1) * (self._wanted - self._done)
        minutes = f"{left / 60:.0f} min left" if self._done else ""
        return f"[{filled:.<{WIDTH}}] {self._done} of {self._wanted} {self._what} {minutes}"
