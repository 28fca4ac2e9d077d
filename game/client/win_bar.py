"""The win bar: everybody's chance to win as one bar, in the seats' colours and patterns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from game.match.analysis import WHOLE
from game.room import Stationery
from game.scene import theme
from game.scene.cache import cached
from game.scene.canvas import Canvas
from game.scene.easel import Easel
from game.scene.lettering import TextStyle
from game.scene.node import Node, Place
from game.scene.picture import Picture
from game.scene.skins.mark import chip
from game.scene.units import PxSize

FIGURE = TextStyle("bold", 18, theme.INK)
LEAST_LABELLED = 52.0  # u of a part that has room for its figure
CHIP_WIDTH, CHIP_HEIGHT = 48.0, 24.0


class WinBar(Node):
    """Parts as wide as the shares, in seat order; figures where there is room for them.

    `label` speaks all of them; before the first shares it is an empty groove.
    """

    def __init__(
        self,
        stationery: Stationery,
        colours: Sequence[str],
        shares: Sequence[int],
        **place: Unpack[Place],
    ) -> None:
        place.setdefault("role", "text")
        super().__init__(**place)
        self._stationery = stationery
        self._colours = tuple(colours)
        self.shares = tuple(shares)

    def draw(self, canvas: Canvas) -> None:
        """Put the parts and their figures."""
        canvas.put(_groove(canvas.size(self)))
        left = 0.0
        total = max(sum(self.shares), 1)
        for colour, share in zip(self._colours, self.shares, strict=True):
            width = self.width * share / total
            size = canvas.box(left, 0, width, self.height).size
            if size[0] > 0:
                canvas.put(self._stationery.plate(colour, size), left, 0)
            if width >= LEAST_LABELLED:
                self._draw_figure(canvas, left + width / 2, round(share * 100 / WHOLE))
            left += width

    def _draw_figure(self, canvas: Canvas, middle: float, percent: int) -> None:
        left, top = middle - CHIP_WIDTH / 2, (self.height - CHIP_HEIGHT) / 2
        size = canvas.box(left, top, CHIP_WIDTH, CHIP_HEIGHT).size
        canvas.put(chip(size, canvas.k, "cream"), left, top)
        canvas.words(f"{percent}%", FIGURE, (left, top, CHIP_WIDTH, CHIP_HEIGHT), "centre")


@cached
def _groove(size: PxSize) -> Picture:
    easel = Easel(size)
    easel.fill(easel.box(size[1] / 4), theme.NIGHT)
    easel.line(easel.box(size[1] / 4), 1.0, theme.BRASS_LOW)
    return easel.picture()
