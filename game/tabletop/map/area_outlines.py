"""Outlines of the areas on the screen, for pointing and for highlights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.tabletop.map.map_frame import MapFrame

Point = tuple[float, float]


class AreaOutlines:
    """The areas' polygons in pixels of one window."""

    def __init__(self, rings: Mapping[str, Sequence[Point]], frame: MapFrame) -> None:
        """Scale every ring of points of the map once."""
        self.frame = frame
        self._polygons = {name: frame.line(ring) for name, ring in rings.items()}
        self._rects = {name: _bounds(ring) for name, ring in self._polygons.items()}

    def polygon(self, area: str) -> list[Point]:
        """Return an area's outline in pixels; shared, not to be changed."""
        return self._polygons[area]

    def rect(self, area: str) -> pygame.Rect:
        """Return the smallest rectangle of whole pixels around an area."""
        return self._rects[area]

    def at(self, pixel: Point) -> str | None:
        """Return the area under a pixel, or None beside all areas."""
        for name, rect in self._rects.items():
            if rect.collidepoint(pixel) and _inside(self._polygons[name], pixel):
                return name
        return None


def _bounds(ring: Sequence[Point]) -> pygame.Rect:
    left, top = int(min(x for x, _ in ring)), int(min(y for _, y in ring))
    right, low = int(max(x for x, _ in ring)) + 1, int(max(y for _, y in ring)) + 1
    return pygame.Rect(left, top, right - left, low - top)


def _inside(ring: Sequence[Point], pixel: Point) -> bool:
    """Return whether a level line to the right crosses the ring an odd number of times."""
    x, y = pixel
    odd = False
    before_x, before_y = ring[-1]
    for here_x, here_y in ring:
        if (here_y > y) != (before_y > y):
            crossing = (before_x - here_x) * (y - here_y) / (before_y - here_y) + here_x
            odd ^= x < crossing
        before_x, before_y = here_x, here_y
    return odd
