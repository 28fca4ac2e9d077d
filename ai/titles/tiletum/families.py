"""The families of games that share the networks of the learned value: one for every number of
players and expansion."""

# interpreted: asked once, when a player is made

from typing import Final

from ai.search.value_factory import FAMILY_NAMES_OF_SEATS, FEWEST_SEATS
from game.titles.tiletum.rules.board import Board

SEATED_FAMILIES: Final = FAMILY_NAMES_OF_SEATS[:3]
SOLO_FAMILY: Final = "solo"
SILVER_FAMILIES: Final = ("silver-two", "silver-three", "silver-four")
SOLO_SILVER_FAMILY: Final = "silver-solo"
FAMILIES: Final = (*SEATED_FAMILIES, SOLO_FAMILY, *SILVER_FAMILIES, SOLO_SILVER_FAMILY)
"""Every number of seats, and one seat against the Cardinal, without silver and with it."""


def game_family_name(board: Board) -> str:
    """Return the family of games that the board belongs to, by number of seats, Cardinal and
    silver."""
    if board.cardinal >= 0:
        return SOLO_SILVER_FAMILY if board.silver else SOLO_FAMILY
    return (SILVER_FAMILIES if board.silver else SEATED_FAMILIES)[board.seats - FEWEST_SEATS]
