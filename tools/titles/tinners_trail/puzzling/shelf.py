"""The shelf: the folder puzzles are kept in, and what is still wanted there of each table."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path
from typing import Final

from game.client.puzzles.puzzle import MeasuredChoice, Puzzle
from game.client.puzzles.puzzle_book import SUFFIX, puzzle_text
from game.places import assets_folder
from game.records.stored_files import replace_file
from tools.puzzling.ends import PuzzleShelf
from tools.titles.tinners_trail.puzzling import self_play
from tools.titles.tinners_trail.puzzling.decisions import BID, DROP, GO_ON, PASS

FOLDER: Final = assets_folder() / "tinners_trail" / "puzzles"
SOURCE: Final = re.compile(r"table (?P<table>\S+), .* seed (?P<seed>\d+),")
# How many of each sort from each table, in the order of TABLES and of the sorts.
QUOTAS: Final = {
    self_play.FINISH: (2, 4, 4, 3, 1, 2, 4),
    BID: (1, 3, 3, 2, 0, 0, 0),
    DROP: (1, 3, 3, 2, 0, 0, 0),
    self_play.DEVELOPMENT: (2, 4, 4, 3, 1, 2, 2),
    PASS: (1, 2, 2, 2, 1, 0, 1),
    GO_ON: (1, 2, 2, 2, 0, 1, 1),
}


class TrailPuzzleShelf(PuzzleShelf):
    """Knows every puzzle by table and sort; a stopped search goes on after the seeds it used."""

    def __init__(self, folder: Path) -> None:
        """Read what there is; Unreadable when something there is no puzzle."""
        super().__init__(folder, {})

    @property
    def owed(self) -> int:
        """How many puzzles are still wanted."""
        return sum(self._left(table, sort) for table in self_play.TABLES for sort in QUOTAS)

    def wanted(self, table: self_play.SelfPlayTable) -> frozenset[str]:
        """Return the sorts of which the table still owes some."""
        return frozenset(sort for sort in QUOTAS if self._left(table, sort))

    def next_seed(self, table: self_play.SelfPlayTable, sorts: Collection[str]) -> int:
        """Return the seed after all those puzzles of these sorts were found with at the table."""
        held = [one for one in self.puzzles if sort_of(one) in sorts]
        origins = [origin_of(one) for one in held]
        return max((seed for name, seed in origins if name == table.name), default=-1) + 1

    def replace(self, puzzle: Puzzle) -> None:
        """Write a puzzle anew under its name."""
        replace_file(self.folder / f"{puzzle.name}{SUFFIX}", puzzle_text(puzzle))

    def _left(self, table: self_play.SelfPlayTable, sort: str) -> int:
        found = [(origin_of(one)[0], sort_of(one)) for one in self.puzzles]
        held = found.count((table.name, sort))
        return max(QUOTAS[sort][self_play.TABLES.index(table)] - held, 0)


def origin_of(puzzle: Puzzle) -> tuple[str, int]:
    """Return the name of the table a puzzle was found at, and the seed of its game."""
    found = SOURCE.match(puzzle.source)
    return (found["table"], int(found["seed"])) if found else ("", -1)


def sort_of(puzzle: Puzzle) -> str:
    """Return the sort of a puzzle, by its kind and its first right move."""
    if not isinstance(puzzle.answer, MeasuredChoice):
        return self_play.FINISH
    best = puzzle.answer.right[0]
    told = {
        self_play.AUCTION: BID,
        self_play.DEVELOPMENT: self_play.DEVELOPMENT,
        self_play.PASSING: GO_ON,
    }
    return {"drop": DROP, "pass": PASS}.get(best) or told[puzzle.kind]
