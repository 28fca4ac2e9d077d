"""The chart's plate: what lies where on it, in u, and the land."""

from __future__ import annotations

import math
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import skia

from game.tabletop.art.drawing import crinkled
from game.titles.tinners_trail.table.art.map import MapShapes
from tools.bake.drawing import Point, ring
from tools.bake.manifest import ASSETS
from tools.bake.maps import Field, MapPlate

RECIPE = Path(__file__).with_name("chart.toml")
SHAPES = ASSETS / "tinners_trail" / "data" / "map_shapes.toml"

REACH = (50.0, 37.0)
"""Map units round the middle of an area's pieces."""
SHIFT = (6.0, 6.0)
QUIET = 0.86
"""Share of the strokes that are left out in the middle of a clearing."""

INK = 0xFF4A341E
PAPER = 0xFFF3E8C8
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
        """Return the u of a point in map units."""
        scale = self.recipe["scale"]
        (x, y) = self.recipe["origin"]
        return scale * point[0] + x, scale * point[1] + y

    @cached_property
    def county(self) -> skia.Path:
        """Return Cornwall's outline in u."""
        return ring([self.from_map(each) for each in self.shapes.outline])

    @cached_property
    def devon_ring(self) -> list[Point]:
        """Return Devon's outline in u: the Cornish border, then the coast."""
        south = crinkled([tuple(each) for each in self.recipe["devon_south"]], closed=False)
        north = crinkled([tuple(each) for each in self.recipe["devon_north"]], closed=False)
        around = [*_stretch(list(self.shapes.outline), self.border), *south, *north]
        return [self.from_map(each) for each in around]

    @cached_property
    def devon(self) -> skia.Path:
        """Return Devon's outline in u."""
        return ring(self.devon_ring)

    @cached_property
    def land(self) -> Field:
        """Return the coverage of all land."""
        return self.coverage(self.county, self.devon)

    def distance_to_land(self) -> Field:
        """Return each sea pixel's distance to the land in u."""
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


# Clearings: where the map keeps quiet, because pieces and names will lie there.


def crowding(ground: ChartGround) -> Field:
    """Return the share of strokes to leave out at each pixel, 0 to 1."""
    x, y = ground.grid()
    far = np.full((y.shape[0], x.shape[1]), np.inf, dtype=np.float32)
    wide, high = (reach * ground.recipe["scale"] for reach in REACH)
    for area in ground.shapes.areas.values():
        left, top = ground.from_map(area.cluster)
        far = np.minimum(
            far, ((x - left - SHIFT[0]) / wide) ** 2 + ((y - top - SHIFT[1]) / high) ** 2
        )
    return np.asarray(QUIET * np.clip(1.7 - far, 0, 1), dtype=np.float32)


def is_clear(ground: ChartGround, at: Point, reach: tuple[float, float] = (43.0, 29.0)) -> bool:
    """Return whether a point (u) lies outside every area's place for pieces; reach in map units."""
    wide, high = (each * ground.recipe["scale"] for each in reach)
    for area in ground.shapes.areas.values():
        x, y = ground.from_map(area.cluster)
        if ((at[0] - x - SHIFT[0]) / wide) ** 2 + ((at[1] - y - SHIFT[1]) / high) ** 2 < 1:
            return False
    return True


# The engraver's pen: ink lines and paper fills.


def ink_line(width: float, alpha: float, colour: int = INK) -> skia.Paint:
    """Return a paint that draws a line with round ends; width in u."""
    return skia.Paint(
        Color=colour,
        Alphaf=alpha,
        AntiAlias=True,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
        StrokeCap=skia.Paint.kRound_Cap,
        StrokeJoin=skia.Paint.kRound_Join,
    )


def paper(alpha: float, colour: int = PAPER) -> skia.Paint:
    """Return a paint that fills."""
    return skia.Paint(Color=colour, Alphaf=alpha, AntiAlias=True)
