"""Life in the picture: smoke, a ship, gulls, and two people with lanterns."""

import random

import skia

from tools.bake.drawing import (
    arch_path,
    closed_path,
    curved_path,
    draw_outlined,
    make_fill_paint,
    make_radial_gradient_paint,
    make_stroke_paint,
    path_from_svg,
    rectangle_path,
    translated_and_scaled,
)

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
        shade = make_fill_paint("#5A5562", 0.09 * thin + 0.006, blur=radius * 0.55)
        canvas.drawCircle(x, y, radius, shade)
        low = y + radius * 0.4
        warm = make_fill_paint("#D79A78", 0.12 * thin + 0.01, blur=radius * 0.35)
        canvas.drawCircle(x - radius * 0.1, low, radius * 0.6, warm)


def draw_ship(canvas: skia.Canvas) -> None:
    """Draw the brig before the sun, with its reflection."""
    with translated_and_scaled(canvas, SHIP):
        canvas.drawOval(
            rectangle_path(-56, 12, 112, 10), make_fill_paint("#1E2530", 0.55, blur=2.5)
        )
        for row in range(5):
            half = 46 - row * 7
            y = 18 + row * 7
            canvas.drawLine(
                -half, y, half - 8, y, make_stroke_paint("#1E2530", 2, 0.4 - row * 0.06)
            )
        canvas.drawLine(50, -9, 74, -19, make_stroke_paint(INK, 4))
        for x, top in ((-10, -100), (19, -82)):
            canvas.drawLine(x, -8, x, top, make_stroke_paint(INK, 3.4))
        for sail in SAILS:
            draw_outlined(
                canvas,
                path_from_svg(sail),
                make_fill_paint("#3A2F3A"),
                make_stroke_paint("#C98F66", 0.9, 0.45),
            )
        for rope in ((74, -19, 19, -82), (19, -82, -10, -100), (-10, -100, -48, -9)):
            canvas.drawLine(*rope, make_stroke_paint(INK, 0.9, 0.7))
        hull = path_from_svg("M-50,-8Q0,-2 52,-10Q46,10 36,14L-36,14Q-47,8 -50,-8Z")
        canvas.drawPath(hull, make_fill_paint(INK))
        canvas.drawPath(
            curved_path((-48, -8), (0, -2), (50, -10)), make_stroke_paint("#E7B178", 1.5, 0.7)
        )
        canvas.drawPath(
            closed_path([(-10, -100), (-24, -96), (-10, -93)]), make_fill_paint("#A81C24")
        )


def draw_figures(canvas: skia.Canvas) -> None:
    """Draw two people with lanterns on the cliff path."""
    for x, y in LANTERNS:
        light = x + 11, y - 10
        canvas.drawCircle(*light, 46, make_radial_gradient_paint(light, 46, "#FFD587", 0.5))
        canvas.drawPath(arch_path(x, y + 2, 13, 27), make_fill_paint("#14141A"))
        canvas.drawCircle(x, y - 29, 5, make_fill_paint("#14141A"))
        canvas.drawRect(rectangle_path(x - 7.5, y - 32, 15, 2.2), make_fill_paint("#14141A"))
        canvas.drawLine(x + 4, y - 19, x + 11, y - 15, make_stroke_paint("#14141A", 3))
        canvas.drawLine(x - 6, y - 24, x - 6, y - 4, make_stroke_paint("#E0A470", 1.1, 0.7))
        canvas.drawCircle(*light, 9, make_radial_gradient_paint(light, 9, "#FFF3CF", 1.0))
        canvas.drawCircle(*light, 3, make_fill_paint("#FFF6DC"))
