"""What the numbers and rows of a title's observations mean, and between which values they lie."""

# interpreted: read once, when an environment is made
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SEAT: Final = "a seat; -1 none"
YES_OR_NO: Final = "1 yes, 0 no"
COUNT: Final = "a count"


@dataclass(frozen=True, slots=True)
class RowFact:
    """One number or row: what it means, in which order its cells lie, what their values are.

    `is_by_seat` rows have the same number of cells for every seat, in seat order; the values of
    an `is_seat` row are seats. A row that is `never_known` is the same for every seat all game.
    """

    meaning: str
    order: str = "one number"
    codes: str = COUNT
    low: int = 0
    high: int = 127
    is_by_seat: bool = False
    is_seat: bool = False
    never_known: bool = False


def seat(meaning: str) -> RowFact:
    """Return a number that names a seat."""
    return RowFact(meaning, codes=SEAT, low=-3, high=4, is_seat=True)


def seats(meaning: str, order: str) -> RowFact:
    """Return a row of seats."""
    return RowFact(meaning, order, SEAT, -1, 4, is_seat=True)


def flag(meaning: str, order: str = "one number") -> RowFact:
    """Return what is so or not."""
    return RowFact(meaning, order, YES_OR_NO, 0, 1)


def by_seat(
    meaning: str, each: str = "", codes: str = COUNT, low: int = 0, high: int = 127
) -> RowFact:
    """Return a row with a cell, or several, for every seat."""
    order = f"seats, of each {each}" if each else "seats"
    return RowFact(meaning, order, codes, low, high, is_by_seat=True)
