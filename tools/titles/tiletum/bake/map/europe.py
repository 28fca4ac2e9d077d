"""The plate of Europe: its coasts, and what on it has to stay free for the game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import skia

from tools.bake.manifest import ASSETS
from tools.bake.maps import Field, GameMap, Point, alpha_of, curve_points, path_of

RECIPE = Path(__file__).with_name("recipe.toml")
LAYOUT = ASSETS / "tiletum" / "data" / "map_layout.toml"
FONTS = ASSETS / "shared" / "fonts"


@dataclass(frozen=True)
class Europe(GameMap):
    """The map at `k` pixels per u; `layout` is what the table draws on it."""

    @classmethod
    def read(cls, k: float) -> Europe:
        """Return the plate of the checked-in recipe and layout."""
        return cls.read_files(k, RECIPE, LAYOUT)

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
    def ranges(self) -> list[list[Point]]:
        """Return every range of mountains along its crest."""
        return self.smooth_lines("mountains")

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
        roads = self.layout["road"]
        return self.distance_to_lines(*(curve_points(road["curve"]) for road in roads))
