"""Sprite: a picture that moves, turns and grows. EndlesslyAnimatedNode: an endless animation. Zoom:
the visible part of a map and its scale."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Unpack

import pygame
from pygame import Rect, Surface

from game.scene.drawing.picture import Picture, as_picture
from game.scene.drawing.shared_surfaces import SURFACE_CACHE
from game.scene.nodes.layout_item import LayoutMeasurer
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.stage.sheet_placing import Box, Point
from game.scene.stage.units import PxSize

ROTATION_STEP_COUNT = 30
PictureSource = Picture | Surface | Callable[[float], Picture | Surface]

ZOOM_SCALES = (1.0, 1.3, 1.7, 2.2)
MARGIN_AROUND_MAP_TARGET = 40.0  # u of a target that are shown beyond its edges


class Sprite(Node):
    """Shows a surface unchanged, or the picture that a function of px per u returns, which is sharp
    at every scale.

    Its `anchor`, by default its middle, is at (x, y); but if the function returns a `Picture`, the
    offset of that picture is used instead. Without a given size it is as large as its picture.
    `angle` is in degrees, counter-clockwise, and rounded to one of 30 cached rotations.
    """

    anchor = (0.5, 0.5)

    def __init__(self, source: PictureSource, **node_values: Unpack[NodeValues]) -> None:
        super().__init__(**node_values)
        self._as_large_as_picture = not (self.width or self.height)
        self.source = source
        self.angle = 0.0

    def max_content_width(self, measurer: LayoutMeasurer) -> float:
        """Return the width of the picture."""
        return self._picture_size_px(measurer)[0] / measurer.px_per_u

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height of the picture."""
        return self._picture_size_px(measurer)[1] / measurer.px_per_u

    def _picture_size_px(self, measurer: LayoutMeasurer) -> PxSize:
        made = self.source(measurer.px_per_u) if callable(self.source) else self.source
        surface = made.surface if isinstance(made, Picture) else made
        return surface.get_size()

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture, rotated."""
        made = self.source(canvas.px_per_u) if callable(self.source) else self.source
        if not isinstance(made, Picture):
            width, height = made.get_size()
            if self._as_large_as_picture:
                self.width = width / canvas.px_per_u
                self.height = height / canvas.px_per_u
            made = Picture(made, -round(self.anchor[0] * width), -round(self.anchor[1] * height))
        step = 360 / ROTATION_STEP_COUNT
        canvas.draw_picture(
            rotated_picture(made, round(self.angle / step) % ROTATION_STEP_COUNT * step)
            if self.angle
            else made
        )


class EndlesslyAnimatedNode(Node):
    """A node that is animated without end: its `draw` shows the state after `seconds`, the rest
    state at 0."""

    is_endlessly_animated = True

    def __init__(self, **node_values: Unpack[NodeValues]) -> None:
        super().__init__(**node_values)
        self.seconds = 0.0

    def set_elapsed(self, elapsed_seconds: float) -> None:
        """Set the seconds since the start of the animation."""
        self.seconds = elapsed_seconds

    def avoid_areas(self, covered_rects: Sequence[Rect]) -> None:
        """Draw nothing important in these parts of the window (px), which other things cover; by
        default do nothing."""


def rotated_picture(picture: Picture | Surface, degrees: float) -> Picture:
    """Return a cached picture rotated counter-clockwise about its origin."""
    if not degrees:
        return as_picture(picture)
    flat = as_picture(picture)
    return SURFACE_CACHE.get_or_make_derived(
        flat.surface, ("turned", flat.left, flat.top, degrees), lambda: _rotate(flat, degrees)
    )


def _rotate(picture: Picture, degrees: float) -> Picture:
    surface = pygame.transform.rotozoom(picture.surface, degrees, 1.0)
    width, height = picture.surface.get_size()
    middle = pygame.Vector2(picture.left + width / 2, picture.top + height / 2)
    middle = middle.rotate(-degrees)
    left = round(middle.x - surface.get_width() / 2)
    return Picture(surface, left, round(middle.y - surface.get_height() / 2))


class InitialView(NamedTuple):
    """The view of a map at the beginning: its scale relative to that at which the whole map is
    visible, and the position of the map's corner in u of the window."""

    scale: float = 1.0
    corner: Point = (0.0, 0.0)

    def zoom_scales(self, largest_scale: float) -> tuple[float, ...]:
        """Return the scales of a map in ascending order: 1 (the whole map), the initial scale,
        and larger ones up to `largest_scale`."""
        closer = (self.scale * level for level in ZOOM_SCALES[1:])
        most = min(largest_scale, ZOOM_SCALES[-1])
        return *sorted({1.0, self.scale}), *(level for level in closer if level <= most)


