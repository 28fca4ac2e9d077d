"""Pieces of the game in large, side by side."""

from __future__ import annotations

from typing import Unpack

from game.room import Stationery
from game.scene.canvas import Canvas
from game.scene.node import Node, Place

GAP = 20.0


class FigureRow(Node):
    """They stand on one line, from the left or `centred`, as many as there is room for."""

    def __init__(
        self,
        stationery: Stationery,
        figures: tuple[str, ...],
        *,
        gap: float = GAP,
        centred: bool = False,
        **place: Unpack[Place],
    ) -> None:
        super().__init__(**place)
        self._stationery, self._figures = stationery, figures
        self._gap, self._centred = gap, centred

    def draw(self, canvas: Canvas) -> None:
        """Put them."""
        k = canvas.k
        pictures = [self._stationery.figure(name, k) for name in self._figures]
        widths = [picture.get_width() / k for picture in pictures]
        while widths and self._length(widths) > self.width:
            widths.pop()
        left = (self.width - self._length(widths)) / 2 if self._centred else 0.0
        for picture, width in zip(pictures, widths, strict=False):
            canvas.put(picture, left, self.height - picture.get_height() / k)
            left += width + self._gap

    def _length(self, widths: list[float]) -> float:
        return sum(widths) + self._gap * (len(widths) - 1)
