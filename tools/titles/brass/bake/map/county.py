"""The plate of the county: its coast, and what on it has to stay free for the game."""

from __future__ import annotations

import math
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import skia

from tools.bake.manifest import ASSETS
from tools.bake.plate import Field, Plate, Point, alpha_of, curve_points, path_of, smoothed

RECIPE = Path(__file__).with_name("recipe.toml")
LAYOUT = ASSETS / "brass" / "data" / "map_layout.toml"
FONTS = ASSETS / "shared" / "fonts"


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


def _bay(x: float, y: float, turn: int) -> float:
    phase = 1.9 * turn
    return 1.5 * math.sin(x / 11 + y / 17 + phase) + 1.0 * math.sin(y / 6.3 - x / 8.1 + phase)
