"""Note: a line of words on parchment that is shown for a moment."""

from __future__ import annotations

from game.scene import styles
from game.scene.canvas import Canvas
from game.scene.node import Node
from game.scene.skins.panel import parchment

WIDTH, HEIGHT = 460.0, 54.0
STYLE = styles.BOLD_ON_PARCHMENT.sized(22)


class FloatingNote(Node):
    """Words round a middle."""

    def __init__(self, words: str, middle: tuple[float, float]) -> None:
        """Take the words and where they stand."""
        super().__init__(
            x=middle[0], y=middle[1], width=WIDTH, height=HEIGHT, anchor=(0.5, 0.5), role="text"
        )
        self.label = words

    def draw(self, canvas: Canvas) -> None:
        """Put paper and words."""
        left, top, width, height = self.box()
        canvas.put(parchment(canvas.size(self), canvas.k, active=True), left, top)
        canvas.words(self.label, STYLE, (left + 14, top, width - 28, height), "centre")
