"""A number of a move: the part of the face it fills, and its words."""

# interpreted: read once a game, and whenever somebody reads or writes a move
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.titles.tiletum.rules.board import Board


class MoveArgument(NamedTuple):
    """The meaning of one number of a move: the part of the `Move` that it fills, and the words for
    its values, counted from `first`.

    A part that is no place, card or choice is an amount.
    """

    part: str
    words: Callable[[Board], Sequence[str]]
    first: int = 0
