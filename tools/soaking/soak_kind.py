"""A kind of soak: how its pieces of work are played."""

from collections.abc import Callable
from dataclasses import dataclass

from tools.soaking.work import PieceResult, WorkPiece


@dataclass(frozen=True, slots=True)
class SoakKind:
    """A kind of soak test: the function that plays a piece, the number of games in a piece, and how
    many seeds are tried to simplify a failure."""

    play: Callable[[WorkPiece], PieceResult]
    at_once: int
    seeds_tried: int
