"""The dark backgrounds of panels and buttons."""

from collections.abc import Callable

import numpy as np
import pygame
from pygame import Surface

from game.scene.drawing import accents, colours
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.drawing.shared_surfaces import cache_drawings
from game.scene.stage.units import PxSize
from game.tabletop.art.table_art import TableArt
from game.tabletop.table_context import TableContext


@cache_drawings
def surface_fading_in_from_left(size: PxSize, fade_px: int) -> Surface:
    """Return a dark surface of `size` px whose opacity rises from 0 at the left edge to full
    after `fade_px`."""
    surface = Surface(size, pygame.SRCALPHA)
    surface.fill((*colours.NIGHT, 255))
    share = np.clip(np.arange(size[0]) / max(fade_px, 1), 0, 1)
    pygame.surfarray.pixels_alpha(surface)[:] = np.rint(255 * share)[:, None]
    return surface


@cache_painted_pictures
def paint_raised_area(painter: Painter, px_per_u: float) -> None:
    """Draw a dark raised area with a rounded upper right corner and a brass outline."""
    box = painter.box_with_corner_radius(14 * px_per_u)
    outline = box._replace(
        x=-20 * px_per_u, width=box.width + 20 * px_per_u, height=box.height + 20 * px_per_u
    )
    painter.fill_box(outline, colours.SLATE_HIGH)
    painter.draw_outline(outline, 1.4 * px_per_u, accents.BRASS_LINE)


IconPainter = Callable[[float], Surface]


def make_icon_painter(
    context: TableContext[TableArt], name: str, size: float, tone: str = "cream"
) -> IconPainter:
    """Return a function that draws an icon `size` u wide."""
    return lambda k: context.art_at_scale(k).icon(name, size, tone=tone).surface


def make_disc_painter(
    context: TableContext[TableArt], seat: int, radius: float = 12.0
) -> IconPainter:
    """Return a function that draws a seat's disc of that radius in u, with a pale outline."""
    return lambda k: (
        context.art_at_scale(k).disc(context.art_colour_name(seat), radius, on_slate=True).surface
    )
