"""The near land: the cliff under the engine house, and dark turf with gorse."""

import itertools
import random

import skia

from tools.bake.drawing import (
    Point,
    across,
    arch,
    bow,
    clipped,
    draw_outlined,
    fill,
    glow,
    line,
    paced,
    placed,
    rectangle,
    ring,
    shape,
    stroke,
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
"""u below the skyline at which the hatching ends."""
TURF: tuple[Point, ...] = (
    (-10, 938), (90, 948), (180, 960), (270, 974), (350, 984), (430, 996), (520, 1008),
    (610, 1022), (700, 1036), (780, 1050), (830, 1066), (870, 1092),
)  # fmt: skip
BODY = ((0.0, "#3A3A44"), (0.4, "#262B35"), (1.0, "#0F171F"))

INK = "#211E26"
SHIP = (925.0, 706.0)
LANTERNS = ((1352, 752), (1404, 712))
CHIMNEY = (1434.0, 230.0)
PUFFS = 170
SAILS = (
    "M-12,-94Q-44,-66 -46,-13Q-28,-18 -12,-13Z",
    "M-8,-90Q14,-58 14,-13Q4,-17 -8,-13Z",
    "M22,-76Q42,-48 42,-13Q32,-16 22,-13Z",
)

HORIZON = 690.0
SUN = (1120.0, 654.0)


def draw_far_hills(canvas: skia.Canvas) -> None:
    """Draw two rows of hills inland, behind the head-frame."""
    for colour, skyline in HILLS:
        canvas.drawPath(ring([*skyline, (1944, 720), (skyline[0][0], 720)]), fill(colour))
        canvas.drawPath(line(skyline), stroke("#C99678", 1.4, 0.5))


def draw_cliff(canvas: skia.Canvas) -> None:
    """Draw the cliff with its lit rim and hatching."""
    body = ring([*EDGE, (1944, 1100)])
    canvas.drawPath(body, across((1400, 640), (1500, 1080), BODY))
    with clipped(canvas, body):
        _hatching(canvas)
        _ledges(canvas)
    canvas.drawPath(line(EDGE), stroke("#F0B277", 3.0, 0.95))
    canvas.drawPath(line(EDGE[:20]), stroke("#FFE0AE", 1.2, 0.9))


def draw_cliff_grass(canvas: skia.Canvas) -> None:
    """Draw the tufts and gorse along the cliff's rim, over the house's foot."""
    chance = random.Random(19)
    for x, y in paced(EDGE[4:], 7.0):
        for _ in range(2):
            _blade(canvas, chance, (x + chance.uniform(-6, 6), y + 4), (6, 19))
    for x, y in paced(EDGE[8:], 46.0):
        _gorse(canvas, chance, (x + chance.uniform(-14, 14), y - chance.uniform(-2, 9)))


def draw_turf(canvas: skia.Canvas) -> None:
    """Draw the dark turf at the lower left."""
    chance = random.Random(23)
    body = ring([*TURF, (-10, 1100)])
    canvas.drawPath(body, across((0, 940), (0, 1080), ((0.0, "#101A21"), (1.0, "#0A1116"))))
    for x, y in paced(TURF, 3.6):
        _blade(canvas, chance, (x, y + 5), (10, 34), ink="#0B1318")
    for x, y in paced(TURF, 52.0):
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
        canvas.drawPath(bow((x, y), bend, end), stroke(colour, 1.6, alpha * light * light))


def _ledges(canvas: skia.Canvas) -> None:
    chance = random.Random(6)
    for x, y in paced(EDGE[:14], 13.0):
        length = 14 + 40 * chance.random()
        start = x + 4 + 20 * chance.random(), y + 6 + 16 * chance.random()
        end = start[0] + length, start[1] + 5 * chance.random()
        middle = (start[0] + end[0]) / 2, start[1] - 5
        canvas.drawPath(bow(start, middle, end), stroke("#D9AE86", 1.3, 0.42))


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
    canvas.drawPath(bow(foot, bend, tip), stroke(ink, 1.9 + 0.03 * height))


def _gorse(canvas: skia.Canvas, chance: random.Random, at: Point) -> None:
    canvas.drawCircle(*at, 9, fill("#F4BE55", 0.14, blur=4))
    for _ in range(chance.randint(1, 3)):
        x = at[0] + chance.uniform(-7, 7)
        y = at[1] + chance.uniform(-6, 6)
        canvas.drawCircle(x, y, chance.uniform(1.6, 3.6), fill("#E9B04E", 0.95))


def _height_at(x: float) -> float:
    for (left, first), (right, second) in itertools.pairwise(EDGE):
        if left <= x <= right:
            return first + (second - first) * (x - left) / (right - left)
    return EDGE[-1][1]


# Life in the picture: smoke, a ship, gulls, and two people with lanterns.


def draw_smoke(canvas: skia.Canvas) -> None:
    """Draw the smoke of the stack, drifting to the upper left."""
    chance = random.Random(77)
    for number in range(PUFFS):
        t = number / (PUFFS - 1)
        spread = 3 + 52 * t
        x = CHIMNEY[0] - 520 * t**1.25 + chance.gauss(0, spread * 0.6)
        y = CHIMNEY[1] - 214 * t**0.72 + chance.gauss(0, spread * 0.42)
        radius = (8 + 62 * t**0.9) * (0.35 + 0.75 * chance.random())
        thin = (1 - t) ** 0.9
        shade = fill("#5A5562", 0.09 * thin + 0.006, blur=radius * 0.55)
        canvas.drawCircle(x, y, radius, shade)
        low = y + radius * 0.4
        warm = fill("#D79A78", 0.12 * thin + 0.01, blur=radius * 0.35)
        canvas.drawCircle(x - radius * 0.1, low, radius * 0.6, warm)


def draw_ship(canvas: skia.Canvas) -> None:
    """Draw the brig before the sun, with its reflection."""
    with placed(canvas, SHIP):
        canvas.drawOval(rectangle(-56, 12, 112, 10), fill("#1E2530", 0.55, blur=2.5))
        for row in range(5):
            half = 46 - row * 7
            y = 18 + row * 7
            canvas.drawLine(-half, y, half - 8, y, stroke("#1E2530", 2, 0.4 - row * 0.06))
        canvas.drawLine(50, -9, 74, -19, stroke(INK, 4))
        for x, top in ((-10, -100), (19, -82)):
            canvas.drawLine(x, -8, x, top, stroke(INK, 3.4))
        for sail in SAILS:
            draw_outlined(canvas, shape(sail), fill("#3A2F3A"), stroke("#C98F66", 0.9, 0.45))
        for rope in ((74, -19, 19, -82), (19, -82, -10, -100), (-10, -100, -48, -9)):
            canvas.drawLine(*rope, stroke(INK, 0.9, 0.7))
        hull = shape("M-50,-8Q0,-2 52,-10Q46,10 36,14L-36,14Q-47,8 -50,-8Z")
        canvas.drawPath(hull, fill(INK))
        canvas.drawPath(bow((-48, -8), (0, -2), (50, -10)), stroke("#E7B178", 1.5, 0.7))
        canvas.drawPath(ring([(-10, -100), (-24, -96), (-10, -93)]), fill("#A81C24"))


def draw_figures(canvas: skia.Canvas) -> None:
    """Draw two people with lanterns on the cliff path."""
    for x, y in LANTERNS:
        light = x + 11, y - 10
        canvas.drawCircle(*light, 46, glow(light, 46, "#FFD587", 0.5))
        canvas.drawPath(arch(x, y + 2, 13, 27), fill("#14141A"))
        canvas.drawCircle(x, y - 29, 5, fill("#14141A"))
        canvas.drawRect(rectangle(x - 7.5, y - 32, 15, 2.2), fill("#14141A"))
        canvas.drawLine(x + 4, y - 19, x + 11, y - 15, stroke("#14141A", 3))
        canvas.drawLine(x - 6, y - 24, x - 6, y - 4, stroke("#E0A470", 1.1, 0.7))
        canvas.drawCircle(*light, 9, glow(light, 9, "#FFF3CF", 1.0))
        canvas.drawCircle(*light, 3, fill("#FFF6DC"))


# Where things stand in the title picture, in u.
