"""Bake the map by day and by night, at normal and double size."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import skia

from tools.bake.compass import Rose, draw_compass, draw_rhumb_lines
from tools.bake.manifest import ASSETS, list_files
from tools.bake.plate import Field, alpha_over, colours_of, laid_over, webp_of
from tools.bake.sea import paint_sea
from tools.titles.brass.bake.map.county import FONTS, County
from tools.titles.brass.bake.map.engraving import draw_coast, draw_hachures, draw_rivers
from tools.titles.brass.bake.map.land import paint_land
from tools.titles.brass.bake.map.ornaments import draw_ornaments
from tools.titles.brass.bake.map.tones import DAY, NIGHT, Tones
from tools.titles.brass.bake.map.towns import draw_towns

FOLDER = ASSETS / "brass" / "images"
SIZES = {"": (1.0, 93), "_double": (2.0, 82)}
"""What a file's name ends in: pixels per u and quality."""
LAYERS = """\
# The baked map: what part of the table map_*.webp show, in u (1 u = 1 pixel at 1920 x 1080).
extent = [{extent}] # left, top, width, height
"""


def bake_map() -> list[Path]:
    """Write both looks, painted and plain, in two sizes, and what they show; return the files."""
    written = []
    for ending, (k, quality) in SIZES.items():
        county = County.read(k)
        for tones, plain in product((DAY, NIGHT), (False, True)):
            path = FOLDER / f"map_{tones.name}{'_plain' if plain else ''}{ending}.webp"
            picture = paint_map(county, tones, plain=plain)
            path.write_bytes(webp_of(colours_of(picture), quality))
            written.append(path)
    extent = FOLDER / "map.toml"
    numbers = ", ".join(f"{each:g}" for each in County.read(1.0).extent)
    extent.write_text(LAYERS.format(extent=numbers), encoding="utf-8")
    written.append(extent)
    list_files(written, source="tools/titles/brass/bake/map", licence="MIT")
    return written


def paint_map(county: County, tones: Tones, *, plain: bool = False) -> Field:
    """Return the map without anything that depends on the game.

    A `plain` one, for high contrast, has flat land without hachures, houses and rhumb lines.
    """
    picture = paint_sea(county, tones.water, county.distance_to(county.land))
    sea, canvas = county.surface()
    rose = _rose(county, tones)
    if not plain:
        draw_rhumb_lines(rose, canvas)
    draw_ornaments(county, tones, canvas)
    draw_compass(rose, canvas)
    alpha_over(picture, sea)
    if plain:
        laid_over(picture, tones.land, county.land)
    else:
        paint_land(county, tones, picture)
    land, canvas = county.surface()
    _ink(county, tones, canvas, plain=plain)
    alpha_over(picture, land)
    return picture


def _ink(county: County, tones: Tones, canvas: skia.Canvas, *, plain: bool) -> None:
    draw_rivers(county, tones, canvas)
    if not plain:
        draw_hachures(county, tones, canvas)
    draw_coast(county, tones, canvas)
    if not plain:
        draw_towns(county, tones, canvas)


def _rose(county: County, tones: Tones) -> Rose:
    plan = county.recipe["compass"]
    x, y = plan["centre"]
    ink, pale = (int(each[1:], 16) for each in (tones.water.ink, tones.water.glow))
    return Rose((x, y), plan["radius"], ink, pale, FONTS / "Besley-SemiBold.ttf")
