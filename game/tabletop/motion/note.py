"""Notes: words on parchment that are shown for a moment."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.scene import styles, theme
from game.scene.canvas import Canvas
from game.scene.lettering import TextStyle
from game.scene.node import Node
from game.scene.skins.panel import parchment


class NoteSize(NamedTuple):
    """The strip of a note, its letters, and how far they keep from its ends."""

    width: float
    height: float
    letters: TextStyle
    inset: float = 0.0


LINE: Final = NoteSize(460.0, 54.0, styles.BOLD_ON_PARCHMENT.sized(22), inset=14.0)
"""A sentence about what happens."""
BANNER: Final = NoteSize(380.0, 110.0, TextStyle("head", 56, theme.INK))
"""What announces a round or an era."""


class FloatingNote(Node):
    """Words round a middle."""

    def __init__(self, words: str, middle: tuple[float, float], size: NoteSize = LINE) -> None:
        """Take the words and where they stand."""
        super().__init__(
            x=middle[0],
            y=middle[1],
            width=size.width,
            height=size.height,
            anchor=(0.5, 0.5),
            role="text",
        )
        self.label, self._size = words, size

    def draw(self, canvas: Canvas) -> None:
        """Put paper and words."""
        left, top, width, height = self.box()
        canvas.put(parchment(canvas.size(self), canvas.k, active=True), left, top)
        inset = self._size.inset
        box = (left + inset, top, width - 2 * inset, height)
        canvas.words(self.label, self._size.letters, box, "centre")
