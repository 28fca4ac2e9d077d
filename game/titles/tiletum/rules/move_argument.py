"""One number of a move: the part of the `Move` that it fills, and the words for its values."""

# interpreted: read once a game, and whenever somebody reads or writes a move
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.titles.tiletum.rules.board import Board


class MoveArgument(NamedTuple):
    """The meaning of one number of a move: the part of the `Move` that it fills, and the words for
    its values, counted from `first_value`.

    A part that is no place, card or choice is an amount.
    """

    move_part: str
    value_words: Callable[[Board], Sequence[str]]
    first_value: int = 0
