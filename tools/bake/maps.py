"""The base of a map's picture: pixel arrays of numbers, and ink drawn on top of them."""

import math
import random
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Self

import numpy as np
import skia
from numpy.typing import NDArray
from scipy import ndimage

from tools.bake.drawing import Point, open_path, translated_and_scaled
from tools.bake.manifest import assets_folder_of

Field = NDArray[np.float32]
TITLE_TOOLS_FOLDER = Path(__file__).resolve().parents[1] / "titles"
STEPS = 12
"""The number of straight pieces between two points of a smoothed line."""

TRIES = 9000


@dataclass(frozen=True)
class MapPlate:
    """A part of a map at `k` pixels per u; fields are arrays of rows, then columns.

    `extent` is left, top, width and height in u.
    """

    k: float
    extent: tuple[float, float, float, float]

    @cached_property
    def size(self) -> tuple[int, int]:
        """Return width and height in pixels."""
        _, _, width, height = self.extent
        return round(width * self.k), round(height * self.k)

    def surface(self) -> tuple[skia.Surface, skia.Canvas]:
        """Return a transparent surface and its canvas, which draws in u."""
        surface = skia.Surface(*self.size)
        canvas = surface.getCanvas()
        canvas.scale(self.k, self.k)
        canvas.translate(-self.extent[0], -self.extent[1])
        return surface, canvas

    def grid(self) -> tuple[Field, Field]:
        """Return the u coordinates of the pixel centres: a row of x and a column of y."""
        left, top, _, _ = self.extent
        width, height = self.size
        x = left + (np.arange(width, dtype=np.float32) + 0.5) / self.k
        y = top + (np.arange(height, dtype=np.float32) + 0.5) / self.k
        return x[None, :], y[:, None]

    def coverage(self, *paths: skia.Path) -> Field:
        """Return the share of every pixel that the paths cover, 0 to 1."""
        surface, canvas = self.surface()
        for path in paths:
            canvas.drawPath(path, skia.Paint(Color=0xFFFFFFFF, AntiAlias=True))
            edge = skia.Paint(
                Color=0xFFFFFFFF, AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=0.6
            )
            canvas.drawPath(path, edge)
        return alpha_of(surface)

    def distance_to(self, covered: Field) -> Field:
        """Return each pixel's distance in u to the covered part of a field, smoothed."""
        pixels = ndimage.distance_transform_edt(covered < 0.5)
        smooth = ndimage.gaussian_filter(pixels.astype(np.float32), 1.2)
        return np.asarray(smooth / self.k, dtype=np.float32)

    def noise(self, wavelength: float, seed: int) -> Field:
        """Return smooth random noise with a mean near 0 and a standard deviation of at most
        about 1; `wavelength` is in u."""
        width, height = self.size
        step = wavelength * self.k / 4
        rows = int(height / step) + 8
        columns = int(width / step) + 8
        coarse = np.random.default_rng(seed).standard_normal((rows, columns)).astype(np.float32)
        coarse = ndimage.gaussian_filter(coarse, 1.3)
        coarse /= coarse.std()
        y = np.arange(height, dtype=np.float32)[:, None] / step + 2
        x = np.arange(width, dtype=np.float32)[None, :] / step + 2
        grid = np.broadcast_arrays(y, x)
        fine = ndimage.map_coordinates(coarse, grid, order=1, mode="nearest")
        return np.asarray(ndimage.gaussian_filter(fine, step / 3), dtype=np.float32)

    def at(self, field: Field, point: Point) -> float:
        """Return a field's value at a point in u; 0 outside the plate."""
        column = int((point[0] - self.extent[0]) * self.k)
        row = int((point[1] - self.extent[1]) * self.k)
        if not (0 <= row < field.shape[0] and 0 <= column < field.shape[1]):
            return 0.0
        return float(field[row, column])

    def distance_to_lines(self, *lines: list[Point]) -> Field:
        """Return each pixel's distance in u to the middle of the nearest line."""
        surface, canvas = self.surface()
        paint = skia.Paint(Color=0xFFFFFFFF, Style=skia.Paint.kStroke_Style, StrokeWidth=1.5)
        for points in lines:
            canvas.drawPath(open_path(points), paint)
        return self.distance_to(alpha_of(surface))


