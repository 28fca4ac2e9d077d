"""Where the map lies in the window."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

Point = tuple[float, float]
SCALE = 1.5
ORIGIN = (-4.0, 46.0)


@dataclass(frozen=True, slots=True)
class MapFrame:
    """The window's size in pixels, pixels per u, and the shift of the map in pixels.

    A point of the map (1000 x 600 units) lies at (1.5 X - 4, 1.5 Y + 46) u.
    """

    size: tuple[int, int]
    k: float
    offset: tuple[float, float] = (0.0, 0.0)

    def enlarged(self, zoom: float) -> MapFrame:
        """Return the frame of a map so many times larger; its corner stays where it is."""
        width, height = self.size
        x, y = self.offset
        return MapFrame(
            (round(width * zoom), round(height * zoom)), self.k * zoom, (x * zoom, y * zoom)
        )

    def on_screen(self, point: Point) -> Point:
        """Return the exact pixel position of a point in map units."""
        return (
            (SCALE * point[0] + ORIGIN[0]) * self.k + self.offset[0],
            (SCALE * point[1] + ORIGIN[1]) * self.k + self.offset[1],
        )

    def to_screen(self, point: Point) -> tuple[int, int]:
        """Return the whole pixel nearest to a point in map units."""
        x, y = self.on_screen(point)
        return round(x), round(y)

    def to_map(self, pixel: Point) -> Point:
        """Return the point in map units under a pixel."""
        x = (pixel[0] - self.offset[0]) / self.k
        y = (pixel[1] - self.offset[1]) / self.k
        return (x - ORIGIN[0]) / SCALE, (y - ORIGIN[1]) / SCALE

    def line(self, points: Iterable[Point]) -> list[Point]:
        """Return exact pixel positions of a line in map units."""
        return [self.on_screen(each) for each in points]

    def rect(self, box: tuple[float, float, float, float]) -> pygame.Rect:
        """Return the whole pixels covered by left, top, width and height in u."""
        left, top = box[0] * self.k + self.offset[0], box[1] * self.k + self.offset[1]
        right, low = left + box[2] * self.k, top + box[3] * self.k
        return pygame.Rect(
            round(left), round(top), round(right) - round(left), round(low) - round(top)
        )
