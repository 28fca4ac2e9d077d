"""Positions of names: below their pieces, moved slightly when something is in the way."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import inf

from game.scene.stage.sheet_placing import Point

LeftTopRightBottom = tuple[float, float, float, float]
"""Left, top, right and bottom, in u of the map."""

NAME_SIDEWAYS_OFFSETS = (0, 6, 12, 18, 24, 30, 36, 42, 48, 54, 60)
NAME_DOWNWARD_OFFSETS = (0, 4, -4, -8, 8, 12, 16, 20, 24, 28)
COST_PER_U_LEFT_OR_RIGHT = 2.0
COST_PER_U_UP_OR_DOWN = 3.5
"""How many square u of overlap one u of distance is worth."""
CHEAPEST_SHIFTS_FIRST = sorted(
    (COST_PER_U_LEFT_OR_RIGHT * aside + COST_PER_U_UP_OR_DOWN * abs(below), side * aside, below)
    for aside in NAME_SIDEWAYS_OFFSETS
    for below in NAME_DOWNWARD_OFFSETS
    for side in ((-1, 1) if aside else (1,))
)
"""Every way to move a name and what it costs, the nearest first."""
NAME_HEIGHT = 19.0
NAME_GAP = 8.0
NAME_GAP_IN_LETTER_HEIGHTS = 0.6
"""How far names keep away from each other's ends: in u, and where letters are large in heights of
letters, since a smaller gap looks like the one between two words of a name."""
NAME_OVERLAP_COST_FACTOR = 3.0
"""How much worse than to cover a piece it is to run on into another name."""
MAX_CACHED_POSITIONS = 2048
"""How many positions are remembered with what was near them: those of some 80 looks of a county."""
PIECES_HEIGHT_ABOVE_NAME = 38.0
COST_NEAR_PIECES_OF_OTHER_AREA = 250.0
"""How far above its name an area's pieces lie, and what it costs to stand near another's."""


def best_name_positions(
    usual_centre_by_name: Mapping[str, Point],
    width_by_name: Mapping[str, float],
    obstacles: list[LeftTopRightBottom],
    letter_height: float = NAME_HEIGHT,
) -> dict[str, Point]:
    """Return the centre of every name, chosen near its usual position so that it covers few
    obstacles and other names.

    All values are in u of the map. `usual_centre_by_name` are the usual positions, `width_by_name`
    the widths by name.
    """
    placed: dict[str, Point] = {}
    gap = max(NAME_GAP, NAME_GAP_IN_LETTER_HEIGHTS * letter_height)

    def others(name: str) -> list[LeftTopRightBottom]:
        return [
            _name_box(spot, width_by_name[other] / 2 + gap, letter_height)
            for other, spot in placed.items()
            if other != name
        ]

    def place(name: str) -> None:
        other_name_middles = [
            middle for other, middle in usual_centre_by_name.items() if other != name
        ]
        size = width_by_name[name] / 2, letter_height
        placed[name] = _best_position(
            usual_centre_by_name[name],
            size,
            other_name_middles,
            piece_boxes=obstacles,
            name_boxes=others(name),
        )

    for name in usual_centre_by_name:
        place(name)
    for name in usual_centre_by_name:  # the names placed first did not know the later ones
        box = _name_box(placed[name], width_by_name[name] / 2, letter_height)
        if any(_do_boxes_touch(box, other) for other in others(name)):
            place(name)
    return placed


def _best_position(
    usual_centre: Point,
    half_width_and_height: tuple[float, float],
    other_name_middles: Iterable[Point],
    *,
    piece_boxes: list[LeftTopRightBottom],
    name_boxes: list[LeftTopRightBottom],
) -> Point:
    """Return the position near the usual one with the least cost: distance, covered obstacles and
    names, and closeness to another name's usual position.

    `half_width_and_height` is half the width and the height, `piece_boxes` and `name_boxes` are
    obstacles, `other_name_middles` are the usual positions of the other names.
    """
    (x, y) = usual_centre
    (half, height) = half_width_and_height
    around = _name_box(usual_centre, half + max(NAME_SIDEWAYS_OFFSETS), height)
    reach = (
        around[0],
        around[1] + min(NAME_DOWNWARD_OFFSETS),
        around[2],
        around[3] + max(NAME_DOWNWARD_OFFSETS),
    )
    near = tuple(box for box in piece_boxes if _do_boxes_touch(reach, box))
    near_names = tuple(box for box in name_boxes if _do_boxes_touch(reach, box))
    others = tuple(
        rival for rival in other_name_middles if abs(rival[0] - x) < 150 and abs(rival[1] - y) < 150
    )
    return _cheapest_position(usual_centre, half_width_and_height, others, near, near_names)


@lru_cache(maxsize=MAX_CACHED_POSITIONS)
def _cheapest_position(
    usual_centre: Point,
    half_width_and_height: tuple[float, float],
    other_usual_centres: tuple[Point, ...],
    near_piece_boxes: tuple[LeftTopRightBottom, ...],
    near_name_boxes: tuple[LeftTopRightBottom, ...],
) -> Point:
    """Return the cheapest position of a name. It is computed only from things near enough to
    matter, so that it is found in the cache as long as these do not change."""
    (x, y) = usual_centre
    (half, height) = half_width_and_height
    best = usual_centre
    least = inf
    for away, aside, below in CHEAPEST_SHIFTS_FIRST:
        if away >= least:
            break
        spot = x + aside, y + below
        box = _name_box(spot, half, height)
        cost = away + sum(overlap_in_square_u(box, other) for other in near_piece_boxes)
        if cost < least:
            cost += NAME_OVERLAP_COST_FACTOR * sum(
                overlap_in_square_u(box, other) for other in near_name_boxes
            )
        if cost < least and any(
            _squared_distance_from_pieces(spot, each)
            < _squared_distance_from_pieces(spot, usual_centre)
            for each in other_usual_centres
        ):
            cost += COST_NEAR_PIECES_OF_OTHER_AREA
        if cost < least:
            best = spot
            least = cost
    return best


def _name_box(centre: Point, half_width: float, height: float) -> LeftTopRightBottom:
    x, y = centre
    return x - half_width, y - height / 2, x + half_width, y + height / 2


def _squared_distance_from_pieces(centre: Point, usual_centre: Point) -> float:
    """Return the squared distance of a name's position from the pieces, which lie
    `PIECES_HEIGHT_ABOVE_NAME` u above the usual position."""
    return (centre[0] - usual_centre[0]) ** 2 + (
        centre[1] - usual_centre[1] + PIECES_HEIGHT_ABOVE_NAME
    ) ** 2


def _do_boxes_touch(box: LeftTopRightBottom, other_box: LeftTopRightBottom) -> bool:
    left, top, right, low = box
    return (
        left < other_box[2] and other_box[0] < right and top < other_box[3] and other_box[1] < low
    )


def overlap_in_square_u(box: LeftTopRightBottom, other_box: LeftTopRightBottom) -> float:
    """Return the common area of two boxes (left, top, right, bottom) in square u, 0 when they do
    not touch."""
    if not _do_boxes_touch(box, other_box):
        return 0.0
    wide = min(box[2], other_box[2]) - max(box[0], other_box[0])
    return wide * (min(box[3], other_box[3]) - max(box[1], other_box[1]))
