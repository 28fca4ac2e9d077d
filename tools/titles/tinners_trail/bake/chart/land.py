"""The land: its shadow, its paper, and Devon under the hatching of land that is not played."""

import itertools
import math
import random

import numpy as np
import skia
from scipy import ndimage

from game.titles.tinners_trail.table.art.palette import OUT_OF_PLAY
from tools.bake.drawing import Point, draw_outlined, placed, ring, shape
from tools.bake.maps import Field, cast_shadow, laid_over
from tools.titles.tinners_trail.bake.chart import plate

PAPER = "#EFE2BE"
BLOTCH_DARK = "#DFC995"
BLOTCH_LIGHT = "#FAF2DA"
HATCH_INK = "#6B5A3A"
HATCH_DEGREES = 38.0
HATCH_PITCH = 9.0
COAST_INK = 0xFF2B1B10

TUFTS = 5200
TREES = 2600
APART = {"tuft": 13.0, "tree": 7.5, "church": 108.0}
CHURCH_ROOM = (54.0, 38.0)
"""Map units from the middle of an area's pieces."""
EDGE = 9.0
TUFT = shape("M-4,2L-5.4,-1.6M-1.4,2L-1.9,-3.4M1.4,2L1.9,-3.4M4,2L5.4,-1.6M-6.5,2.4H6.5")
CROWN = shape("M-3.4,0.6Q-4.6,-2 -2.4,-3.4Q-1.6,-6 0.6,-5.4Q3.4,-5.2 3.2,-2.6Q4.6,0 2.2,0.8Z")
SHADE = shape("M0.4,-4.6Q2.6,-3.4 2.2,-0.4M1.4,-2.6Q1.9,-1.2 1.4,0.2M-1.2,0.8V2.6")
TOWER = shape("M-7,5V-7H-1.5V5Z")
NAVE = shape("M-1.5,5V-1.5L2,-4.5H8L10,-1V5Z")
CHURCH_LINES = shape(
    "M-7,-7L-7,-9M-1.5,-7V-9M-4.2,-7V-12M-5.6,-10.6H-2.8M-1.5,-1.5H10M2,-4.5L0.4,-1.5"
    "M-4.2,-4.4V-2M1.2,2.6V0.8M4.2,2.6V0.8M7.2,2.6V0.8M-5.6,5H12"
)

BANK = 0xFF2C5A66
WATER = 0xFF9DBDBC
NARROW = 0.9
WIDE = 3.6
MEANDER = 2.2
MEANDER_LENGTH = 47.0

PLAIN = 0.16
WASH_EDGE = 0.7
REACH = 19.0
"""u over which the stronger edge fades."""


def paint_land(ground: plate.ChartGround, picture: Field) -> None:
    """Paint all land over the sea, in place."""
    cast_shadow(ground, picture, ground.land, (6, 3), ("#0B2530", 0.5))
    x, y = ground.grid()
    laid_over(picture, PAPER, ground.land)
    blotch = ground.noise(190, 21)
    laid_over(picture, BLOTCH_DARK, ground.land * np.clip(blotch - 0.2, 0, 1.6) * 0.34)
    laid_over(picture, BLOTCH_LIGHT, ground.land * np.clip(-blotch - 0.2, 0, 1.6) * 0.42)
    grain = ground.noise(9, 22) * 1.1 + ground.noise(34, 23) * 1.2
    picture += (grain * ground.land)[..., None]
    devon = ground.coverage(ground.devon)
    laid_over(picture, OUT_OF_PLAY, devon * 0.72)
    laid_over(picture, HATCH_INK, devon * _hatch(x, y, ground.k) * 0.24)


def ink_coast(ground: plate.ChartGround) -> skia.Surface:
    """Return Devon's coast and the county border as an ink drawing."""
    surface, canvas = ground.surface()
    canvas.drawPath(ground.devon, plate.ink_line(2.4, 1.0, COAST_INK))
    return surface


def _hatch(x: Field, y: Field, k: float) -> Field:
    angle = math.radians(HATCH_DEGREES)
    across = (x * math.sin(angle) + y * math.cos(angle)) % HATCH_PITCH
    far = np.abs(across - HATCH_PITCH / 2)
    return np.clip((0.55 - far) * k + 0.5, 0, 1).astype(np.float32)


# What grows and stands on the land: tufts of the moor, trees by the rivers, parish churches.


class Planting:
    """Chooses places that are free of everything else; the same ones at every bake."""

    def __init__(self, ground: plate.ChartGround, room: Field, inside: Field) -> None:
        """Take each pixel's distance to the nearest border, and where the land is."""
        self._ground = ground
        self._room = room
        self._inside = inside
        self._taken: list[Point] = []

    def take(self, at: Point, apart: float, edge: float) -> bool:
        """Return whether a point is free, and keep it."""
        left, top, _, _ = self._ground.recipe["extent"]
        row = int((at[1] - top) * self._ground.k)
        column = int((at[0] - left) * self._ground.k)
        if self._inside[row, column] < 0.5 or self._room[row, column] < edge:
            return False
        if any(math.dist(each, at) < apart for each in self._taken):
            return False
        self._taken.append(at)
        return True


