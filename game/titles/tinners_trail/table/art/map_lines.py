"""Ink lines of the map: borders by kind, the coast, anchors of ports, and areas without mines."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

import pygame

from game.tabletop.art.palette import PieceBox
from game.tabletop.art.svg_shapes import ShapeFiles, render_svg
from game.tabletop.map.map_frame import MapFrame
from game.titles.tinners_trail.table.art.map_shapes import MapShapes, Point
from game.titles.tinners_trail.table.art.palette import (
    BORDER_CREAM,
    COAST_INK,
    IMAGES_FOLDER,
    OUT_OF_PLAY_COLOUR,
    SEA_INK,
)

BOX_AND_INKS_BY_STAMP = {
    "anchor": (PieceBox(-12, -14, 24, 28), {"ink": SEA_INK}, ".85"),
    "no_mine": (PieceBox(-26, -26, 52, 52), {"ink": "#6B5A3A", "ground": OUT_OF_PLAY_COLOUR}, ".7"),
}
"""The anchors of ports, and the crossed-out engine house: box, colours and opacity."""
SAME_REGION_LINE_SVG = 'stroke-width="1.5" stroke-dasharray="2.2 3.2"'
BETWEEN_REGIONS_LINE_SVG = 'stroke-width="2.4" stroke-dasharray="9 4"'


def borders_and_coast_surface(
    shapes: MapShapes, frame: MapFrame, regions: Mapping[str, str], rect: pygame.Rect
) -> pygame.Surface:
    """Return all border lines and the coast for a part of the window, on transparent ground."""
    # The rectangle in u, relative to the map's own offset
    box = PieceBox(
        (rect.left - frame.offset_px[0]) / frame.px_per_u,
        (rect.top - frame.offset_px[1]) / frame.px_per_u,
        rect.width / frame.px_per_u,
        rect.height / frame.px_per_u,
    )
    same: list[str] = []
    between: list[str] = []
    for names, border in shapes.borders.items():
        first, second = (regions.get(name) for name in names)
        (same if first == second else between).append(_svg_path(frame, border.points))
    coast = _svg_path(frame, shapes.outline) + "Z"
    body = (
        f'<g fill="none" stroke-linejoin="round">'
        f'<path d="{"".join(same)}" stroke="{BORDER_CREAM}" stroke-width="4.2" opacity=".8"/>'
        f'<path d="{"".join(between)}" stroke="{BORDER_CREAM}" stroke-width="5" opacity=".92"/>'
        f'<path d="{"".join(same)}" stroke="{COAST_INK}" {SAME_REGION_LINE_SVG}/>'
        f'<path d="{"".join(between)}" stroke="{COAST_INK}" {BETWEEN_REGIONS_LINE_SVG}/>'
        f'<path d="{coast}" stroke="{COAST_INK}" stroke-width="2.4"/></g>'
    )
    return render_svg(body, box, rect.size)


def picture_and_corner_at_each_place(
    name: str, frame: MapFrame, shape_files: ShapeFiles, places: Iterable[Point]
) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """Return, for each of these points of the map, the picture called `name` and the pixel of its
    upper left corner at which its middle lies on the point."""
    box, colours, opacity = BOX_AND_INKS_BY_STAMP[name]
    body = shape_files.shape_svg(f"{IMAGES_FOLDER}/{name}", colours, box)
    size = round(box.width * frame.px_per_u), round(box.height * frame.px_per_u)
    stamp = render_svg(f'<g opacity="{opacity}">{body}</g>', box, size)
    found = [frame.nearest_pixel(place) for place in places]
    return [(stamp, (x - size[0] // 2, y - size[1] // 2)) for x, y in found]


def _svg_path(frame: MapFrame, points: Iterable[Point]) -> str:
    plain = replace(frame, px_per_u=1.0, offset_px=(0.0, 0.0))
    return "M" + "L".join(f"{x:.2f},{y:.2f}" for x, y in plain.exact_pixels_of_points(points))
