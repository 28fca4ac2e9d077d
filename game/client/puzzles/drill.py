"""A drill: some puzzles of one kind in a row, one attempt each, with a score at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.client.puzzles.puzzle import Puzzle
from game.client.puzzles.puzzle_book import PuzzleBook
from game.client.puzzles.verdict import RIGHT

LENGTH: Final = 5


class Drill:
    """Remembers the verdicts of one run."""

    def __init__(self, puzzles: Sequence[Puzzle]) -> None:
        """Begin with nothing answered."""
        self.puzzles = tuple(puzzles)
        self.verdicts: list[str] = []

    @property
    def current(self) -> Puzzle | None:
        """The puzzle that is due, None when all are answered."""
        answered = len(self.verdicts)
        return self.puzzles[answered] if answered < len(self.puzzles) else None

    @property
    def score(self) -> int:
        """How many were answered rightly."""
        return self.verdicts.count(RIGHT)


def drill_of(book: PuzzleBook, kind: str, seed: int) -> Drill:
    """Return a drill of puzzles of a kind in an order the seed decides, unsolved ones first."""
    unsolved, solved = (
        book.unsolved(kind),
        [one for one in book.of_kind(kind) if book.is_solved(one)],
    )
    order = [*shuffled(unsolved, seed), *shuffled(solved, seed)]
    return Drill(sorted(order[:LENGTH], key=lambda puzzle: puzzle.grade))


def shuffled(puzzles: Sequence[Puzzle], seed: int) -> list[Puzzle]:
    """Return the puzzles in another order, the same for the same seed."""
    left, order = list(puzzles), list[Puzzle]()
    while left:
        seed = (seed * 1_103_515_245 + 12_345) % 2**31
        order.append(left.pop((seed >> 8) % len(left)))
    return order
