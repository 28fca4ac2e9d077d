"""A thin bar on parchment that shows a share of a whole."""

from __future__ import annotations

from typing import Unpack

from game.scene.canvas import Canvas
from game.scene.look import worn
from game.scene.node import Node, NodeValues
from game.scene.skins.bar import on_parchment, share_bar
from game.scene.theme import CHOUGH, CHOUGH_HIGH, CHOUGH_LOW, Rgb

CHOUGHS = (CHOUGH_HIGH, CHOUGH, CHOUGH_LOW)


class ShareBar(Node):
    """Filled from the left, `share` from 0 to 1.

    `tints` are light, middle and dark; with high contrast the dark one stands out from paper.
    """

    def __init__(
        self, share: float, tints: tuple[Rgb, Rgb, Rgb] = CHOUGHS, **place: Unpack[NodeValues]
    ) -> None:
        super().__init__(**place)
        self._share, self._tints = share, tints

    def draw(self, canvas: Canvas) -> None:
        """Put the groove and what fills it."""
        tint = self._tints[2 if worn().high_contrast else 1]
        tones = on_parchment(tint)
        canvas.put(share_bar(canvas.size(self), canvas.k, round(self._share, 3), tones))
