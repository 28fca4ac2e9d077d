"""Reads the weights of the learned value from the file that ships with the game."""

# interpreted: read once, when a player is made

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgpack

from ai.titles.tinners_trail.features import STAGES
from ai.titles.tinners_trail.inputs import INPUTS, OWN_INPUTS
from ai.titles.tinners_trail.learned_value import LearnedValue
from game.places import assets_folder
from game.titles.tinners_trail.rules.board import Board

FORMAT: Final = 1
SHIPPED: Final = "tinners_trail/ai/value.msgpack"
TABLES: Final = ("two", "three", "four", "five")
SOLO: Final = "solo"
FAMILIES: Final = (*TABLES, SOLO)
"""Every number of seats, and one seat against Lord Wallace: each has its own networks."""
FEWEST: Final = 2  # seats of the first of the tables


def family_of(board: Board) -> str:
    """Return the family of games the board belongs to."""
    return SOLO if board.solo else TABLES[board.seats - FEWEST]


def shipped_weights() -> Path:
    """Return where the weights lie."""
    return assets_folder() / SHIPPED


@cache
def read_weights(path: Path) -> dict[str, Any]:
    """Return the file's content; ValueError says what is wrong with it, OSError if unreadable."""
    content = msgpack.unpackb(path.read_bytes())
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise ValueError(f"{path.name} is no file of weights of format {FORMAT}")
    return content


def learned_value(board: Board, path: Path | None = None) -> LearnedValue:
    """Return the value with the weights for this board, the shipped ones if none are named.

    ValueError says what is wrong with the file, OSError if it is unreadable.
    """
    file = path or shipped_weights()
    content = read_weights(file)
    try:
        value = LearnedValue(board, content["hidden"])
        stages = content["families"][family_of(board)]
        for stage in range(STAGES):
            weights = stages[stage]
            value.load_stage(stage, weights["first"], weights["second"], weights["spread"])
    except (LookupError, TypeError, OverflowError) as error:
        raise ValueError(f"{file.name} is damaged: {error!r}") from error
    most = INPUTS if board.solo else OWN_INPUTS
    if any(network.inputs != most for network in value.networks) or min(value.spread) < 1:
        raise ValueError(f"{file.name} is damaged: its networks do not fit the game")
    return value
