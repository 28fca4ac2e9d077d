"""The title picture of Brass, at normal and double size; places and sizes in u."""

import random
from pathlib import Path

import skia

from tools.bake import title as picture
from tools.bake.drawing import (
    closed_path,
    draw_text_backdrop_gradient,
    make_fill_paint,
    make_linear_gradient_paint,
    make_radial_gradient_paint,
    make_stroke_paint,
    open_path,
    rectangle_path,
)
from tools.titles.brass.bake.quay import draw_boat, draw_near
from tools.titles.brass.bake.townscape import (
    CHIMNEY,
    QUAY,
    draw_chimney,
    draw_mill,
    draw_terraces,
    draw_train,
    draw_viaduct,
)

SUN = (1008.0, 612.0)
SKY = (
    (0.0, "#12182E"),
    (0.3, "#2A2648"),
    (0.52, "#5B3A5A"),
    (0.7, "#A85E5C"),
    (0.84, "#E09A5E"),
    (1.0, "#F9D18A"),
)

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

TRAIN_BOX = (786, 580, 378, 102)
"""The rectangle of the train's picture at rest, in u; `game/titles/brass/table/draw_ahead.py` moves
the train from there."""
TEXT_BACKDROP_STOPS = ((0.0, 0.8), (0.3, 0.6), (0.55, 0.3), (0.8, 0.08), (1.0, 0.0))


def draw_sky(canvas: skia.Canvas) -> None:
    """Draw everything behind the town."""
    canvas.drawRect(
        rectangle_path(0, 0, picture.WIDTH, QUAY),
        make_linear_gradient_paint((0, 0), (0, QUAY), SKY),
    )
    chance = random.Random(1770)
    picture.draw_stars(canvas, chance, 150, 340)
    canvas.drawCircle(*SUN, 620, make_radial_gradient_paint(SUN, 620, "#F0A05A", 0.55))
    canvas.drawCircle(*SUN, 300, make_radial_gradient_paint(SUN, 300, "#FFDF9A", 0.7))
    for number, height in enumerate(BANKS):
        tint = ("#F7C98A" if number > 4 else "#8A5674", 0.12, 0.4)
        for _ in range(9):
            picture.draw_cloud(canvas, chance, (980, height), 420, tint)
    canvas.drawCircle(*SUN, 58, make_fill_paint("#FFF0C8"))
    _smoke(canvas, chance, (CHIMNEY, 142), 430, 2.4)


def draw_hills(canvas: skia.Canvas) -> None:
    """Draw rows of hills with chimneys between them."""
    chance = random.Random(1785)
    for number, (height, swell, length, colour, phase) in enumerate(HILLS):
        if number == 1:
            for x, top in (*STACKS, *STACKS_LOW):
                _stack(canvas, x, top)
                _smoke(canvas, chance, (x, top), 120, 0.9)
        points = picture.hill_line(height, swell, length, phase)
        canvas.drawPath(
            closed_path([(0, QUAY), *points, (picture.WIDTH, QUAY)]), make_fill_paint(colour)
        )
        canvas.drawPath(open_path(points), make_stroke_paint("#F6B877", 1.4, 0.35))


def _stack(canvas: skia.Canvas, x: float, top: float) -> None:
    shaft = closed_path([(x - 8, 760), (x - 4.4, top + 8), (x + 4.4, top + 8), (x + 8, 760)])
    canvas.drawPath(
        shaft,
        make_linear_gradient_paint((x - 8, 0), (x + 8, 0), ((0.0, "#7A4A58"), (1.0, "#2C2038"))),
    )
    canvas.drawRect(rectangle_path(x - 6.4, top, 12.8, 7), make_fill_paint("#4A3046"))


def _smoke(
    canvas: skia.Canvas,
    chance: random.Random,
    mouth: tuple[float, float],
    reach: float,
    size: float,
) -> None:
    """Draw puffs of smoke that drift from the mouth of a chimney."""
    for step in range(26):
        share = step / 26
        x = mouth[0] - reach * share * 0.9 + chance.gauss(0, 5 * size)
        y = mouth[1] - reach * (0.62 * share**0.8) + chance.gauss(0, 4 * size)
        radius = size * (4 + 17 * share)
        colour = "#3E2C3C" if step % 3 else "#8A5A50"
        canvas.drawCircle(
            x, y, radius, make_fill_paint(colour, 0.3 * (1 - share) ** 1.2, blur=radius * 0.6)
        )


def bake_title() -> list[Path]:
    """Write the picture in two sizes, and the train alone; return the files."""
    return picture.write_title(
        "brass", draw_title, (95, 88), {"title_train": (TRAIN_BOX, draw_train)}
    )


def draw_title(surface: skia.Surface, k: int) -> None:
    """Draw the whole picture, back to front."""
    canvas = surface.getCanvas()
    for draw in (draw_sky, draw_hills, draw_viaduct, draw_mill, draw_terraces, draw_chimney):
        draw(canvas)
    picture.draw_mirror(canvas, surface.makeImageSnapshot(), k, QUAY)
    draw_boat(canvas)
    draw_near(canvas)
    draw_text_backdrop_gradient(canvas, (1050, picture.HEIGHT), "#0A0D18", TEXT_BACKDROP_STOPS)
