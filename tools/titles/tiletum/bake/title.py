"""The title picture of Tiletum, at normal and double size; places and sizes in u."""

import math
import random
from pathlib import Path
from typing import Final

import skia

from tools.bake import title as picture
from tools.bake.drawing import (
    across,
    arch,
    draw_outlined,
    draw_scrim,
    fill,
    glow,
    rectangle,
    ring,
    shape,
    stroke,
)

QUAY: Final = 798.0
"""Height of the far quay, where the water begins."""
SUN: Final = (1010.0, 640.0)
SKY: Final = (
    (0.0, "#10134A"),
    (0.28, "#23307E"),
    (0.5, "#5E5A96"),
    (0.68, "#C48A7C"),
    (0.84, "#F4BE7E"),
    (1.0, "#FDE9B4"),
)
HILLS: Final = (
    (640.0, 30.0, 640.0, "#7A6A94", 0.6),
    (690.0, 24.0, 480.0, "#544C7E", 2.1),
    (730.0, 16.0, 360.0, "#37345F", 3.4),
)
"""Height, swell, wavelength, colour and phase of each row of hills."""
BIRDS: Final = ((880, 262), (918, 246), (960, 240), (1008, 186), (1062, 306), (1110, 312))

WALLS: Final = ("#C9986A", "#9A5A5E", "#6E4A72", "#B4704E", "#D2A878", "#7E5A88", "#A86A54")
OUTLINE = "#221A38"
DARK = "#0C0E26"
LIGHTS: Final = ("#FFC65A", "#FFDB8E", "#2C2450")
NEAR: Final = 992.0

LEFT = 1228.0
RIGHT = 1570.0
ROOF = 244.0
STONE: Final = ((0.0, "#E8C9A0"), (0.45, "#B08F86"), (1.0, "#4A3E64"))
LINE = "#1C1838"
GLASS = "#3A3468"
ROSE: Final = ("#D8574A", "#F0C256", "#5E8AD0", "#6FB07A")
WOOD: Final = "#B0763C"

SCRIM: Final = ((0.0, 0.78), (0.3, 0.56), (0.55, 0.26), (0.8, 0.06), (1.0, 0.0))


def draw_sky(canvas: skia.Canvas) -> None:
    """Draw everything behind the town."""
    canvas.drawRect(rectangle(0, 0, picture.WIDTH, QUAY), across((0, 0), (0, QUAY), SKY))
    chance = random.Random(1500)
    picture.draw_stars(canvas, chance, 140, 300)
    for number in range(28):
        angle = math.pi * (1.02 + 0.96 * number / 27)
        wide = 0.016 if number % 2 else 0.026
        ends = [
            (SUN[0] + 1300 * math.cos(angle + side), SUN[1] + 1300 * math.sin(angle + side))
            for side in (-wide, wide)
        ]
        canvas.drawPath(ring([SUN, *ends]), fill("#FFE9B4", 0.055))
    canvas.drawCircle(*SUN, 660, glow(SUN, 660, "#F6B060", 0.6))
    canvas.drawCircle(*SUN, 300, glow(SUN, 300, "#FFE6A8", 0.8))
    for height in range(300, 620, 32):
        tint = ("#FAD29A" if height > 430 else "#9A82B4", 0.1, 0.34)
        for _ in range(7):
            picture.draw_cloud(canvas, chance, (1000, height), 380, tint)
    canvas.drawCircle(*SUN, 54, fill("#FFF4D0"))
    for x, y in BIRDS:
        wing = shape(f"M{x - 15},{y - 3}Q{x - 7},{y - 8} {x},{y}Q{x + 7},{y - 8} {x + 15},{y - 3}")
        canvas.drawPath(wing, stroke("#1C1B44", 2.0, 0.8))


def draw_hills(canvas: skia.Canvas) -> None:
    """Draw rows of hills and the mill on one of them."""
    for number, (height, swell, length, colour, phase) in enumerate(HILLS):
        points = picture.hill_line(height, swell, length, phase)
        canvas.drawPath(ring([(0, QUAY), *points, (picture.WIDTH, QUAY)]), fill(colour))
        if number == 1:
            _mill(canvas, 690.0, 690.0)


