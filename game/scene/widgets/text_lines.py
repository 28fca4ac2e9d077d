"""The text of a widget that draws its own letters, in one line or in as many as it takes."""

from typing import NamedTuple

from game.scene.drawing.colours import RgbOrRgba
from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Canvas
from game.scene.text.lettering import TextStyle

MAX_ROUNDING_LOSS_PX = 1  # px by which the edges of a box may be rounded inwards


class TextLines(NamedTuple):
    """A text in one line, in smaller letters if need be, or in several lines if it is too long for
    that; each line is `line_height` u high."""

    text: str
    style: TextStyle
    line_height: float

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width in u of the text in one line."""
        return measurer.text_width(self.text, self.style)

    def min_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width in u of the longest word."""
        words = self.text.split()
        return max((measurer.text_width(word, self.style) for word in words), default=0.0)

    def height_at_width(self, measurer: LayoutMeasurer | Canvas, width: float) -> float:
        """Return the height in u of all lines; 0 for an empty text."""
        return self.line_height * len(self._lines(measurer, width))

    def draw(
        self, canvas: Canvas, colour: RgbOrRgba, left: float, top: float, width: float
    ) -> None:
        """Draw the lines in a colour, from `top` down."""
        style = self.style.in_colour(colour)
        for at, line in enumerate(self._lines(canvas, width)):
            canvas.draw_text(
                line, style, (left, top + at * self.line_height, width, self.line_height)
            )

    def _lines(self, measurer: LayoutMeasurer | Canvas, width: float) -> list[str]:
        if not self.text:
            return []
        return measurer.kit.lettering.fitted_or_wrapped_lines(
            self.text,
            self.style,
            measurer.px_per_u,
            int(width * measurer.px_per_u) - MAX_ROUNDING_LOSS_PX,
        )
