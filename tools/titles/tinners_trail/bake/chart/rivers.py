"""Rivers: from their springs down to the estuaries, wider as they go."""

import itertools
import math

import numpy as np
import skia
from scipy import ndimage

from tools.bake.drawing import Point, closed_path
from tools.bake.maps import Field
from tools.titles.tinners_trail.bake.chart import ink, plate

BANK = 0xFF2C5A66
WATER = 0xFF9DBDBC
NARROW = 0.9
WIDE = 3.6
MEANDER = 2.2
MEANDER_LENGTH = 47.0

PLAIN = 0.16
WASH_EDGE = 0.7
REACH = 19.0
"""The distance in u over which the stronger edge fades."""


def draw_rivers(ground: plate.ChartGround, canvas: skia.Canvas) -> None:
    """Draw every river of the recipe with its banks; its points run from the spring to the sea."""
    for river in ground.recipe["river"]:
        course = _winding([(x, y) for x, y in river["points"]])
        for colour, broader, alpha in ((BANK, 1.5, 0.8), (WATER, 0.0, 1.0)):
            for number, (start, end) in enumerate(itertools.pairwise(course)):
                width = NARROW + (WIDE - NARROW) * number / len(course)
                canvas.drawLine(*start, *end, ink.ink_line(width + broader, alpha, colour))
        canvas.drawCircle(*course[0], 1.1, ink.ink_line(0.8, 0.8, plate.WATER_INK))


def _winding(points: list[Point]) -> list[Point]:
    """Return many points of a smooth line that swings from side to side."""
    course: list[Point] = []
    walked = 0.0
    for number in range(len(points) - 1):
        around = [points[max(0, min(len(points) - 1, number + step))] for step in (-1, 0, 1, 2)]
        for step in range(12):
            at = _spline(around, step / 12)
            ahead = _spline(around, step / 12 + 0.01)
            if course:
                walked += math.dist(course[-1], at)
            turn = math.atan2(ahead[1] - at[1], ahead[0] - at[0])
            swing = MEANDER * (
                math.sin(math.tau * walked / MEANDER_LENGTH)
                + 0.55 * math.sin(math.tau * walked / (0.37 * MEANDER_LENGTH) + 1)
            )
            course.append((at[0] - swing * math.sin(turn), at[1] + swing * math.cos(turn)))
    return [*course, points[-1]]


def _spline(points: list[Point], t: float) -> Point:
    """Return a point between the second and the third (after Catmull and Rom)."""
    weights = (
        -0.5 * t + t * t - 0.5 * t**3,
        1 - 2.5 * t * t + 1.5 * t**3,
        0.5 * t + 2 * t * t - 1.5 * t**3,
        -0.5 * t * t + 0.5 * t**3,
    )
    x = sum(weight * point[0] for weight, point in zip(weights, points, strict=True))
    y = sum(weight * point[1] for weight, point in zip(weights, points, strict=True))
    return x, y


def wash_strength(ground: plate.ChartGround) -> Field:
    """Return the opacity of the wash, 0 to 1; 0 outside the county."""
    strength = np.zeros_like(ground.land)
    pigment = 1 + 0.1 * ground.noise(26, 41) + 0.12 * ground.noise(90, 42)
    pool = 1 + 0.25 * ground.noise(60, 43)
    for area in ground.shapes.areas.values():
        inside = ground.coverage(closed_path([*map(ground.from_map, area.polygon)])) > 0.5
        rows, columns = (
            slice(part.start, part.stop) for part in ndimage.find_objects(inside.astype(np.int8))[0]
        )
        padded = np.pad(inside[rows, columns], 2)
        far = ndimage.distance_transform_edt(padded)[2:-2, 2:-2] / ground.k
        near = np.clip(1 - far / (REACH * np.clip(pool[rows, columns], 0.7, 1.4)), 0, 1)
        own = PLAIN * pigment[rows, columns] + (WASH_EDGE - PLAIN) * near**1.7
        part = strength[rows, columns]
        part[inside[rows, columns]] = own[inside[rows, columns]]
    return np.clip(strength, 0, 1)
