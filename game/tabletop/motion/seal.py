"""The seal that says an area is sold."""

from __future__ import annotations

from game.scene import theme
from game.scene.canvas import Canvas
from game.scene.lettering import TextStyle
from game.scene.node import Node
from game.tabletop.art.table_art import TableArt
from game.tabletop.studio import Studio, put

RADIUS = 76.0
STYLE = TextStyle("head", 44, theme.CHOUGH, theme.HALO)


class Seal(Node):
    """The winner's wax and the word below it."""

    def __init__(self, studio: Studio[TableArt], seat: int, middle: tuple[float, float]) -> None:
        """Take the winner and where the seal is pressed."""
        super().__init__(x=middle[0], y=middle[1], role="text")
        self._studio = studio
        self._seat = seat
        self.label = studio.say("sold")

    def draw(self, canvas: Canvas) -> None:
        """Put the wax and the word."""
        art = self._studio.art(canvas.k)
        put(canvas, art.wax_seal(self._studio.colour(self._seat), RADIUS), 0, 0)
        canvas.words(self.label, STYLE, (-110, 72, 220, 56), "centre")
