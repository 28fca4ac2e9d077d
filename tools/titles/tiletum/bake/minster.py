"""The minster: its west front with a lit rose, the nave behind, scaffold and tread-wheel crane."""

import math
from typing import Final

import skia

from tools.bake.drawing import (
    arch_path,
    closed_path,
    draw_outlined,
    make_fill_paint,
    make_linear_gradient_paint,
    make_radial_gradient_paint,
    make_stroke_paint,
    rectangle_path,
)

QUAY: Final = 798.0
"""The y of the far quay in u, where the water begins."""

LEFT = 1228.0
RIGHT = 1570.0
ROOF = 244.0
STONE: Final = ((0.0, "#E8C9A0"), (0.45, "#B08F86"), (1.0, "#4A3E64"))
LINE = "#1C1838"
GLASS = "#3A3468"
ROSE: Final = ("#D8574A", "#F0C256", "#5E8AD0", "#6FB07A")
WOOD: Final = "#B0763C"


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
    paint = make_linear_gradient_paint((left, 0), (left + width, 0), STONE)
    canvas.drawRect(rectangle_path(left, top, width, QUAY - top), paint)
    canvas.drawRect(rectangle_path(left, top, width, QUAY - top), make_stroke_paint(LINE, 2))


def _window(canvas: skia.Canvas, x: float, foot: float, wide: float, high: float) -> None:
    window = arch_path(x, foot, wide, high)
    draw_outlined(canvas, window, make_fill_paint(GLASS), make_stroke_paint(LINE, 2))
    canvas.drawLine(x, foot, x, foot - high + 6, make_stroke_paint("#C8A888", 1.6, 0.7))


def _tower(canvas: skia.Canvas, left: float, top: float) -> None:
    _block(canvas, left, top, 116)
    for story in range(3):
        foot = top + 142 + 142 * story
        if foot > 700:
            continue
        for x in (left + 36, left + 80):
            _window(canvas, x, foot, 28, 108)
        canvas.drawRect(
            rectangle_path(left - 6, foot + 16, 128, 9),
            make_linear_gradient_paint((left, 0), (left + 116, 0), STONE),
        )
        canvas.drawLine(
            left - 6, foot + 25, left + 122, foot + 25, make_stroke_paint(LINE, 1.6, 0.8)
        )
    for x in (left - 8, left + 108):
        buttress = [(x, QUAY), (x, top + 40), (x + 8, top + 6), (x + 16, top + 40), (x + 16, QUAY)]
        stone = make_linear_gradient_paint((x, 0), (x + 16, 0), STONE)
        draw_outlined(canvas, closed_path(buttress), stone, make_stroke_paint(LINE, 1.4))


def _front(canvas: skia.Canvas) -> None:
    left = LEFT + 116
    right = RIGHT - 116
    middle = (left + right) / 2
    _block(canvas, left, 372, right - left)
    gable = closed_path([(left - 4, 376), (middle, 276), (right + 4, 376)])
    draw_outlined(
        canvas,
        gable,
        make_linear_gradient_paint((left, 0), (right, 0), STONE),
        make_stroke_paint(LINE, 2),
    )
    canvas.drawCircle(middle, 334, 12, make_fill_paint(GLASS))
    _rose(canvas, middle, 450.0, 58.0)
    canvas.drawCircle(
        middle, 690, 130, make_radial_gradient_paint((middle, 690), 130, "#FFC86A", 0.4)
    )
    door = arch_path(middle, QUAY, 70, 130)
    draw_outlined(canvas, door, make_fill_paint("#FFD98C"), make_stroke_paint("#4A3448", 9))
    canvas.drawPath(arch_path(middle, QUAY, 92, 150), make_stroke_paint("#C8A888", 3, 0.8))
    for number in range(7):
        _window(canvas, left + 12 + 14.6 * number, 568, 10, 34)


def _rose(canvas: skia.Canvas, x: float, y: float, radius: float) -> None:
    canvas.drawCircle(
        x, y, radius + 60, make_radial_gradient_paint((x, y), radius + 60, "#FFE0A0", 0.45)
    )
    canvas.drawCircle(x, y, radius, make_fill_paint("#3A2C50"))
    canvas.drawCircle(x, y, radius, make_stroke_paint("#E8CDA6", 5))
    for number in range(12):
        angle = math.tau * number / 12
        at = x + 0.62 * radius * math.cos(angle), y + 0.62 * radius * math.sin(angle)
        canvas.drawCircle(*at, 0.2 * radius, make_fill_paint(ROSE[number % 4]))
        canvas.drawCircle(*at, 0.2 * radius, make_stroke_paint("#F6E2B8", 2))
    canvas.drawCircle(x, y, 0.24 * radius, make_fill_paint("#F6D27A"))
    canvas.drawCircle(x, y, 0.24 * radius, make_stroke_paint("#F6E2B8", 2.4))


