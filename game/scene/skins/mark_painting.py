"""Small marks: pills behind texts, rules, the focus ring and the tooltip's bubble."""

from game.scene.drawing import accents, colours
from game.scene.drawing.colours import Rgb, RgbOrRgba, with_alpha
from game.scene.drawing.gradients import Paint, vertical_gradient
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.drawing.outlines import filled_outline_picture, stroked_outline_picture
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.stage.units import PxSize

BUBBLE_FILL = vertical_gradient(hex_to_rgb("#FDF6E2"), hex_to_rgb("#F3E5C0"))
BUBBLE_LINE_COLOUR = hex_to_rgb("#3A2413")
ARROW_WIDTH = 30.0
ARROW_HEIGHT = 16.0

PILL_FILLS: dict[str, Paint] = {
    "commit": vertical_gradient(hex_to_rgb("#BE2A31"), colours.CHOUGH, hex_to_rgb("#8E151C")),
    "brass": vertical_gradient(accents.BRASS_SHINE, accents.BRASS, accents.BRASS_FOOT),
    "cream": vertical_gradient(hex_to_rgb("#FFF8E4"), hex_to_rgb("#EFE2C2")),
    "calm": with_alpha(hex_to_rgb("#4E5C62"), 0.55),
    "good": vertical_gradient(hex_to_rgb("#4F9579"), colours.VERDIGRIS),
    "ghost": with_alpha(accents.BLACK, 0.0),
}
PILL_TEXT_COLOURS: dict[str, Rgb] = {
    "commit": hex_to_rgb("#FFF1DC"),
    "brass": colours.INK,
    "cream": colours.INK,
    "calm": colours.CREAM,
    "good": hex_to_rgb("#FFFAEC"),
    "ghost": colours.FOG,
}


@cache_painted_pictures
def paint_plain_box(
    painter: Painter, colour: RgbOrRgba, radius: float = 0.0, opacity: float = 1.0
) -> None:
    """Paint a box with a corner radius in px in one colour with this opacity."""
    painter.fill_box(painter.box_with_corner_radius(radius), colour, opacity)


@cache_painted_pictures
def paint_whole_box(painter: Painter, colour: Rgb, opacity: float) -> None:
    """Fill the painter's whole box with one colour at this opacity; display settings do
    not change it."""
    painter.surface.fill(with_alpha(colour, opacity))


@cache_painted_pictures
def paint_pill(painter: Painter, px_per_u: float, tone: str = "calm") -> None:
    """Paint the background of a pill-shaped label; `tone` is a key of `PILL_FILLS`, of which
    "ghost" is only an outline."""
    painter.set_margin_around_box(2)
    box = painter.box_with_corner_radius(painter.size[1] / 2)
    painter.fill_box(box, PILL_FILLS[tone])
    if tone == "ghost":
        painter.draw_outline(box, 1.2 * px_per_u, with_alpha(accents.BRASS, 0.45))


@cache_painted_pictures
def paint_divider(painter: Painter, px_per_u: float) -> None:
    """Paint a double dark line from left to right along the top of the painter's box."""
    ink = colours.FRAME_DARK
    box = painter.box_with_corner_radius()
    painter.fill_box(box._replace(height=max(1.6 * px_per_u, 1)), with_alpha(ink, 0.75))
    painter.fill_box(
        box._replace(y=3.4 * px_per_u, height=max(0.9 * px_per_u, 1)), with_alpha(ink, 0.45)
    )


@cache_painted_pictures
def paint_focus_ring(painter: Painter, px_per_u: float, radius: float = 10) -> None:
    """Paint the ring around the focused node: 3 u light on 2 u black, outside the box."""
    painter.set_margin_around_box(9 * px_per_u)
    box = painter.box_with_corner_radius(radius * px_per_u)
    painter.draw_outline(box.inset(-7 * px_per_u), 7 * px_per_u, with_alpha(accents.BLACK, 0.85))
    painter.draw_outline(box.inset(-5 * px_per_u), 3 * px_per_u, colours.FOCUS)


@cache_painted_pictures
def paint_speech_bubble(
    painter: Painter, px_per_u: float, arrow_side: str, arrow_tip_px: int
) -> None:
    """Paint a speech bubble; its arrow is at the given side ("" for no arrow), with the tip
    `arrow_tip_px` from the side's beginning."""
    painter.set_margin_around_box(34 * px_per_u)
    box = painter.box_with_corner_radius(10 * px_per_u)
    painter.draw_shadow(box.moved(0, 8 * px_per_u), 16 * px_per_u, with_alpha(accents.BLACK, 0.45))
    painter.fill_box(box, BUBBLE_LINE_COLOUR)
    corners = _arrow_points(arrow_side, arrow_tip_px, painter.size, px_per_u)
    if corners:
        outline = stroked_outline_picture(corners, 1.0, 4 * px_per_u, BUBBLE_LINE_COLOUR)
        painter.draw_surface(outline.surface, outline.left, outline.top)
    painter.fill_box(box.inset(2 * px_per_u), BUBBLE_FILL)
    if corners:
        inner = filled_outline_picture(
            corners, 1.0, hex_to_rgb("#F3E5C0") if arrow_side == "down" else hex_to_rgb("#FAF1D8")
        )
        painter.draw_surface(inner.surface, inner.left, inner.top)


def _arrow_points(
    arrow_side: str, arrow_tip_px: int, size: PxSize, px_per_u: float
) -> tuple[tuple[float, float], ...]:
    half = ARROW_WIDTH * px_per_u / 2
    tall = ARROW_HEIGHT * px_per_u
    lap = 2.5 * px_per_u
    right = size[0] - lap
    low = size[1] - lap
    first = arrow_tip_px - half
    last = arrow_tip_px + half
    shapes = {
        "up": ((first, lap), (arrow_tip_px, lap - tall), (last, lap)),
        "down": ((first, low), (arrow_tip_px, low + tall), (last, low)),
        "left": ((lap, first), (lap - tall, arrow_tip_px), (lap, last)),
        "right": ((right, first), (right + tall, arrow_tip_px), (right, last)),
    }
    return shapes.get(arrow_side, ())


@cache_painted_pictures
def paint_glowing_outline(painter: Painter, px_per_u: float) -> None:
    """Paint the glowing outline of the chosen element."""
    painter.set_margin_around_box(14 * px_per_u)
    box = painter.box_with_corner_radius(10 * px_per_u)
    painter.draw_outline(box.inset(-3 * px_per_u), 5 * px_per_u, with_alpha(colours.LAMP, 0.30))
    painter.draw_outline(box.inset(-1 * px_per_u), 3 * px_per_u, colours.LAMP)
