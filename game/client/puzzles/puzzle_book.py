"""The best verdict on each puzzle, stored in a small TOML file."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from game.box.box_pictures import TitlePuzzles
from game.client.puzzles.puzzle import RIGHT_VERDICT, VERDICTS, Puzzle
from game.client.puzzles.puzzle_files import read_puzzles_in_name_order
from game.client.stored.toml_section import OnWriteError, TomlSection
from game.files.toml_fields import TomlTable

FILE_NAME: Final = "puzzles.toml"
PUZZLE_BOOK_FILE_COMMENT: Final = (
    "The best answer to each puzzle so far; the page of puzzles writes this file."
)


class PuzzleBook:
    """The puzzles of an edition and the best verdict on each, which is written at once and merged
    with those of other windows.

    If the disk is full the player can continue.
    """

    def __init__(
        self,
        title_puzzles: TitlePuzzles,
        saves_folder: Path,
        section_name: str = "",
        on_write_error: OnWriteError = lambda _: None,
    ) -> None:
        """Read the puzzles, and the verdicts in the section `section_name` of the file in
        `saves_folder`; `on_write_error` is called if a verdict cannot be written."""
        self.title_puzzles = title_puzzles
        self._toml_section = TomlSection(
            saves_folder / FILE_NAME, PUZZLE_BOOK_FILE_COMMENT, section_name, on_write_error
        )
        self._verdicts = self._toml_section.read_with_pending_changes()
        kinds = list(title_puzzles.icons_by_kind)
        known = [
            one for one in read_puzzles_in_name_order(title_puzzles.folder) if one.kind in kinds
        ]
        self.puzzles = tuple(sorted(known, key=lambda one: (one.difficulty_grade, one.name)))

    def puzzles_of_kind(self, puzzle_kind: str) -> tuple[Puzzle, ...]:
        """Return the puzzles of a kind, the easiest first."""
        return tuple(puzzle for puzzle in self.puzzles if puzzle.kind == puzzle_kind)

    def best_verdict(self, puzzle: Puzzle) -> str:
        """Return the best verdict so far, "" for a puzzle never answered."""
        found = self._verdicts.get(puzzle.name)
        return str(found) if found in VERDICTS else ""

    def is_solved(self, puzzle: Puzzle) -> bool:
        """Return whether the best verdict on a puzzle is RIGHT_VERDICT."""
        return self.best_verdict(puzzle) == RIGHT_VERDICT

    def count_solved(self, puzzles: Sequence[Puzzle]) -> int:
        """Return how many of these puzzles are solved."""
        return sum(self.is_solved(puzzle) for puzzle in puzzles)

    def store_verdict_if_better(self, puzzle: Puzzle, verdict: str) -> None:
        """Store a verdict on a puzzle if it is better than the best so far."""

        def is_better() -> bool:
            return _verdict_goodness(verdict) > _verdict_goodness(self.best_verdict(puzzle))

        def write(table: TomlTable) -> None:
            self._verdicts = table
            if is_better():
                table[puzzle.name] = verdict

        if is_better():
            self._toml_section.apply_change(write)

    def unsolved_puzzles(self, puzzle_kind: str = "") -> tuple[Puzzle, ...]:
        """Return the unsolved puzzles of a kind, or of all kinds if it is "", the easiest first."""
        return tuple(
            puzzle
            for puzzle in self.puzzles
            if puzzle_kind in ("", puzzle.kind) and not self.is_solved(puzzle)
        )

    def next_unsolved_after(self, puzzle: Puzzle) -> Puzzle | None:
        """Return the next unsolved puzzle after `puzzle`, preferably of its kind; after the hardest
        comes the easiest. None if all others are solved."""
        others = [one for one in self.unsolved_puzzles(puzzle.kind) if one != puzzle]
        others = others or [one for one in self.unsolved_puzzles() if one != puzzle]
        later = [
            one
            for one in others
            if (one.difficulty_grade, one.name) > (puzzle.difficulty_grade, puzzle.name)
        ]
        return next(iter(later or others), None)


def _verdict_goodness(verdict: str) -> int:
    return VERDICTS.index(verdict) if verdict else -1
