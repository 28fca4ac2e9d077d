"""Label: text in a box; it never leaves the box."""

from typing import Unpack

from game.scene.canvas import Canvas
from game.scene.lettering import TextStyle
from game.scene.node import Node, NodeValues
from game.scene.styles import BODY


class Label(Node):
    """One line, centred up and down and fitted; or with `wrap` several lines from the top, or
    `midway` in the box, the last one shortened.

    `align` is "left", "centre" or "right".
    """

    def __init__(
        self,
        text: str,
        style: TextStyle = BODY,
        *,
        align: str = "left",
        wrap: bool = False,
        midway: bool = False,
        **place: Unpack[NodeValues],
    ) -> None:
        place.setdefault("role", "text")
        super().__init__(**place)
        self._own_label = self.label
        self.style = style
        self.align = align
        self.wrap, self.midway = wrap, midway
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Say something else; the spoken label follows unless one was given."""
        self.text_shown = text
        self.label = self._own_label or text

    def draw(self, canvas: Canvas) -> None:
        """Put the lines."""
        left, top, width, height = self.box()
        if not self.wrap:
            canvas.words(self.text_shown, self.style, (left, top, width, height), self.align)
            return
        lettering = canvas.kit.lettering
        room = canvas.box(left, top, width, height)
        step_px = lettering.height(self.style, canvas.k)
        lines = lettering.wrapped(self.text_shown, self.style, canvas.k, room.width)
        shown = lines[: max(room.height // max(step_px, 1), 1)]
        if len(shown) < len(lines):
            rest = " ".join(lines[len(shown) - 1 :])
            shown[-1] = lettering.shortened(rest, self.style, canvas.k, room.width)
        if self.midway:
            top += max(room.height - len(shown) * step_px, 0) / canvas.k / 2
        for i, line in enumerate(shown):
            row = (left, top + i * step_px / canvas.k, width, step_px / canvas.k)
            canvas.words(line, self.style, row, self.align)
