"""Bake the chart at normal and double size and write its layers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import skia

from tools.bake.compass import Rose, draw_compass, draw_rhumb_lines
from tools.bake.curved_text import CurvedText, write_along
from tools.bake.manifest import ASSETS, list_files
from tools.bake.plate import Field, alpha_over, colours_of, webp_of
from tools.bake.sea import paint_sea
from tools.titles.tinners_trail.bake.chart.ground import FONTS, Ground
from tools.titles.tinners_trail.bake.chart.land import ink_coast, paint_land
from tools.titles.tinners_trail.bake.chart.marvels import draw_marvels
from tools.titles.tinners_trail.bake.chart.relief import draw_relief
from tools.titles.tinners_trail.bake.chart.wash import wash_strength
from tools.titles.tinners_trail.bake.chart.water import WATER

FOLDER = ASSETS / "tinners_trail" / "images"
SIZES = {"chart": 1.0, "chart_double": 2.0}
QUALITY = {"chart": 96, "chart_double": 90}
NAME_INK, NAME_HALO = 0xFF123B48, 0x70B4CCC9
LAYERS = """\
# The baked chart: what part of the table its layers show, in u (1 u = 1 pixel at 1920 x 1080).
extent = [{extent}] # left, top, width, height of chart*.webp and relief*.webp
county = [{county}] # the part that relief*.webp and wash.png show
"""


def bake_chart() -> list[Path]:
    """Write base and relief in two sizes, the wash, and what they show; return the files."""
    written = []
    for name, k in SIZES.items():
        ground = Ground.read(k)
        written.append(_save(colours_of(paint_chart(ground)), name, QUALITY[name]))
        relief = draw_relief(ground, of_devon=False).toarray(colorType=skia.kRGBA_8888_ColorType)
        left, top, right, low = _pixels(ground)
        written.append(_save(relief[top:low, left:right], name.replace("chart", "relief"), 90))
        if k == 1.0:
            strength = wash_strength(ground)[top:low, left:right]
            written.append(_save_grey(strength, FOLDER / "wash.png"))
            written.append(_write_layers(ground))
    list_files(written, source="tools/titles/tinners_trail/bake/chart", licence="MIT")
    return written


def paint_chart(ground: Ground) -> Field:
    """Return the chart without anything that depends on the players."""
    picture = paint_sea(ground, WATER, ground.distance_to_land())
    surface, canvas = ground.surface()
    rose = _rose(ground)
    draw_rhumb_lines(rose, canvas)
    draw_marvels(ground, canvas)
    for name in ground.recipe["sea_name"]:
        words = CurvedText(name["text"], name["size"], name["spacing"], name["points"])
        face = FONTS / "IMFellEnglish-Italic.ttf"
        write_along(canvas, words, face, NAME_INK, NAME_HALO)
    draw_compass(rose, canvas)
    alpha_over(picture, surface)
    paint_land(ground, picture)
    alpha_over(picture, draw_relief(ground, of_devon=True))
    alpha_over(picture, ink_coast(ground))
    return picture


def _rose(ground: Ground) -> Rose:
    plan = ground.recipe["compass"]
    x, y = plan["centre"]
    face = FONTS / "IMFellEnglishSC-Regular.ttf"
    return Rose((x, y), plan["radius"], 0x123B48, 0xEFE6CC, face, plan["north"])


def county_box(ground: Ground) -> tuple[int, int, int, int]:
    """Return left, top, width and height in whole u of the county with a margin."""
    points = [ground.from_map(each) for each in ground.shapes.outline]
    left, top = int(min(x for x, _ in points)) - 4, int(min(y for _, y in points)) - 4
    right, low = int(max(x for x, _ in points)) + 5, int(max(y for _, y in points)) + 5
    return left, top, right - left, low - top


def _pixels(ground: Ground) -> tuple[int, int, int, int]:
    left, top, width, height = county_box(ground)
    x, y = left - ground.recipe["extent"][0], top - ground.recipe["extent"][1]
    edges = (x, y, x + width, y + height)
    first, second, third, fourth = (round(edge * ground.k) for edge in edges)
    return first, second, third, fourth


def _save(pixels: np.ndarray[tuple[int, ...], np.dtype[np.uint8]], name: str, quality: int) -> Path:
    path = FOLDER / f"{name}.webp"
    path.write_bytes(webp_of(pixels, quality))
    return path


def _save_grey(field: Field, path: Path) -> Path:
    grey = np.ascontiguousarray(np.clip(field * 255 + 0.5, 0, 255).astype(np.uint8))
    image = skia.Image.fromarray(grey, skia.kGray_8_ColorType)
    path.write_bytes(bytes(image.encodeToData(skia.kPNG, 100)))
    return path


def _write_layers(ground: Ground) -> Path:
    path = FOLDER / "chart.toml"
    extent = ", ".join(str(each) for each in ground.recipe["extent"])
    county = ", ".join(str(each) for each in county_box(ground))
    path.write_text(LAYERS.format(extent=extent, county=county), encoding="utf-8")
    return path
