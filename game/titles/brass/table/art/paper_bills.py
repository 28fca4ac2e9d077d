"""Letterpress paper behind the map's documents and price sheets."""

from game.scene.drawing import colours
from game.scene.drawing.colours import Rgb, with_alpha
from game.scene.drawing.gradients import RadialGradient
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.tabletop.art.palette import PieceBox
from game.tabletop.art.svg_shapes import render_svg
from game.titles.brass.table.art.inks import SOOT_RGB

BILL_PAPER_GRADIENT = RadialGradient(
    ((0.0, hex_to_rgb("#FDF8EA")), (0.5, hex_to_rgb("#F3E9CE")), (1.0, hex_to_rgb("#DDCCA6"))),
    (0.35, 0.1),
)
AGED_EDGE_RGB: Rgb = hex_to_rgb("#8C6C38")
FRAME_INSET = 6.0
NOTCH_RADIUS = 7.0
MIN_FRAMED_HEIGHT = 50.0  # a lit row is lower: the frame would run through its words


@cache_painted_pictures
def paint_paper_sheet(painter: Painter, px_per_u: float, *, is_lit: bool = False) -> None:
    """Paint a sheet of paper with a notched brick-red frame; with `is_lit` it glows like
    lamplight."""
    painter.set_margin_around_box(26 * px_per_u)
    box = painter.box_with_corner_radius(6 * px_per_u)
    if is_lit:
        painter.draw_shadow(box.inset(-3 * px_per_u), 14 * px_per_u, with_alpha(colours.LAMP, 0.8))
    else:
        painter.draw_shadow(box.moved(0, 4 * px_per_u), 12 * px_per_u, with_alpha((0, 0, 0), 0.5))
    painter.fill_box(box, BILL_PAPER_GRADIENT)
    painter.draw_vignette(box, AGED_EDGE_RGB, 22 * px_per_u, 0.26)
    painter.draw_outline(
        box, 1.6 * px_per_u, with_alpha(colours.LAMP if is_lit else SOOT_RGB, 0.95)
    )
    width = box.width / px_per_u
    height = box.height / px_per_u
    if height > MIN_FRAMED_HEIGHT:
        frame = render_svg(
            _notched_frame_svg(width, height), PieceBox(0, 0, width, height), painter.size
        )
        painter.draw_surface(frame, 0, 0)


def _notched_frame_svg(width: float, height: float) -> str:
    left = FRAME_INSET
    top = FRAME_INSET
    right = width - FRAME_INSET
    low = height - FRAME_INSET
    r = NOTCH_RADIUS
    path = (
        f"M{left + r},{top}H{right - r}a{r},{r} 0 0 0 {r},{r}V{low - r}a{r},{r} 0 0 0 {-r},{r}"
        f"H{left + r}a{r},{r} 0 0 0 {-r},{-r}V{top + r}a{r},{r} 0 0 0 {r},{-r}Z"
    )
    return f'<path d="{path}" fill="none" stroke="#8A3A2E" stroke-width="1.3" opacity=".8"/>'