def _mill(canvas: skia.Canvas, x: float, foot: float) -> None:
    tower = ring([(x - 14, foot), (x - 9, foot - 56), (x + 9, foot - 56), (x + 14, foot)])
    canvas.drawPath(tower, fill("#2A2850"))
    canvas.drawPath(
        ring([(x - 11, foot - 56), (x, foot - 72), (x + 11, foot - 56)]), fill("#1D1C40")
    )
    for number in range(4):
        angle = math.radians(28 + 90 * number)
        across_it = math.cos(angle + math.pi / 2), math.sin(angle + math.pi / 2)
        tip = x + 54 * math.cos(angle), foot - 58 + 54 * math.sin(angle)
        near = x + 12 * math.cos(angle), foot - 58 + 12 * math.sin(angle)
        canvas.drawLine(x, foot - 58, *tip, stroke("#17163A", 2.2))
        sail = [
            near,
            tip,
            *((px + 11 * across_it[0], py + 11 * across_it[1]) for px, py in (tip, near)),
        ]
        canvas.drawPath(ring(sail), fill("#CFC2B4", 0.75))


# Gabled houses along the quay, the bridge with its tower, and the barge with dressed stone.


def draw_town(canvas: skia.Canvas) -> None:
    """Draw two rows of houses, the higher one behind."""
    chance = random.Random(1510)
    for top, first in ((652.0, 980.0), (686.0, 958.0)):
        x = first
        while x < picture.WIDTH:
            wide = chance.uniform(44, 66)
            _house(canvas, chance, (x, top + chance.uniform(-14, 22), wide))
            x += wide - 2
    _bridge(canvas)


def _house(canvas: skia.Canvas, chance: random.Random, box: tuple[float, float, float]) -> None:
    x, eaves, wide = box
    wall = chance.choice(WALLS)
    middle = x + wide / 2
    ridge = eaves - wide * 0.62
    if chance.random() < 0.5:
        steps = 4
        points = [(x, QUAY), (x, eaves)]
        for step in range(1, steps + 1):
            at = wide / 2 * step / (steps + 0.5)
            up = (eaves - ridge) * step / steps
            points += [(points[-1][0], eaves - up), (x + at, eaves - up)]
        mirrored = [(2 * middle - px, py) for px, py in reversed(points)]
        body = ring([*points, *mirrored])
    else:
        body = ring([(x, QUAY), (x, eaves), (middle, ridge), (x + wide, eaves), (x + wide, QUAY)])
    draw_outlined(canvas, body, fill(wall), stroke(OUTLINE, 1.8))
    for row in range(3):
        for column in (0.28, 0.72):
            y = eaves + 14 + 32 * row
            if y < QUAY - 20:
                light = chance.choice(LIGHTS)
                pane = rectangle(x + wide * column - 6, y, 12, 17)
                canvas.drawRect(pane, fill(light))
                canvas.drawRect(pane, stroke(OUTLINE, 1))


def _bridge(canvas: skia.Canvas) -> None:
    rail = 752.0
    wall = across((0, 0), (900, 0), ((0.0, "#2B2A58"), (1.0, "#8A6E80")))
    canvas.drawRect(rectangle(0, rail, 900, QUAY - rail), wall)
    for number in range(9):
        x = 60.0 + 100 * number
        canvas.drawPath(arch(x, QUAY, 72, 36), fill("#1A1A44"))
    canvas.drawLine(0, rail, 900, rail, stroke("#F0B880", 2, 0.7))
    tower = rectangle(886, 652, 74, QUAY - 652)
    canvas.drawRect(tower, across((886, 0), (960, 0), ((0.0, "#E0B48C"), (1.0, "#5A4668"))))
    canvas.drawRect(tower, stroke(OUTLINE, 2))
    for x in range(882, 966, 18):
        canvas.drawRect(rectangle(x, 640, 11, 14), fill("#A8826E"))
    roof = ring([(884, 642), (923, 574), (962, 642)])
    draw_outlined(canvas, roof, fill("#2F3A78"), stroke(OUTLINE, 2))
    canvas.drawLine(923, 574, 923, 548, stroke(OUTLINE, 2))
    canvas.drawPath(ring([(923, 548), (946, 555), (923, 562)]), fill("#B63A22"))
    canvas.drawPath(arch(923, 740, 32, 48), fill("#FFD27A"))
    canvas.drawPath(arch(923, QUAY, 40, 44), fill("#14123A"))


