"""A kind of soak: how its pieces of work are played."""

from collections.abc import Callable
from dataclasses import dataclass

from tools.soaking.work import PieceResult, WorkPiece


@dataclass(frozen=True, slots=True)
class SoakKind:
    """How a piece is played, its number of games, and how many seeds are tried to shrink a
    failure."""

    play: Callable[[WorkPiece], PieceResult]
    at_once: int
    seeds_tried: int
