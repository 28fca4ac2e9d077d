"""The chart's plate: what lies where on it, in u, and the land."""

from __future__ import annotations

import math
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import skia

from game.tabletop.art.border_lines import crinkled_line
from game.titles.tinners_trail.table.art.map_shapes import MapShapes
from tools.bake.drawing import Point, closed_path
from tools.bake.manifest import ASSETS
from tools.bake.maps import Field, MapPlate

RECIPE = Path(__file__).with_name("chart.toml")
SHAPES = ASSETS / "tinners_trail" / "data" / "map_shapes.toml"
WATER_INK = 0xFF123B48


@dataclass(frozen=True)
class ChartGround(MapPlate):
    """The chart at `k` pixels per u."""

    recipe: dict[str, Any]
    shapes: MapShapes
    border: tuple[Point, ...]
    """A coarse line along the border with Devon, in map units."""

    @classmethod
    def read(cls, k: float) -> ChartGround:
        """Return the ground of the checked-in recipe and geometry."""
        recipe = tomllib.loads(RECIPE.read_text(encoding="utf-8"))
        plain = tomllib.loads(SHAPES.read_text(encoding="utf-8"))
        left, top, width, height = recipe["extent"]
        border = tuple((float(x), float(y)) for x, y in plain["devon_border"])
        return cls(k, (left, top, width, height), recipe, MapShapes.from_plain(plain), border)

    def from_map(self, point: Point) -> Point:
        """Return a point in map units converted to u."""
        scale = self.recipe["scale"]
        (x, y) = self.recipe["origin"]
        return scale * point[0] + x, scale * point[1] + y

    @cached_property
    def county(self) -> skia.Path:
        """Cornwall's outline in u."""
        return closed_path([self.from_map(each) for each in self.shapes.outline])

    @cached_property
    def devon_ring(self) -> list[Point]:
        """Devon's outline in u, as points: the Cornish border, then the coast."""
        south = crinkled_line([tuple(each) for each in self.recipe["devon_south"]], is_closed=False)
        north = crinkled_line([tuple(each) for each in self.recipe["devon_north"]], is_closed=False)
        around = [*_stretch(list(self.shapes.outline), self.border), *south, *north]
        return [self.from_map(each) for each in around]

    @cached_property
    def devon(self) -> skia.Path:
        """Devon's outline in u, as a path."""
        return closed_path(self.devon_ring)

    @cached_property
    def land(self) -> Field:
        """The share of every pixel that is land."""
        return self.coverage(self.county, self.devon)

    def distance_to_land(self) -> Field:
        """Each pixel's distance to the land in u."""
        return self.distance_to(self.land)


def _stretch(ring: list[Point], between: tuple[Point, ...]) -> list[Point]:
    """Return the part of a ring that follows a coarse line from end to end."""
    ends = (between[0], between[-1])
    middle = between[len(between) // 2]
    start, end = (
        min(range(len(ring)), key=lambda at, near=near: math.dist(ring[at], near))  # type: ignore[misc]
        for near in ends
    )
    one = ring[start : end + 1] if start < end else ring[start:] + ring[: end + 1]
    other = ring[end : start + 1] if end < start else ring[end:] + ring[: start + 1]
    return min(one, other[::-1], key=lambda path: min(math.dist(each, middle) for each in path))
