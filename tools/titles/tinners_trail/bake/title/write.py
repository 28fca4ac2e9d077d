"""Bake the title picture at normal and double size."""

import random
from dataclasses import dataclass
from pathlib import Path

import skia

from tools.bake.drawing import (
    arch_path,
    clipped_to_path,
    closed_path,
    draw_outlined,
    draw_text_backdrop_gradient,
    make_fill_paint,
    make_linear_gradient_paint,
    make_radial_gradient_paint,
    make_stroke_paint,
    open_path,
    path_from_svg,
    rectangle_path,
)
from tools.bake.title import HEIGHT, write_title
from tools.titles.tinners_trail.bake.title import figures, land
from tools.titles.tinners_trail.bake.title.air import draw_sky
from tools.titles.tinners_trail.bake.title.sea import draw_sea

# The engine house with its stack, balance beam, and the head-frame behind it.

LIT = ((0.0, "#D0905F"), (0.4, "#94684A"), (1.0, "#3A2F30"))
STACK = ((0.0, "#C78A5C"), (0.3, "#A5734E"), (0.7, "#5A4540"), (1.0, "#2F282B"))
SIDE = ((0.0, "#2C262B"), (1.0, "#1A1A20"))
ROOF = ((0.0, "#4A4453"), (1.0, "#2F2E3B"))
WINDOW = "#FFD587"
FOOT = 724.0

TEXT_BACKDROP_STOPS = ((0.0, 0.84), (0.3, 0.66), (0.55, 0.36), (0.8, 0.11), (1.0, 0.0))
SHIP_BOX = (figures.SHIP[0] - 64.0, figures.SHIP[1] - 108.0, 146.0, 160.0)
"""The rectangle (left, top, width, height in u) of the brig, which the title page moves."""


@dataclass(frozen=True, slots=True)
class _Courses:
    """Stones of a wall: their ink, how many show, and how far a course rises to the right."""

    ink: str
    stones: int
    slope: float


def draw_head_frame(canvas: skia.Canvas) -> None:
    """Draw the winding gear on the hill and its rope to the house."""
    wheel = 1788, 547
    canvas.drawLine(wheel[0] - 18, wheel[1], 1590, 574, make_stroke_paint("#16171C", 2.0))
    for foot in ((1744, 676), (1832, 672)):
        canvas.drawLine(wheel[0], wheel[1], *foot, make_stroke_paint("#16171C", 8))
        canvas.drawLine(
            wheel[0] - 2, wheel[1] + 6, foot[0] - 2, foot[1], make_stroke_paint("#D49A6A", 1.2, 0.7)
        )
    canvas.drawLine(1772, 594, 1804, 594, make_stroke_paint("#16171C", 6))
    canvas.drawLine(1757, 636, 1818, 636, make_stroke_paint("#16171C", 6))
    canvas.drawCircle(*wheel, 20, make_stroke_paint("#16171C", 6))
    for number in range(6):
        canvas.save()
        canvas.rotate(number * 30, *wheel)
        canvas.drawLine(
            wheel[0] - 19, wheel[1], wheel[0] + 19, wheel[1], make_stroke_paint("#16171C", 1.8)
        )
        canvas.restore()
    canvas.drawArc(
        rectangle_path(1765, 524, 46, 46), 150, 130, False, make_stroke_paint("#E3A873", 1.4, 0.8)
    )


def draw_house(canvas: skia.Canvas) -> None:
    """Draw stack, walls, roof, windows and beam."""
    _stack(canvas)
    front = closed_path([(1468, FOOT), (1468, 500), (1538, 418), (1610, 500), (1610, FOOT)])
    canvas.drawPath(front, make_linear_gradient_paint((1468, 0), (1612, 0), LIT))
    side = closed_path([(1610, FOOT), (1610, 500), (1708, 486), (1708, FOOT)])
    canvas.drawPath(side, make_linear_gradient_paint((1610, 0), (1708, 0), SIDE))
    _stones(canvas, front, (1470, 512, 138, 196), _Courses("#2B1D16", 150, 0.0))
    _stones(canvas, side, (1612, 510, 96, 200), _Courses("#54424A", 90, -0.06))
    _roof(canvas)
    _quoins(canvas)
    _openings(canvas)
    _beam(canvas)


