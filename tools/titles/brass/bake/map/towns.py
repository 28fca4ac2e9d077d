"""What stands on the land: houses, sheds and chapels round each town, and trees on the plain."""

import random

import skia

from tools.bake.drawing import (
    arch_path,
    closed_path,
    draw_outlined,
    make_fill_paint,
    make_radial_gradient_paint,
    make_stroke_paint,
    rectangle_path,
)
from tools.bake.maps import Scatter
from tools.titles.brass.bake.map.land import LancashirePlate
from tools.titles.brass.bake.map.map_tones import Tones

HOUSES = 14
"""The number of houses around the smallest town; larger towns have more."""
TRIES = 900
REACH = 36.0
APART = {"house": 10.5, "shed": 16.0, "chapel": 15.0, "tree": 15.0}


def draw_towns(county: LancashirePlate, tones: Tones, canvas: skia.Canvas) -> None:
    """Draw everything that is built, and the trees, from the north to the south."""
    scatter = Scatter(county, 1785, blocks=9.5, lines=15, sea=9, rivers=10)
    for place in county.layout["place"]:
        if "spaces" in place:
            _build_around(county.boxes(place), scatter)
    wood = county.noise(110, 31)
    scatter.strew("tree", 260, APART["tree"], (0.8, 1.15), lambda at: county.at(wood, at) > 0.3)

    def draw(kind: str) -> None:
        if kind == "tree":
            _tree(canvas, tones)
        else:
            _building(canvas, tones, kind, scatter.chance)

    scatter.draw(canvas, draw)


def _build_around(boxes: list[tuple[float, float, float, float]], scatter: Scatter) -> None:
    chance = scatter.chance
    left = min(box[0] for box in boxes)
    top = min(box[1] for box in boxes)
    right = max(box[0] + box[2] for box in boxes)
    low = max(box[1] + box[3] for box in boxes)
    wanted = HOUSES + 4 * len(boxes)
    for _ in range(TRIES):
        if wanted == 0:
            return
        reach = REACH * chance.random() ** 1.3
        x = chance.uniform(left - reach, right + reach)
        y = chance.uniform(top - reach, low + reach)
        roll = chance.random()
        kind = "shed" if roll < 0.13 else "chapel" if roll < 0.22 else "house"
        wanted -= scatter.stand(kind, (x, y), APART[kind], (0.86, 1.08))


def _building(canvas: skia.Canvas, tones: Tones, kind: str, chance: random.Random) -> None:
    canvas.drawOval(rectangle_path(-6, 2.4, 14, 4.6), make_fill_paint("#150D08", 0.3, blur=1.2))
    wall = tones.walls[chance.randrange(len(tones.walls))]
    if kind == "shed":
        _shed(canvas, tones, wall)
    elif kind == "chapel":
        _chapel(canvas, tones)
    else:
        _house(canvas, tones, wall)
    if tones.lamp and chance.random() < 0.7:
        x, y = chance.choice(((-2.4, 1.6), (2.6, 1.2)))
        canvas.drawCircle(x, y, 7, make_radial_gradient_paint((x, y), 7, tones.lamp, 0.34))
        canvas.drawRect(rectangle_path(x - 1, y - 1.2, 2, 2.4), make_fill_paint("#FFD98C"))


def _house(canvas: skia.Canvas, tones: Tones, wall: str) -> None:
    body = closed_path([(-5.5, 4), (-5.5, -1), (-2.4, -5.6), (0.6, -1), (0.6, 4)])
    side = closed_path([(0.6, 4), (0.6, -1), (6, -1), (6, 4)])
    roof = closed_path([(-2.4, -5.6), (3.6, -5.6), (6.6, -0.6), (0.8, -0.6)])
    for part, colour in ((body, wall), (side, wall), (roof, tones.roof)):
        draw_outlined(canvas, part, make_fill_paint(colour), make_stroke_paint(tones.outline, 0.8))
    canvas.drawRect(rectangle_path(-3.4, 0.6, 1.8, 3.4), make_fill_paint(tones.outline, 0.7))


def _shed(canvas: skia.Canvas, tones: Tones, wall: str) -> None:
    chimney = closed_path([(4.4, 4), (5, -11), (7.6, -11), (8.2, 4)])
    draw_outlined(canvas, chimney, make_fill_paint(wall), make_stroke_paint(tones.outline, 0.8))
    canvas.drawLine(4.6, -11, 8, -11, make_stroke_paint(tones.outline, 1.4))
    teeth = closed_path(
        [(-8, 4), (-8, -5), (-4, -1), (-4, -5), (0, -1), (0, -5), (4.4, -1), (4.4, 4)]
    )
    draw_outlined(canvas, teeth, make_fill_paint(wall), make_stroke_paint(tones.outline, 0.8))
    for x in (-6.4, -3, 0.4):
        canvas.drawRect(
            rectangle_path(x, 0.8, 1.9, 1.9), make_fill_paint(tones.lamp or tones.roof, 0.85)
        )


def _chapel(canvas: skia.Canvas, tones: Tones) -> None:
    tower = closed_path([(-5, 4), (-5, -5), (-3.2, -10), (-1.4, -5), (-1.4, 4)])
    nave = closed_path([(-1.4, 4), (-1.4, -2), (0.6, -4.4), (6, -4.4), (7, -2), (7, 4)])
    for part in (nave, tower):
        draw_outlined(
            canvas, part, make_fill_paint(tones.stone), make_stroke_paint(tones.outline, 0.8)
        )
    canvas.drawPath(arch_path(3, 4, 2.2, 4), make_fill_paint(tones.outline, 0.75))


def _tree(canvas: skia.Canvas, tones: Tones) -> None:
    canvas.drawOval(rectangle_path(-3.2, 1.6, 8, 2.4), make_fill_paint("#150D08", 0.2, blur=0.8))
    canvas.drawLine(0, -1, 0, 2.6, make_stroke_paint(tones.outline, 0.9, 0.7))
    canvas.drawOval(rectangle_path(-3.2, -4.6, 6.4, 4.8), make_fill_paint(tones.tree, 0.9))
    canvas.drawOval(
        rectangle_path(-3.2, -4.6, 6.4, 4.8), make_stroke_paint(tones.outline, 0.7, 0.6)
    )
