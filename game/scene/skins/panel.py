"""Panels: slate for controls, parchment for the game."""

from math import ceil

from game.scene.drawing import accents, colours
from game.scene.drawing.colours import with_alpha
from game.scene.drawing.gradients import RadialGradient, VerticalGradient, vertical_gradient
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.drawing.paint_surface import Painter, blur_downscale_factor, cache_painted_pictures
from game.scene.drawing.picture import Picture, RepeatedTilePicture, make_tiled_picture
from game.scene.drawing.shared_surfaces import cache_drawings
from game.scene.stage.units import PxSize

SLATE_FILL = vertical_gradient(colours.SLATE_HIGH, colours.SLATE, colours.SLATE_LOW)
PAPER_FILL = RadialGradient(
    ((0.0, colours.PARCHMENT_HIGH), (0.45, colours.PARCHMENT), (1.0, colours.PARCHMENT_LOW)),
    (0.3, 0.0),
)
FOXING_COLOUR = (140, 96, 40)
BAR_FILL = VerticalGradient(((0.0, colours.SLATE_HIGH), (1.0, colours.NIGHT)))


SHADOW_EDGE_WIDTH = 44.0
SHADOW_BLUR_RADIUS = (
    22.0  # u that the slate's edges, corners and shadow reach; the shadow's softness
)
TILE_SIZE_IN_SHADOW_DOTS = (
    16  # dots of the soft shadow, which continues across a joint without a seam
)


@cache_drawings
def slate_panel_picture(
    size: PxSize, px_per_u: float, radius: float = 12
) -> Picture | RepeatedTilePicture:
    """Return the picture of a dark slate panel with a brass line and a soft shadow.

    A wide panel is tiled along its width, because whole pictures for pages would need more
    memory than many windows.
    """
    tile = TILE_SIZE_IN_SHADOW_DOTS * blur_downscale_factor(SHADOW_BLUR_RADIUS * px_per_u)
    edge = ceil(SHADOW_EDGE_WIDTH * px_per_u)
    more = max((size[0] - 2 * edge) // tile - 1, 0)
    painter = Painter((size[0] - tile * more, size[1]), SHADOW_EDGE_WIDTH * px_per_u)
    box = painter.box_with_corner_radius(radius * px_per_u)
    painter.draw_shadow(
        box.moved(0, 10 * px_per_u), SHADOW_BLUR_RADIUS * px_per_u, with_alpha(accents.BLACK, 0.45)
    )
    painter.fill_box(box, SLATE_FILL)
    painter.draw_outline(box, max(px_per_u, 1), colours.SLATE_EDGE)
    painter.fill_box(
        box.inset(2 * px_per_u)._replace(height=2 * px_per_u, radius=px_per_u), colours.WHITE, 0.05
    )
    painter.draw_outline(box.inset(max(px_per_u, 1)), max(px_per_u, 1), accents.BRASS_LINE)
    return (
        make_tiled_picture(painter.to_picture(), 2 * edge, tile, more)
        if more
        else painter.to_picture()
    )


@cache_painted_pictures
def paint_parchment(
    painter: Painter, px_per_u: float, radius: float = 8, *, is_active: bool = False
) -> None:
    """Paint a parchment with a double ink line, and with a glow if it is `is_active`."""
    painter.set_margin_around_box(50 * px_per_u)
    box = painter.box_with_corner_radius(radius * px_per_u)
    if is_active:
        painter.draw_shadow(
            box.inset(-4 * px_per_u), 22 * px_per_u, with_alpha(accents.BRASS_GLOW, 0.62)
        )
    else:
        painter.draw_shadow(
            box.moved(0, 8 * px_per_u), 20 * px_per_u, with_alpha(accents.BLACK, 0.42)
        )
    painter.fill_box(box, PAPER_FILL)
    painter.draw_vignette(box, FOXING_COLOUR, 26 * px_per_u, 0.22)
    painter.draw_outline(box, 1.5 * px_per_u, colours.FRAME_DARK)
    painter.draw_outline(box.inset(1.5 * px_per_u), 4 * px_per_u, colours.FRAME_LIGHT)
    painter.draw_outline(box.inset(5.5 * px_per_u), 1.2 * px_per_u, with_alpha(colours.RUST, 0.65))
    if is_active:
        painter.draw_outline(box, 2 * px_per_u, accents.BRASS_GLOW_LINE)


@cache_painted_pictures
def paint_row_plate(painter: Painter, px_per_u: float) -> None:
    """Paint a light plate on parchment, for a row or a seat."""
    painter.set_margin_around_box(4 * px_per_u)
    box = painter.box_with_corner_radius(10 * px_per_u)
    painter.fill_box(box.moved(0, 1.5 * px_per_u), with_alpha(colours.RUST, 0.18))
    painter.fill_box(box, vertical_gradient(hex_to_rgb("#FFFAEA"), hex_to_rgb("#F6EACA")))
    painter.draw_outline(box, 1.4 * px_per_u, with_alpha(colours.RULE, 0.75))


@cache_painted_pictures
def paint_sunken_field(painter: Painter, px_per_u: float) -> None:
    """Paint a sunken dark field on slate, for text fields and lists."""
    painter.set_margin_around_box(2)
    box = painter.box_with_corner_radius(10 * px_per_u)
    painter.fill_box(box, colours.NIGHT)
    painter.draw_vignette(box, accents.BLACK, 10 * px_per_u, 0.45)
    painter.draw_outline(box, max(px_per_u, 1), with_alpha(accents.BRASS, 0.30))


@cache_painted_pictures
def paint_edge_strip(painter: Painter, px_per_u: float, *, line_below: bool = True) -> None:
    """Paint a strip of slate that reaches from edge to edge of the window, with a brass line
    below it (top bar) or, without `line_below`, above it (bottom bar)."""
    painter.set_margin_around_box(24 * px_per_u)
    box = painter.box_with_corner_radius()
    painter.draw_shadow(box, 10 * px_per_u, with_alpha(accents.BLACK, 0.5))
    painter.fill_box(box, BAR_FILL)
    at = box.height - 1.5 * px_per_u if line_below else 0.0
    painter.fill_box(box._replace(y=at, height=1.5 * px_per_u), with_alpha(accents.BRASS, 0.55))
