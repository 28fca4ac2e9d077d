"""The families of games that share the networks of the learned value: one for every number of
players and expansion."""

# interpreted: asked once, when a player is made

from typing import Final

from ai.search.value_factory import FEWEST, TABLES
from game.titles.tiletum.rules.board import Board

SEATED: Final = TABLES[:3]
SOLO: Final = "solo"
BELOW: Final = ("silver-two", "silver-three", "silver-four")
SOLO_BELOW: Final = "silver-solo"
FAMILIES: Final = (*SEATED, SOLO, *BELOW, SOLO_BELOW)
"""Every number of seats, and one seat against the Cardinal, without silver and with it."""


def game_family_name(board: Board) -> str:
    """Return the family of games that the board belongs to, by number of seats, Cardinal and
    silver."""
    if board.cardinal >= 0:
        return SOLO_BELOW if board.silver else SOLO
    return (BELOW if board.silver else SEATED)[board.seats - FEWEST]
