"""Which weights the learned value has: a family of games for every table, and where they lie."""

# interpreted: read once, when a player is made

from __future__ import annotations

from pathlib import Path
from typing import Final

from ai.search.learned_value import LearnedValue
from ai.search.weights import with_weights
from ai.titles.tinners_trail.value import learned_trail_value, learned_value_2007
from game.places import assets_folder
from game.titles.tinners_trail.rules.board import Board

SHIPPED: Final = "tinners_trail/ai/value.msgpack"
SHIPPED_2007: Final = "tinners_trail/ai/value_2007.msgpack"  # for three and four seats
TABLES: Final = ("two", "three", "four", "five")
SOLO: Final = "solo"
FAMILIES: Final = (*TABLES, SOLO)
"""Every number of seats, and one seat against Lord Wallace: each has its own networks."""
FEWEST: Final = 2  # seats of the first of the tables


def family_of(board: Board) -> str:
    """Return the family of games the board belongs to."""
    return SOLO if board.solo else TABLES[board.seats - FEWEST]


def shipped_weights(edition_2007: bool = False) -> Path:
    """Return where the weights lie."""
    return assets_folder() / (SHIPPED_2007 if edition_2007 else SHIPPED)


def learned_value(board: Board, path: Path | None = None) -> LearnedValue:
    """Return the value with the weights for this board, the shipped ones if none are named."""
    make = learned_value_2007 if board.edition_2007 else learned_trail_value
    return with_weights(make, board, path or shipped_weights(board.edition_2007), family_of(board))
