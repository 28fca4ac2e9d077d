"""Tufts of the moor, trees by the rivers, and parish churches."""

import math
import random

import skia

from tools.bake.drawing import Point, draw_outlined, path_from_svg, translated_and_scaled
from tools.bake.maps import Field
from tools.titles.tinners_trail.bake.chart import clearings, ink, plate

TUFTS = 5200
TREES = 2600
APART = {"tuft": 13.0, "tree": 7.5, "church": 108.0}
CHURCH_ROOM = (54.0, 38.0)
"""Half the width and height of the rectangle around an area's pieces in which no church is drawn,
in map units."""
EDGE = 9.0
TUFT = path_from_svg("M-4,2L-5.4,-1.6M-1.4,2L-1.9,-3.4M1.4,2L1.9,-3.4M4,2L5.4,-1.6M-6.5,2.4H6.5")
CROWN = path_from_svg(
    "M-3.4,0.6Q-4.6,-2 -2.4,-3.4Q-1.6,-6 0.6,-5.4Q3.4,-5.2 3.2,-2.6Q4.6,0 2.2,0.8Z"
)
SHADE = path_from_svg("M0.4,-4.6Q2.6,-3.4 2.2,-0.4M1.4,-2.6Q1.9,-1.2 1.4,0.2M-1.2,0.8V2.6")
TOWER = path_from_svg("M-7,5V-7H-1.5V5Z")
NAVE = path_from_svg("M-1.5,5V-1.5L2,-4.5H8L10,-1V5Z")
CHURCH_LINES = path_from_svg(
    "M-7,-7L-7,-9M-1.5,-7V-9M-4.2,-7V-12M-5.6,-10.6H-2.8M-1.5,-1.5H10M2,-4.5L0.4,-1.5"
    "M-4.2,-4.4V-2M1.2,2.6V0.8M4.2,2.6V0.8M7.2,2.6V0.8M-5.6,5H12"
)


class Planting:
    """Chooses random places for trees and churches that are free of everything else, the same ones
    at every run."""

    def __init__(self, ground: plate.ChartGround, room: Field, inside: Field) -> None:
        """Store each pixel's distance to the nearest border, and where the land is."""
        self._ground = ground
        self._room = room
        self._inside = inside
        self._taken: list[Point] = []

    def take(self, at: Point, apart: float, edge: float) -> bool:
        """Reserve a point if it is free; return whether it was."""
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
        if field[at] < (0.75 if kind == "tuft" else 0.5) or not clearings.is_clear(ground, (x, y)):
            continue
        if planting.take((x, y), APART[kind], EDGE):
            with translated_and_scaled(canvas, (x, y), 0.85 + 0.3 * chance.random()):
                _planted(canvas, kind)


def _draw_churches(ground: plate.ChartGround, canvas: skia.Canvas, planting: Planting) -> None:
    chance = random.Random(1838)
    left, top, width, height = ground.recipe["extent"]
    for _ in range(30000):
        at = left + chance.random() * (width - 1), top + chance.random() * (height - 1)
        if clearings.is_clear(ground, at, CHURCH_ROOM) and planting.take(at, APART["church"], 14.0):
            with translated_and_scaled(canvas, at, 0.92):
                canvas.drawCircle(1.5, -1, 13, ink.paper(0.5))
                for part in (TOWER, NAVE):
                    draw_outlined(canvas, part, ink.paper(0.95), ink.ink_line(1.1, 0.85))
                canvas.drawPath(CHURCH_LINES, ink.ink_line(1.0, 0.85))


def _planted(canvas: skia.Canvas, kind: str) -> None:
    if kind == "tuft":
        canvas.drawPath(TUFT, ink.ink_line(0.8, 0.42))
    else:
        draw_outlined(canvas, CROWN, ink.paper(0.55, 0xFFBFC39A), ink.ink_line(0.9, 0.6))
        canvas.drawPath(SHADE, ink.ink_line(0.8, 0.55))
