"""Which weights the learned value has: a family of games for every table, and where they lie."""

# interpreted: read once, when a player is made

from __future__ import annotations

from pathlib import Path
from typing import Final

from ai.search.learned_value import LearnedValue
from ai.search.weights import with_weights
from ai.titles.tiletum.learned_value import learned_tiletum_value
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


def learned_value(board: Board, path: Path | None = None) -> LearnedValue:
    """Return the value with the weights for this board, the shipped ones if none are named."""
    return with_weights(learned_tiletum_value, board, path or shipped_weights(), family_of(board))