def draw_barge(canvas: skia.Canvas) -> None:
    """Draw the barge with its sail, stones and crew."""
    hull = shape("M1010,896Q1220,912 1432,886Q1404,934 1366,938L1066,938Q1028,930 1010,896")
    wood = across((0, 890), (0, 938), ((0.0, "#5A3038"), (1.0, "#1A1024")))
    draw_outlined(canvas, hull, wood, stroke("#0E0A1C", 3))
    canvas.drawLine(1024, 912, 1408, 910, stroke("#C0482E", 5, 0.9))
    canvas.drawLine(1082, 900, 1082, 712, stroke("#2A1A22", 9))
    sail = shape("M1092,722Q1206,744 1184,812Q1164,852 1096,858Q1130,790 1092,722")
    draw_outlined(canvas, sail, fill("#EBD2A4"), stroke("#2A1A22", 2.4))
    canvas.drawLine(1114, 790, 1180, 792, stroke("#B63A22", 8, 0.85))
    canvas.drawLine(1150, 744, 1142, 840, stroke("#B63A22", 8, 0.85))
    for x, y, wide in ((1120, 868, 64), (1186, 868, 60), (1248, 868, 60), (1150, 838, 62),
                       (1214, 838, 58)):  # fmt: skip
        canvas.drawRect(rectangle(x, y, wide, 29), fill("#C79C92"))
        canvas.drawPath(
            ring([(x, y), (x + 9, y - 9), (x + wide + 9, y - 9), (x + wide, y)]), fill("#E6C4B2")
        )
        canvas.drawRect(rectangle(x, y, wide, 29), stroke("#3A2438", 1.8))
    for x, tall in ((1098, 56), (1352, 60)):
        canvas.drawPath(
            ring([(x - 11, 898), (x - 7, 898 - tall), (x + 7, 898 - tall), (x + 11, 898)]),
            fill("#171030"),
        )
        canvas.drawCircle(x, 898 - tall - 7, 8, fill("#C88A5A"))
    canvas.drawLine(1350, 850, 1440, 960, stroke("#2A1A22", 5))


def draw_near(canvas: skia.Canvas) -> None:
    """Draw the near bank with reeds and masons."""
    edge = shape("M0,1000Q500,976 960,1032Q1400,1042 1920,992L1920,1080L0,1080Z")
    draw_outlined(canvas, edge, fill(DARK), stroke("#C98A54", 1.6, 0.5))
    chance = random.Random(1490)
    for _ in range(120):
        x = chance.uniform(560, picture.WIDTH)
        canvas.drawLine(x, NEAR + 40, x + chance.uniform(-8, 8), NEAR - chance.uniform(0, 26),
                        stroke(DARK, 2.6))  # fmt: skip
    for x in (1500, 1570, 1690, 1728, 1838):
        foot = NEAR + 36
        canvas.drawPath(
            ring([(x - 13, foot), (x - 8, foot - 50), (x + 8, foot - 50), (x + 13, foot)]),
            fill(DARK),
        )
        canvas.drawCircle(x, foot - 58, 8, fill(DARK))
    canvas.drawRect(rectangle(1600, NEAR - 14, 62, 44), fill(DARK))


# The minster: its west front with a lit rose, the nave behind, scaffold and tread-wheel crane.


def draw_minster(canvas: skia.Canvas) -> None:
    """Draw it from the nave to the crane."""
    _nave(canvas)
    for left in (LEFT, RIGHT - 116):
        _tower(canvas, left, ROOF if left == LEFT else 320.0)
    _front(canvas)
    _spire(canvas)
    _scaffold(canvas)
    _crane(canvas)


def _block(canvas: skia.Canvas, left: float, top: float, width: float) -> None:
    paint = across((left, 0), (left + width, 0), STONE)
    canvas.drawRect(rectangle(left, top, width, QUAY - top), paint)
    canvas.drawRect(rectangle(left, top, width, QUAY - top), stroke(LINE, 2))


