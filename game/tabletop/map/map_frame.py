"""The position of the map in the window, and of points on it, at any zoom."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

import pygame

from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.scene.nodes.zoom import InitialView
from game.scene.stage.sheet_placing import Point


@dataclass(frozen=True, slots=True)
class MapFrame:
    """The scale and position of the map in the window or in a picture.

    `picture_size_px` is the size in pixels of the window or of the picture that shows the map. A
    point in map units is multiplied by `u_per_map_unit` and moved by `origin`, which gives u; this
    is multiplied by `px_per_u` and moved by `offset_px`, which gives the pixel.
    """

    picture_size_px: tuple[int, int]
    px_per_u: float
    offset_px: tuple[float, float] = (0.0, 0.0)
    u_per_map_unit: float = 1.0
    origin: Point = (0.0, 0.0)

    @classmethod
    def frame_of_part(
        cls, map_part: LeftTopWidthHeight, picture_size_px: tuple[int, int]
    ) -> "MapFrame":
        """Return the frame of a picture of `picture_size_px` that a part of the map fills;
        `map_part` is its left, top, width and height."""
        left, top, width, height = map_part
        k = max(picture_size_px[0] / width, picture_size_px[1] / height)
        return cls(picture_size_px, k, offset_px=(-left * k, -top * k))

    def enlarged_frame(self, zoom_factor: float) -> "MapFrame":
        """Return the frame of a map that is `zoom_factor` times larger; its corner stays where
        it is."""
        width, height = self.picture_size_px
        x, y = self.offset_px
        size = (round(width * zoom_factor), round(height * zoom_factor))
        offset = (x * zoom_factor, y * zoom_factor)
        return replace(
            self, picture_size_px=size, px_per_u=self.px_per_u * zoom_factor, offset_px=offset
        )

    def exact_pixel(self, point: Point) -> Point:
        """Return the exact pixel position of a point in map units."""
        return (
            (self.u_per_map_unit * point[0] + self.origin[0]) * self.px_per_u + self.offset_px[0],
            (self.u_per_map_unit * point[1] + self.origin[1]) * self.px_per_u + self.offset_px[1],
        )

    def nearest_pixel(self, point: Point) -> tuple[int, int]:
        """Return the whole pixel nearest to a point in map units."""
        x, y = self.exact_pixel(point)
        return round(x), round(y)

    def exact_pixels_of_points(self, points: Iterable[Point]) -> list[Point]:
        """Return the exact pixel positions of a line's points, which are in map units."""
        return [self.exact_pixel(each) for each in points]

    def pixel_rect_of_box_in_u(self, box: LeftTopWidthHeight) -> pygame.Rect:
        """Return the whole pixels covered by a box of left, top, width and height in u of the
        window, not of the map: the map's scale and origin do not count."""
        left = box[0] * self.px_per_u + self.offset_px[0]
        top = box[1] * self.px_per_u + self.offset_px[1]
        right = left + box[2] * self.px_per_u
        low = top + box[3] * self.px_per_u
        return pygame.Rect(
            round(left), round(top), round(right) - round(left), round(low) - round(top)
        )


class MapCoordinates:
    """Converts map points to u of the window for the current zoom.

    `scale` is the length in u of the window of one u of the map; `zoom` is the current size of the
    map as a multiple of the whole map. `whole` is the frame that shows the whole map, `usual` the
    frame of the initial view, `frame` the current one.
    """

    def __init__(
        self, whole_map_frame: MapFrame, px_per_u: float, initial_view: InitialView | None = None
    ) -> None:
        """Store the frame of the map without zoom and the window's pixels per u; begin with the
        zoom of the initial view."""
        self.initial_view = initial_view or InitialView()
        self.whole, self.usual = (
            whole_map_frame,
            whole_map_frame.enlarged_frame(self.initial_view.scale),
        )
        self._px_per_u = px_per_u
        self.set_zoom(self.initial_view.scale)

    def set_zoom(self, zoom_factor: float) -> None:
        """Set the zoom against the whole map, and compute the current frame and scale."""
        self.zoom = zoom_factor
        self.frame = self.whole.enlarged_frame(zoom_factor)
        self.scale = self.frame.px_per_u / self._px_per_u

    def window_position(self, point: Point) -> Point:
        """Return the position of a map point in u of the window."""
        x, y = self.frame.exact_pixel(point)
        return x / self._px_per_u, y / self._px_per_u
