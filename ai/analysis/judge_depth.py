"""The depth of the analysis of one decision of a finished game."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class JudgeDepth:
    """Numbers of worlds for one decision of a finished game.

    `iterations` of the search name candidates, `scouting` worlds choose the best of them,
    `measuring` worlds measure its lead over the played move, up to `most` while a mark is
    uncertain. `strip` worlds give the shares after a step, `luck` those around a chance event.
    """

    iterations: int
    scouting: int
    measuring: int
    most: int
    strip: int
    luck: int
