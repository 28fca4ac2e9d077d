"""A thin bar that shows a share of a whole."""

from __future__ import annotations

from typing import Unpack

from game.scene.cache import cached
from game.scene.canvas import Canvas
from game.scene.easel import Easel
from game.scene.node import Node, Place
from game.scene.picture import Picture
from game.scene.theme import CHOUGH
from game.scene.units import PxSize

GROOVE = (0xD8, 0xC7, 0x98)


class ShareBar(Node):
    """Filled from the left, `share` from 0 to 1."""

    def __init__(self, share: float, **place: Unpack[Place]) -> None:
        super().__init__(**place)
        self._share = share

    def draw(self, canvas: Canvas) -> None:
        """Put the groove and what fills it."""
        canvas.put(_bar(canvas.size(self), round(self._share, 3)))


@cached
def _bar(size: PxSize, share: float) -> Picture:
    easel = Easel(size)
    groove = easel.box(size[1] / 2)
    easel.fill(groove, GROOVE)
    if share > 0:
        easel.fill(groove._replace(width=max(size[0] * share, size[1])), CHOUGH)
    return easel.picture()
