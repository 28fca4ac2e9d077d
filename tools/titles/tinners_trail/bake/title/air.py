"""The sky at dusk: stars, sun, and banks of long thin clouds."""

import math
import random

import skia

from tools.bake.drawing import (
    closed_path,
    make_fill_paint,
    make_linear_gradient_paint,
    make_radial_gradient_paint,
    make_stroke_paint,
    path_from_svg,
    rectangle_path,
    skia_colour,
)
from tools.bake.title import WIDTH
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


def draw_sky(canvas: skia.Canvas) -> None:
    """Draw everything above the horizon but the smoke."""
    canvas.drawRect(
        rectangle_path(0, 0, WIDTH, HORIZON + 2),
        make_linear_gradient_paint((0, 0), (0, HORIZON), TONES),
    )
    _stars(canvas)
    canvas.drawCircle(*SUN, 780, make_radial_gradient_paint(SUN, 780, "#F6B26B", 0.42))
    canvas.drawCircle(*SUN, 430, make_radial_gradient_paint(SUN, 430, "#FFD98F", 0.7))
    canvas.drawCircle(*SUN, 170, make_radial_gradient_paint(SUN, 170, "#FFF3CF", 0.85))
    _rays(canvas)
    chance = random.Random(7)
    for bank in BANKS[:5]:
        _bank(canvas, chance, *bank)
    canvas.drawCircle(*SUN, 50, make_fill_paint("#FFF5D8"))
    canvas.drawCircle(*SUN, 50, make_stroke_paint("#FFFBEC", 2, 0.7))
    for bank in BANKS[5:]:
        _bank(canvas, chance, *bank)


def _stars(canvas: skia.Canvas) -> None:
    chance = random.Random(1834)
    for _ in range(STARS):
        x = chance.uniform(0, WIDTH)
        y = 330 * chance.random() ** 1.6
        size = 0.5 + 0.9 * chance.random() ** 3
        light = (0.25 + 0.65 * chance.random()) * (1 - y / 360)
        canvas.drawCircle(x, y, size, make_fill_paint("#F4ECD8", light))
        if size > 1.15:
            canvas.drawCircle(x, y, size * 3.4, make_fill_paint("#F4ECD8", light * 0.16, blur=1.5))


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
            skia.Point(*SUN), far, [skia_colour("#FFE2A2", 0.13), skia_colour("#FFE2A2", 0.0)]
        )
        paint = skia.Paint(Shader=shader, AntiAlias=True, Dither=True)
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 9))
        canvas.drawPath(closed_path([SUN, *ends]), paint)


def _bank(
    canvas: skia.Canvas,
    chance: random.Random,
    height: float,
    colour: str,
    strength: float,
    middle: float,
    half: float,
) -> None:
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
    path = path_from_svg(
        f"M{x - reach},{y + thick * 0.3}"
        f"C{x - reach * 0.45},{y - thick} {x + reach * 0.3},{y - thick * 1.1} {x + reach},{y}"
        f"C{x + reach * 0.4},{y + thick * 0.75} {x - reach * 0.3},{y + thick * 0.8} "
        f"{x - reach},{y + thick * 0.3}"
    )
    canvas.drawPath(path, make_fill_paint(colour, alpha, blur=0.9))
