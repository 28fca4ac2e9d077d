"""A row of 32-bit numbers with what a seat sees of a game, written cell by cell."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i32

from game.engine.cells import i64, vec
from game.engine.move_space import MoveSpace

LARGEST_PLAIN_NUMBER: Final = 2147483647  # a larger number is a packed move


@final
class CellSheet:
    """A row of 32-bit cells, which is filled from the position `write_index` on.

    A state may hold the code of a move that is in progress, which is too large for a cell. It is
    written as 1 + the index of the move in `moves`.
    """

    def __init__(self, cell_count: i64, moves: MoveSpace) -> None:
        """Allocate `cell_count` cells; `moves` is used to write move codes as indices."""
        self.cells: vec[i32] = vec[i32]([i32(0) for _ in range(cell_count)])
        self.write_index: i64 = 0
        self.moves: MoveSpace = moves

    def write_number(self, number: i64) -> None:
        """Write one number at `write_index`, which advances by 1; a number above
        LARGEST_PLAIN_NUMBER is a move code and is written as 1 + its index.
        """
        if number > LARGEST_PLAIN_NUMBER:
            number = self.moves.index_of_move(number) + 1
        self.cells[self.write_index] = i32(number)
        self.write_index += 1

    def write_row(self, row: vec[i64]) -> None:
        """Write every cell of a row from `write_index` on, which advances by the length of the
        row."""
        cells: vec[i32] = self.cells  # the same list, looked up once
        at: i64 = self.write_index
        for number in row:
            if number > LARGEST_PLAIN_NUMBER:
                cells[at] = i32(self.moves.index_of_move(number) + 1)
            else:
                cells[at] = i32(number)
            at += 1
        self.write_index = at
