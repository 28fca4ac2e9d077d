"""Write pieces of which there are several one by one.  A state out of a file may hold any
number, and is written to check whether it is a position: a count that no box comes near is
refused before the text fills the memory.
"""

from collections.abc import Iterable
from typing import Final, TypeVar

MOST_COPIES: Final = 1000

_Piece = TypeVar("_Piece")


def several(piece: _Piece, copies: int) -> list[_Piece]:
    """Return the piece so many times; ValueError for more than any box holds."""
    if copies > MOST_COPIES:
        raise ValueError(f"no box holds {int(copies)} copies of {piece}")
    return [piece] * int(copies)


def each_of(pieces: Iterable[_Piece], counts: Iterable[int]) -> list[_Piece]:
    """Return every piece as often as its count says; ValueError for more than any box holds."""
    return [
        copy
        for piece, copies in zip(pieces, counts, strict=True)
        for copy in several(piece, copies)
    ]
