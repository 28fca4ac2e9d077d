"""The sky at dusk over the hills, with smoke of far chimneys."""

from __future__ import annotations

import math
import random

import skia

from tools.bake.ink import across, fill, glow, line, rectangle, ring, stroke
from tools.titles.brass.bake.title.scene import CHIMNEY, QUAY, SKY, SUN, WIDTH

BANKS = (330, 388, 420, 452, 486, 520, 548, 580)
HILLS = (
    (596.0, 34.0, 620.0, "#5A3A56", 0.4),
    (642.0, 28.0, 470.0, "#452C4A", 1.9),
    (690.0, 20.0, 380.0, "#2E2139", 3.1),
)
"""Height, swell, wavelength, colour and phase of each row of hills."""
STACKS = ((38, 570), (300, 596), (366, 560), (712, 560), (856, 574), (930, 536), (1004, 596))
STACKS_LOW = ((1088, 542), (1870, 540), (1560, 600), (196, 612))


def draw_sky(canvas: skia.Canvas) -> None:
    """Draw everything behind the town."""
    canvas.drawRect(rectangle(0, 0, WIDTH, QUAY), across((0, 0), (0, QUAY), SKY))
    chance = random.Random(1770)
    for _ in range(150):
        x, y = chance.uniform(0, WIDTH), 340 * chance.random() ** 1.5
        light = (0.2 + 0.7 * chance.random()) * (1 - y / 380)
        canvas.drawCircle(x, y, 0.6 + 0.9 * chance.random() ** 3, fill("#F4ECD8", light))
    canvas.drawCircle(*SUN, 620, glow(SUN, 620, "#F0A05A", 0.55))
    canvas.drawCircle(*SUN, 300, glow(SUN, 300, "#FFDF9A", 0.7))
    for number, height in enumerate(BANKS):
        for _ in range(9):
            middle = chance.gauss(980, 520)
            reach = chance.uniform(90, 420)
            colour = "#F7C98A" if number > 4 else "#8A5674"
            strip = rectangle(middle - reach, height + chance.gauss(0, 7), 2 * reach, 2.2)
            canvas.drawOval(strip, fill(colour, chance.uniform(0.12, 0.4), blur=0.8))
    canvas.drawCircle(*SUN, 58, fill("#FFF0C8"))
    _smoke(canvas, chance, (CHIMNEY, 142), 430, 2.4)


def draw_hills(canvas: skia.Canvas) -> None:
    """Draw rows of hills with chimneys between them."""
    chance = random.Random(1785)
    for number, (height, swell, length, colour, phase) in enumerate(HILLS):
        if number == 1:
            for x, top in (*STACKS, *STACKS_LOW):
                _stack(canvas, x, top)
                _smoke(canvas, chance, (x, top), 120, 0.9)
        points = [
            (float(x), height - swell * math.sin(x / length * math.tau + phase))
            for x in range(0, WIDTH + 20, 20)
        ]
        canvas.drawPath(ring([(0, QUAY), *points, (WIDTH, QUAY)]), fill(colour))
        canvas.drawPath(line(points), stroke("#F6B877", 1.4, 0.35))


def _stack(canvas: skia.Canvas, x: float, top: float) -> None:
    shaft = ring([(x - 8, 760), (x - 4.4, top + 8), (x + 4.4, top + 8), (x + 8, 760)])
    canvas.drawPath(shaft, across((x - 8, 0), (x + 8, 0), ((0.0, "#7A4A58"), (1.0, "#2C2038"))))
    canvas.drawRect(rectangle(x - 6.4, top, 12.8, 7), fill("#4A3046"))


def _smoke(
    canvas: skia.Canvas,
    chance: random.Random,
    mouth: tuple[float, float],
    reach: float,
    size: float,
) -> None:
    """Puffs that drift to the upper left and grow."""
    for step in range(26):
        share = step / 26
        x = mouth[0] - reach * share * 0.9 + chance.gauss(0, 5 * size)
        y = mouth[1] - reach * (0.62 * share**0.8) + chance.gauss(0, 4 * size)
        radius = size * (4 + 17 * share)
        colour = "#3E2C3C" if step % 3 else "#8A5A50"
        canvas.drawCircle(x, y, radius, fill(colour, 0.3 * (1 - share) ** 1.2, blur=radius * 0.6))