def _spire(canvas: skia.Canvas) -> None:
    base = ROOF
    top = 108.0
    middle = LEFT + 58
    body = closed_path(
        [(LEFT + 8, base), (middle - 22, top), (middle + 22, top), (LEFT + 108, base)]
    )
    draw_outlined(
        canvas,
        body,
        make_linear_gradient_paint((LEFT, 0), (LEFT + 116, 0), STONE),
        make_stroke_paint(LINE, 2),
    )
    for step in range(1, 5):
        y = base + (top - base) * step / 5
        half = 50 - 28 * step / 5
        canvas.drawLine(middle - half, y, middle + half, y, make_stroke_paint("#5A4664", 2.2, 0.8))
    for x in (LEFT + 2, LEFT + 114):
        pinnacle = closed_path([(x - 8, base), (x, base - 46), (x + 8, base)])
        draw_outlined(canvas, pinnacle, make_fill_paint("#D8B490"), make_stroke_paint(LINE, 1.6))


def _nave(canvas: skia.Canvas) -> None:
    wall = make_linear_gradient_paint((1560, 0), (1920, 0), (STONE[1], (1.0, "#2E2850")))
    canvas.drawRect(rectangle_path(1560, 460, 380, QUAY - 460), wall)
    canvas.drawRect(rectangle_path(1580, 384, 140, 78), make_fill_paint("#2F3A6E"))
    canvas.drawRect(rectangle_path(1580, 384, 140, 78), make_stroke_paint(LINE, 2))
    for number in range(10):
        x = 1722 + 24 * number
        canvas.drawLine(x, 462, x + 12, 386, make_stroke_paint(WOOD, 4))
        canvas.drawLine(x + 12, 386, x + 24, 462, make_stroke_paint(WOOD, 4))
    canvas.drawLine(1720, 386, 1930, 386, make_stroke_paint(WOOD, 5))
    for number in range(5):
        x = 1612 + 72 * number
        glass = make_fill_paint("#FFC65A" if number in (0, 3) else "#241F48")
        draw_outlined(canvas, arch_path(x, 600, 32, 112), glass, make_stroke_paint(LINE, 2.4))
        pier = [(x + 28, QUAY), (x + 28, 520), (x + 36, 486), (x + 44, 520), (x + 44, QUAY)]
        draw_outlined(
            canvas, closed_path(pier), make_fill_paint("#6A5878"), make_stroke_paint(LINE, 1.6)
        )


def _scaffold(canvas: skia.Canvas) -> None:
    for x in (1446.0, 1480.0, 1516.0, 1556.0, 1592.0):
        canvas.drawLine(x, 250 if x > 1450 else 300, x, 740, make_stroke_paint(WOOD, 3.4))
    for level in range(7):
        y = 282.0 + 70 * level
        canvas.drawLine(1432, y, 1604, y, make_stroke_paint(WOOD, 6))
        canvas.drawLine(1432, y + 3, 1604, y + 3, make_stroke_paint("#4A3020", 2, 0.7))
    masons = (1450, 282), (1516, 352), (1574, 352), (1470, 422), (1548, 562), (1486, 240)
    for x, foot in masons:
        body = [(x - 5, foot), (x - 4, foot - 20), (x + 4, foot - 20), (x + 5, foot)]
        canvas.drawPath(closed_path(body), make_fill_paint("#17153A"))
        canvas.drawCircle(x, foot - 24, 4.4, make_fill_paint("#C88A5A"))
        canvas.drawRect(rectangle_path(x - 5, foot - 30, 10, 4), make_fill_paint("#8A3020"))


def _crane(canvas: skia.Canvas) -> None:
    hub = (1552.0, 200.0)
    canvas.drawLine(1516, 282, 1516, 118, make_stroke_paint(WOOD, 7))
    canvas.drawLine(1340, 76, 1560, 160, make_stroke_paint(WOOD, 7))
    canvas.drawLine(1356, 84, 1500, 250, make_stroke_paint(WOOD, 3))
    canvas.drawLine(1357, 82, 1357, 220, make_stroke_paint("#2A2040", 2))
    for reach in (40, 28):
        canvas.drawCircle(*hub, reach, make_stroke_paint(WOOD, 5 if reach == 40 else 3))
    for number in range(8):
        angle = math.tau * number / 8
        end = hub[0] + 40 * math.cos(angle), hub[1] + 40 * math.sin(angle)
        canvas.drawLine(*hub, *end, make_stroke_paint(WOOD, 2.6))
    canvas.drawRect(rectangle_path(1332, 220, 52, 36), make_fill_paint("#E8C49C"))
    canvas.drawPath(
        closed_path([(1332, 220), (1340, 212), (1392, 212), (1384, 220)]),
        make_fill_paint("#F6DDB8"),
    )
    canvas.drawPath(
        closed_path([(1384, 220), (1392, 212), (1392, 248), (1384, 256)]),
        make_fill_paint("#A88478"),
    )