def _window(canvas: skia.Canvas, x: float, foot: float, wide: float, high: float) -> None:
    window = arch(x, foot, wide, high)
    draw_outlined(canvas, window, fill(GLASS), stroke(LINE, 2))
    canvas.drawLine(x, foot, x, foot - high + 6, stroke("#C8A888", 1.6, 0.7))


def _tower(canvas: skia.Canvas, left: float, top: float) -> None:
    _block(canvas, left, top, 116)
    for story in range(3):
        foot = top + 142 + 142 * story
        if foot > 700:
            continue
        for x in (left + 36, left + 80):
            _window(canvas, x, foot, 28, 108)
        canvas.drawRect(
            rectangle(left - 6, foot + 16, 128, 9), across((left, 0), (left + 116, 0), STONE)
        )
        canvas.drawLine(left - 6, foot + 25, left + 122, foot + 25, stroke(LINE, 1.6, 0.8))
    for x in (left - 8, left + 108):
        buttress = [(x, QUAY), (x, top + 40), (x + 8, top + 6), (x + 16, top + 40), (x + 16, QUAY)]
        stone = across((x, 0), (x + 16, 0), STONE)
        draw_outlined(canvas, ring(buttress), stone, stroke(LINE, 1.4))


def _front(canvas: skia.Canvas) -> None:
    left = LEFT + 116
    right = RIGHT - 116
    middle = (left + right) / 2
    _block(canvas, left, 372, right - left)
    gable = ring([(left - 4, 376), (middle, 276), (right + 4, 376)])
    draw_outlined(canvas, gable, across((left, 0), (right, 0), STONE), stroke(LINE, 2))
    canvas.drawCircle(middle, 334, 12, fill(GLASS))
    _rose(canvas, middle, 450.0, 58.0)
    canvas.drawCircle(middle, 690, 130, glow((middle, 690), 130, "#FFC86A", 0.4))
    door = arch(middle, QUAY, 70, 130)
    draw_outlined(canvas, door, fill("#FFD98C"), stroke("#4A3448", 9))
    canvas.drawPath(arch(middle, QUAY, 92, 150), stroke("#C8A888", 3, 0.8))
    for number in range(7):
        _window(canvas, left + 12 + 14.6 * number, 568, 10, 34)


def _rose(canvas: skia.Canvas, x: float, y: float, radius: float) -> None:
    canvas.drawCircle(x, y, radius + 60, glow((x, y), radius + 60, "#FFE0A0", 0.45))
    canvas.drawCircle(x, y, radius, fill("#3A2C50"))
    canvas.drawCircle(x, y, radius, stroke("#E8CDA6", 5))
    for number in range(12):
        angle = math.tau * number / 12
        at = x + 0.62 * radius * math.cos(angle), y + 0.62 * radius * math.sin(angle)
        canvas.drawCircle(*at, 0.2 * radius, fill(ROSE[number % 4]))
        canvas.drawCircle(*at, 0.2 * radius, stroke("#F6E2B8", 2))
    canvas.drawCircle(x, y, 0.24 * radius, fill("#F6D27A"))
    canvas.drawCircle(x, y, 0.24 * radius, stroke("#F6E2B8", 2.4))


def _spire(canvas: skia.Canvas) -> None:
    base = ROOF
    top = 108.0
    middle = LEFT + 58
    body = ring([(LEFT + 8, base), (middle - 22, top), (middle + 22, top), (LEFT + 108, base)])
    draw_outlined(canvas, body, across((LEFT, 0), (LEFT + 116, 0), STONE), stroke(LINE, 2))
    for step in range(1, 5):
        y = base + (top - base) * step / 5
        half = 50 - 28 * step / 5
        canvas.drawLine(middle - half, y, middle + half, y, stroke("#5A4664", 2.2, 0.8))
    for x in (LEFT + 2, LEFT + 114):
        pinnacle = ring([(x - 8, base), (x, base - 46), (x + 8, base)])
        draw_outlined(canvas, pinnacle, fill("#D8B490"), stroke(LINE, 1.6))


