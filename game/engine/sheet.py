"""A row of 32-bit numbers with what a seat sees of a game, written cell by cell."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i32

from game.engine.cells import i64, vec
from game.engine.move_space import MoveSpace

LARGEST: Final = 2147483647  # a larger number is a packed move


@final
class CellSheet:
    """A row of 32-bit cells with a write position `write_index`.

    A state may hold the code of a move in progress: it is written as 1 + the move's index.
    """

    def __init__(self, length: i64, moves: MoveSpace) -> None:
        """Allocate `length` cells; `moves` turns move codes into indices."""
        self.cells: vec[i32] = vec[i32]([i32(0) for _ in range(length)])
        self.write_index: i64 = 0
        self.moves: MoveSpace = moves

    def write_number(self, number: i64) -> None:
        """Write one number at the position and advance it."""
        if number > LARGEST:
            number = self.moves.index_of_move(number) + 1
        self.cells[self.write_index] = i32(number)
        self.write_index += 1

    def write_row(self, row: vec[i64]) -> None:
        """Write every cell of a row and advance the position."""
        cells: vec[i32] = self.cells  # the same list, looked up once
        at: i64 = self.write_index
        for number in row:
            if number > LARGEST:
                cells[at] = i32(self.moves.index_of_move(number) + 1)
            else:
                cells[at] = i32(number)
            at += 1
        self.write_index = at
