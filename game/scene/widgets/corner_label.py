"""A text that leaves room for what stands in the lower right corner of its box."""

from collections.abc import Sequence
from typing import Final, Unpack

from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.text.lettering import TextStyle
from game.scene.widgets.labels_and_icons import Label

TRIED_FONT_SIZE_SHARES: Final = (1.0, 0.92, 0.85, 0.78)
"""The font sizes that are tried, as shares of the style's size."""
MIN_TEXT_WIDTH_BESIDE_CORNER = 90.0
"""The width in u beside the corner below which no text is placed there."""
MAX_LAST_LINE_OVERHANG_SHARE = 0.3
"""The share of its height by which the last line may extend below the box, since that part of a
line is empty."""


class LabelAroundCorner(Label):
    """A wrapped text that shares its box with the node `corner_node` in the lower right corner
    (`float` in CSS).

    If all lines fit beside the corner they are placed there; otherwise the lines above it are as
    wide as the box. A text that does not fit is set smaller, and shortened only if that is not
    enough.
    """

    def __init__(
        self, text: str, style: TextStyle, corner_node: Node, **node_values: Unpack[NodeValues]
    ) -> None:
        super().__init__(text, style, wraps=True, **node_values)
        self._corner_node = corner_node
        self.was_cut = False  # whether the last drawing left out the end of the text

    def draw(self, canvas: Canvas) -> None:
        """Draw the lines, smaller if they have no room otherwise."""
        for share in TRIED_FONT_SIZE_SHARES:
            style = self.style.sized(self.style.size * share)
            lines, rooms = self._lines_and_allowed_widths(canvas, style)
            self.was_cut = not self._do_all_fit(canvas, style, lines, rooms)
            if not self.was_cut:
                break
        step = _line_pitch_units(canvas, style)
        for number, (line, room) in enumerate(zip(lines, rooms, strict=True)):
            canvas.draw_text(line, style, (0.0, step * number, room, step))

    def _lines_and_allowed_widths(
        self, canvas: Canvas, style: TextStyle
    ) -> tuple[list[str], list[float]]:
        """Return the lines of text in a style, and the width in u that each line may have.

        If the text fits into lines that are all as narrow as the space beside the corner, it has
        these lines. Otherwise the lines that end above the corner have the whole width, and only
        those below are narrow; there are none beside the corner if the space there is too narrow
        for words.
        """
        step = _line_pitch_units(canvas, style)
        count = max(int(self.height / step + MAX_LAST_LINE_OVERHANG_SHARE), 1)
        width, height = (
            (self._corner_node.width, self._corner_node.height)
            if self._corner_node.visible
            else (0, 0)
        )
        rooms = [self.width - width] * max(int(self.height / step), 1)  # none leaves the box
        lines = self._lines_in(canvas, style, rooms)
        if not self._do_all_fit(canvas, style, lines, rooms):
            rooms = [self.width - width] * count
            above = int((self.height - height) / step + MAX_LAST_LINE_OVERHANG_SHARE)
            rooms[:above] = [self.width] * above
            if self.width - width < MIN_TEXT_WIDTH_BESIDE_CORNER:
                rooms = [self.width] * max(above, 1)
            lines = self._lines_in(canvas, style, rooms)
        return lines, rooms

    def _do_all_fit(
        self, canvas: Canvas, style: TextStyle, lines: Sequence[str], line_widths: Sequence[float]
    ) -> bool:
        fits = canvas.kit.lettering.fits
        return all(
            fits(line, style, canvas.px_per_u, int(width * canvas.px_per_u))
            for line, width in zip(lines, line_widths, strict=True)
        )

    def _lines_in(
        self, canvas: Canvas, style: TextStyle, line_widths: Sequence[float]
    ) -> list[str]:
        """Return a line for each of the widths; the last one is all that is left of the text."""
        lines = []
        rest = self.text_shown
        for room in line_widths[:-1]:
            room_px = canvas.rect_px(0.0, 0.0, room, 1.0).width
            line = canvas.kit.lettering.wrapped_lines(rest, style, canvas.px_per_u, room_px)[0]
            rest = rest[len(line) :].strip()
            lines.append(line)
        return [*lines, rest]


def _line_pitch_units(canvas: Canvas, style: TextStyle) -> float:
    """Return the distance between lines of a style, in u."""
    return canvas.kit.lettering.line_spacing_px(style, canvas.px_per_u) / canvas.px_per_u
