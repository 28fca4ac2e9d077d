"""The sea: dark swell, and the path of light under the sun."""

import math
import random

import skia

from tools.bake.drawing import (
    Point,
    closed_path,
    make_fill_paint,
    make_linear_gradient_paint,
    make_radial_gradient_paint,
    make_stroke_paint,
    rectangle_path,
)
from tools.bake.title import HEIGHT, WIDTH
from tools.titles.tinners_trail.bake.title.land import HORIZON, SUN

SEA_TONES = ((0.0, "#E7B178"), (0.1, "#B98572"), (0.35, "#5C6675"), (1.0, "#152C3C"))
ROWS = 78
HEADLANDS = (
    ("#9A7F80", (1150, 0), (1196, -30), (1262, -44), (1330, -62), (1420, -66), (1560, -60)),
    ("#6B5A6C", (1288, 0), (1326, -26), (1350, -50), (1392, -58), (1470, -62), (1700, -70)),
)
"""Colour and skyline of the far headlands, from the horizon."""


def draw_sea(canvas: skia.Canvas) -> None:
    """Draw the headlands and everything below the horizon but the near land."""
    for colour, *skyline in HEADLANDS:
        points: list[Point] = [(x, HORIZON + y) for x, y in skyline]
        canvas.drawPath(
            closed_path([*points, (points[-1][0], HORIZON + 2)]), make_fill_paint(colour)
        )
    depth = HEIGHT - HORIZON
    canvas.drawRect(
        rectangle_path(0, HORIZON, WIDTH, depth),
        make_linear_gradient_paint((0, HORIZON), (0, HEIGHT), SEA_TONES),
    )
    under_sun = SUN[0], HORIZON + 10
    canvas.save()
    canvas.clipRect(rectangle_path(0, HORIZON, WIDTH, depth))
    canvas.drawCircle(*under_sun, 420, make_radial_gradient_paint(under_sun, 420, "#FFD98F", 0.5))
    canvas.drawRect(rectangle_path(0, HORIZON - 1, WIDTH, 2.4), make_fill_paint("#FFE9B8", 0.35))
    _waves(canvas)
    canvas.restore()


def _waves(canvas: skia.Canvas) -> None:
    chance = random.Random(42)
    for row in range(ROWS):
        t = row / (ROWS - 1)
        y = HORIZON + 3 + (HEIGHT - HORIZON - 6) * t**1.7
        x = -60 * chance.random()
        while x < WIDTH:
            length = (22 + 150 * t) * (0.45 + 1.1 * chance.random())
            _wave(canvas, chance, (x, y + (1 + 5 * t) * chance.gauss(0, 0.5), length), t)
            x += length * (1.15 + 0.8 * chance.random())


def _wave(
    canvas: skia.Canvas, chance: random.Random, place: tuple[float, float, float], t: float
) -> None:
    x, y, length = place
    middle = x + length / 2
    lit = math.exp(-(((middle - SUN[0]) / (64 + 330 * t)) ** 2))
    path = skia.Path()
    path.moveTo(x, y)
    height = (0.5 + 3.2 * t) * (0.5 + chance.random())
    third = length / 3
    path.cubicTo(x + third * 0.5, y - height, x + third, y + height, x + 1.5 * third, y)
    path.cubicTo(x + 2 * third, y - height, x + 2.5 * third, y + height, x + length, y)
    width = 0.9 + 2.3 * t
    if lit * (0.55 + 0.6 * chance.random()) > 0.3:
        canvas.drawPath(path, make_stroke_paint("#FFE6AE", width, 0.35 + 0.6 * lit))
    elif chance.random() < 0.72:
        colour = "#7F8FA0" if chance.random() < 0.3 else "#0E2231"
        canvas.drawPath(path, make_stroke_paint(colour, width * 0.85, 0.16 + 0.3 * chance.random()))
