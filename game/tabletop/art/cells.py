"""Cells: the small printed boxes of panels and documents."""

from __future__ import annotations

from typing import TypeVar

from game.scene.drawing import accents, colours
from game.scene.drawing.colours import Rgb, with_alpha
from game.scene.drawing.gradients import vertical_gradient
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.scene.nodes.node import Canvas
from game.tabletop.art.table_art import TableArt

GRADIENT_BY_CELL_TONE: dict[str, tuple[Rgb, Rgb]] = {
    "light": (hex_to_rgb("#F9EED2"), hex_to_rgb("#F0E1BC")),
    "shade": (hex_to_rgb("#E9D8AE"), hex_to_rgb("#E0CC9A")),
    "lit": (hex_to_rgb("#FCEBBE"), hex_to_rgb("#F5DC9B")),
    "shut": (hex_to_rgb("#D9BCA4"), hex_to_rgb("#D2B098")),
    "price": (hex_to_rgb("#F7EACB"), hex_to_rgb("#ECDAB0")),
    "now": (hex_to_rgb("#332216"), hex_to_rgb("#24170E")),
    "next": (hex_to_rgb("#FFFBEF"), hex_to_rgb("#FCF2D6")),
    "row": (hex_to_rgb("#F8ECCE"), hex_to_rgb("#F0E1BB")),
    "mine": (hex_to_rgb("#FFFCF1"), hex_to_rgb("#FDF4DC")),
}
FRAME_BY_CELL_TONE: dict[str, tuple[float, Rgb]] = {
    "next": (2.0, colours.CHOUGH),
    "mine": (2.4, colours.CHOUGH),
    "now": (1.2, colours.INK),
}
PLAIN_CELL_FRAME_WIDTH_AND_COLOUR = (1.2, hex_to_rgb("#A58650"))


@cache_painted_pictures
def paint_cell(painter: Painter, px_per_u: float, cell_tone: str, radius: float = 6) -> None:
    """Paint a printed cell of a board; `cell_tone` is a key of `GRADIENT_BY_CELL_TONE`."""
    box = painter.box_with_corner_radius(radius * px_per_u)
    painter.fill_box(box, vertical_gradient(*GRADIENT_BY_CELL_TONE[cell_tone]))
    width, colour = FRAME_BY_CELL_TONE.get(cell_tone, PLAIN_CELL_FRAME_WIDTH_AND_COLOUR)
    painter.draw_outline(
        box,
        max(width * px_per_u, 1),
        with_alpha(colour, 0.95 if cell_tone in FRAME_BY_CELL_TONE else 0.75),
    )


def draw_cell(canvas: Canvas, box: LeftTopWidthHeight, cell_tone: str, radius: float = 6) -> None:
    """Draw a printed cell of a board in a box of the canvas (u); `cell_tone` is a key of
    `GRADIENT_BY_CELL_TONE`."""
    canvas.draw_picture(
        paint_cell(canvas.rect_px(*box).size, canvas.px_per_u, cell_tone, radius), *box[:2]
    )


@cache_painted_pictures
def paint_ore_tray(painter: Painter, px_per_u: float, *, is_dark: bool) -> None:
    """Paint the sunken rectangle in which a player's panel shows the ore; `is_dark` for a panel
    with a dark ground."""
    share = 0.28 if is_dark else 0.10
    painter.fill_box(
        painter.box_with_corner_radius(8 * px_per_u),
        with_alpha(accents.BLACK if is_dark else colours.RUST, share),
    )


@cache_painted_pictures
def paint_current_round_strip(painter: Painter, px_per_u: float) -> None:
    """Paint the parchment strip behind the current round's column of the development board."""
    painter.fill_box(
        painter.box_with_corner_radius(6 * px_per_u),
        vertical_gradient(hex_to_rgb("#FBF3DD"), hex_to_rgb("#EBDBB2")),
    )


Art = TypeVar("Art", bound=TableArt)
