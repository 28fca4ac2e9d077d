"""Descriptions of the numbers and rows of a title's observations: meaning and bounds."""

# interpreted: read once, when an environment is made
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SEAT_VALUE_MEANING: Final = "a seat; -1 none"
YES_OR_NO_VALUE_MEANING: Final = "1 yes, 0 no"
COUNT_VALUE_MEANING: Final = "a count"


@dataclass(frozen=True, slots=True)
class RowDescription:
    """The description of one number or row of an observation: its meaning, the order of its cells,
    what their values code, and their bounds.

    With `is_by_seat` the row has an equal number of cells for every seat, in seat order; with
    `are_values_seats` its values are seats; with `is_constant_all_game` it is constant for every
    seat during the whole game.
    """

    meaning: str
    cell_order: str = "one number"
    value_meaning: str = COUNT_VALUE_MEANING
    lowest_value: int = 0
    highest_value: int = 127
    is_by_seat: bool = False
    are_values_seats: bool = False
    is_constant_all_game: bool = False


def make_seat_number_description(meaning: str) -> RowDescription:
    """Return the description of a single number that is a seat."""
    return RowDescription(
        meaning,
        value_meaning=SEAT_VALUE_MEANING,
        lowest_value=-3,
        highest_value=4,
        are_values_seats=True,
    )


def make_seats_row_description(meaning: str, cell_order: str) -> RowDescription:
    """Return the description of a row whose values are seats."""
    return RowDescription(meaning, cell_order, SEAT_VALUE_MEANING, -1, 4, are_values_seats=True)


def make_flag_row_description(meaning: str, cell_order: str = "one number") -> RowDescription:
    """Return the description of a row of 0 and 1."""
    return RowDescription(meaning, cell_order, YES_OR_NO_VALUE_MEANING, 0, 1)


def make_description_of_row_by_seat(
    meaning: str,
    cell_order_of_seat: str = "",
    value_meaning: str = COUNT_VALUE_MEANING,
    lowest_number: int = 0,
    highest_number: int = 127,
) -> RowDescription:
    """Return the description of a row with an equal number of cells for every seat;
    `cell_order_of_seat` says in which order the cells of one seat stand, "" for one cell."""
    order = f"seats, of each {cell_order_of_seat}" if cell_order_of_seat else "seats"
    return RowDescription(
        meaning, order, value_meaning, lowest_number, highest_number, is_by_seat=True
    )
