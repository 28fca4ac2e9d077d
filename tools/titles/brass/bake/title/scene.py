"""Where things stand in the title picture, in u, and its colours."""

from __future__ import annotations

import random

import skia

from tools.bake.drawing import (
    across,
    arch,
    draw_outlined,
    fill,
    glow,
    line,
    rectangle,
    ring,
    shape,
    stroke,
)
from tools.bake.title import WIDTH, draw_cloud, draw_stars, hill_line

QUAY = 798.0
"""Height of the far quay, where the water begins."""
SUN = (1008.0, 612.0)
MILL = (1290.0, 402.0, 464.0)
"""Left edge, top of the wall and width of the mill."""
TOWER = (1754.0, 1850.0)
CHIMNEY = 1212.0
VIADUCT = (560.0, 676.0, 1290.0)
"""Left end, rail height and right end."""
LAMPS = (742.0, 1300.0, 1806.0)
SKY = (
    (0.0, "#12182E"),
    (0.3, "#2A2648"),
    (0.52, "#5B3A5A"),
    (0.7, "#A85E5C"),
    (0.84, "#E09A5E"),
    (1.0, "#F9D18A"),
)
WINDOW_LIGHTS = ("#FFC24F", "#FFD27A", "#FFE9B4", "#FFB83E")
DARK = "#0B0D16"


# The sky at dusk over the hills, with smoke of far chimneys.

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
    draw_stars(canvas, chance, 150, 340)
    canvas.drawCircle(*SUN, 620, glow(SUN, 620, "#F0A05A", 0.55))
    canvas.drawCircle(*SUN, 300, glow(SUN, 300, "#FFDF9A", 0.7))
    for number, height in enumerate(BANKS):
        tint = ("#F7C98A" if number > 4 else "#8A5674", 0.12, 0.4)
        for _ in range(9):
            draw_cloud(canvas, chance, (980, height), 420, tint)
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
        points = hill_line(height, swell, length, phase)
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


# The narrow boat, lamps and people on the near quay.

NEAR = 992.0
"""Height of the near quay's edge."""
PEOPLE = ((1236, 0), (1368, 1), (1396, 0), (1560, 1), (1860, 1))


def draw_boat(canvas: skia.Canvas) -> None:
    """Draw a laden narrow boat with its lit cabin."""
    hull = shape("M790,868L1178,868Q1168,902 1150,904L812,904Q796,894 790,868")
    canvas.drawPath(hull, across((0, 866), (0, 904), ((0.0, "#3A2430"), (1.0, "#140E18"))))
    canvas.drawLine(790, 868, 1178, 868, stroke("#F0A060", 2.2, 0.9))
    canvas.drawLine(798, 880, 1172, 880, stroke("#B4503C", 4, 0.8))
    for left in (838.0, 916.0):
        cover = shape(f"M{left},868Q{left + 52},824 {left + 110},868")
        draw_outlined(canvas, cover, fill("#2A2430"), stroke("#E0B070", 1.6, 0.6))
    canvas.drawCircle(1098, 846, 90, glow((1098, 846), 90, "#FFC05A", 0.34))
    canvas.drawRect(rectangle(1050, 824, 92, 44), fill("#1F4B41"))
    canvas.drawRect(rectangle(1050, 820, 96, 6), fill("#15302A"))
    for pane in (1062, 1100):
        canvas.drawRect(rectangle(pane, 834, 22, 15), fill("#FFD27A"))
    canvas.drawRect(rectangle(1084, 796, 10, 26), fill("#15101C"))
    canvas.drawRect(rectangle(1156, 828, 12, 40), fill(DARK))
    canvas.drawCircle(1162, 820, 8, fill(DARK))


def draw_near(canvas: skia.Canvas) -> None:
    """Draw the near quay with its lamps and the people on it."""
    edge = shape("M0,1000Q500,976 960,1014Q1400,1038 1920,992L1920,1080L0,1080Z")
    draw_outlined(canvas, edge, fill(DARK), stroke("#C98A54", 1.6, 0.5))
    for at, kind in PEOPLE:
        _person(canvas, float(at), kind)
    for x in LAMPS:
        _lamp(canvas, x)


def _person(canvas: skia.Canvas, x: float, kind: int) -> None:
    foot = NEAR + 30
    canvas.drawCircle(x, foot - 58, 7, fill(DARK))
    body = [(x - 9, foot), (x - 8, foot - 46), (x + 8, foot - 46), (x + 9, foot)]
    if kind == 0:
        body = [(x - 14, foot), (x - 8, foot - 48), (x + 8, foot - 48), (x + 14, foot)]
    else:
        canvas.drawRect(rectangle(x - 9, foot - 67, 18, 5), fill(DARK))
    canvas.drawPath(ring(body), fill(DARK))
    canvas.drawLine(x + 8, foot - 46, x + 9, foot - 4, stroke("#D9904E", 1.4, 0.45))


def _lamp(canvas: skia.Canvas, x: float) -> None:
    foot, top = NEAR + 14, 792.0
    canvas.drawCircle(x, top, 150, glow((x, top), 150, "#FFC05A", 0.5))
    canvas.drawLine(x, foot, x, top + 24, stroke("#08080E", 6))
    canvas.drawLine(x - 16, top + 40, x + 16, top + 40, stroke("#08080E", 4))
    glass = ring([(x - 13, top - 16), (x + 13, top - 16), (x + 8, top + 24), (x - 8, top + 24)])
    draw_outlined(canvas, glass, fill("#FFE9B4"), stroke("#08080E", 3))
    canvas.drawPath(ring([(x - 17, top - 16), (x + 17, top - 16), (x, top - 34)]), fill("#08080E"))
    canvas.drawPath(arch(x, top + 20, 7, 18), fill("#FFFBEC"))
