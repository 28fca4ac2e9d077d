"""Which weights the learned value has: a family of games for every table, and where they lie."""

# interpreted: read once, when a player is made

from __future__ import annotations

from pathlib import Path
from typing import Final

from ai.search.learned_value import LearnedValue
from ai.search.weights import with_weights
from ai.titles.brass.learned_value import learned_brass_value
from game.places import assets_folder
from game.titles.brass.rules.board import Board

SHIPPED: Final = "brass/ai/value.msgpack"
TABLES: Final = ("two", "three", "four")
FEWEST: Final = 2  # seats of the first of the tables


def shipped_weights() -> Path:
    """Return where the weights lie."""
    return assets_folder() / SHIPPED


def learned_value(board: Board, path: Path | None = None) -> LearnedValue:
    """Return the value with the weights for this board, the shipped ones if none are named."""
    return with_weights(
        learned_brass_value, board, path or shipped_weights(), TABLES[board.seats - FEWEST]
    )
