"""The title picture of Tiletum, at normal and double size; places and sizes in u."""

import math
import random
from pathlib import Path
from typing import Final

import skia

from tools.bake import title as picture
from tools.bake.drawing import (
    closed_path,
    draw_text_backdrop_gradient,
    make_fill_paint,
    make_linear_gradient_paint,
    make_radial_gradient_paint,
    make_stroke_paint,
    path_from_svg,
    rectangle_path,
)
from tools.titles.tiletum.bake.minster import QUAY, draw_minster
from tools.titles.tiletum.bake.quay import draw_barge, draw_near, draw_town

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

TEXT_BACKDROP_STOPS: Final = ((0.0, 0.78), (0.3, 0.56), (0.55, 0.26), (0.8, 0.06), (1.0, 0.0))


def draw_sky(canvas: skia.Canvas) -> None:
    """Draw everything behind the town."""
    canvas.drawRect(
        rectangle_path(0, 0, picture.WIDTH, QUAY),
        make_linear_gradient_paint((0, 0), (0, QUAY), SKY),
    )
    chance = random.Random(1500)
    picture.draw_stars(canvas, chance, 140, 300)
    for number in range(28):
        angle = math.pi * (1.02 + 0.96 * number / 27)
        wide = 0.016 if number % 2 else 0.026
        ends = [
            (SUN[0] + 1300 * math.cos(angle + side), SUN[1] + 1300 * math.sin(angle + side))
            for side in (-wide, wide)
        ]
        canvas.drawPath(closed_path([SUN, *ends]), make_fill_paint("#FFE9B4", 0.055))
    canvas.drawCircle(*SUN, 660, make_radial_gradient_paint(SUN, 660, "#F6B060", 0.6))
    canvas.drawCircle(*SUN, 300, make_radial_gradient_paint(SUN, 300, "#FFE6A8", 0.8))
    for height in range(300, 620, 32):
        tint = ("#FAD29A" if height > 430 else "#9A82B4", 0.1, 0.34)
        for _ in range(7):
            picture.draw_cloud(canvas, chance, (1000, height), 380, tint)
    canvas.drawCircle(*SUN, 54, make_fill_paint("#FFF4D0"))
    for x, y in BIRDS:
        wing = path_from_svg(
            f"M{x - 15},{y - 3}Q{x - 7},{y - 8} {x},{y}Q{x + 7},{y - 8} {x + 15},{y - 3}"
        )
        canvas.drawPath(wing, make_stroke_paint("#1C1B44", 2.0, 0.8))


def draw_hills(canvas: skia.Canvas) -> None:
    """Draw rows of hills and the mill on one of them."""
    for number, (height, swell, length, colour, phase) in enumerate(HILLS):
        points = picture.hill_line(height, swell, length, phase)
        canvas.drawPath(
            closed_path([(0, QUAY), *points, (picture.WIDTH, QUAY)]), make_fill_paint(colour)
        )
        if number == 1:
            _mill(canvas, 690.0, 690.0)


def _mill(canvas: skia.Canvas, x: float, foot: float) -> None:
    tower = closed_path([(x - 14, foot), (x - 9, foot - 56), (x + 9, foot - 56), (x + 14, foot)])
    canvas.drawPath(tower, make_fill_paint("#2A2850"))
    canvas.drawPath(
        closed_path([(x - 11, foot - 56), (x, foot - 72), (x + 11, foot - 56)]),
        make_fill_paint("#1D1C40"),
    )
    for number in range(4):
        angle = math.radians(28 + 90 * number)
        across_it = math.cos(angle + math.pi / 2), math.sin(angle + math.pi / 2)
        tip = x + 54 * math.cos(angle), foot - 58 + 54 * math.sin(angle)
        near = x + 12 * math.cos(angle), foot - 58 + 12 * math.sin(angle)
        canvas.drawLine(x, foot - 58, *tip, make_stroke_paint("#17163A", 2.2))
        sail = [
            near,
            tip,
            *((px + 11 * across_it[0], py + 11 * across_it[1]) for px, py in (tip, near)),
        ]
        canvas.drawPath(closed_path(sail), make_fill_paint("#CFC2B4", 0.75))


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
    draw_text_backdrop_gradient(canvas, (980, picture.HEIGHT), "#0A0D28", TEXT_BACKDROP_STOPS)
