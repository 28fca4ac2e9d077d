"""The plain form of a state: which numbers it holds, row by row, in a fixed order."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import numbers_of
from game.titles.tinners_trail.rules.board import Board

# The plain form: the scalars in this order, the luck's four words, then the rows.
SCALARS: Final = [
    "round",
    "phase",
    "to_move",
    "active",
    "passed",
    "tin_price",
    "copper_price",
    "last_tin",
    "last_copper",
    "area",
    "opener",
    "survey_card",
    "survey_from",
    "minimum",
    "high_bid",
    "high_bidder",
    "pumps_left",
    "next_peek",
    "later_peek",
    "owed",
    "income",
    "impossible_cards",
]
EXTRA_ROWS: Final = [  # of the expansions and Lord Wallace; without them these rows are empty
    "ore_arsenic",
    "limiter",
    "calciner_left",
    "own_miners",
    "waiting",
    "tin_rise",
    "copper_rise",
    "arsenic",
    "calciner",
    "own_miner",
    "market",
    "emigrated",
    "wallace_cards",
]
ROWS: Final = [
    "money",
    "points",
    "mines_left",
    "ore_tin",
    "ore_copper",
    "column",
    "depth",
    "place",
    "bidding",
    "declined",
    "hand",
    "discarded",
    "tile",
    "face_up",
    "seen",
    "owner",
    "tin",
    "copper",
    "water",
    "drainage",
    "miner",
    "port",
    "train",
    "pump",
    "adit",
    "stock",
    "pumps",
    "deck",
    "deck_size",
    "played",
    "built",
    *EXTRA_ROWS,
]
SCALAR_ROW: Final = 0
LUCK_ROW: Final = 1
FIRST_ROW: Final = 2

# Rows with a cell for each area or border: those that may go on beyond the map card (D-1), and
# those that end with it.
BEYOND_THE_CARD: Final = ["tin", "copper", "miner", "port", "train", "adit", "arsenic"]
ON_THE_CARD: Final = [
    *("tile", "face_up", "seen", "owner", "water", "drainage", "pump"),
    *("calciner", "own_miner"),
]
ADITS: Final = "adit"


def load_written_row(board: Board, name: str, row: vec[i64], numbers: list[int]) -> None:
    """Write the numbers over a blank row; ValueError names it when they are too few or too many."""
    least: i64 = cells_on_card(board, name, row)
    most: i64 = i64(len(row)) if name in BEYOND_THE_CARD else least
    if not least <= i64(len(numbers)) <= most:
        allowed: str = f"{least}" if least == most else f"{least} to {most}"
        raise ValueError(f"{name} holds {allowed} numbers, not {len(numbers)}")
    cell: i64 = 0
    for number in numbers:
        row[cell] = number
        cell += 1


def cells_on_card(board: Board, name: str, row: vec[i64]) -> i64:
    """Return how many cells of a row are always written; what lies beyond only if it is there."""
    if name == ADITS:
        return board.borders_on_card
    if name in BEYOND_THE_CARD or name in ON_THE_CARD:
        return min(board.areas, i64(len(row)))
    return i64(len(row))


def written_row(board: Board, name: str, row: vec[i64]) -> list[int]:
    """Return a row's numbers; beyond the map card none after the last piece or cube."""
    least: i64 = cells_on_card(board, name, row)
    length: i64 = least
    if name in BEYOND_THE_CARD:
        length = i64(len(row))
        while length > least and row[length - 1] == 0:
            length -= 1
    return numbers_of(row[:length])
