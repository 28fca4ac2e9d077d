"""A celebration: paper leaves in the winner's colours fall over the page for a while."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, sin, tau
from typing import Final, Unpack

from game.scene.canvas import Canvas
from game.scene.easing import linear
from game.scene.node import Node, NodeValues
from game.scene.paths import Outline, as_outline, filled
from game.scene.theme import Rgb
from game.scene.tween import Tween

LAST_MS: Final = 6500.0
LEAVES, TURNS = 110, 6
LEAF: Final = ((-9.0, 0.0), (-3.0, -5.0), (9.0, 0.0), (3.0, 5.0))
FIRST, LATEST, FADES = 0.15, 0.55, 0.85  # shares of the time: leaves begin, and fade


def _turned(angle: float) -> Outline:
    across, along = cos(angle), sin(angle)
    return as_outline([(x * across - y * along, x * along + y * across) for x, y in LEAF])


def _scattered(leaf: int, salt: float) -> float:
    """Return a number from 0 to 1 for a leaf, the same in every celebration."""
    return sin((leaf + 1) * salt) * 43758.5453 % 1.0


LEAVES_TURNED: Final = tuple(_turned(tau * turn / TURNS) for turn in range(TURNS))


class Celebration(Node):
    """Falls as `falling` plays; before and after it nothing is to be seen, and nothing pressed."""

    def __init__(self, tints: Sequence[Rgb], **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self._tints = tuple(tints)
        self.share = 0.0

    def falling(self) -> Tween:
        """Return the motion; under reduced motion it is over at once."""
        return Tween(self._fall, (0.0, 1.0), LAST_MS, linear, travels=True)

    def _fall(self, share: float) -> None:
        self.share = share

    def draw(self, canvas: Canvas) -> None:
        """Put the leaves that are in the air."""
        if not 0.0 < self.share < 1.0:
            return
        alpha = min((1.0 - self.share) / (1.0 - FADES), 1.0)
        for leaf in range(LEAVES):
            self._put(canvas, leaf, alpha)

    def _put(self, canvas: Canvas, leaf: int, alpha: float) -> None:
        chance = _scattered(leaf, 12.9898)
        gone = (self.share - FIRST - chance * (LATEST - FIRST)) / (1.0 - LATEST)
        if not 0.0 < gone < 1.0:
            return
        across = _scattered(leaf, 78.233) * self.width
        sway = 40.0 * sin(tau * (gone * 2 + chance))
        turn = int((gone * 4 + chance) * TURNS) % TURNS
        picture = filled(LEAVES_TURNED[turn], canvas.k, self._tints[leaf % len(self._tints)])
        canvas.put(picture, across + sway, -20 + gone * (self.height + 40), alpha)
