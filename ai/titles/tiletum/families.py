"""The families of games that share the networks of the learned value: one for every number of
players and expansion."""

# interpreted: asked once, when a player is made

from typing import Final

from ai.search.value_factory import FAMILY_NAMES_BY_SEAT_COUNT, MIN_FAMILY_SEAT_COUNT
from game.titles.tiletum.rules.board import Board

FAMILIES_BY_SEAT_COUNT: Final = FAMILY_NAMES_BY_SEAT_COUNT[:3]
SOLO_FAMILY_NAME: Final = "solo"
SILVER_FAMILIES_BY_SEAT_COUNT: Final = ("silver-two", "silver-three", "silver-four")
SOLO_SILVER_FAMILY_NAME: Final = "silver-solo"
FAMILY_NAMES: Final = (
    *FAMILIES_BY_SEAT_COUNT,
    SOLO_FAMILY_NAME,
    *SILVER_FAMILIES_BY_SEAT_COUNT,
    SOLO_SILVER_FAMILY_NAME,
)
"""A family for every number of seats and for solo games, each without and with silver."""


def family_name_by_seat_count_solo_and_silver(board: Board) -> str:
    """Return the family of games that the board belongs to, by number of seats, Cardinal and
    silver."""
    if board.cardinal >= 0:
        return SOLO_SILVER_FAMILY_NAME if board.silver else SOLO_FAMILY_NAME
    return (SILVER_FAMILIES_BY_SEAT_COUNT if board.silver else FAMILIES_BY_SEAT_COUNT)[
        board.seats - MIN_FAMILY_SEAT_COUNT
    ]
