"""Gabled houses along the quay, the bridge with its tower, and the barge with dressed stone."""

import random
from typing import Final

import skia

from tools.bake import title as picture
from tools.bake.drawing import (
    arch_path,
    closed_path,
    draw_outlined,
    make_fill_paint,
    make_linear_gradient_paint,
    make_stroke_paint,
    path_from_svg,
    rectangle_path,
)
from tools.titles.tiletum.bake.minster import QUAY

WALLS: Final = ("#C9986A", "#9A5A5E", "#6E4A72", "#B4704E", "#D2A878", "#7E5A88", "#A86A54")
OUTLINE = "#221A38"
DARK = "#0C0E26"
LIGHTS: Final = ("#FFC65A", "#FFDB8E", "#2C2450")
NEAR: Final = 992.0


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
        body = closed_path([*points, *mirrored])
    else:
        body = closed_path(
            [(x, QUAY), (x, eaves), (middle, ridge), (x + wide, eaves), (x + wide, QUAY)]
        )
    draw_outlined(canvas, body, make_fill_paint(wall), make_stroke_paint(OUTLINE, 1.8))
    for row in range(3):
        for column in (0.28, 0.72):
            y = eaves + 14 + 32 * row
            if y < QUAY - 20:
                light = chance.choice(LIGHTS)
                pane = rectangle_path(x + wide * column - 6, y, 12, 17)
                canvas.drawRect(pane, make_fill_paint(light))
                canvas.drawRect(pane, make_stroke_paint(OUTLINE, 1))


def _bridge(canvas: skia.Canvas) -> None:
    rail = 752.0
    wall = make_linear_gradient_paint((0, 0), (900, 0), ((0.0, "#2B2A58"), (1.0, "#8A6E80")))
    canvas.drawRect(rectangle_path(0, rail, 900, QUAY - rail), wall)
    for number in range(9):
        x = 60.0 + 100 * number
        canvas.drawPath(arch_path(x, QUAY, 72, 36), make_fill_paint("#1A1A44"))
    canvas.drawLine(0, rail, 900, rail, make_stroke_paint("#F0B880", 2, 0.7))
    tower = rectangle_path(886, 652, 74, QUAY - 652)
    canvas.drawRect(
        tower, make_linear_gradient_paint((886, 0), (960, 0), ((0.0, "#E0B48C"), (1.0, "#5A4668")))
    )
    canvas.drawRect(tower, make_stroke_paint(OUTLINE, 2))
    for x in range(882, 966, 18):
        canvas.drawRect(rectangle_path(x, 640, 11, 14), make_fill_paint("#A8826E"))
    roof = closed_path([(884, 642), (923, 574), (962, 642)])
    draw_outlined(canvas, roof, make_fill_paint("#2F3A78"), make_stroke_paint(OUTLINE, 2))
    canvas.drawLine(923, 574, 923, 548, make_stroke_paint(OUTLINE, 2))
    canvas.drawPath(closed_path([(923, 548), (946, 555), (923, 562)]), make_fill_paint("#B63A22"))
    canvas.drawPath(arch_path(923, 740, 32, 48), make_fill_paint("#FFD27A"))
    canvas.drawPath(arch_path(923, QUAY, 40, 44), make_fill_paint("#14123A"))


def draw_barge(canvas: skia.Canvas) -> None:
    """Draw the barge with its sail, stones and crew."""
    hull = path_from_svg("M1010,896Q1220,912 1432,886Q1404,934 1366,938L1066,938Q1028,930 1010,896")
    wood = make_linear_gradient_paint((0, 890), (0, 938), ((0.0, "#5A3038"), (1.0, "#1A1024")))
    draw_outlined(canvas, hull, wood, make_stroke_paint("#0E0A1C", 3))
    canvas.drawLine(1024, 912, 1408, 910, make_stroke_paint("#C0482E", 5, 0.9))
    canvas.drawLine(1082, 900, 1082, 712, make_stroke_paint("#2A1A22", 9))
    sail = path_from_svg("M1092,722Q1206,744 1184,812Q1164,852 1096,858Q1130,790 1092,722")
    draw_outlined(canvas, sail, make_fill_paint("#EBD2A4"), make_stroke_paint("#2A1A22", 2.4))
    canvas.drawLine(1114, 790, 1180, 792, make_stroke_paint("#B63A22", 8, 0.85))
    canvas.drawLine(1150, 744, 1142, 840, make_stroke_paint("#B63A22", 8, 0.85))
    for x, y, wide in ((1120, 868, 64), (1186, 868, 60), (1248, 868, 60), (1150, 838, 62),
                       (1214, 838, 58)):  # fmt: skip
        canvas.drawRect(rectangle_path(x, y, wide, 29), make_fill_paint("#C79C92"))
        canvas.drawPath(
            closed_path([(x, y), (x + 9, y - 9), (x + wide + 9, y - 9), (x + wide, y)]),
            make_fill_paint("#E6C4B2"),
        )
        canvas.drawRect(rectangle_path(x, y, wide, 29), make_stroke_paint("#3A2438", 1.8))
    for x, tall in ((1098, 56), (1352, 60)):
        canvas.drawPath(
            closed_path([(x - 11, 898), (x - 7, 898 - tall), (x + 7, 898 - tall), (x + 11, 898)]),
            make_fill_paint("#171030"),
        )
        canvas.drawCircle(x, 898 - tall - 7, 8, make_fill_paint("#C88A5A"))
    canvas.drawLine(1350, 850, 1440, 960, make_stroke_paint("#2A1A22", 5))


def draw_near(canvas: skia.Canvas) -> None:
    """Draw the near bank with reeds and masons."""
    edge = path_from_svg("M0,1000Q500,976 960,1032Q1400,1042 1920,992L1920,1080L0,1080Z")
    draw_outlined(canvas, edge, make_fill_paint(DARK), make_stroke_paint("#C98A54", 1.6, 0.5))
    chance = random.Random(1490)
    for _ in range(120):
        x = chance.uniform(560, picture.WIDTH)
        canvas.drawLine(x, NEAR + 40, x + chance.uniform(-8, 8), NEAR - chance.uniform(0, 26),
                        make_stroke_paint(DARK, 2.6))  # fmt: skip
    for x in (1500, 1570, 1690, 1728, 1838):
        foot = NEAR + 36
        canvas.drawPath(
            closed_path([(x - 13, foot), (x - 8, foot - 50), (x + 8, foot - 50), (x + 13, foot)]),
            make_fill_paint(DARK),
        )
        canvas.drawCircle(x, foot - 58, 8, make_fill_paint(DARK))
    canvas.drawRect(rectangle_path(1600, NEAR - 14, 62, 44), make_fill_paint(DARK))
