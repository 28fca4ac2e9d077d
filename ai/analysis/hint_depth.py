"""The depth of the search for a hint."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HintDepth:
    """The amount of work for a hint: search iterations, the number of moves to compare, and the
    number of worlds in which each is played."""

    iterations: int
    moves: int
    world_count: int
