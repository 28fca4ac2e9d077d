"""Rivers: from their springs down to the estuaries, wider as they go."""

from __future__ import annotations

import itertools
import math

import skia

from tools.bake.plate import Point
from tools.titles.tinners_trail.bake.chart.ground import Ground
from tools.titles.tinners_trail.bake.chart.pen import WATER_INK, ink_line

BANK, WATER = 0xFF2C5A66, 0xFF9DBDBC
NARROW, WIDE = 0.9, 3.6
MEANDER, MEANDER_LENGTH = 2.2, 47.0


def draw_rivers(ground: Ground, canvas: skia.Canvas) -> None:
    """Draw every river of the recipe with its banks; its points run from the spring to the sea."""
    for river in ground.recipe["river"]:
        course = _winding([(x, y) for x, y in river["points"]])
        for colour, broader, alpha in ((BANK, 1.5, 0.8), (WATER, 0.0, 1.0)):
            for number, (start, end) in enumerate(itertools.pairwise(course)):
                width = NARROW + (WIDE - NARROW) * number / len(course)
                canvas.drawLine(*start, *end, ink_line(width + broader, alpha, colour))
        canvas.drawCircle(*course[0], 1.1, ink_line(0.8, 0.8, WATER_INK))


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
