"""The ornament at the end of a text that leaves room on its page."""

from typing import Unpack

from game.client.app import App
from game.client.widgets.frames import icon
from game.scene.drawing import colours
from game.scene.drawing.outlines import as_outline, filled
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.nodes.zoom import Sprite
from game.scene.stage.placing import BoxPlace, Point, box

LEAST = 150.0  # u of free height below which a page needs no ornament
LARGEST = 170.0
SHARE = 0.6
LINE = 150.0
GAP = 26.0
FAINT = 0.2
"""How strong an ornament is; with everything in it, so that nothing in it stays dark."""


class Ornament(Node):
    """A faint picture in the middle of its rectangle, between two fading lines."""

    def __init__(self, app: App, picture: str, **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self._size = min(self.height * SHARE, LARGEST)
        middle = self.width / 2, self.height / 2
        self.add(ornament(app, picture, self._size, middle))

    def draw(self, canvas: Canvas) -> None:
        """Draw the tapering lines."""
        middle = self.width / 2
        reach = self._size / 2 + GAP
        for way in (-1.0, 1.0):
            line = as_outline(((0, -1.2), (way * LINE, 0), (0, 1.2)))
            canvas.put(filled(line, canvas.k, colours.RULE), middle + way * reach, self.height / 2)


def ornament(app: App, picture: str, size: float, middle: Point) -> Sprite:
    """Return a faint picture, `size` u wide, centred at a point."""
    x, y = middle
    return icon(app.box.screen_pictures, picture, size, "ink", x=x, y=y, alpha=FAINT)


def tailpiece(app: App, picture: str, written: float, room: BoxPlace) -> list[Node]:
    """Return the ornament below a text that is `written` u tall, or [] if there is too little
    room."""
    left = room["x"]
    top = room["y"]
    width = room["width"]
    height = room["height"]
    if height - written < LEAST:
        return []
    return [Ornament(app, picture, **box(left, top + written, width, height - written))]
