"""The thin line between two rows of a list on parchment."""

from __future__ import annotations

from game.scene.cache import cached
from game.scene.canvas import Canvas
from game.scene.easel import Easel
from game.scene.node import Node
from game.scene.picture import Picture
from game.scene.theme import RULE, with_alpha
from game.scene.units import PxSize


class RowLine(Node):
    """Stands at `y` and reaches over `width` u."""

    def draw(self, canvas: Canvas) -> None:
        """Put the line."""
        canvas.put(_line(canvas.box(0, 0, self.width, 1.3).size))


@cached
def _line(size: PxSize) -> Picture:
    easel = Easel((max(size[0], 1), max(size[1], 1)))
    easel.surface.fill(with_alpha(RULE, 0.32))
    return easel.picture()
