"""Engraved relief: hillocks inland and short hachures along the coast."""

import math
import random
from collections.abc import Iterator

import numpy as np
import skia
from scipy import ndimage

from tools.bake.drawing import (
    Point,
    curved_path,
    draw_outlined,
    open_path,
    path_from_svg,
    points_at_intervals,
    translated_and_scaled,
)
from tools.bake.maps import Field
from tools.titles.tinners_trail.bake.chart import clearings, ink, plate
from tools.titles.tinners_trail.bake.chart.rivers import draw_rivers
from tools.titles.tinners_trail.bake.chart.slopes import draw_slopes
from tools.titles.tinners_trail.bake.chart.trees_and_churches import draw_growth

HILLOCK_ALPHA = 0.55
CLEAR_OF_EDGE = 11.5
NEAREST = 20.0
"""The least distance in u between two hillocks."""
TRIES = 26000
HACHURE_PITCH = 3.6
LEVEL = 0.02
"""The slope below which an edge is a border on land and not a shore, and has no hachures."""


def draw_relief(ground: plate.ChartGround, *, of_devon: bool) -> skia.Surface:
    """Return the relief of Devon or of the county as a transparent ink drawing."""
    surface, canvas = ground.surface()
    rings = ([ground.from_map(each) for each in ground.shapes.outline], ground.devon_ring)
    inside = ground.coverage(ground.devon if of_devon else ground.county)
    draw_slopes(ground, canvas, inside)
    if not of_devon:
        draw_rivers(ground, canvas)
    _draw_hachures(ground, canvas, rings[of_devon])
    for x, y, size in sorted(_hillocks(ground), key=lambda each: each[1]):
        if ground.devon.contains(x, y) != of_devon:
            continue
        with translated_and_scaled(canvas, (x, y), size):
            _draw_hillock(canvas)
    draw_growth(ground, canvas, _room(ground), inside)
    return surface


def _hillocks(ground: plate.ChartGround) -> Iterator[tuple[float, float, float]]:
    chance = random.Random(1834)
    room = _room(ground)
    likely = np.clip(0.36 + 0.3 * ground.noise(120, 31), 0.04, 1)  # they stand in groups
    left, top, width, height = ground.recipe["extent"]
    placed: list[Point] = []
    for _ in range(TRIES):
        x = left + chance.random() * width
        y = top + chance.random() * height
        wanted = chance.random()
        column = int((x - left) * ground.k)
        row = int((y - top) * ground.k)
        if room[row, column] < CLEAR_OF_EDGE or likely[row, column] < wanted:
            continue
        if not clearings.is_clear(ground, (x, y)) or any(
            math.dist(each, (x, y)) < NEAREST for each in placed
        ):
            continue
        placed.append((x, y))
        yield x, y, 0.86 + 0.3 * chance.random()


def _room(ground: plate.ChartGround) -> Field:
    """Return each pixel's distance in u to the nearest edge of its area, or of Devon."""
    surface, canvas = ground.surface()
    pen = skia.Paint(Color=0xFFFFFFFF, Style=skia.Paint.kStroke_Style, StrokeWidth=1.5)
    for border in ground.shapes.borders.values():
        points = [ground.from_map(each) for each in border.points]
        canvas.drawPath(open_path(points), pen)
    canvas.drawPath(ground.county, pen)
    canvas.drawPath(ground.devon, pen)
    edges = surface.toarray(colorType=skia.kRGBA_8888_ColorType)[..., 3]
    free = (edges == 0) & (ground.land > 0.5)
    far = ndimage.distance_transform_edt(free) / ground.k
    return np.asarray(far, dtype=np.float32)


def _draw_hillock(canvas: skia.Canvas) -> None:
    hill = path_from_svg("M-11,6Q-7,-5 -1,-7Q5,-6 11,6")
    fill = skia.Paint(Color=ink.PAPER, AntiAlias=True, Alphaf=HILLOCK_ALPHA * 0.8)
    draw_outlined(canvas, hill, fill, ink.ink_line(1.25, HILLOCK_ALPHA + 0.1))
    strokes = ((0, -6.5, 4, 5), (3, -5.6, 7, 4.6), (5.5, -3.6, 9.6, 4.6), (-2.4, -5.8, 0.4, 3))
    for x0, y0, x1, y1 in strokes:
        bend = (x0 + x1) / 2 + 0.9, (y0 + y1) / 2 - 0.6
        canvas.drawPath(curved_path((x0, y0), bend, (x1, y1)), ink.ink_line(0.9, HILLOCK_ALPHA))


def _draw_hachures(ground: plate.ChartGround, canvas: skia.Canvas, ring: list[Point]) -> None:
    chance = random.Random(1835)
    inland = ndimage.gaussian_filter(ground.land, 5 * ground.k)
    slope_y, slope_x = np.gradient(inland)
    left, top, _, _ = ground.recipe["extent"]
    for x, y in points_at_intervals([*ring, ring[0]], HACHURE_PITCH):
        column = int((x - left) * ground.k)
        row = int((y - top) * ground.k)
        if not (0 <= row < inland.shape[0] and 0 <= column < inland.shape[1]):
            continue
        along = float(slope_x[row, column]), float(slope_y[row, column])
        steep = math.hypot(*along)
        if steep * ground.k < LEVEL:
            continue
        length = 3.4 + 5.2 * chance.random() ** 2
        unit = along[0] / steep, along[1] / steep
        start = x + unit[0] * 1.6, y + unit[1] * 1.6
        end = start[0] + unit[0] * length, start[1] + unit[1] * length
        canvas.drawLine(*start, *end, ink.ink_line(0.85, 0.42))
