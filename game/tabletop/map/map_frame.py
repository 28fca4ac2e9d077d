"""Where the map lies in the window."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import pygame

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class MapFrame:
    """The window's size in pixels, pixels per u, and the shift of the map in pixels.

    A point of the map, in its own units, lies at `scale` times itself plus `origin`, in u.
    """

    size: tuple[int, int]
    k: float
    offset: tuple[float, float] = (0.0, 0.0)
    scale: float = 1.0
    origin: Point = (0.0, 0.0)

    @classmethod
    def showing(cls, part: tuple[float, float, float, float], size: tuple[int, int]) -> MapFrame:
        """Return the frame of a picture filled by a part of the map: left, top, width, height."""
        left, top, width, height = part
        k = max(size[0] / width, size[1] / height)
        return cls(size, k, offset=(-left * k, -top * k))

    def enlarged(self, zoom: float) -> MapFrame:
        """Return the frame of a map so many times larger; its corner stays where it is."""
        width, height = self.size
        x, y = self.offset
        size, offset = (round(width * zoom), round(height * zoom)), (x * zoom, y * zoom)
        return replace(self, size=size, k=self.k * zoom, offset=offset)

    def on_screen(self, point: Point) -> Point:
        """Return the exact pixel position of a point in map units."""
        return (
            (self.scale * point[0] + self.origin[0]) * self.k + self.offset[0],
            (self.scale * point[1] + self.origin[1]) * self.k + self.offset[1],
        )

    def to_screen(self, point: Point) -> tuple[int, int]:
        """Return the whole pixel nearest to a point in map units."""
        x, y = self.on_screen(point)
        return round(x), round(y)

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
