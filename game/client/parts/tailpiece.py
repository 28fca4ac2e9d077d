"""The ornament at the end of a text that leaves room on its page."""

from __future__ import annotations

from typing import Unpack

from game.client.desk import Desk
from game.client.parts.furniture import icon
from game.scene import theme
from game.scene.box_place import BoxPlace, box
from game.scene.canvas import Canvas
from game.scene.node import Node, NodeValues
from game.scene.paths import as_outline, filled
from game.scene.sprite import Sprite
from game.scene.units import Point

LEAST = 150.0  # u of free height below which a page needs no ornament
LARGEST, SHARE = 170.0, 0.6
LINE, GAP = 150.0, 26.0
FAINT = 0.2
"""How strong an ornament is; with everything in it, so that nothing in it stays dark."""


class Tailpiece(Node):
    """A faint picture in the middle of its room, between two fading lines."""

    def __init__(self, desk: Desk, picture: str, **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self._size = min(self.height * SHARE, LARGEST)
        middle = self.width / 2, self.height / 2
        self.add(ornament(desk, picture, self._size, middle))

    def draw(self, canvas: Canvas) -> None:
        """Put the lines; they taper outwards."""
        middle, reach = self.width / 2, self._size / 2 + GAP
        for way in (-1.0, 1.0):
            line = as_outline(((0, -1.2), (way * LINE, 0), (0, 1.2)))
            canvas.put(filled(line, canvas.k, theme.RULE), middle + way * reach, self.height / 2)


def ornament(desk: Desk, picture: str, size: float, middle: Point) -> Sprite:
    """Return a faint picture `size` u wide round its middle."""
    x, y = middle
    return icon(desk.box.stationery, picture, size, "ink", x=x, y=y, alpha=FAINT)


def tailpiece(desk: Desk, picture: str, written: float, room: BoxPlace) -> list[Node]:
    """The ornament below a text of the height `written` in its room, if it leaves that much."""
    left, top, width, height = room["x"], room["y"], room["width"], room["height"]
    if height - written < LEAST:
        return []
    return [Tailpiece(desk, picture, **box(left, top + written, width, height - written))]
