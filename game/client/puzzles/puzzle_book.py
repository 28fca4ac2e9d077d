"""The book of puzzles: all of them in order, which are solved, and which comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from game.box.puzzles import PuzzleOffer
from game.client.puzzles.puzzle import RIGHT, VERDICTS, Puzzle
from game.client.puzzles.puzzle_file import read_puzzles
from game.client.stored.settings import StoredTable
from game.toml_text import Table

# The book of puzzles: all of them in order, which are solved, and which comes next.


class PuzzleBook:
    """Owns the verdicts so far; they are kept at once, and a full disk does not stop a player."""

    def __init__(
        self,
        offer: PuzzleOffer,
        saves: Path,
        part: str = "",
        refused: Callable[[OSError], None] = lambda problem: None,
    ) -> None:
        """Read the puzzles and what has been solved; `refused` hears of a full disk."""
        self._refused = refused
        self.offer = offer
        self._progress = PuzzleProgress(saves, part)
        kinds = list(offer.icons)
        known = [one for one in read_puzzles(offer.folder) if one.kind in kinds]
        self.puzzles = tuple(sorted(known, key=lambda one: (one.grade, one.name)))

    def of_kind(self, kind: str) -> tuple[Puzzle, ...]:
        """Return the puzzles of a kind, the easiest first."""
        return tuple(puzzle for puzzle in self.puzzles if puzzle.kind == kind)

    def verdict(self, puzzle: Puzzle) -> str:
        """Return the best verdict so far, "" for a puzzle that was never answered."""
        return self._progress.verdict(puzzle.name)

    def is_solved(self, puzzle: Puzzle) -> bool:
        """Return whether it was answered rightly once."""
        return self.verdict(puzzle) == RIGHT

    def solved(self, puzzles: Sequence[Puzzle]) -> int:
        """Return how many of these are solved."""
        return sum(self.is_solved(puzzle) for puzzle in puzzles)

    def note(self, puzzle: Puzzle, verdict: str) -> None:
        """Keep a verdict, if it is the best so far."""
        try:
            self._progress.note(puzzle.name, verdict)
        except OSError as problem:
            self._refused(problem)

    def unsolved(self, kind: str = "") -> tuple[Puzzle, ...]:
        """Return what is still to be solved, of one kind or of all, the easiest first."""
        return tuple(
            puzzle
            for puzzle in self.puzzles
            if kind in ("", puzzle.kind) and not self.is_solved(puzzle)
        )

    def next_after(self, puzzle: Puzzle) -> Puzzle | None:
        """Return the next unsolved puzzle, of the same kind as long as there is one."""
        others = [one for one in self.unsolved(puzzle.kind) if one != puzzle]
        others = others or [one for one in self.unsolved() if one != puzzle]
        later = [one for one in others if (one.grade, one.name) > (puzzle.grade, puzzle.name)]
        return next(iter(later or others), None)


# Progress: the best verdict on each puzzle so far, kept as a small TOML file.

FILE_NAME: Final = "puzzles.toml"
HEAD: Final = "The best answer to each puzzle so far; the page of puzzles writes this file."


class PuzzleProgress:
    """Knows the best verdict on each puzzle; kept at every change, with those of other windows."""

    def __init__(self, folder: Path, part: str = "") -> None:
        """Read what is there of a title's part of the file."""
        self._kept = StoredTable(folder / FILE_NAME, HEAD, part)
        self._verdicts = self._kept.read()

    def verdict(self, puzzle: str) -> str:
        """Return the best verdict on the puzzle of that name so far, "" for none."""
        found = self._verdicts.get(puzzle)
        return str(found) if found in VERDICTS else ""

    def note(self, puzzle: str, verdict: str) -> None:
        """Keep a verdict, if it is the best so far; OSError when it cannot be written now."""

        def write(table: Table) -> None:
            self._verdicts = table
            if _rank(verdict) > _rank(self.verdict(puzzle)):
                table[puzzle] = verdict

        if _rank(verdict) > _rank(self.verdict(puzzle)):
            self._kept.change(write)


def _rank(verdict: str) -> int:
    return VERDICTS.index(verdict) if verdict else -1
