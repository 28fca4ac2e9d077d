"""Finds a position and a scale at which a sheet covers nothing that it is about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypedDict

ALLOWED_SHEET_SCALES = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46, 0.4, 0.34)
"""The scales that are tried for a sheet, relative to the wanted one; they are few so that cached
pictures can be used again."""
ROUNDING_TOLERANCE = 0.01
COST_FACTOR_OF_CUT_BOX = 4.0
"""The factor by which covering a part of a box costs more than covering as much of it as a whole.
"""
SMALLEST_TARGET_PX = 44


class SheetPosition(NamedTuple):
    """The position of a sheet: its upper left corner in u, and its scale."""

    x: float
    y: float
    scale: float


@dataclass(frozen=True, slots=True)
class SheetSurroundings:
    """The surroundings of a sheet, in u, inside the `available_box` in which it is placed.

    The sheet does not cover `boxes_never_covered`, unless there is no position for it even at the
    last of `ALLOWED_SHEET_SCALES`. It does not cover `boxes_avoided_if_possible` either, as long as
    its scale can be at least `min_readable_scale`; below that, these boxes are given up one by
    one, beginning with the last. `preferred_centre` is the wanted centre of the sheet,
    `gap_to_boxes` its distance from all boxes that it does not cover.
    """

    available_box: Box
    boxes_never_covered: Sequence[Box]
    boxes_avoided_if_possible: Sequence[Box]
    preferred_centre: Point
    min_readable_scale: float
    gap_to_boxes: float = 8.0


def best_sheet_position(
    size: tuple[float, float], max_scale: float, surroundings: SheetSurroundings
) -> SheetPosition:
    """Return the best corner and scale for a sheet of this size: as large as possible up to
    `max_scale`, it avoids what `surroundings` names and is near the preferred centre."""
    width, height = size
    most = min(
        max_scale,
        surroundings.available_box.width / width,
        surroundings.available_box.height / height,
    )
    for kept in range(len(surroundings.boxes_avoided_if_possible), -1, -1):
        shunned = (
            *surroundings.boxes_never_covered,
            *surroundings.boxes_avoided_if_possible[:kept],
        )
        for step in ALLOWED_SHEET_SCALES:
            fits = most * step
            if kept and fits < min(surroundings.min_readable_scale, most):
                break
            spots = _candidate_boxes((width * fits, height * fits), surroundings, shunned)
            if spots:
                best = min(spots, key=lambda spot: _cost_of_position(spot, surroundings))
                return SheetPosition(best.x, best.y, fits)
    x, y = surroundings.preferred_centre  # the things it is about leave no space at all
    box = Box(x - width * most / 2, y - height * most / 2, width * most, height * most)
    inside = moved_inside(box, surroundings.available_box)
    return SheetPosition(inside.x, inside.y, most)


def moved_inside(box: Box, allowed_box: Box) -> Box:
    """Return the box moved as little as possible so that it is inside the room; if it is too large,
    it begins at the room's left or upper edge."""
    x = max(min(box.x, allowed_box.right - box.width), allowed_box.x)
    y = max(min(box.y, allowed_box.bottom - box.height), allowed_box.y)
    return Box(x, y, box.width, box.height)


def _candidate_boxes(
    size: tuple[float, float], surroundings: SheetSurroundings, boxes_to_avoid: Sequence[Box]
) -> list[Box]:
    """Return all boxes of this size in the room that overlap no box of `boxes_to_avoid` and whose
    position is determined by edges of the room, edges of these boxes or the preferred centre."""
    (wide, tall) = size
    room = surroundings.available_box
    grown = [box.grown(surroundings.gap_to_boxes) for box in boxes_to_avoid]
    across = {room.x, room.right - wide, surroundings.preferred_centre[0] - wide / 2}
    down = {room.y, room.bottom - tall, surroundings.preferred_centre[1] - tall / 2}
    for box in grown:
        across |= {box.right, box.x - wide}
        down |= {box.bottom, box.y - tall}
    tops = [y for y in down if room.y <= y <= room.bottom - tall + ROUNDING_TOLERANCE]
    places = []
    for x in across:
        if not room.x <= x <= room.right - wide + ROUNDING_TOLERANCE:
            continue
        right = x + wide
        walls = [
            (box.y, box.y + box.height) for box in grown if x < box.x + box.width and box.x < right
        ]
        for y in tops:
            bottom = y + tall
            if not any(y < end and start < bottom for start, end in walls):
                places.append(Box(x, y, wide, tall))
    return places


def _cost_of_position(sheet_box: Box, surroundings: SheetSurroundings) -> float:
    """Return the cost of a position: mainly the area of the `boxes_avoided_if_possible` that it
    hides, then its distance from the preferred centre."""
    hidden = sum(
        sheet_box.shared_area_with(box)
        * (1.0 if sheet_box.contains_box(box) else COST_FACTOR_OF_CUT_BOX)
        for box in surroundings.boxes_avoided_if_possible
    )
    x, y = sheet_box.centre
    away = abs(x - surroundings.preferred_centre[0]) + abs(y - surroundings.preferred_centre[1])
    return hidden * 10.0 + away


class Box(NamedTuple):
    """A rectangle: left, top, width and height in u."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def size(self) -> tuple[float, float]:
        """Width and height."""
        return self.width, self.height

    def overlaps(self, other_box: Box) -> bool:
        """Return whether the two boxes have an area in common; a common edge is not enough."""
        abreast = self.x < other_box.right and other_box.x < self.right
        return abreast and self.y < other_box.bottom and other_box.y < self.bottom

    def contains_box(self, other_box: Box) -> bool:
        """Return whether the other box is completely inside."""
        between = self.x <= other_box.x and other_box.right <= self.right
        return between and self.y <= other_box.y and other_box.bottom <= self.bottom

    def scaled(self, factor: float) -> Box:
        """Return the box with its position and its size multiplied by a factor."""
        return Box(*(side * factor for side in self))

    def grown(self, margin: float) -> Box:
        """Return the box enlarged by `margin` u on every side."""
        return Box(
            self.x - margin, self.y - margin, self.width + 2 * margin, self.height + 2 * margin
        )

    def shared_area_with(self, other_box: Box) -> float:
        """Return the area, in square u, that this box shares with the other one."""
        wide = min(self.right, other_box.right) - max(self.x, other_box.x)
        tall = min(self.bottom, other_box.bottom) - max(self.y, other_box.y)
        return max(wide, 0.0) * max(tall, 0.0)


class NodeBoxValues(TypedDict):
    """The position and size of a node's box as a dict of four numbers."""

    x: float
    y: float
    width: float
    height: float


def box(x: float, y: float, width: float, height: float) -> NodeBoxValues:
    """Return the four numbers of a box as a dict to unpack into any node: `Button("Undo", **box(16,
    946, 160, 58))`.
    """
    return {"x": x, "y": y, "width": width, "height": height}


Point = tuple[float, float]
