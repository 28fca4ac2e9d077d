"""Make, copy, change and list the fixed-size number rows of a state."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec

MAX_CELLS_OF_ROW: Final = 8192  # cells
LONGEST_ZERO_ROW: Final[vec[i64]] = vec[i64]([i64(0) for _ in range(MAX_CELLS_OF_ROW)])
NO_CELLS: Final[vec[i64]] = vec[i64]()


def make_row(numbers: list[int]) -> vec[i64]:
    """Return a new row that holds these numbers."""
    return vec[i64]([i64(number) for number in numbers])


def make_zero_row(length: i64) -> vec[i64]:
    """Return a row of `length` zeros (at most MAX_CELLS_OF_ROW); slicing is the fastest way to
    make one."""
    return LONGEST_ZERO_ROW[:length]


def make_filled_row(length: i64, value: i64) -> vec[i64]:
    """Return a row of that length with the value in every cell."""
    return vec[i64]([value for _ in range(length)])


def fill_row(row: vec[i64], value: i64) -> None:
    """Write the value into every cell of a row."""
    for cell in range(i64(len(row))):
        row[cell] = value


def count_number_in_cells(row: vec[i64], first_cell: i64, end_cell: i64, value: i64) -> i64:
    """Return how many cells from `first_cell` to `end_cell` - 1 of the row hold `value`."""
    count: i64 = 0
    for cell in range(first_cell, end_cell):
        if row[cell] == value:
            count += 1
    return count


def remove_number_at(row: vec[i64], cell_index: i64, last_cell: i64, blank_number: i64) -> None:
    """Remove the number in cell `cell_index`: the numbers in the cells after it, up to `last_cell`,
    move one cell down, and cell `last_cell` becomes `blank_number`."""
    for cell in range(cell_index, last_cell):
        row[cell] = row[cell + 1]
    row[last_cell] = blank_number


def remove_number(
    row: vec[i64], first_cell: i64, last_cell: i64, number: i64, blank_number: i64
) -> None:
    """Remove `number` from the cells `first_cell` to `last_cell`, which contain it: the numbers
    after it move one cell down, and cell `last_cell` becomes `blank_number`."""
    at: i64 = first_cell
    while row[at] != number:
        at += 1
    remove_number_at(row, at, last_cell, blank_number)


def insert_sorted(
    row: vec[i64], first_cell: i64, last_cell: i64, number: i64, blank_number: i64
) -> None:
    """Insert `number` into the cells `first_cell` to `last_cell`, which are in ascending order up
    to the `blank_number` cells at their end; larger numbers move one cell up. At least the last
    cell is `blank_number`."""
    at: i64 = last_cell
    while at > first_cell and (row[at - 1] == blank_number or row[at - 1] > number):
        row[at] = row[at - 1]
        at -= 1
    row[at] = number


def row_to_list(row: vec[i64]) -> list[int]:
    """Return the row as a list of Python ints."""
    return [int(number) for number in row]


def load_row(target: vec[i64], numbers: list[int], name: str) -> None:
    """Copy the numbers into `target`; raise ValueError with the row's `name` when the lengths
    differ.
    """
    if len(numbers) != len(target):
        raise ValueError(f"{name} holds {len(target)} numbers, not {len(numbers)}")
    index: i64 = 0
    for number in numbers:
        target[index] = number
        index += 1
