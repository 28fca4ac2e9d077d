"""A column of texts: each as high as its lines, one below the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Unpack

from game.scene.box_place import box
from game.scene.lettering import Lettering, TextStyle
from game.scene.node import Node, NodeValues
from game.scene.widgets import Label

LEADING = 1.32  # height of a line against the size of its letters
SAFETY = 0.92  # letters are a little wider in px than in u


class TextColumn(Node):
    """Paragraphs in their styles; its height follows from its width.

    What would not end above `most` is left out, paragraph by paragraph. `k` are the px a u takes
    where it will be drawn: small letters there are larger in u.
    """

    def __init__(
        self,
        lettering: Lettering,
        paragraphs: Iterable[tuple[str, TextStyle]],
        gap: float = 8.0,
        most: float = 10_000.0,
        k: float = 1.0,
        **place: Unpack[NodeValues],
    ) -> None:
        super().__init__(**place)
        top = 0.0
        for text, style in paragraphs:
            line = max(style.size * LEADING, lettering.height(style, k) / k)
            lines = lettering.wrapped(text, style, k, round(self.width * k * SAFETY))
            if top + line * len(lines) > most:
                break
            for at, part in enumerate(lines):
                self.add(Label(part, style, **box(0, top + line * at, self.width, line)))
            top += line * len(lines) + gap
        self.height = max(top - gap, 0.0)
