"""The position of the map in the window, and of points on it, at any zoom."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

import pygame

from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.scene.nodes.zoom import InitialView
from game.scene.stage.sheet_placing import Point


@dataclass(frozen=True, slots=True)
class MapFrame:
    """The map's scale and position in the window.

    `size` is the window's size in pixels, `k` pixels per u, `offset` the shift in pixels. A point
    of the map, in its own units, is at `u_per_map_unit` times itself plus `origin`, in u.
    """

    size: tuple[int, int]
    k: float
    offset: tuple[float, float] = (0.0, 0.0)
    u_per_map_unit: float = 1.0
    origin: Point = (0.0, 0.0)

    @classmethod
    def frame_of_part(cls, part: LeftTopWidthHeight, size: tuple[int, int]) -> "MapFrame":
        """Return the frame of a picture of `size` px that a part of the map fills; `part` is its
        left, top, width and height."""
        left, top, width, height = part
        k = max(size[0] / width, size[1] / height)
        return cls(size, k, offset=(-left * k, -top * k))

    def enlarged_frame(self, zoom: float) -> "MapFrame":
        """Return the frame of a map that is `zoom` times larger; its corner stays where it is."""
        width, height = self.size
        x, y = self.offset
        size = (round(width * zoom), round(height * zoom))
        offset = (x * zoom, y * zoom)
        return replace(self, size=size, k=self.k * zoom, offset=offset)

    def exact_pixel(self, point: Point) -> Point:
        """Return the exact pixel position of a point in map units."""
        return (
            (self.u_per_map_unit * point[0] + self.origin[0]) * self.k + self.offset[0],
            (self.u_per_map_unit * point[1] + self.origin[1]) * self.k + self.offset[1],
        )

    def nearest_pixel(self, point: Point) -> tuple[int, int]:
        """Return the whole pixel nearest to a point in map units."""
        x, y = self.exact_pixel(point)
        return round(x), round(y)

    def exact_pixels_of_points(self, points: Iterable[Point]) -> list[Point]:
        """Return the exact pixel positions of a line's points, which are in map units."""
        return [self.exact_pixel(each) for each in points]

    def pixel_rect_of_box_in_u(self, box: LeftTopWidthHeight) -> pygame.Rect:
        """Return the whole pixels covered by a box of left, top, width and height in u, without
        the map's own scale and origin."""
        left = box[0] * self.k + self.offset[0]
        top = box[1] * self.k + self.offset[1]
        right = left + box[2] * self.k
        low = top + box[3] * self.k
        return pygame.Rect(
            round(left), round(top), round(right) - round(left), round(low) - round(top)
        )


class MapCoordinates:
    """Converts map points to u of the window for the present zoom.

    `scale` is the map's present size against the design's, `zoom` its size against the whole
    map's. `whole` is the frame of the whole map, `usual` the frame of the initial view, `frame`
    the present one.
    """

    def __init__(self, whole: MapFrame, k: float, view: InitialView | None = None) -> None:
        """Store the frame of the map without zoom and the window's pixels per u; begin with the
        zoom of the initial view."""
        self.initial_view = view or InitialView()
        self.whole, self.usual = whole, whole.enlarged_frame(self.initial_view.scale)
        self._k = k
        self.set_zoom(self.initial_view.scale)

    def set_zoom(self, zoom: float) -> None:
        """Set the zoom against the whole map, and compute the present frame and scale."""
        self.zoom = zoom
        self.frame = self.whole.enlarged_frame(zoom)
        self.scale = self.frame.k / self._k

    def window_position(self, point: Point) -> Point:
        """Return the position of a map point in u of the window."""
        x, y = self.frame.exact_pixel(point)
        return x / self._k, y / self._k
