"""The plate of the county: its coast, and what on it has to stay free for the game."""

from __future__ import annotations

import math
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import skia

from tools.bake.manifest import ASSETS
from tools.bake.plate import Field, Plate, Point, alpha_of, path_of

RECIPE = Path(__file__).with_name("recipe.toml")
LAYOUT = ASSETS / "brass" / "data" / "map_layout.toml"
FONTS = ASSETS / "shared" / "fonts"
STEPS = 12
"""Straight pieces between two points of a smoothed line."""


@dataclass(frozen=True)
class County(Plate):
    """The map at `k` pixels per u; `layout` is what the table draws on it."""

    recipe: dict[str, Any]
    layout: dict[str, Any]

    @classmethod
    def read(cls, k: float) -> County:
        """Return the county of the checked-in recipe and layout."""
        recipe = tomllib.loads(RECIPE.read_text(encoding="utf-8"))
        left, top, width, height = recipe["extent"]
        layout = tomllib.loads(LAYOUT.read_text(encoding="utf-8"))
        return cls(k, (left, top, width, height), recipe, layout)

    @cached_property
    def coast(self) -> list[Point]:
        """Return the coast as a closed line of short pieces with small bays."""
        ring = smoothed([(x, y) for x, y in self.recipe["coast"]], closed=True)
        return [(x + _bay(x, y, 0), y + _bay(x, y, 1)) for x, y in ring]

    @cached_property
    def land(self) -> Field:
        """Return how much of every pixel is land."""
        return self.coverage(path_of(self.coast, closed=True))

    @cached_property
    def rivers(self) -> list[list[Point]]:
        """Return every river from its mouth to its spring."""
        rivers = self.recipe["rivers"].values()
        return [smoothed([(x, y) for x, y in points], closed=False) for points in rivers]

    @cached_property
    def from_blocks(self) -> Field:
        """Return each pixel's distance in u to the nearest nameplate or space."""
        surface, canvas = self.surface()
        paint = skia.Paint(Color=0xFFFFFFFF)
        for place in self.layout["place"]:
            for left, top, width, height in self.boxes(place):
                canvas.drawRect(skia.Rect.MakeXYWH(left, top, width, height), paint)
        return self.distance_to(alpha_of(surface))

    @cached_property
    def from_lines(self) -> Field:
        """Return each pixel's distance in u to the middle of the nearest line."""
        surface, canvas = self.surface()
        paint = skia.Paint(Color=0xFFFFFFFF, Style=skia.Paint.kStroke_Style, StrokeWidth=1.5)
        for line in [*self.layout["line"], self.layout["ferry"]]:
            canvas.drawPath(path_of(curve_points(line["curve"]), closed=False), paint)
        return self.distance_to(alpha_of(surface))

    @cached_property
    def from_rivers(self) -> Field:
        """Return each pixel's distance in u to the middle of the nearest river."""
        surface, canvas = self.surface()
        paint = skia.Paint(Color=0xFFFFFFFF, Style=skia.Paint.kStroke_Style, StrokeWidth=1.5)
        for points in self.rivers:
            canvas.drawPath(path_of(points, closed=False), paint)
        return self.distance_to(alpha_of(surface))

    @cached_property
    def from_sea(self) -> Field:
        """Return each pixel's distance in u to the sea."""
        return self.distance_to(1 - self.land)

    def boxes(self, place: dict[str, Any]) -> list[tuple[float, float, float, float]]:
        """Return the boxes a place covers: its plate, then its spaces."""
        half = self.layout["space"] / 2
        left, top, width, height = place["plate"]
        spaces = [(x - half, y - half, 2 * half, 2 * half) for x, y in place.get("spaces", ())]
        return [(left, top, width, height), *spaces]

    def at(self, field: Field, point: Point) -> float:
        """Return a field's value at a point in u; 0 off the plate."""
        column = int((point[0] - self.extent[0]) * self.k)
        row = int((point[1] - self.extent[1]) * self.k)
        if not (0 <= row < field.shape[0] and 0 <= column < field.shape[1]):
            return 0.0
        return float(field[row, column])

    def distance_to_path(self, points: list[Point]) -> Field:
        """Return each pixel's distance in u to a line."""
        surface, canvas = self.surface()
        paint = skia.Paint(Color=0xFFFFFFFF, Style=skia.Paint.kStroke_Style, StrokeWidth=1.5)
        canvas.drawPath(path_of(points, closed=False), paint)
        return self.distance_to(alpha_of(surface))


def smoothed(points: list[Point], *, closed: bool) -> list[Point]:
    """Return a curve through the points (Catmull and Rom), as short straight pieces."""
    count = len(points)
    ends = range(count if closed else count - 1)
    curve: list[Point] = []
    for number in ends:
        spots = [number - 1, number, number + 1, number + 2]
        near = [points[at % count if closed else min(max(at, 0), count - 1)] for at in spots]
        before, start, end, after = (np.array(each) for each in near)
        for step in range(STEPS):
            t = step / STEPS
            at = 0.5 * (
                2 * start
                + (end - before) * t
                + (2 * before - 5 * start + 4 * end - after) * t**2
                + (3 * start - before - 3 * end + after) * t**3
            )
            curve.append((float(at[0]), float(at[1])))
    if not closed:
        curve.append(points[-1])
    return curve


def curve_points(curve: list[list[float]]) -> list[Point]:
    """Return a quadratic curve, or a straight line of two points, as short pieces."""
    if len(curve) == 2:
        return [(x, y) for x, y in curve]
    start, bend, end = curve
    points = []
    for step in range(STEPS + 1):
        t = step / STEPS
        parts = ((1 - t) ** 2, 2 * t * (1 - t), t * t)
        x = parts[0] * start[0] + parts[1] * bend[0] + parts[2] * end[0]
        y = parts[0] * start[1] + parts[1] * bend[1] + parts[2] * end[1]
        points.append((x, y))
    return points


def _bay(x: float, y: float, turn: int) -> float:
    phase = 1.9 * turn
    return 1.5 * math.sin(x / 11 + y / 17 + phase) + 1.0 * math.sin(y / 6.3 - x / 8.1 + phase)
