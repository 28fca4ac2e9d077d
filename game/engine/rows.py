"""Rows of numbers: making, copying and listing the fixed-size arrays of a state."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec

LONGEST: Final = 8192  # cells
ALL_ZEROS: Final[vec[i64]] = vec[i64]([i64(0) for _ in range(LONGEST)])
NO_CELLS: Final[vec[i64]] = vec[i64]()


def row_of(numbers: list[int]) -> vec[i64]:
    """Return a row holding these numbers."""
    return vec[i64]([i64(number) for number in numbers])


def zeros(length: i64) -> vec[i64]:
    """Return a row of that many zeros, at most LONGEST; a slice is the fastest way to one."""
    return ALL_ZEROS[:length]


def filled(length: i64, value: i64) -> vec[i64]:
    """Return a row of that length with the value in every cell."""
    return vec[i64]([value for _ in range(length)])


def fill(row: vec[i64], value: i64) -> None:
    """Write the value into every cell of a row."""
    for cell in range(i64(len(row))):
        row[cell] = value


def count_of(row: vec[i64], first: i64, end: i64, value: i64) -> i64:
    """Return how many of some cells of a row hold a value."""
    count: i64 = 0
    for cell in range(first, end):
        if row[cell] == value:
            count += 1
    return count


def take_out(row: vec[i64], at: i64, last: i64, blank: i64) -> None:
    """Take the number at a place out of a row; those up to the last move up, then comes a blank."""
    for cell in range(at, last):
        row[cell] = row[cell + 1]
    row[last] = blank


def take_number(row: vec[i64], first: i64, last: i64, number: i64, blank: i64) -> None:
    """Take a number that is in some cells of a row out of them; those after it move up."""
    at: i64 = first
    while row[at] != number:
        at += 1
    take_out(row, at, last, blank)


def put_in(row: vec[i64], first: i64, last: i64, number: i64, blank: i64) -> None:
    """Put a number among ascending ones in some cells of a row, the last of which is blank."""
    at: i64 = last
    while at > first and (row[at - 1] == blank or row[at - 1] > number):
        row[at] = row[at - 1]
        at -= 1
    row[at] = number


def numbers_of(row: vec[i64]) -> list[int]:
    """Return the row as a plain list of Python numbers."""
    return [int(number) for number in row]


def load_row(target: vec[i64], numbers: list[int], name: str) -> None:
    """Write the numbers over target; ValueError names the row when the length differs."""
    if len(numbers) != len(target):
        raise ValueError(f"{name} holds {len(target)} numbers, not {len(numbers)}")
    index: i64 = 0
    for number in numbers:
        target[index] = number
        index += 1
