"""Progress: the best verdict on each puzzle so far, kept as a small TOML file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.client.kept.kept_table import KeptTable
from game.client.puzzles.verdict import VERDICTS
from game.toml_text import Table

FILE_NAME: Final = "puzzles.toml"
HEAD: Final = "The best answer to each puzzle so far; the page of puzzles writes this file."


class PuzzleProgress:
    """Knows the best verdict on each puzzle; kept at every change, with those of other windows."""

    def __init__(self, folder: Path, part: str = "") -> None:
        """Read what is there of a title's part of the file."""
        self._kept = KeptTable(folder / FILE_NAME, HEAD, part)
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
