"""A book of puzzles without a file of its own, and puzzles that are no more than a name."""

from pathlib import Path

from game.box.box_pictures import TitlePuzzles
from game.client.puzzles.puzzle import FinishAnswer, Puzzle
from game.client.puzzles.puzzle_book import PuzzleBook


def book_in(folder: Path, part: str = "") -> PuzzleBook:
    """Return a book that keeps its verdicts in a folder."""
    return PuzzleBook(TitlePuzzles(folder / "no-puzzles", {}), folder, part)


def puzzle_called(name: str) -> Puzzle:
    """Return a puzzle of that name."""
    return Puzzle(name, "finish", 1, 0, "", "", FinishAnswer(0, 0, (), 0))
