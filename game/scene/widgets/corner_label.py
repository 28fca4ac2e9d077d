"""A text that leaves room for what stands in the lower right corner of its box."""

from collections.abc import Sequence
from typing import Unpack

from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.text.lettering import TextStyle
from game.scene.widgets.labels_and_icons import Label

LEADING = 0.3
"""Share of its height by which the last line may leave the box: there are no letters."""


class LabelAroundCorner(Label):
    """A wrapped text that shares its box with `corner`, which stands in the lower right corner
    (`float` in CSS).

    All lines stand beside the corner if they have room there; otherwise those above it are as
    wide as the box. What has no room then is shortened.
    """

    def __init__(
        self, text: str, style: TextStyle, corner: Node, **place: Unpack[NodeValues]
    ) -> None:
        super().__init__(text, style, wrap=True, **place)
        self._corner = corner

    def draw(self, canvas: Canvas) -> None:
        """Draw the lines."""
        lettering = canvas.kit.lettering
        step = lettering.line_spacing_px(self.style, canvas.k) / canvas.k
        count = max(int(self.height / step + LEADING), 1)
        width, height = (
            (self._corner.width, self._corner.height) if self._corner.visible else (0, 0)
        )
        beside = self.width - width
        rooms = [beside] * count
        lines = self._lines_in(canvas, rooms)
        if not lettering.fits(lines[-1], self.style, canvas.k, int(beside * canvas.k)):
            above = int((self.height - height) / step)
            rooms[:above] = [self.width] * above
            lines = self._lines_in(canvas, rooms)
        for number, (line, room) in enumerate(zip(lines, rooms, strict=True)):
            canvas.draw_text(line, self.style, (0.0, step * number, room, step))

    def _lines_in(self, canvas: Canvas, rooms: Sequence[float]) -> list[str]:
        """Return a line for each of the widths; the last one is all that is left of the text."""
        lines = []
        rest = self.text_shown
        for room in rooms[:-1]:
            room_px = canvas.box(0.0, 0.0, room, 1.0).width
            line = canvas.kit.lettering.wrapped_lines(rest, self.style, canvas.k, room_px)[0]
            rest = rest[len(line) :].strip()
            lines.append(line)
        return [*lines, rest]