def _nave(canvas: skia.Canvas) -> None:
    wall = across((1560, 0), (1920, 0), (STONE[1], (1.0, "#2E2850")))
    canvas.drawRect(rectangle(1560, 460, 380, QUAY - 460), wall)
    canvas.drawRect(rectangle(1580, 384, 140, 78), fill("#2F3A6E"))
    canvas.drawRect(rectangle(1580, 384, 140, 78), stroke(LINE, 2))
    for number in range(10):
        x = 1722 + 24 * number
        canvas.drawLine(x, 462, x + 12, 386, stroke(WOOD, 4))
        canvas.drawLine(x + 12, 386, x + 24, 462, stroke(WOOD, 4))
    canvas.drawLine(1720, 386, 1930, 386, stroke(WOOD, 5))
    for number in range(5):
        x = 1612 + 72 * number
        glass = fill("#FFC65A" if number in (0, 3) else "#241F48")
        draw_outlined(canvas, arch(x, 600, 32, 112), glass, stroke(LINE, 2.4))
        pier = [(x + 28, QUAY), (x + 28, 520), (x + 36, 486), (x + 44, 520), (x + 44, QUAY)]
        draw_outlined(canvas, ring(pier), fill("#6A5878"), stroke(LINE, 1.6))


def _scaffold(canvas: skia.Canvas) -> None:
    for x in (1446.0, 1480.0, 1516.0, 1556.0, 1592.0):
        canvas.drawLine(x, 250 if x > 1450 else 300, x, 740, stroke(WOOD, 3.4))
    for level in range(7):
        y = 282.0 + 70 * level
        canvas.drawLine(1432, y, 1604, y, stroke(WOOD, 6))
        canvas.drawLine(1432, y + 3, 1604, y + 3, stroke("#4A3020", 2, 0.7))
    masons = (1450, 282), (1516, 352), (1574, 352), (1470, 422), (1548, 562), (1486, 240)
    for x, foot in masons:
        body = [(x - 5, foot), (x - 4, foot - 20), (x + 4, foot - 20), (x + 5, foot)]
        canvas.drawPath(ring(body), fill("#17153A"))
        canvas.drawCircle(x, foot - 24, 4.4, fill("#C88A5A"))
        canvas.drawRect(rectangle(x - 5, foot - 30, 10, 4), fill("#8A3020"))


def _crane(canvas: skia.Canvas) -> None:
    hub = (1552.0, 200.0)
    canvas.drawLine(1516, 282, 1516, 118, stroke(WOOD, 7))
    canvas.drawLine(1340, 76, 1560, 160, stroke(WOOD, 7))
    canvas.drawLine(1356, 84, 1500, 250, stroke(WOOD, 3))
    canvas.drawLine(1357, 82, 1357, 220, stroke("#2A2040", 2))
    for reach in (40, 28):
        canvas.drawCircle(*hub, reach, stroke(WOOD, 5 if reach == 40 else 3))
    for number in range(8):
        angle = math.tau * number / 8
        end = hub[0] + 40 * math.cos(angle), hub[1] + 40 * math.sin(angle)
        canvas.drawLine(*hub, *end, stroke(WOOD, 2.6))
    canvas.drawRect(rectangle(1332, 220, 52, 36), fill("#E8C49C"))
    canvas.drawPath(ring([(1332, 220), (1340, 212), (1392, 212), (1384, 220)]), fill("#F6DDB8"))
    canvas.drawPath(ring([(1384, 220), (1392, 212), (1392, 248), (1384, 256)]), fill("#A88478"))


def bake_title() -> list[Path]:
    """Write the picture in two sizes and return the files."""
    return picture.write_title("tiletum", draw_title, (94, 86))


def draw_title(surface: skia.Surface, k: int) -> None:
    """Draw the whole picture, back to front."""
    canvas = surface.getCanvas()
    for draw in (draw_sky, draw_hills, draw_minster, draw_town):
        draw(canvas)
    picture.draw_mirror(canvas, surface.makeImageSnapshot(), k, QUAY)
    draw_barge(canvas)
    draw_near(canvas)
    draw_scrim(canvas, (980, picture.HEIGHT), "#0A0D28", SCRIM)