class MapZoom:
    """The zoom level and the position of a map in a window, which the whole map fills at scale 1.

    `corner` is the position of the map's upper left corner in u of the window; the map always
    covers the whole window. Every method that changes the view returns whether anything is
    different now.
    """

    def __init__(
        self,
        width: float,
        height: float,
        zoom_scales: Sequence[float] = ZOOM_SCALES,
        initial_view: InitialView = InitialView(),  # noqa: B008 - it never changes
    ) -> None:
        self._size = width, height
        self._levels = tuple(zoom_scales)
        self._initial_level_and_corner = self._levels.index(initial_view.scale), initial_view.corner
        self._level, self.corner = self._initial_level_and_corner

    @property
    def scale(self) -> float:
        """The current scale; 1 shows the whole map."""
        return self._levels[self._level]

    @property
    def shows_whole_map(self) -> bool:
        """Whether the scale is so small that no part of the map is outside the window."""
        return self._level == 0

    @property
    def is_initial_view(self) -> bool:
        """Whether scale and position are those with which the map was first shown."""
        return (self._level, self.corner) == self._initial_level_and_corner

    @property
    def is_largest_scale(self) -> bool:
        """Whether the map cannot be enlarged any more."""
        return self._level == len(self._levels) - 1

    def step_scale(self, level_steps: int, fixed_point: Point | None = None) -> bool:
        """Zoom in or out by some levels, and return whether anything changed; the point
        `fixed_point` of the window stays in place, by default its middle.

        Without `fixed_point`, zooming to the initial scale returns to the initial view.
        """
        level = min(max(self._level + level_steps, 0), len(self._levels) - 1)
        if level == self._level:
            return False
        if fixed_point is None and level == self._initial_level_and_corner[0]:
            return self.return_to_initial_view()
        x, y = fixed_point if fixed_point is not None else (self._size[0] / 2, self._size[1] / 2)
        larger = self._levels[level] / self.scale
        self._level = level
        self._set_corner(x - (x - self.corner[0]) * larger, y - (y - self.corner[1]) * larger)
        return True

    def return_to_initial_view(self) -> bool:
        """Return to the initial view; return False when it is shown already."""
        if self.is_initial_view:
            return False
        self._level, self.corner = self._initial_level_and_corner
        return True

    def move(self, offset: Point) -> bool:
        """Move the map by a distance in u, as far as possible; return whether it has moved."""
        before = self.corner
        self._set_corner(self.corner[0] + offset[0], self.corner[1] + offset[1])
        return self.corner != before

    def bring_into_view(
        self, box: Box, allowed_box: Box, covering_boxes: Sequence[Box] = ()
    ) -> bool:
        """Move the map so that `box` is inside `allowed_box` with a margin, and its middle not
        below any of `covering_boxes`, all in u of the window; return whether it has moved.

        Do nothing while the whole map is shown. If the middle cannot be moved out from below the
        covers, they are ignored.
        """
        if self.shows_whole_map:
            return False
        before = self.corner
        if not allowed_box.contains_box(box):
            wanted = box.grown(MARGIN_AROUND_MAP_TARGET)
            across = _distance_to_move_into(
                (wanted.x, wanted.right), (allowed_box.x, allowed_box.right)
            )
            down = _distance_to_move_into(
                (wanted.y, wanted.bottom), (allowed_box.y, allowed_box.bottom)
            )
            self.move((across, down))
        x, y = box.centre
        middle = x + self.corner[0] - before[0], y + self.corner[1] - before[1]
        self.move(
            self.distance_out_from_below_covers(middle, allowed_box, covering_boxes) or (0.0, 0.0)
        )
        return self.corner != before

    def distance_out_from_below_covers(
        self, point: Point, allowed_box: Box, covering_boxes: Sequence[Box]
    ) -> Point | None:
        """Return the shortest distance by which the map can move so that a point of it below one
        of `covering_boxes` is inside `allowed_box` and, with a margin, below none; None for a point
        that is not covered, and if there is no such distance."""
        small = Box(*point, 0.0, 0.0)
        if not any(cover.contains_box(small) for cover in covering_boxes):
            return None
        around = small.grown(MARGIN_AROUND_MAP_TARGET)
        distances = []
        for cover in covering_boxes:
            for wanted in (
                (cover.right - around.x, 0.0),
                (cover.x - around.right, 0.0),
                (0.0, cover.bottom - around.y),
                (0.0, cover.y - around.bottom),
            ):
                corner = self._nearest_corner(
                    self.corner[0] + wanted[0], self.corner[1] + wanted[1]
                )
                across = corner[0] - self.corner[0]
                down = corner[1] - self.corner[1]
                there = around._replace(x=around.x + across, y=around.y + down)
                if allowed_box.contains_box(there) and not any(
                    each.overlaps(there) for each in covering_boxes
                ):
                    distances.append((across, down))
        return min(distances, key=lambda by: abs(by[0]) + abs(by[1]), default=None)

    def _set_corner(self, x: float, y: float) -> None:
        self.corner = self._nearest_corner(x, y)

    def _nearest_corner(self, x: float, y: float) -> Point:
        """Return the corner nearest to a point at which the map covers the whole window."""
        width, height = (side * (self.scale - 1) for side in self._size)
        return min(max(x, -width), 0.0), min(max(y, -height), 0.0)


def _distance_to_move_into(
    start_and_end: tuple[float, float], room_start_and_end: tuple[float, float]
) -> float:
    """Return how far a span (start, end) must move to be inside `room_start_and_end`, 0 if it is
    inside; a span that is too long is centred."""
    if start_and_end[1] - start_and_end[0] > room_start_and_end[1] - room_start_and_end[0]:
        return sum(room_start_and_end) / 2 - sum(start_and_end) / 2
    return max(room_start_and_end[0] - start_and_end[0], 0.0) + min(
        room_start_and_end[1] - start_and_end[1], 0.0
    )