def _stack(canvas: skia.Canvas) -> None:
    shaft = closed_path([(1393, FOOT), (1407, 404), (1461, 404), (1468, FOOT)])
    canvas.drawPath(shaft, make_linear_gradient_paint((1393, 0), (1468, 0), STACK))
    _stones(canvas, shaft, (1396, 410, 72, 300), _Courses("#2B1D16", 110, 0.0))
    upper = closed_path([(1405, 384), (1408, 260), (1460, 260), (1463, 384)])
    canvas.drawPath(upper, make_linear_gradient_paint((1405, 0), (1463, 0), STACK))
    for number in range(9):
        y = 272 + number * 13.5
        canvas.drawLine(1406, y, 1462, y, make_stroke_paint("#33241E", 1.3, 0.5))
    for number in range(11):
        y = 424 + number * 27
        half = 28 + number * 1.05
        canvas.drawLine(1434 - half, y, 1434 + half, y, make_stroke_paint("#33241E", 1.2, 0.3))
    collar = closed_path([(1400, 382), (1402, 406), (1464, 406), (1468, 382)])
    canvas.drawPath(
        collar,
        make_linear_gradient_paint((1400, 0), (1468, 0), ((0.0, "#8C6248"), (1.0, "#352C2E"))),
    )
    canvas.drawLine(1400, 382, 1467, 382, make_stroke_paint("#D69B6B", 1.6, 0.7))
    cap = closed_path([(1398, 240), (1403, 264), (1464, 264), (1469, 240)])
    canvas.drawPath(
        cap, make_linear_gradient_paint((1398, 0), (1469, 0), ((0.0, "#A8764F"), (1.0, "#3E3230")))
    )
    canvas.drawRect(
        rectangle_path(1397, 233, 73, 8), make_linear_gradient_paint((1397, 0), (1470, 0), STACK)
    )
    canvas.drawLine(1397, 233, 1440, 233, make_stroke_paint("#F3C391", 1.6, 0.85))
    canvas.drawPath(
        open_path([(1393.6, FOOT), (1407.6, 404)]), make_stroke_paint("#F2BD88", 1.8, 0.75)
    )
    canvas.drawPath(
        open_path([(1405.4, 382), (1408.2, 262)]), make_stroke_paint("#F2BD88", 1.8, 0.75)
    )


def _roof(canvas: skia.Canvas) -> None:
    slope = closed_path([(1538, 414), (1640, 400), (1716, 482), (1616, 502)])
    canvas.drawPath(slope, make_linear_gradient_paint((1560, 400), (1680, 500), ROOF))
    for number in range(1, 9):
        share = number / 9
        left = 1538 + 78 * share, 414 + 88 * share
        right = 1640 + 76 * share, 400 + 82 * share
        canvas.drawLine(*left, *right, make_stroke_paint("#1E1D27", 1.3, 0.8))
    canvas.drawLine(1540, 413, 1640, 399, make_stroke_paint("#FBD79C", 2.4, 0.95))
    canvas.drawPath(
        open_path([(1460, 508), (1538, 416), (1620, 508)]), make_stroke_paint("#17161B", 10)
    )
    canvas.drawPath(open_path([(1459, 503), (1537, 411)]), make_stroke_paint("#EDB47E", 1.6, 0.9))


def _quoins(canvas: skia.Canvas) -> None:
    for number in range(11):
        y = 512 + number * 18
        wide = 9 if number % 2 else 14
        canvas.drawRect(rectangle_path(1469, y, wide, 12), make_fill_paint("#E7B184", 0.26))
        canvas.drawRect(rectangle_path(1610 - wide, y, wide, 12), make_fill_paint("#1E1718", 0.3))


