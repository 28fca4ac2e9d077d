"""The positions that puzzles are made of."""

from typing import Final, cast

from game.engine.title import Game
from game.titles import title
from game.titles.brass.rules.state import BrassState

TITLE: Final = "brass"


def read(position: str) -> tuple[Game, BrassState]:
    """Return the game and state of a position's text."""
    game, state, _ = title(TITLE).read_position(position, "puzzle")
    return game, cast("BrassState", state)
