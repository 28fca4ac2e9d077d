"""The win bar: everybody's chance to win as one bar, in the seats' colours and patterns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from game.client.desk import Desk
from game.match.analysis import WHOLE
from game.scene import theme
from game.scene.cache import cached
from game.scene.canvas import Canvas
from game.scene.easel import Easel
from game.scene.lettering import TextStyle
from game.scene.node import Node, NodeValues
from game.scene.picture import Picture
from game.scene.skins.mark import chip
from game.scene.units import PxSize

FIGURE = TextStyle("bold", 18, theme.INK)
CAPTION = TextStyle("text", 20, theme.FOG)
BAR_WIDTH, CAPTION_WIDTH = 290.0, 120.0
LEAST_LABELLED = 42.0  # u of a part that has room for its figure
EDGE = 2.0  # of the line between two parts
CHIP_WIDTH, CHIP_HEIGHT, BESIDE_CHIP = 60.0, 24.0, 2.0


class WinBar(Node):
    """Parts as wide as the shares, in seat order; figures where there is room for them.

    `label` speaks all of them; where the box is long enough a caption stands before the bar.
    """

    def __init__(
        self, desk: Desk, colours: Sequence[str], shares: Sequence[int], **place: Unpack[NodeValues]
    ) -> None:
        place.setdefault("role", "text")
        super().__init__(**place)
        self._stationery = desk.box.stationery
        self._caption = desk.say("hint.bar")
        self._colours = tuple(colours)
        self.shares = tuple(shares)

    def draw(self, canvas: Canvas) -> None:
        """Put the caption, the parts and their figures, and the frame."""
        length = min(self.width, BAR_WIDTH)
        start = self.width - length
        if start >= CAPTION_WIDTH:
            canvas.words(self._caption, CAPTION, (0, 0, start - 14, self.height), "right")
        left, total = start, max(sum(self.shares), 1)
        for colour, share in zip(self._colours, self.shares, strict=True):
            width = length * share / total
            size = canvas.box(left, 0, width, self.height).size
            if size[0] > 0:
                canvas.put(self._stationery.plate(colour, size), left, 0)
                if left > start:
                    canvas.put(_edge(canvas.box(left, 0, EDGE, self.height).size), left, 0)
            left += width
        canvas.put(_frame(canvas.box(start, 0, length, self.height).size, canvas.k), start, 0)
        self._draw_figures(canvas, start, length / total)

    def _draw_figures(self, canvas: Canvas, left: float, unit: float) -> None:
        for share in self.shares:
            width = share * unit
            if width >= LEAST_LABELLED:
                wide = min(CHIP_WIDTH, width - 2 * BESIDE_CHIP)
                chip_left, top = left + (width - wide) / 2, (self.height - CHIP_HEIGHT) / 2
                size = canvas.box(chip_left, top, wide, CHIP_HEIGHT).size
                canvas.put(chip(size, canvas.k, "cream"), chip_left, top)
                figure = f"{round(share * 100 / WHOLE)}%"
                canvas.words(figure, FIGURE, (chip_left, top, wide, CHIP_HEIGHT), "centre")
            left += width


@cached
def _frame(size: PxSize, k: float) -> Picture:
    easel = Easel(size)
    easel.line(easel.box(), 2 * k, theme.BRASS_LOW)
    return easel.picture()


@cached
def _edge(size: PxSize) -> Picture:
    easel = Easel(size)
    easel.fill(easel.box(), theme.NIGHT)
    return easel.picture()
