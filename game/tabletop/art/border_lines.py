"""Small bends for coast and border lines, determined by the two ends of each edge.

Two shapes that share an edge get the same bends, in whichever direction they run along it.
"""

import itertools
import math
from collections.abc import Sequence

from game.tabletop.art.art_sheet import Point

MIN_BENT_LENGTH = 3.2
"""Edges below this length (map units) stay straight."""
EDGE_BEND_SHARE = 0.11
"""Largest sideways shift of an edge's middle, as a share of its length."""


def crinkled_line(points: Sequence[Point], *, is_closed: bool) -> list[Point]:
    """Return the line with additional points that bend every edge a little; the given points stay
    where they are. If `is_closed`, there is also an edge from the last point to the first."""
    ends = [*points, points[0]] if is_closed else list(points)
    line: list[Point] = []
    for start, end in itertools.pairwise(ends):
        line.append(start)
        line.extend(_crinkle_points(start, end))
    if not is_closed:
        line.append(ends[-1])
    return line


def _crinkle_points(start: Point, end: Point) -> list[Point]:
    length = math.dist(start, end)
    if length < MIN_BENT_LENGTH:
        return []
    first, second = sorted((start, end))
    mixed = 2166136261
    for number in (*first, *second):
        mixed = ((mixed ^ round(number * 100)) * 16777619) & 0xFFFFFFFF
    mixed ^= mixed >> 15
    shift = length * EDGE_BEND_SHARE * ((mixed % 2001) / 1000 - 1)
    along = (second[0] - first[0]) / length, (second[1] - first[1]) / length
    middle = (
        round((start[0] + end[0]) / 2 - along[1] * shift, 2),
        round((start[1] + end[1]) / 2 + along[0] * shift, 2),
    )
    return [*_crinkle_points(start, middle), middle, *_crinkle_points(middle, end)]