@dataclass(frozen=True)
class GameMap(MapPlate):
    """A map with its recipe, and the positions of what the table draws on it."""

    recipe: dict[str, Any]
    layout: dict[str, Any]
    title: ClassVar[str]

    @classmethod
    def read(cls, k: float) -> Self:
        """Return the map from the title's checked-in recipe and layout."""
        recipe_file = TITLE_TOOLS_FOLDER / cls.title / "bake" / "map" / "recipe.toml"
        recipe = tomllib.loads(recipe_file.read_text(encoding="utf-8"))
        left, top, width, height = recipe["extent"]
        layout_file = assets_folder_of(cls.title) / "data" / "map_layout.toml"
        layout = tomllib.loads(layout_file.read_text(encoding="utf-8"))
        return cls(k, (left, top, width, height), recipe, layout)

    @cached_property
    def coasts(self) -> skia.Path:
        """All land as one path; subclasses define it."""
        raise NotImplementedError

    def blocks(self) -> Iterator[Sequence[float]]:
        """Yield the rectangles that the game's pieces cover, as left, top, width and height in u;
        subclasses define it."""
        raise NotImplementedError

    def lines(self) -> Iterator[list[list[float]]]:
        """Yield the curves that the game draws between places, as lists of points; subclasses
        define it."""
        raise NotImplementedError

    @cached_property
    def land(self) -> Field:
        """The share of every pixel that is land, 0 to 1."""
        return self.coverage(self.coasts)

    @cached_property
    def from_blocks(self) -> Field:
        """Each pixel's distance in u to the nearest of `blocks`."""
        surface, canvas = self.surface()
        for block in self.blocks():
            canvas.drawRect(skia.Rect.MakeXYWH(*block), skia.Paint(Color=0xFFFFFFFF))
        return self.distance_to(alpha_of(surface))

    @cached_property
    def from_lines(self) -> Field:
        """Each pixel's distance in u to the middle of the nearest of `lines`."""
        return self.distance_to_lines(*map(curve_points, self.lines()))

    @cached_property
    def from_sea(self) -> Field:
        """Each pixel's distance in u to the sea."""
        return self.distance_to(1 - self.land)

    @cached_property
    def rivers(self) -> list[list[Point]]:
        """Every river as a list of points from its mouth to its spring."""
        return self.smooth_lines("rivers")

    @cached_property
    def from_rivers(self) -> Field:
        """Each pixel's distance in u to the middle of the nearest river."""
        return self.distance_to_lines(*self.rivers)

    def is_free(self, at: Point, **least: float) -> bool:
        """Return whether a point is at least the given distances in u from `blocks`, `lines`, `sea`
        and `rivers`."""
        return all(self.at(getattr(self, f"from_{what}"), at) > far for what, far in least.items())

    def smooth_lines(self, name: str) -> list[list[Point]]:
        """Return the named lines of the recipe, smoothed."""
        lines = self.recipe[name].values()
        return [smooth_curve([(x, y) for x, y in points], closed=False) for points in lines]


