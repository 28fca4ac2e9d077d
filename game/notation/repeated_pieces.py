"""Expand counts of pieces into lists, with an upper limit.

A state from a file may hold any number, and is written as text to check whether it is a position:
an impossible count is refused before the text fills the memory.
"""

from collections.abc import Iterable
from typing import Final, TypeVar

MAX_COPIES: Final = 1000

_Piece = TypeVar("_Piece")


def repeat_piece(piece: _Piece, copy_count: int) -> list[_Piece]:
    """Return a list that contains the piece `copy_count` times; raise ValueError when that is more
    than MAX_COPIES.
    """
    if copy_count > MAX_COPIES:
        raise ValueError(f"no box has {int(copy_count)} copies of {piece}")
    return [piece] * int(copy_count)


def repeat_pieces_by_count(pieces: Iterable[_Piece], counts: Iterable[int]) -> list[_Piece]:
    """Return a list that contains each piece as many times as the count at the same position says;
    raise ValueError when a count is more than MAX_COPIES.
    """
    return [
        copy
        for piece, copies in zip(pieces, counts, strict=True)
        for copy in repeat_piece(piece, copies)
    ]
