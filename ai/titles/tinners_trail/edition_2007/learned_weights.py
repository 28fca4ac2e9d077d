"""Which weights the learned value has: a family of games for three and for four, in one file."""

# interpreted: read once, when a player is made

from __future__ import annotations

from pathlib import Path
from typing import Final

from ai.search.weights import hidden_values, load_weights
from ai.titles.tinners_trail.edition_2007.learned_value import LearnedClassicValue
from game.places import assets_folder
from game.titles.tinners_trail.rules.edition_2007.board import ClassicBoard

SHIPPED: Final = "tinners_trail/ai/value_2007.msgpack"
TABLES: Final = ("three", "four")
FEWEST: Final = 3  # seats of the first of the tables


def shipped_weights() -> Path:
    """Return where the weights lie."""
    return assets_folder() / SHIPPED


def learned_value(board: ClassicBoard, path: Path | None = None) -> LearnedClassicValue:
    """Return the value with the weights for this board, the shipped ones if none are named.

    ValueError says what is wrong with the file, OSError if it is unreadable.
    """
    file = path or shipped_weights()
    value = LearnedClassicValue(board, hidden_values(file))
    load_weights(value, file, TABLES[board.seats - FEWEST])
    return value
