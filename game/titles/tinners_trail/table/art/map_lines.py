"""The county's geometry in map units (1000 x 600, y down), as plain numbers."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pygame

from game.tabletop.art.drawing import Shapes, crinkled, draw_svg
from game.tabletop.art.sprite import PieceBox
from game.tabletop.map.map_frame import MapFrame
from game.titles.tinners_trail.table.art.palette import (
    BORDER_CREAM,
    COAST_INK,
    IMAGES,
    OUT_OF_PLAY,
    SEA_INK,
)

# The county's geometry in map units (1000 x 600, y down), as plain numbers.

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class AreaShape:
    """One area: its ring of points and where its name, pieces and ship stand."""

    name: str
    label: Point
    cluster: Point
    port: Point | None
    polygon: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class BorderShape:
    """The line two areas share, with the place of an adit on it."""

    areas: frozenset[str]
    middle: Point
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class MapShapes:
    """All areas and borders, the coast, and the border with Devon.

    Lines are already drawn out with small bends, the same wherever two shapes share an edge.
    """

    areas: Mapping[str, AreaShape]
    borders: Mapping[frozenset[str], BorderShape]
    outline: tuple[Point, ...]
    devon_border: tuple[Point, ...]

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> MapShapes:
        """Return the shapes of a `map_shapes.toml`; a missing field is a KeyError."""
        areas = {fields["name"]: _area(fields) for fields in plain["area"]}
        borders = {frozenset(fields["areas"]): _border(fields) for fields in plain["border"]}
        outline = crinkled(_points(plain["outline"]), closed=True)
        return cls(areas, borders, tuple(outline), tuple(_stretch(outline, plain["devon_border"])))

    @property
    def rings(self) -> dict[str, tuple[Point, ...]]:
        """Return the outline of every area."""
        return {name: area.polygon for name, area in self.areas.items()}

    def border(self, first: str, second: str) -> BorderShape:
        """Return the border of two neighbours; areas that do not touch are a KeyError."""
        return self.borders[frozenset((first, second))]


def _area(fields: Mapping[str, Any]) -> AreaShape:
    label = _point(fields["label"])
    shift = _point(fields.get("cluster_offset", (0, 0)))
    port = fields.get("port")
    return AreaShape(
        fields["name"],
        label,
        (label[0] + shift[0], label[1] + shift[1]),
        _point(port) if port else None,
        tuple(crinkled(_points(fields["polygon"]), closed=True)),
    )


def _border(fields: Mapping[str, Any]) -> BorderShape:
    return BorderShape(
        frozenset(fields["areas"]),
        _point(fields["middle"]),
        tuple(crinkled(_points(fields["points"]), closed=False)),
    )


def _stretch(ring: list[Point], between: Sequence[Sequence[float]]) -> list[Point]:
    """Return the part of a ring that follows a coarse line from end to end."""
    ends = _point(between[0]), _point(between[-1])
    middle = _point(between[len(between) // 2])
    start, end = (
        min(range(len(ring)), key=lambda at, near=near: math.dist(ring[at], near))  # type: ignore[misc]
        for near in ends
    )
    one = ring[start : end + 1] if start < end else ring[start:] + ring[: end + 1]
    other = ring[end : start + 1] if end < start else ring[end:] + ring[: start + 1]
    return min(one, other[::-1], key=lambda path: min(math.dist(each, middle) for each in path))


def _point(pair: Sequence[float]) -> Point:
    return float(pair[0]), float(pair[1])


def _points(pairs: Iterable[Sequence[float]]) -> list[Point]:
    return [_point(pair) for pair in pairs]


# Ink lines of the map: borders by kind, the coast, the anchors of ports, and where no mine is.

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