def _openings(canvas: skia.Canvas) -> None:
    loft = arch_path(1540, 560, 44, 56)
    door = arch_path(1540, 716, 38, 40)
    draw_outlined(canvas, loft, make_fill_paint("#0D0B0C"), make_stroke_paint("#6C4B38", 2.4, 0.7))
    canvas.drawCircle(1540, 646, 92, make_radial_gradient_paint((1540, 646), 92, "#FFCF7A", 0.62))
    _window(canvas, 1540, 670, (42, 58))
    for x, foot, light in ((1660, 576, 0.3), (1660, 660, 1.0)):
        draw_outlined(
            canvas,
            _side_arch(x, foot),
            make_fill_paint("#120F12"),
            make_fill_paint("#FFC561", light),
        )
    canvas.drawCircle(1660, 640, 62, make_radial_gradient_paint((1660, 640), 62, "#FFC561", 0.4))
    draw_outlined(canvas, door, make_fill_paint("#0C0A0B"), make_stroke_paint("#6C4B38", 2, 0.6))


def _window(canvas: skia.Canvas, x: float, foot: float, size: tuple[float, float]) -> None:
    pane = arch_path(x, foot, *size)
    draw_outlined(
        canvas,
        pane,
        make_fill_paint("#FFE3A6"),
        make_radial_gradient_paint((x, foot - 18), 50, "#FFF6D8", 0.9),
    )
    canvas.drawLine(x, foot - size[1], x, foot, make_stroke_paint("#5A3A22", 3))
    canvas.drawLine(
        x - size[0] / 2, foot - 26, x + size[0] / 2, foot - 26, make_stroke_paint("#5A3A22", 3)
    )
    canvas.drawPath(pane, make_stroke_paint("#3A2A20", 3))


def _side_arch(x: float, foot: float) -> skia.Path:
    return path_from_svg(
        f"M{x - 13},{foot + 2}L{x - 13},{foot - 34}Q{x - 12},{foot - 48} {x},{foot - 48}"
        f"Q{x + 12},{foot - 48} {x + 13},{foot - 38}L{x + 13},{foot - 3}Z"
    )


def _beam(canvas: skia.Canvas) -> None:
    canvas.drawLine(1408, 572, 1408, 712, make_stroke_paint("#17151A", 6))
    canvas.drawLine(1405.6, 576, 1405.6, 706, make_stroke_paint("#E0A470", 1.2, 0.7))
    canvas.drawPath(
        closed_path([(1404, 562), (1564, 520), (1568, 533), (1407, 579)]),
        make_fill_paint("#19161A"),
    )
    canvas.drawLine(1405, 562, 1520, 532, make_stroke_paint("#E3A873", 1.6, 0.8))
    canvas.drawCircle(1540, 536, 5, make_fill_paint("#3B302C"))
    canvas.drawCircle(1408, 572, 6, make_fill_paint("#19161A"))


def _stones(
    canvas: skia.Canvas, wall: skia.Path, box: tuple[float, float, float, float], courses: _Courses
) -> None:
    chance = random.Random(courses.stones)
    with clipped_to_path(canvas, wall):
        for _ in range(courses.stones):
            x = box[0] + box[2] * chance.random()
            y = box[1] + box[3] * (round(chance.random() * 26) / 26) + chance.uniform(-1, 1)
            y += courses.slope * (x - box[0])
            width = 6 + 13 * chance.random()
            paint = make_stroke_paint(courses.ink, 2.4, 0.12 + 0.26 * chance.random())
            canvas.drawLine(x, y, x + width, y + courses.slope * width, paint)


def bake_title() -> list[Path]:
    """Write the picture in two sizes, and the brig alone; return the files."""
    return write_title(
        "tinners_trail", draw_title, (100, 97), {"title_ship": (SHIP_BOX, figures.draw_ship)}
    )


def draw_title(surface: skia.Surface, _k: int) -> None:
    """Draw the whole picture, back to front."""
    canvas = surface.getCanvas()
    for draw in (draw_sky, figures.draw_smoke, draw_sea, land.draw_far_hills, draw_head_frame):
        draw(canvas)
    draw_house(canvas)
    for draw in (land.draw_cliff, figures.draw_figures, land.draw_cliff_grass, land.draw_turf):
        draw(canvas)
    draw_text_backdrop_gradient(canvas, (1150, HEIGHT), "#0A131A", TEXT_BACKDROP_STOPS)
