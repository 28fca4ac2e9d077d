"""How deep one decision of a finished game is judged."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class JudgeDepth:
    """Worlds for one decision of a finished game.

    `iterations` search for candidates, `scouting` worlds choose the best of them, `measuring`
    worlds measure its lead over the played move, up to `most` while a mark is uncertain.
    `strip` worlds give the shares after a step, `luck` those around a step of luck.
    """

    iterations: int
    scouting: int
    measuring: int
    most: int
    strip: int
    luck: int
