"""The banner that announces a round or an era."""

from __future__ import annotations

from game.scene import theme
from game.scene.canvas import Canvas
from game.scene.lettering import TextStyle
from game.scene.node import Node
from game.scene.skins.panel import parchment

WIDTH, HEIGHT = 380.0, 110.0
STYLE = TextStyle("head", 56, theme.INK)


class Banner(Node):
    """A strip of parchment with large letters."""

    def __init__(self, words: str, middle: tuple[float, float]) -> None:
        """Take what it says and where it hangs."""
        super().__init__(
            x=middle[0], y=middle[1], width=WIDTH, height=HEIGHT, anchor=(0.5, 0.5), role="text"
        )
        self.label = words

    def draw(self, canvas: Canvas) -> None:
        """Put paper and words."""
        left, top, width, height = self.box()
        canvas.put(parchment(canvas.size(self), canvas.k, active=True), left, top)
        canvas.words(self.label, STYLE, (left, top, width, height), "centre")
