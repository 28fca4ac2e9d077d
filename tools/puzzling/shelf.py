"""The shelf: the folder of the shipped puzzles, and what is still missing in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from game.client.puzzles.puzzle import Puzzle
from game.client.puzzles.puzzle_file import SUFFIX, puzzle_text, read_puzzle
from game.records.kept_files import replace_file


class Shelf:
    """Knows every puzzle; what it is given is kept under the next free name of its kind."""

    def __init__(self, folder: Path, wanted: Mapping[str, int]) -> None:
        """Read what there is; Unreadable when something there is no puzzle. So many of each kind
        are `wanted`.
        """
        self.folder, self._wanted = folder, wanted
        self.puzzles = [read_puzzle(file) for file in sorted(folder.glob(f"*{SUFFIX}"))]

    @property
    def missing(self) -> Counter[str]:
        """How many puzzles of each kind are still wanted."""
        return Counter(self._wanted) - Counter(puzzle.kind for puzzle in self.puzzles)

    def has(self, puzzle: Puzzle) -> bool:
        """Whether a puzzle of this kind stands in this position already."""
        known = ((one.kind, one.position) for one in self.puzzles)
        return (puzzle.kind, puzzle.position) in known

    def add(self, puzzle: Puzzle) -> Puzzle:
        """Keep a puzzle and return it with its name."""
        taken = {one.name for one in self.puzzles}
        names = (f"{puzzle.kind}-{number:02}" for number in range(1, 1000))
        file = self.folder / f"{next(name for name in names if name not in taken)}{SUFFIX}"
        replace_file(file, puzzle_text(puzzle))
        self.puzzles.append(kept := read_puzzle(file))
        return kept
