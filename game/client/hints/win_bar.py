"""The bar of winning chances, with one part per player in the seats' colours."""

from collections.abc import Sequence
from typing import Unpack

from game.client.app import App
from game.match.analysis import WHOLE_WIN_THOUSANDTHS
from game.records.records import Seat
from game.scene.drawing import accents
from game.scene.drawing import colours as theme
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.mark_painting import paint_pill, paint_plain_box
from game.scene.text.lettering import TextStyle

PERCENTAGE_STYLE = TextStyle("bold", 18, theme.INK)
CAPTION_STYLE = TextStyle("text", 20, theme.FOG)
BAR_WIDTH = 290.0
CAPTION_WIDTH = 120.0
MIN_LABELLED_PART_WIDTH = 42.0  # u of a part that has room for its figure
PART_SEPARATOR_WIDTH = 2.0  # of the line between two parts
PILL_WIDTH = 60.0
PILL_HEIGHT = 24.0
PILL_SIDE_PADDING = 5.0
GAP_BESIDE_CHIP = 2.0


class WinBar(Node):
    """A bar divided into the seats' winning chances, in seat order, with names and percentages
    where there is room.

    `label` is the spoken text; if there is room a caption is drawn before the bar.
    """

    role = "text"
    name = "win-bar"
    z = 80.0

    def __init__(
        self,
        app: App,
        seats: Sequence[Seat],
        win_shares_thousandths: Sequence[int],
        **node_values: Unpack[NodeValues],
    ) -> None:
        super().__init__(**node_values)
        self._names = [seat.name for seat in seats]
        self._pictures_outside_table = app.box.pictures_outside_table
        self._caption = app.say("hint.bar")
        self._colours = [seat.colour for seat in seats]
        self.shares = tuple(win_shares_thousandths)

    def draw(self, canvas: Canvas) -> None:
        """Draw the caption, the parts with their figures, and the frame."""
        length = min(self.width, BAR_WIDTH)
        start = self.width - length
        if start >= CAPTION_WIDTH:
            canvas.draw_text(self._caption, CAPTION_STYLE, (0, 0, start - 14, self.height), "right")
        left = start
        total = max(sum(self.shares), 1)
        for colour, share in zip(self._colours, self.shares, strict=True):
            width = length * share / total
            size = canvas.rect_px(left, 0, width, self.height).size
            if size[0] > 0:
                canvas.draw_picture(
                    self._pictures_outside_table.seat_plate_picture(colour, size), left, 0
                )
                if left > start:
                    edge = canvas.rect_px(left, 0, PART_SEPARATOR_WIDTH, self.height).size
                    canvas.draw_picture(paint_plain_box(edge, theme.NIGHT), left, 0)
            left += width
        canvas.draw_picture(
            _paint_frame(canvas.rect_px(start, 0, length, self.height).size, canvas.px_per_u),
            start,
            0,
        )
        self._draw_names_and_percentages(canvas, start, length / total)

    def _draw_names_and_percentages(
        self, canvas: Canvas, left_x: float, u_per_thousandth: float
    ) -> None:
        for name, share in zip(self._names, self.shares, strict=True):
            width = share * u_per_thousandth
            percentage = f"{round(share * 100 / WHOLE_WIN_THOUSANDTHS)}%"
            figure = f"{name} {percentage}"
            if width < self._chip_width(canvas, figure) + 2 * GAP_BESIDE_CHIP:
                figure = percentage
            wide = min(self._chip_width(canvas, figure), width - 2 * GAP_BESIDE_CHIP)
            if width >= MIN_LABELLED_PART_WIDTH and wide >= self._percentage_width(canvas, figure):
                pill_left = left_x + (width - wide) / 2
                top = (self.height - PILL_HEIGHT) / 2
                size = canvas.rect_px(pill_left, top, wide, PILL_HEIGHT).size
                canvas.draw_picture(paint_pill(size, canvas.px_per_u, "cream"), pill_left, top)
                canvas.draw_text(
                    figure, PERCENTAGE_STYLE, (pill_left, top, wide, PILL_HEIGHT), "centre"
                )
            left_x += width

    def _chip_width(self, canvas: Canvas, percentage_text: str) -> float:
        return max(
            PILL_WIDTH, self._percentage_width(canvas, percentage_text) + 2 * PILL_SIDE_PADDING
        )

    def _percentage_width(self, canvas: Canvas, percentage_text: str) -> float:
        """Return the width in u of a percentage. It depends on the scale, since small letters have
        a larger width in u."""
        return (
            canvas.kit.lettering.line_width_px(percentage_text, PERCENTAGE_STYLE, canvas.px_per_u)
            / canvas.px_per_u
        )


@cache_painted_pictures
def _paint_frame(painter: Painter, px_per_u: float) -> None:
    painter.draw_outline(painter.box_with_corner_radius(), 2 * px_per_u, accents.BRASS_LOW)
