"""The depth of the analysis of one decision of a finished game."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class JudgeDepth:
    """The amount of work for judging one step of a finished game.

    `iterations` of the search name candidates, `scouting` worlds choose the best of them, and
    `measuring` worlds measure its lead over the played move, repeated up to `most` worlds while
    a mark is uncertain. `strip` worlds give the shares of wins after a step, `luck` worlds those
    next to a chance event.
    """

    iterations: int
    scouting: int
    measuring: int
    most: int
    strip: int
    luck: int
