"""Zoom: which part of a map is seen, and how large; it knows no map."""

from __future__ import annotations

from collections.abc import Sequence

from game.scene.box import Box
from game.scene.units import Point

LEVELS = (1.0, 1.3, 1.7, 2.2)
LEAST_SHOWN = 40.0  # u of a thing that are shown beyond its edges


class Zoom:
    """A window onto a map that fills it at the first of the levels.

    `corner` is where the map's upper left corner lies, in u of the window; the map never leaves a
    part of the window empty. Every change says whether anything is different now.
    """

    def __init__(self, width: float, height: float, levels: Sequence[float] = LEVELS) -> None:
        self._size = width, height
        self._levels = tuple(levels)
        self._level = 0
        self.corner: Point = (0.0, 0.0)

    @property
    def scale(self) -> float:
        """How much larger than the whole map it is drawn."""
        return self._levels[self._level]

    @property
    def whole(self) -> bool:
        """Whether all of the map is seen."""
        return self._level == 0

    @property
    def closest(self) -> bool:
        """Whether it can come no closer."""
        return self._level == len(self._levels) - 1

    def step(self, by: int, at: Point | None = None) -> bool:
        """Come closer (1) or go back (-1); what lies under `at`, or in the middle, stays there."""
        level = min(max(self._level + by, 0), len(self._levels) - 1)
        if level == self._level:
            return False
        x, y = at if at is not None else (self._size[0] / 2, self._size[1] / 2)
        larger = self._levels[level] / self.scale
        self._level = level
        self._put(x - (x - self.corner[0]) * larger, y - (y - self.corner[1]) * larger)
        return True

    def go_back(self) -> bool:
        """Show the whole map again."""
        return self.step(-len(self._levels))

    def move(self, by: Point) -> bool:
        """Move the map, as far as there is any."""
        before = self.corner
        self._put(self.corner[0] + by[0], self.corner[1] + by[1])
        return self.corner != before

    def show(self, box: Box, room: Box) -> bool:
        """Bring a box, in u of the window as it lies now, into a part of the window."""
        if self.whole or room.holds(box):
            return False
        wanted = box.grown(LEAST_SHOWN)
        across = _into((wanted.x, wanted.right), (room.x, room.right))
        down = _into((wanted.y, wanted.bottom), (room.y, room.bottom))
        return self.move((across, down))

    def _put(self, x: float, y: float) -> None:
        width, height = (side * (self.scale - 1) for side in self._size)
        self.corner = min(max(x, -width), 0.0), min(max(y, -height), 0.0)


def _into(span: tuple[float, float], room: tuple[float, float]) -> float:
    """Return by how much a span must move to lie in a room; in its middle if it is too long."""
    if span[1] - span[0] > room[1] - room[0]:
        return sum(room) / 2 - sum(span) / 2
    return max(room[0] - span[0], 0.0) + min(room[1] - span[1], 0.0)
