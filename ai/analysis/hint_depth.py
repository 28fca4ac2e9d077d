"""How deep a hint is searched."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HintDepth:
    """Search iterations, moves compared, worlds each of them is played in."""

    iterations: int
    moves: int
    worlds: int
