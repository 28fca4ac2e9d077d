"""Which weights the learned value has: a family of games for every table, and where they lie."""

# interpreted: read once, when a player is made

from __future__ import annotations

from pathlib import Path
from typing import Final

from ai.search.weights import hidden_values, load_weights
from ai.titles.tiletum.learned_value import LearnedTiletumValue
from game.places import assets_folder
from game.titles.tiletum.rules.board import Board

SHIPPED: Final = "tiletum/ai/value.msgpack"
TABLES: Final = ("two", "three", "four")
SOLO: Final = "solo"
BELOW: Final = ("silver-two", "silver-three", "silver-four")
SOLO_BELOW: Final = "silver-solo"
FAMILIES: Final = (*TABLES, SOLO, *BELOW, SOLO_BELOW)
"""Every number of seats, and one seat against the Cardinal, without silver and with it."""
FEWEST: Final = 2  # seats of the first of the tables


def family_of(board: Board) -> str:
    """Return the family of games the board belongs to."""
    if board.cardinal >= 0:
        return SOLO_BELOW if board.silver else SOLO
    return (BELOW if board.silver else TABLES)[board.seats - FEWEST]


def shipped_weights() -> Path:
    """Return where the weights lie."""
    return assets_folder() / SHIPPED


def learned_value(board: Board, path: Path | None = None) -> LearnedTiletumValue:
    """Return the value with the weights for this board, the shipped ones if none are named.

    ValueError says what is wrong with the file, OSError if it is unreadable.
    """
    file = path or shipped_weights()
    value = LearnedTiletumValue(board, hidden_values(file))
    load_weights(value, file, family_of(board))
    return value
