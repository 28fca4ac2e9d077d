"""Bake the map by day and by night, at normal and double size."""

import itertools
import math
import random
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import skia

from tools.bake import compass, maps
from tools.bake import sea as sea_module
from tools.bake.drawing import (
    Point,
    clipped_to_path,
    make_fill_paint,
    make_stroke_paint,
    path_from_svg,
)
from tools.bake.manifest import ASSETS, FONTS, list_files_in_manifest
from tools.titles.brass.bake.map.land import LancashirePlate, paint_land
from tools.titles.brass.bake.map.map_tones import Tones
from tools.titles.brass.bake.map.ornaments import draw_ornaments
from tools.titles.brass.bake.map.tones import DAY, NIGHT
from tools.titles.brass.bake.map.towns import draw_towns

# What is engraved on the land: rivers, hachures down the ridges, and the coast.

PITCH = 1.9
"""The distance in u from one hachure to the next."""
LONGEST = 31.0

FOLDER = ASSETS / "brass" / "images"
SIZES = {"": (1.0, 93), "_double": (2.0, 82)}
"""Pixels per u and WebP quality, by the end of the file name."""
LAYERS = """\
# The baked map: what part of the table map_*.webp show, in u (1 u = 1 pixel at 1920 x 1080).
extent = [{extent}] # left, top, width, height
"""


def draw_rivers(county: LancashirePlate, tones: Tones, canvas: skia.Canvas) -> None:
    """Draw every river, wider towards its mouth (where its points begin)."""
    with clipped_to_path(canvas, county.coasts):
        for paint, more in ((tones.river_edge, 1.6), (tones.river, 0.0)):
            for points in county.rivers:
                count = len(points) - 1
                for number, (start, end) in enumerate(itertools.pairwise(points)):
                    width = 1.6 + 4.2 * (1 - number / count) + more
                    canvas.drawLine(*start, *end, make_stroke_paint(paint, width))


def draw_hachures(county: LancashirePlate, tones: Tones, canvas: skia.Canvas) -> None:
    """Draw the slopes of every ridge as strokes that taper downhill."""
    chance = random.Random(1770)
    burin = _Burin(county, canvas, tones.ink, tones.force, chance)
    for ridge in county.recipe["relief"]["ridges"]:
        crest = _paced(maps.smooth_curve([(x, y) for x, y in ridge], closed=False))
        waves = [chance.uniform(0, math.tau) for _ in range(3)]
        for number, (at, along) in enumerate(crest):
            share = number / max(1, len(crest) - 1)
            swell = math.sin(math.pi * share) ** 0.45
            wave = math.sin(number / 9 + waves[0]) + 0.7 * math.sin(number / 3.7 + waves[1])
            lift = 3.4 * math.sin(number / 6.5 + waves[2])
            down = (-along[1], along[0]) if along[0] >= 0 else (along[1], -along[0])
            top = at[0] - down[0] * lift, at[1] - down[1] * lift
            length = LONGEST * swell * (0.6 + 0.17 * wave + 0.24 * chance.random())
            burin.stroke(top, down, length)
            if number % 2:
                up = -down[0], -down[1]
                burin.stroke(top, up, length * 0.3)


def draw_coast(county: LancashirePlate, tones: Tones, canvas: skia.Canvas) -> None:
    """Draw the shore: a soft bank, a strong line, and a thin one inside it."""
    with clipped_to_path(canvas, county.coasts):
        canvas.drawPath(county.coasts, make_stroke_paint(tones.light, 9, 0.28))
        canvas.drawPath(county.coasts, make_stroke_paint(tones.ink, 5.0, 0.8 * tones.force))
    canvas.drawPath(county.coasts, make_stroke_paint(tones.rim, 2.3))


