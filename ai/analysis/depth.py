"""Depth: how much is thought about a hint, an outlook and each decision of a finished game.

Everything is counted in games played, never in seconds, so the same seed judges the same way
on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class HintDepth:
    """Search iterations, moves compared, worlds each of them is played in."""

    iterations: int
    moves: int
    worlds: int


@dataclass(frozen=True, slots=True)
class JudgeDepth:
    """Worlds for one decision of a finished game.

    `iterations` search for candidates, `scouting` worlds choose the best of them, `measuring`
    worlds measure its lead over the played move, up to `most` while a mark is in doubt.
    `strip` worlds give the shares after a step, `luck` those around a step of luck.
    """

    iterations: int
    scouting: int
    measuring: int
    most: int
    strip: int
    luck: int


HINT: Final = HintDepth(iterations=4000, moves=3, worlds=500)
OUTLOOK_WORLDS: Final = 400
JUDGE: Final = JudgeDepth(iterations=250, scouting=48, measuring=96, most=960, strip=96, luck=600)
