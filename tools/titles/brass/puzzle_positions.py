"""The positions that puzzles are made of."""

from typing import Final, cast

from game.engine.title import Game
from game.titles import title_by_name
from game.titles.brass.rules.state import BrassState

TITLE: Final = "brass"


def read(position: str) -> tuple[Game, BrassState]:
    """Return the game and the state of a position given as text."""
    game, state, _ = title_by_name(TITLE).parse_position(position, "puzzle")
    return game, cast("BrassState", state)