def draw_growth(ground: plate.ChartGround, canvas: skia.Canvas, room: Field, inside: Field) -> None:
    """Draw churches, trees and tufts where there is room."""
    planting = Planting(ground, room, inside)
    _draw_churches(ground, canvas, planting)
    chance = random.Random(1837)
    moor = ground.noise(130, 61)
    wood = ground.noise(90, 62)
    left, top, width, height = ground.recipe["extent"]
    for number in range(TREES + TUFTS):
        x = left + chance.random() * (width - 1)
        y = top + chance.random() * (height - 1)
        kind, field = ("tree", wood) if number < TREES else ("tuft", moor)
        at = int((y - top) * ground.k), int((x - left) * ground.k)
        if field[at] < (0.75 if kind == "tuft" else 0.5) or not plate.is_clear(ground, (x, y)):
            continue
        if planting.take((x, y), APART[kind], EDGE):
            with placed(canvas, (x, y), 0.85 + 0.3 * chance.random()):
                _planted(canvas, kind)


def _draw_churches(ground: plate.ChartGround, canvas: skia.Canvas, planting: Planting) -> None:
    chance = random.Random(1838)
    left, top, width, height = ground.recipe["extent"]
    for _ in range(30000):
        at = left + chance.random() * (width - 1), top + chance.random() * (height - 1)
        if plate.is_clear(ground, at, CHURCH_ROOM) and planting.take(at, APART["church"], 14.0):
            with placed(canvas, at, 0.92):
                canvas.drawCircle(1.5, -1, 13, plate.paper(0.5))
                for part in (TOWER, NAVE):
                    draw_outlined(canvas, part, plate.paper(0.95), plate.ink_line(1.1, 0.85))
                canvas.drawPath(CHURCH_LINES, plate.ink_line(1.0, 0.85))


def _planted(canvas: skia.Canvas, kind: str) -> None:
    if kind == "tuft":
        canvas.drawPath(TUFT, plate.ink_line(0.8, 0.42))
    else:
        draw_outlined(canvas, CROWN, plate.paper(0.55, 0xFFBFC39A), plate.ink_line(0.9, 0.6))
        canvas.drawPath(SHADE, plate.ink_line(0.8, 0.55))


# Rivers: from their springs down to the estuaries, wider as they go.


def draw_rivers(ground: plate.ChartGround, canvas: skia.Canvas) -> None:
    """Draw every river of the recipe with its banks; its points run from the spring to the sea."""
    for river in ground.recipe["river"]:
        course = _winding([(x, y) for x, y in river["points"]])
        for colour, broader, alpha in ((BANK, 1.5, 0.8), (WATER, 0.0, 1.0)):
            for number, (start, end) in enumerate(itertools.pairwise(course)):
                width = NARROW + (WIDE - NARROW) * number / len(course)
                canvas.drawLine(*start, *end, plate.ink_line(width + broader, alpha, colour))
        canvas.drawCircle(*course[0], 1.1, plate.ink_line(0.8, 0.8, plate.WATER_INK))


def _winding(points: list[Point]) -> list[Point]:
    """Return many points of a smooth line that swings from side to side."""
    course: list[Point] = []
    walked = 0.0
    for number in range(len(points) - 1):
        around = [points[max(0, min(len(points) - 1, number + step))] for step in (-1, 0, 1, 2)]
        for step in range(12):
            at = _spline(around, step / 12)
            ahead = _spline(around, step / 12 + 0.01)
            if course:
                walked += math.dist(course[-1], at)
            turn = math.atan2(ahead[1] - at[1], ahead[0] - at[0])
            swing = MEANDER * (
                math.sin(math.tau * walked / MEANDER_LENGTH)
                + 0.55 * math.sin(math.tau * walked / (0.37 * MEANDER_LENGTH) + 1)
            )
            course.append((at[0] - swing * math.sin(turn), at[1] + swing * math.cos(turn)))
    return [*course, points[-1]]


def _spline(points: list[Point], t: float) -> Point:
    """Return a point between the second and the third (after Catmull and Rom)."""
    weights = (
        -0.5 * t + t * t - 0.5 * t**3,
        1 - 2.5 * t * t + 1.5 * t**3,
        0.5 * t + 2 * t * t - 1.5 * t**3,
        -0.5 * t * t + 0.5 * t**3,
    )
    x = sum(weight * point[0] for weight, point in zip(weights, points, strict=True))
    y = sum(weight * point[1] for weight, point in zip(weights, points, strict=True))
    return x, y


def wash_strength(ground: plate.ChartGround) -> Field:
    """Return the opacity of the wash, 0 to 1; 0 outside the county."""
    strength = np.zeros_like(ground.land)
    pigment = 1 + 0.1 * ground.noise(26, 41) + 0.12 * ground.noise(90, 42)
    pool = 1 + 0.25 * ground.noise(60, 43)
    for area in ground.shapes.areas.values():
        inside = ground.coverage(ring([*map(ground.from_map, area.polygon)])) > 0.5
        rows, columns = (
            slice(part.start, part.stop) for part in ndimage.find_objects(inside.astype(np.int8))[0]
        )
        padded = np.pad(inside[rows, columns], 2)
        far = ndimage.distance_transform_edt(padded)[2:-2, 2:-2] / ground.k
        near = np.clip(1 - far / (REACH * np.clip(pool[rows, columns], 0.7, 1.4)), 0, 1)
        own = PLAIN * pigment[rows, columns] + (WASH_EDGE - PLAIN) * near**1.7
        part = strength[rows, columns]
        part[inside[rows, columns]] = own[inside[rows, columns]]
    return np.clip(strength, 0, 1)
