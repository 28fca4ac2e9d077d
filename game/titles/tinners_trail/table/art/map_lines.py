"""Ink lines of the map: borders by kind, the coast, the anchors of ports, and where no mine is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

import pygame

from game.tabletop.art.shapes import Shapes, draw_svg
from game.tabletop.art.sprite import PieceBox
from game.tabletop.map.map_frame import MapFrame
from game.titles.tinners_trail.table.art.files import IMAGES
from game.titles.tinners_trail.table.art.map_shapes import MapShapes, Point
from game.titles.tinners_trail.table.art.palette import (
    BORDER_CREAM,
    COAST_INK,
    OUT_OF_PLAY,
    SEA_INK,
)

ANCHOR_BOX = PieceBox(-12, -14, 24, 28)
NO_MINE_BOX = PieceBox(-26, -26, 52, 52)
NO_MINE_INK = "#6B5A3A"
NO_MINE_RAISED = 6.0  # above the place of a mine's pieces, clear of the name
SAME_REGION = 'stroke-width="1.5" stroke-dasharray="2.2 3.2"'
BETWEEN_REGIONS = 'stroke-width="2.4" stroke-dasharray="9 4"'


def draw_lines(
    shapes: MapShapes, frame: MapFrame, regions: Mapping[str, str], rect: pygame.Rect
) -> pygame.Surface:
    """Return all border lines and the coast for a part of the window, on transparent ground."""
    box = _box_of(rect, frame)
    same: list[str] = []
    between: list[str] = []
    for names, border in shapes.borders.items():
        first, second = (regions.get(name) for name in names)
        (same if first == second else between).append(_path(frame, border.points))
    coast = _path(frame, shapes.outline) + "Z"
    body = (
        f'<g fill="none" stroke-linejoin="round">'
        f'<path d="{"".join(same)}" stroke="{BORDER_CREAM}" stroke-width="4.2" opacity=".8"/>'
        f'<path d="{"".join(between)}" stroke="{BORDER_CREAM}" stroke-width="5" opacity=".92"/>'
        f'<path d="{"".join(same)}" stroke="{COAST_INK}" {SAME_REGION}/>'
        f'<path d="{"".join(between)}" stroke="{COAST_INK}" {BETWEEN_REGIONS}/>'
        f'<path d="{coast}" stroke="{COAST_INK}" stroke-width="2.4"/></g>'
    )
    return draw_svg(body, box, rect.size)


def draw_anchors(
    shapes: MapShapes, frame: MapFrame, drawings: Shapes, areas: Iterable[str]
) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """Return an anchor and its place for every port site of the given areas."""
    body = drawings.fragment(f"{IMAGES}/anchor", {"ink": SEA_INK}, ANCHOR_BOX)
    ports = [port for name in areas if (port := shapes.areas[name].port) is not None]
    return _stamped(f'<g opacity=".85">{body}</g>', ANCHOR_BOX, frame, ports)


def draw_no_mines(
    shapes: MapShapes, frame: MapFrame, drawings: Shapes, areas: Iterable[str]
) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """Return a crossed-out engine house and its place for every one of the given areas."""
    colours = {"ink": NO_MINE_INK, "ground": OUT_OF_PLAY}
    body = drawings.fragment(f"{IMAGES}/no_mine", colours, NO_MINE_BOX)
    middles = [shapes.areas[name].cluster for name in areas]
    places = [(x, y - NO_MINE_RAISED) for x, y in middles]
    return _stamped(f'<g opacity=".7">{body}</g>', NO_MINE_BOX, frame, places)


def _stamped(
    body: str, box: PieceBox, frame: MapFrame, places: Iterable[Point]
) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """Return one drawing with its middle at each of these points of the map."""
    size = round(box.width * frame.k), round(box.height * frame.k)
    stamp = draw_svg(body, box, size)
    found = [frame.to_screen(place) for place in places]
    return [(stamp, (x - size[0] // 2, y - size[1] // 2)) for x, y in found]


def _box_of(rect: pygame.Rect, frame: MapFrame) -> PieceBox:
    """Return the rectangle in u, relative to the map's own offset."""
    return PieceBox(
        (rect.left - frame.offset[0]) / frame.k,
        (rect.top - frame.offset[1]) / frame.k,
        rect.width / frame.k,
        rect.height / frame.k,
    )


def _path(frame: MapFrame, points: Iterable[Point]) -> str:
    plain = replace(frame, k=1.0, offset=(0.0, 0.0))
    return "M" + "L".join(f"{x:.2f},{y:.2f}" for x, y in plain.line(points))