@dataclass(frozen=True, slots=True)
class _Burin:
    """Cuts single hachures where nothing has to stay free."""

    county: LancashirePlate
    canvas: skia.Canvas
    ink: str
    force: float
    chance: random.Random

    def stroke(self, top: Point, down: Point, length: float) -> None:
        """Cut a stroke from the top downhill that tapers to nothing."""
        lean = self.chance.gauss(0, 0.12)
        end = (
            top[0] + (down[0] + lean * down[1]) * length,
            top[1] + (down[1] - lean * down[0]) * length,
        )
        middle = (top[0] + end[0]) / 2, (top[1] + end[1]) / 2
        free = {"blocks": 6.0, "lines": 13.0, "sea": 3.0}
        if length < 2 or not all(self.county.is_free(at, **free) for at in (top, middle, end)):
            return
        half = 0.62 + 0.34 * self.chance.random()
        side = -down[1] * half, down[0] * half
        bend = middle[0] + side[0] * 12.8 * lean, middle[1] + side[1] * 12.8 * lean
        path = path_from_svg(
            f"M{top[0] - side[0]},{top[1] - side[1]}Q{bend[0]},{bend[1]} {end[0]},{end[1]}"
            f"Q{bend[0] + side[0]},{bend[1] + side[1]} {top[0] + side[0]},{top[1] + side[1]}Z"
        )
        self.canvas.drawPath(
            path, make_fill_paint(self.ink, self.force * (0.6 + 0.4 * self.chance.random()))
        )


def _paced(points: list[Point]) -> list[tuple[Point, Point]]:
    """Return places every PITCH u along a line, each with the direction there."""
    found = []
    left = 0.0
    for start, end in itertools.pairwise(points):
        far = math.dist(start, end)
        if not far:
            continue
        along = (end[0] - start[0]) / far, (end[1] - start[1]) / far
        at = left
        while at < far:
            found.append(((start[0] + along[0] * at, start[1] + along[1] * at), along))
            at += PITCH
        left = at - far
    return found


def bake_map() -> list[Path]:
    """Write the map by day and by night, painted and plain, at two sizes, and a file with its
    extent; return the files."""
    written = []
    for ending, (k, quality) in SIZES.items():
        county = LancashirePlate.read(k)
        for tones, plain in product((DAY, NIGHT), (False, True)):
            path = FOLDER / f"map_{tones.name}{'_plain' if plain else ''}{ending}.webp"
            written.append(maps.write_webp(path, paint_map(county, tones, plain=plain), quality))
    extent = FOLDER / "map.toml"
    numbers = ", ".join(f"{each:g}" for each in LancashirePlate.read(1.0).extent)
    extent.write_text(LAYERS.format(extent=numbers), encoding="utf-8")
    written.append(extent)
    list_files_in_manifest(written, source="tools/titles/brass/bake/map", licence="MIT")
    return written


def paint_map(county: LancashirePlate, tones: Tones, *, plain: bool = False) -> maps.Field:
    """Return the map without anything that depends on the game.

    A `plain` one, for high contrast, has flat land without hachures, houses and rhumb lines.
    """
    picture = sea_module.paint_sea(county, tones.water, county.distance_to(county.land))
    sea, canvas = county.surface()
    rose = _rose(county, tones)
    if not plain:
        compass.draw_rhumb_lines(rose, canvas)
    draw_ornaments(county, tones, canvas)
    compass.draw_compass(rose, canvas)
    maps.draw_surface_over(picture, sea)
    if plain:
        maps.blend_colour_into(picture, tones.land, county.land)
    else:
        paint_land(county, tones, picture)
    land, canvas = county.surface()
    _ink(county, tones, canvas, plain=plain)
    maps.draw_surface_over(picture, land)
    return picture


def _ink(county: LancashirePlate, tones: Tones, canvas: skia.Canvas, *, plain: bool) -> None:
    draw_rivers(county, tones, canvas)
    if not plain:
        draw_hachures(county, tones, canvas)
    draw_coast(county, tones, canvas)
    if not plain:
        draw_towns(county, tones, canvas)


def _rose(county: LancashirePlate, tones: Tones) -> compass.Rose:
    plan = county.recipe["compass"]
    x, y = plan["centre"]
    ink, pale = (int(each[1:], 16) for each in (tones.water.ink, tones.water.glow))
    return compass.Rose((x, y), plan["radius"], ink, pale, FONTS / "Besley-SemiBold.ttf")