class Scatter:
    """Chooses random positions for small drawings on the land, the same ones at every run."""

    def __init__(self, land: GameMap, seed: int, **least: float) -> None:
        """Use positions at least these distances in u from `blocks`, `lines`, `sea` and
        `rivers`."""
        self.chance = random.Random(seed)
        self._land = land
        self._least = least
        self._standing: list[tuple[Point, str, float]] = []

    def stand(self, kind: str, at: Point, apart: float, sizes: tuple[float, float]) -> bool:
        """Place a drawing at a point if the point is free and all others are at least `apart` u
        away; return whether it was placed.

        Its size is drawn at random from the range `sizes`.
        """
        if not self._land.is_free(at, **self._least) or any(
            math.dist(other, at) < apart for other, _, _ in self._standing
        ):
            return False
        self._standing.append((at, kind, self.chance.uniform(*sizes)))
        return True

    def strew(
        self,
        kind: str,
        wanted: int,
        apart: float,
        sizes: tuple[float, float],
        grows: Callable[[Point], bool] = lambda _at: True,
    ) -> None:
        """Place up to `wanted` drawings at random points where `grows` is true and there is
        room."""
        left, top, width, height = self._land.extent
        for _ in range(TRIES):
            if wanted == 0:
                return
            at = self.chance.uniform(left, left + width), self.chance.uniform(top, top + height)
            if grows(at):
                wanted -= self.stand(kind, at, apart, sizes)

    def draw(self, canvas: skia.Canvas, draw: Callable[[str], None]) -> None:
        """Draw every placed drawing, from north to south."""
        for at, kind, size in sorted(self._standing, key=lambda each: each[0][1]):
            with translated_and_scaled(canvas, at, size):
                draw(kind)


def cast_shadow(
    plate: MapPlate, picture: Field, land: Field, to: Point, *, colour: str, opacity: float
) -> None:
    """Darken the sea beside the land, in place; the shadow's offset is `to` in u."""
    moved = ndimage.shift(land, [each * plate.k for each in to], order=0)
    soft = ndimage.gaussian_filter(moved, 3 * plate.k)
    blend_colour_into(picture, colour, soft * (1 - land) * opacity)


def smooth_curve(points: list[Point], *, closed: bool) -> list[Point]:
    """Return a Catmull-Rom curve through the points, as short straight segments."""
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
    """Return a quadratic curve, or a straight line of two points, as short segments."""
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


def alpha_of(surface: skia.Surface) -> Field:
    """Return the alpha of a surface, 0 to 1."""
    pixels = surface.toarray(colorType=skia.kRGBA_8888_ColorType)
    return np.asarray(pixels[..., 3] / 255, dtype=np.float32)


def rgb_array(colour: str) -> Field:
    """Return a colour "#RRGGBB" as an array of three numbers from 0 to 255."""
    return np.array([int(colour[at : at + 2], 16) for at in (1, 3, 5)], dtype=np.float32)


def blend_colour_into(picture: Field, colour: str, alpha: NDArray[np.floating[Any]]) -> None:
    """Blend a colour into the picture in place; `alpha` is from 0 to 1."""
    picture += (rgb_array(colour) - picture) * np.asarray(alpha, dtype=np.float32)[..., None]


def draw_surface_over(picture: Field, drawing: skia.Surface) -> None:
    """Draw a surface onto the picture in place."""
    pixels = drawing.toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.float32)
    alpha = alpha_of(drawing)[..., None]
    picture *= 1 - alpha
    picture += pixels[..., :3] * alpha


def picture_as_bytes(picture: Field) -> NDArray[np.uint8]:
    """Return a picture as opaque bytes."""
    pixels = np.full((*picture.shape[:2], 4), 255, dtype=np.uint8)
    pixels[..., :3] = np.clip(picture + 0.5, 0, 255)
    return pixels


def write_webp(path: Path, picture: Field, quality: int) -> Path:
    """Write a picture as a WebP file, and return it."""
    path.write_bytes(webp_bytes_of(picture_as_bytes(picture), quality))
    return path


def webp_bytes_of(pixels: NDArray[np.uint8], quality: int) -> bytes:
    """Return pixels as the bytes of a WebP file; quality 100 is lossless."""
    image = skia.Image.fromarray(np.ascontiguousarray(pixels), skia.kRGBA_8888_ColorType)
    return bytes(image.encodeToData(skia.kWEBP, quality))
