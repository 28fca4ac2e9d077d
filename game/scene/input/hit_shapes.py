"""Shapes for hit tests."""

from collections.abc import Callable, Sequence
from typing import Protocol

from game.scene.stage.sheet_placing import Point

LeftTopWidthHeight = tuple[float, float, float, float]


class Shape(Protocol):
    """The shape in which a node can be hit, in u relative to the node."""

    def contains(self, point: Point) -> bool:
        """Return whether the point is inside the shape."""

    def inner_point(self) -> Point:
        """Return a point inside the shape, as central as possible."""

    def bounding_box(self) -> LeftTopWidthHeight | None:
        """Return the bounding box; None when the box of the node is to be used."""


class Circle:
    """A disc around (x, y)."""

    def __init__(self, x: float, y: float, radius: float) -> None:
        self.x = x
        self.y = y
        self.radius = radius

    def contains(self, point: Point) -> bool:
        """Return whether the point is on the disc."""
        return (point[0] - self.x) ** 2 + (point[1] - self.y) ** 2 <= self.radius**2

    def inner_point(self) -> Point:
        """Return the centre."""
        return self.x, self.y

    def bounding_box(self) -> LeftTopWidthHeight:
        """Return the square around the disc."""
        return self.x - self.radius, self.y - self.radius, 2 * self.radius, 2 * self.radius


class PredicateShape:
    """A shape defined by a function that tests a point; `point_inside` is a point that passes the
    test."""

    def __init__(
        self,
        contains_point: Callable[[Point], bool],
        point_inside: Point,
        bounding_box: LeftTopWidthHeight | None = None,
    ) -> None:
        self._test = contains_point
        self._inside = point_inside
        self._bounding_box = bounding_box

    def contains(self, point: Point) -> bool:
        """Return True if the function that the shape was made with returns True for the point."""
        return self._test(point)

    def inner_point(self) -> Point:
        """Return the given inner point."""
        return self._inside

    def bounding_box(self) -> LeftTopWidthHeight | None:
        """Return the given bounding box, if any."""
        return self._bounding_box


class Polygon:
    """A polygon; it may be concave, but its edges must not cross."""

    def __init__(self, points: Sequence[Point]) -> None:
        self.points = tuple(points)
        xs = [x for x, _ in points]
        ys = [y for _, y in points]
        self.bounds = (min(xs), min(ys), max(xs), max(ys))
        self._inner_point: Point | None = None  # computed on first use, since the search is slow

    def contains(self, point: Point) -> bool:
        """Return whether the point is inside: a ray to the right crosses the outline an odd
        number of times."""
        x, y = point
        left, top, right, bottom = self.bounds
        if not (left <= x <= right and top <= y <= bottom):
            return False
        inside = False
        x1, y1 = self.points[-1]
        for x2, y2 in self.points:
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                inside = not inside
            x1 = x2
            y1 = y2
        return inside

    def inner_point(self) -> Point:
        """Return the point of a 24 x 24 grid that is deepest inside the outline."""
        if self._inner_point is None:
            self._inner_point = self._deepest_grid_point()
        return self._inner_point

    def bounding_box(self) -> LeftTopWidthHeight:
        """Return the bounding box."""
        left, top, right, bottom = self.bounds
        return left, top, right - left, bottom - top

    def _deepest_grid_point(self) -> Point:
        left, top, right, bottom = self.bounds
        grid = [
            (left + (right - left) * (i + 0.5) / 24, top + (bottom - top) * (j + 0.5) / 24)
            for i in range(24)
            for j in range(24)
        ]
        inside = [point for point in grid if self.contains(point)]
        if not inside:
            return self.points[0]
        return max(inside, key=self._squared_distance_to_outline)

    def _squared_distance_to_outline(self, point: Point) -> float:
        ends = (*self.points[1:], self.points[0])
        return min(
            _squared_distance_to_segment(point, a, b)
            for a, b in zip(self.points, ends, strict=True)
        )


def _squared_distance_to_segment(point: Point, start: Point, end: Point) -> float:
    along_x = end[0] - start[0]
    along_y = end[1] - start[1]
    length = along_x**2 + along_y**2
    share = 0.0
    if length:
        share = ((point[0] - start[0]) * along_x + (point[1] - start[1]) * along_y) / length
        share = min(max(share, 0.0), 1.0)
    dx = point[0] - start[0] - share * along_x
    dy = point[1] - start[1] - share * along_y
    return dx * dx + dy * dy
