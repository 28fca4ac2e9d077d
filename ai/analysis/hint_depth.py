"""The depth of the search for a hint."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HintDepth:
    """Search iterations, number of moves to compare, and worlds in which each of them is played."""

    iterations: int
    moves: int
    worlds: int
