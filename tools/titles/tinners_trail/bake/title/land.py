"""The near land: the cliff under the engine house, and dark turf with gorse."""

import itertools
import random

import skia

from tools.bake.drawing import (
    Point,
    clipped_to_path,
    closed_path,
    curved_path,
    make_fill_paint,
    make_linear_gradient_paint,
    make_stroke_paint,
    open_path,
    points_at_intervals,
)

EDGE: tuple[Point, ...] = (
    (1180, 1092), (1190, 1050), (1198, 1016), (1206, 990), (1216, 984), (1226, 972), (1242, 962),
    (1248, 930), (1258, 900), (1262, 880), (1282, 874), (1298, 846), (1300, 822), (1318, 790),
    (1340, 764), (1356, 752), (1372, 734), (1396, 712), (1420, 706), (1450, 701), (1500, 703),
    (1560, 706), (1640, 706), (1700, 700), (1740, 688), (1776, 668), (1812, 662), (1850, 648),
    (1880, 634), (1906, 642), (1944, 628),
)  # fmt: skip
"""The cliff's skyline from the sea up to the right."""
HILLS: tuple[tuple[str, tuple[Point, ...]], ...] = (
    ("#7A6475", ((1640, 606), (1700, 601), (1760, 596), (1812, 590), (1850, 584), (1944, 560))),
    ("#5B4E5E", ((1650, 612), (1716, 600), (1750, 604), (1800, 586), (1850, 574), (1890, 566),
                 (1944, 552))),
)  # fmt: skip
"""Colour and skyline of the hills inland."""
FADING = 420.0
"""The distance in u below the skyline at which the hatching ends."""
TURF: tuple[Point, ...] = (
    (-10, 938), (90, 948), (180, 960), (270, 974), (350, 984), (430, 996), (520, 1008),
    (610, 1022), (700, 1036), (780, 1050), (830, 1066), (870, 1092),
)  # fmt: skip
BODY = ((0.0, "#3A3A44"), (0.4, "#262B35"), (1.0, "#0F171F"))

HORIZON = 690.0
SUN = (1120.0, 654.0)


def draw_far_hills(canvas: skia.Canvas) -> None:
    """Draw two rows of hills inland, behind the head-frame."""
    for colour, skyline in HILLS:
        canvas.drawPath(
            closed_path([*skyline, (1944, 720), (skyline[0][0], 720)]), make_fill_paint(colour)
        )
        canvas.drawPath(open_path(skyline), make_stroke_paint("#C99678", 1.4, 0.5))


def draw_cliff(canvas: skia.Canvas) -> None:
    """Draw the cliff with its lit rim and hatching."""
    body = closed_path([*EDGE, (1944, 1100)])
    canvas.drawPath(body, make_linear_gradient_paint((1400, 640), (1500, 1080), BODY))
    with clipped_to_path(canvas, body):
        _hatching(canvas)
        _ledges(canvas)
    canvas.drawPath(open_path(EDGE), make_stroke_paint("#F0B277", 3.0, 0.95))
    canvas.drawPath(open_path(EDGE[:20]), make_stroke_paint("#FFE0AE", 1.2, 0.9))


def draw_cliff_grass(canvas: skia.Canvas) -> None:
    """Draw the tufts and gorse along the cliff's rim, over the house's foot."""
    chance = random.Random(19)
    for x, y in points_at_intervals(EDGE[4:], 7.0):
        for _ in range(2):
            _blade(canvas, chance, (x + chance.uniform(-6, 6), y + 4), (6, 19))
    for x, y in points_at_intervals(EDGE[8:], 46.0):
        _gorse(canvas, chance, (x + chance.uniform(-14, 14), y - chance.uniform(-2, 9)))


def draw_turf(canvas: skia.Canvas) -> None:
    """Draw the dark turf at the lower left."""
    chance = random.Random(23)
    body = closed_path([*TURF, (-10, 1100)])
    canvas.drawPath(
        body, make_linear_gradient_paint((0, 940), (0, 1080), ((0.0, "#101A21"), (1.0, "#0A1116")))
    )
    for x, y in points_at_intervals(TURF, 3.6):
        _blade(canvas, chance, (x, y + 5), (10, 34), ink="#0B1318")
    for x, y in points_at_intervals(TURF, 52.0):
        _gorse(canvas, chance, (x + chance.uniform(-20, 20), y - chance.uniform(0, 14)))


def _hatching(canvas: skia.Canvas) -> None:
    chance = random.Random(5)
    for _ in range(760):
        x = 1180 + 764 * chance.random()
        top = _height_at(x)
        y = top + 4 + (FADING - 100) * chance.random() ** 2.2
        length = (20 + 120 * chance.random() ** 2) * (1 - 0.4 * (y - top) / FADING)
        lean = -0.1 + 0.34 * chance.gauss(0, 1)
        end = x + length * lean, y + length
        bend = x + length * lean * 0.15, y + length * 0.45
        light = 1 - (y - top) / FADING
        warm = chance.random() < 0.24
        colour, alpha = ("#B08A70", 0.5) if warm else ("#0B131A", 0.62)
        canvas.drawPath(
            curved_path((x, y), bend, end), make_stroke_paint(colour, 1.6, alpha * light * light)
        )


def _ledges(canvas: skia.Canvas) -> None:
    chance = random.Random(6)
    for x, y in points_at_intervals(EDGE[:14], 13.0):
        length = 14 + 40 * chance.random()
        start = x + 4 + 20 * chance.random(), y + 6 + 16 * chance.random()
        end = start[0] + length, start[1] + 5 * chance.random()
        middle = (start[0] + end[0]) / 2, start[1] - 5
        canvas.drawPath(curved_path(start, middle, end), make_stroke_paint("#D9AE86", 1.3, 0.42))


def _blade(
    canvas: skia.Canvas,
    chance: random.Random,
    foot: Point,
    reach: tuple[float, float],
    ink: str = "#0D161C",
) -> None:
    height = chance.uniform(*reach)
    lean = chance.uniform(-0.6, 0.75)
    tip = foot[0] + height * lean, foot[1] - height
    bend = foot[0] + height * lean * 0.15, foot[1] - height * 0.7
    canvas.drawPath(curved_path(foot, bend, tip), make_stroke_paint(ink, 1.9 + 0.03 * height))


def _gorse(canvas: skia.Canvas, chance: random.Random, at: Point) -> None:
    canvas.drawCircle(*at, 9, make_fill_paint("#F4BE55", 0.14, blur=4))
    for _ in range(chance.randint(1, 3)):
        x = at[0] + chance.uniform(-7, 7)
        y = at[1] + chance.uniform(-6, 6)
        canvas.drawCircle(x, y, chance.uniform(1.6, 3.6), make_fill_paint("#E9B04E", 0.95))


def _height_at(x: float) -> float:
    for (left, first), (right, second) in itertools.pairwise(EDGE):
        if left <= x <= right:
            return first + (second - first) * (x - left) / (right - left)
    return EDGE[-1][1]
