"""The sky at dusk: stars, sun, and banks of long thin clouds."""

import math
import random

import skia

from tools.bake.drawing import Point, across, fill, glow, rectangle, ring, shape, stroke, tone
from tools.bake.title import HEIGHT, WIDTH
from tools.titles.tinners_trail.bake.title.land import HORIZON, SUN

TONES = (
    (0.0, "#10233A"),
    (0.3, "#2F4560"),
    (0.52, "#7A6274"),
    (0.7, "#D08A63"),
    (0.84, "#F3BE74"),
    (1.0, "#FBE0A0"),
)
STARS = 130
BANKS = (
    (150, "#4E5B76", 0.3, 1560, 420),
    (268, "#8A6F86", 0.4, 1150, 560),
    (330, "#9B7A88", 0.42, 620, 520),
    (404, "#F6C98E", 0.5, 1000, 620),
    (472, "#F3B981", 0.46, 1420, 560),
    (548, "#FBE0A0", 0.62, 780, 640),
    (608, "#D98B5E", 0.5, 900, 520),
)
"""Height, colour, strength, middle and half width of each bank of clouds."""

SEA_TONES = ((0.0, "#E7B178"), (0.1, "#B98572"), (0.35, "#5C6675"), (1.0, "#152C3C"))
ROWS = 78
HEADLANDS = (
    ("#9A7F80", (1150, 0), (1196, -30), (1262, -44), (1330, -62), (1420, -66), (1560, -60)),
    ("#6B5A6C", (1288, 0), (1326, -26), (1350, -50), (1392, -58), (1470, -62), (1700, -70)),
)
"""Colour and skyline of the far headlands, from the horizon."""


def draw_sky(canvas: skia.Canvas) -> None:
    """Draw everything above the horizon but the smoke."""
    canvas.drawRect(rectangle(0, 0, WIDTH, HORIZON + 2), across((0, 0), (0, HORIZON), TONES))
    _stars(canvas)
    canvas.drawCircle(*SUN, 780, glow(SUN, 780, "#F6B26B", 0.42))
    canvas.drawCircle(*SUN, 430, glow(SUN, 430, "#FFD98F", 0.7))
    canvas.drawCircle(*SUN, 170, glow(SUN, 170, "#FFF3CF", 0.85))
    _rays(canvas)
    chance = random.Random(7)
    for bank in BANKS[:5]:
        _bank(canvas, chance, bank)
    canvas.drawCircle(*SUN, 50, fill("#FFF5D8"))
    canvas.drawCircle(*SUN, 50, stroke("#FFFBEC", 2, 0.7))
    for bank in BANKS[5:]:
        _bank(canvas, chance, bank)


def _stars(canvas: skia.Canvas) -> None:
    chance = random.Random(1834)
    for _ in range(STARS):
        x = chance.uniform(0, WIDTH)
        y = 330 * chance.random() ** 1.6
        size = 0.5 + 0.9 * chance.random() ** 3
        light = (0.25 + 0.65 * chance.random()) * (1 - y / 360)
        canvas.drawCircle(x, y, size, fill("#F4ECD8", light))
        if size > 1.15:
            canvas.drawCircle(x, y, size * 3.4, fill("#F4ECD8", light * 0.16, blur=1.5))


def _rays(canvas: skia.Canvas) -> None:
    for number in range(11):
        angle = math.radians(-168 + number * 15.6 + 4 * math.sin(number * 2.1))
        spread = math.radians(1.2 + 1.1 * (number % 3))
        far = 900
        ends = [
            (SUN[0] + far * math.cos(angle + side), SUN[1] + far * math.sin(angle + side))
            for side in (-spread, spread)
        ]
        shader = skia.GradientShader.MakeRadial(
            skia.Point(*SUN), far, [tone("#FFE2A2", 0.13), tone("#FFE2A2", 0.0)]
        )
        paint = skia.Paint(Shader=shader, AntiAlias=True, Dither=True)
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 9))
        canvas.drawPath(ring([SUN, *ends]), paint)


def _bank(
    canvas: skia.Canvas, chance: random.Random, bank: tuple[float, str, float, float, float]
) -> None:
    height, colour, strength, middle, half = bank
    for _ in range(17):
        reach = half * (0.18 + 0.62 * chance.random())
        x = middle + half * chance.gauss(0, 0.52)
        y = height + 19 * chance.gauss(0, 1)
        thick = 1.3 + 4.2 * chance.random() ** 2
        light = strength * (0.25 + 0.75 * chance.random())
        _lens(canvas, (x, y, reach, thick), colour, light)


def _lens(
    canvas: skia.Canvas, place: tuple[float, float, float, float], colour: str, alpha: float
) -> None:
    x, y, reach, thick = place
    path = shape(
        f"M{x - reach},{y + thick * 0.3}"
        f"C{x - reach * 0.45},{y - thick} {x + reach * 0.3},{y - thick * 1.1} {x + reach},{y}"
        f"C{x + reach * 0.4},{y + thick * 0.75} {x - reach * 0.3},{y + thick * 0.8} "
        f"{x - reach},{y + thick * 0.3}"
    )
    canvas.drawPath(path, fill(colour, alpha, blur=0.9))


# The sea: dark swell, and the path of light under the sun.


def draw_sea(canvas: skia.Canvas) -> None:
    """Draw the headlands and everything below the horizon but the near land."""
    for colour, *skyline in HEADLANDS:
        points: list[Point] = [(x, HORIZON + y) for x, y in skyline]
        canvas.drawPath(ring([*points, (points[-1][0], HORIZON + 2)]), fill(colour))
    depth = HEIGHT - HORIZON
    canvas.drawRect(
        rectangle(0, HORIZON, WIDTH, depth), across((0, HORIZON), (0, HEIGHT), SEA_TONES)
    )
    under_sun = SUN[0], HORIZON + 10
    canvas.save()
    canvas.clipRect(rectangle(0, HORIZON, WIDTH, depth))
    canvas.drawCircle(*under_sun, 420, glow(under_sun, 420, "#FFD98F", 0.5))
    canvas.drawRect(rectangle(0, HORIZON - 1, WIDTH, 2.4), fill("#FFE9B8", 0.35))
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
        canvas.drawPath(path, stroke("#FFE6AE", width, 0.35 + 0.6 * lit))
    elif chance.random() < 0.72:
        colour = "#7F8FA0" if chance.random() < 0.3 else "#0E2231"
        canvas.drawPath(path, stroke(colour, width * 0.85, 0.16 + 0.3 * chance.random()))
