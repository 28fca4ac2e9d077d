"""The chart's plate: what lies where on it, in u, and the land."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import skia

from game.tabletop.art.shoreline import crinkled
from game.titles.tinners_trail.table.art.map_shapes import MapShapes
from tools.bake.manifest import ASSETS
from tools.bake.plate import Field, Plate, Point, path_of

RECIPE = Path(__file__).with_name("chart.toml")
SHAPES = ASSETS / "tinners_trail" / "data" / "map_shapes.toml"
FONTS = ASSETS / "shared" / "fonts"


@dataclass(frozen=True)
class Ground(Plate):
    """The chart at `k` pixels per u."""

    recipe: dict[str, Any]
    shapes: MapShapes

    @classmethod
    def read(cls, k: float) -> Ground:
        """Return the ground of the checked-in recipe and geometry."""
        recipe = tomllib.loads(RECIPE.read_text(encoding="utf-8"))
        plain = tomllib.loads(SHAPES.read_text(encoding="utf-8"))
        left, top, width, height = recipe["extent"]
        return cls(k, (left, top, width, height), recipe, MapShapes.from_plain(plain))

    def from_map(self, point: Point) -> Point:
        """Return the u of a point in map units."""
        scale, (x, y) = self.recipe["scale"], self.recipe["origin"]
        return scale * point[0] + x, scale * point[1] + y

    @cached_property
    def county(self) -> skia.Path:
        """Return Cornwall's outline in u."""
        return path_of([self.from_map(each) for each in self.shapes.outline], closed=True)

    @cached_property
    def devon_ring(self) -> list[Point]:
        """Return Devon's outline in u: the Cornish border, then the coast."""
        south = crinkled([tuple(each) for each in self.recipe["devon_south"]], closed=False)
        north = crinkled([tuple(each) for each in self.recipe["devon_north"]], closed=False)
        ring = [*self.shapes.devon_border, *south, *north]
        return [self.from_map(each) for each in ring]

    @cached_property
    def devon(self) -> skia.Path:
        """Return Devon's outline in u."""
        return path_of(self.devon_ring, closed=True)

    @cached_property
    def land(self) -> Field:
        """Return the coverage of all land."""
        return self.coverage(self.county, self.devon)

    def distance_to_land(self) -> Field:
        """Return each sea pixel's distance to the land in u."""
        return self.distance_to(self.land)
