"""The plate of Europe: its coasts, and what on it has to stay free for the game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import skia

from tools.bake.manifest import ASSETS
from tools.bake.maps import Field, MapPlate, Point, alpha_of, curve_points, path_of, smoothed

RECIPE = Path(__file__).with_name("recipe.toml")
LAYOUT = ASSETS / "tiletum" / "data" / "map_layout.toml"
FONTS = ASSETS / "shared" / "fonts"


@dataclass(frozen=True)
class Europe(MapPlate):
    """The map at `k` pixels per u; `layout` is what the table draws on it."""

    recipe: dict[str, Any]
    layout: dict[str, Any]

    @classmethod
    def read(cls, k: float) -> Europe:
        """Return the plate of the checked-in recipe and layout."""
        recipe = tomllib.loads(RECIPE.read_text(encoding="utf-8"))
        left, top, width, height = recipe["extent"]
        layout = tomllib.loads(LAYOUT.read_text(encoding="utf-8"))
        return cls(k, (left, top, width, height), recipe, layout)

    @cached_property
    def coasts(self) -> skia.Path:
        """Return all land as one path."""
        path = skia.Path()
        for points in self.recipe["land"]:
            path.addPath(path_of([(x, y) for x, y in points], closed=True))
        return path

    @cached_property
    def land(self) -> Field:
        """Return how much of every pixel is land."""
        return self.coverage(self.coasts)

    @cached_property
    def rivers(self) -> list[list[Point]]:
        """Return every river."""
        rivers = self.recipe["rivers"].values()
        return [smoothed([(x, y) for x, y in points], closed=False) for points in rivers]

    @cached_property
    def ranges(self) -> list[list[Point]]:
        """Return every range of mountains along its crest."""
        ranges = self.recipe["mountains"].values()
        return [smoothed([(x, y) for x, y in points], closed=False) for points in ranges]

    @cached_property
    def from_blocks(self) -> Field:
        """Return each pixel's distance in u to the nearest town, or to where people stand."""
        surface, canvas = self.surface()
        paint = skia.Paint(Color=0xFFFFFFFF)
        for space in self.layout["space"]:
            canvas.drawRect(skia.Rect.MakeXYWH(*space["block"]), paint)
            x, y = space["stand"]
            canvas.drawRect(skia.Rect.MakeXYWH(x - 30, y - 30, 60, 32), paint)
        return self.distance_to(alpha_of(surface))

    @cached_property
    def from_roads(self) -> Field:
        """Return each pixel's distance in u to the middle of the nearest road."""
        surface, canvas = self.surface()
        paint = skia.Paint(Color=0xFFFFFFFF, Style=skia.Paint.kStroke_Style, StrokeWidth=1.5)
        for road in self.layout["road"]:
            canvas.drawPath(path_of(curve_points(road["curve"]), closed=False), paint)
        return self.distance_to(alpha_of(surface))

    @cached_property
    def from_sea(self) -> Field:
        """Return each pixel's distance in u to the sea."""
        return self.distance_to(1 - self.land)

    @cached_property
    def from_rivers(self) -> Field:
        """Return each pixel's distance in u to the middle of the nearest river."""
        surface, canvas = self.surface()
        paint = skia.Paint(Color=0xFFFFFFFF, Style=skia.Paint.kStroke_Style, StrokeWidth=1.5)
        for points in self.rivers:
            canvas.drawPath(path_of(points, closed=False), paint)
        return self.distance_to(alpha_of(surface))
