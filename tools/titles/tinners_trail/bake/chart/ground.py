"""The chart's canvas: its extent, its resolution, and the land on it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import skia
from numpy.typing import NDArray
from scipy import ndimage

from game.tabletop.art.shoreline import crinkled
from game.titles.tinners_trail.table.art.map_shapes import MapShapes
from tools.bake.manifest import ASSETS

Field = NDArray[np.float32]
Point = tuple[float, float]
RECIPE = Path(__file__).with_name("chart.toml")
SHAPES = ASSETS / "tinners_trail" / "data" / "map_shapes.toml"
FONTS = ASSETS / "shared" / "fonts"


@dataclass(frozen=True)
class Ground:
    """The chart at `k` pixels per u; fields are arrays of rows, then columns."""

    k: float
    recipe: dict[str, Any]
    shapes: MapShapes

    @classmethod
    def read(cls, k: float) -> Ground:
        """Return the ground of the checked-in recipe and geometry."""
        recipe = tomllib.loads(RECIPE.read_text(encoding="utf-8"))
        plain = tomllib.loads(SHAPES.read_text(encoding="utf-8"))
        return cls(k, recipe, MapShapes.from_plain(plain))

    @cached_property
    def size(self) -> tuple[int, int]:
        """Return width and height in pixels."""
        _, _, width, height = self.recipe["extent"]
        return round(width * self.k), round(height * self.k)

    def from_map(self, point: Point) -> Point:
        """Return the u of a point in map units."""
        scale, (x, y) = self.recipe["scale"], self.recipe["origin"]
        return scale * point[0] + x, scale * point[1] + y

    def surface(self) -> tuple[skia.Surface, skia.Canvas]:
        """Return a transparent surface and its canvas, which draws in u."""
        surface = skia.Surface(*self.size)
        canvas = surface.getCanvas()
        canvas.scale(self.k, self.k)
        canvas.translate(-self.recipe["extent"][0], -self.recipe["extent"][1])
        return surface, canvas

    def grid(self) -> tuple[Field, Field]:
        """Return the u of every pixel's middle: a row of x and a column of y."""
        left, top, _, _ = self.recipe["extent"]
        width, height = self.size
        x = left + (np.arange(width, dtype=np.float32) + 0.5) / self.k
        y = top + (np.arange(height, dtype=np.float32) + 0.5) / self.k
        return x[None, :], y[:, None]

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

    def coverage(self, *paths: skia.Path) -> Field:
        """Return how much of every pixel the paths cover, 0 to 1."""
        surface, canvas = self.surface()
        for path in paths:
            canvas.drawPath(path, skia.Paint(Color=0xFFFFFFFF, AntiAlias=True))
            edge = skia.Paint(
                Color=0xFFFFFFFF, AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=0.6
            )
            canvas.drawPath(path, edge)
        return alpha_of(surface)

    @cached_property
    def land(self) -> Field:
        """Return the coverage of all land."""
        return self.coverage(self.county, self.devon)

    def distance_to_land(self) -> Field:
        """Return each sea pixel's distance to the land in u, smooth enough to engrave."""
        pixels = ndimage.distance_transform_edt(self.land < 0.5)
        smooth = ndimage.gaussian_filter(pixels.astype(np.float32), 1.2)
        return np.asarray(smooth / self.k, dtype=np.float32)


def path_of(points: list[Point], *, closed: bool) -> skia.Path:
    """Return a path of straight edges."""
    path = skia.Path()
    path.addPoly([skia.Point(*each) for each in points], closed)
    return path


def alpha_of(surface: skia.Surface) -> Field:
    """Return the alpha of a surface, 0 to 1."""
    pixels = surface.toarray(colorType=skia.kRGBA_8888_ColorType)
    return np.asarray(pixels[..., 3] / 255, dtype=np.float32)


def noise(ground: Ground, wavelength: float, seed: int) -> Field:
    """Return smooth noise with mean 0 and spread 1; `wavelength` in u."""
    width, height = ground.size
    step = wavelength * ground.k / 4
    rows, columns = int(height / step) + 8, int(width / step) + 8
    coarse = np.random.default_rng(seed).standard_normal((rows, columns)).astype(np.float32)
    coarse = ndimage.gaussian_filter(coarse, 1.3)
    coarse /= coarse.std()
    y = np.arange(height, dtype=np.float32)[:, None] / step + 2
    x = np.arange(width, dtype=np.float32)[None, :] / step + 2
    grid = np.broadcast_arrays(y, x)
    fine = ndimage.map_coordinates(coarse, grid, order=1, mode="nearest")
    return np.asarray(ndimage.gaussian_filter(fine, step / 3), dtype=np.float32)


def rgb(colour: str) -> Field:
    """Return "#RRGGBB" as three numbers from 0 to 255."""
    return np.array([int(colour[at : at + 2], 16) for at in (1, 3, 5)], dtype=np.float32)


def laid_over(picture: Field, colour: str, alpha: Field) -> None:
    """Blend a colour over the picture in place; alpha from 0 to 1."""
    picture += (rgb(colour) - picture) * alpha[..., None]
