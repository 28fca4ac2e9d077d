"""The command of a title whose puzzles are counted out: finds what is missing, or counts again."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.client.puzzles.puzzle import Puzzle
from game.engine.reasons import Unreadable
from tools.puzzling.shelf import Shelf

FoundIn = Callable[[int, int, frozenset[str]], Iterable[Puzzle]]
"""Puzzles of the kinds that are missing, from the game with so many seats and this seed."""


@dataclass(frozen=True, slots=True)
class PuzzleCommand:
    """What a title brings: the folder, how many of each kind are wanted, its tables, its counts."""

    folder: Path
    wanted: Mapping[str, int]
    tables: Sequence[int]
    found_in: FoundIn
    check: Callable[[Puzzle], str]

    def run(self, description: str, arguments: list[str]) -> int:
        """Find or check; 1 when an answer does not hold, or something is still missing."""
        parser = argparse.ArgumentParser(description=description.partition("\n")[0])
        add = parser.add_argument
        add("--folder", type=Path, default=self.folder, help="where the puzzles are kept")
        add("--check", action="store_true", help="count every answer out again")
        add("--begin", type=int, default=1, help="seed of the first game")
        add("--games", type=int, default=200, help="games at each table at most")
        words = parser.parse_args(arguments)
        try:
            shelf = Shelf(words.folder, self.wanted)
        except (OSError, Unreadable) as problem:
            print(problem, file=sys.stderr)
            return 1
        if words.check:
            return self._check_all(shelf)
        return self._find_all(shelf, range(words.begin, words.begin + words.games))

    def _find_all(self, shelf: Shelf, seeds: range) -> int:
        """Look for what is missing, at most one puzzle of a kind in each game."""
        for seed in seeds:
            for seats in self.tables:
                for puzzle in self.found_in(seats, seed, frozenset(shelf.missing)):
                    if shelf.missing[puzzle.kind] and not shelf.has(puzzle):
                        kept = shelf.add(puzzle)
                        print(f"{kept.name}: grade {kept.grade}, {kept.source}", flush=True)
            if not shelf.missing:
                return 0
        print(f"still missing: {dict(shelf.missing)}", file=sys.stderr)
        return 1

    def _check_all(self, shelf: Shelf) -> int:
        """Count every answer out again; name those that do not hold."""
        wrong = 0
        for puzzle in shelf.puzzles:
            problem = self.check(puzzle)
            if problem:
                wrong += 1
                print(f"{puzzle.name}: {problem}", file=sys.stderr)
        print(f"{len(shelf.puzzles)} puzzles checked, {wrong} do not hold")
        return 1 if wrong else 0
