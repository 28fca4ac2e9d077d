"""What a game is set up with."""

# interpreted: read once, when the tables of board.py are built

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SetUp:
    """One game's options as the rules need them."""

    seats: int
    first_game: bool = False  # the wheel in printed order (T-114, S-110)
    silver: bool = False  # In Search of Silver
    cardinal: int = -1  # the seat the Cardinal plays, -1 without him
    level: str = ""  # his, in a solo game
