"""Bake the chart at normal and double size and write its layers."""

from pathlib import Path

import numpy as np
import skia

from game.titles.tinners_trail.table.art.map import COUNTY_BOX, WHOLE_MAP_BOX
from tools.bake import compass, maps, sea
from tools.bake.curved_text import CurvedText, draw_text_along_curve
from tools.bake.manifest import ASSETS, FONTS, list_files_in_manifest
from tools.titles.tinners_trail.bake.chart.hills import draw_relief
from tools.titles.tinners_trail.bake.chart.land import ink_coast, paint_land
from tools.titles.tinners_trail.bake.chart.plate import ChartGround
from tools.titles.tinners_trail.bake.chart.rivers import wash_strength
from tools.titles.tinners_trail.bake.chart.sea import WATER, draw_marvels

FOLDER = ASSETS / "tinners_trail" / "images"
SIZES = {"chart": 1.0, "chart_double": 2.0}
QUALITY = {"chart": 96, "chart_double": 90}
NAME_INK = 0xFF123B48
NAME_HALO = 0x70B4CCC9


def bake_map() -> list[Path]:
    """Write base and relief in two sizes and the wash; return the files."""
    written = []
    for name, k in SIZES.items():
        ground = ChartGround.read(k)
        shown = tuple(ground.recipe["extent"]), county_box(ground)
        assert shown == (WHOLE_MAP_BOX, COUNTY_BOX), (
            f"the game must lay the chart where it shows {shown}"
        )
        written.append(maps.write_webp(FOLDER / f"{name}.webp", paint_chart(ground), QUALITY[name]))
        relief = draw_relief(ground, of_devon=False).toarray(colorType=skia.kRGBA_8888_ColorType)
        left, top, right, low = _pixels(ground)
        written.append(FOLDER / f"{name.replace('chart', 'relief')}.webp")
        written[-1].write_bytes(maps.webp_bytes_of(relief[top:low, left:right], 90))
        if k == 1.0:
            strength = wash_strength(ground)[top:low, left:right]
            written.append(_save_grey(strength, FOLDER / "wash.png"))
    list_files_in_manifest(written, source="tools/titles/tinners_trail/bake/chart", licence="MIT")
    return written


def paint_chart(ground: ChartGround) -> maps.Field:
    """Return the chart without anything that depends on the players."""
    picture = sea.paint_sea(ground, WATER, ground.distance_to_land())
    surface, canvas = ground.surface()
    rose = _rose(ground)
    compass.draw_rhumb_lines(rose, canvas)
    draw_marvels(ground, canvas)
    for name in ground.recipe["sea_name"]:
        words = CurvedText(name["text"], name["size"], name["spacing"], name["points"])
        face = FONTS / "IMFellEnglish-Italic.ttf"
        draw_text_along_curve(canvas, words, face, NAME_INK, NAME_HALO)
    compass.draw_compass(rose, canvas)
    maps.draw_surface_over(picture, surface)
    paint_land(ground, picture)
    maps.draw_surface_over(picture, draw_relief(ground, of_devon=True))
    maps.draw_surface_over(picture, ink_coast(ground))
    return picture


def _rose(ground: ChartGround) -> compass.Rose:
    plan = ground.recipe["compass"]
    x, y = plan["centre"]
    face = FONTS / "IMFellEnglishSC-Regular.ttf"
    return compass.Rose((x, y), plan["radius"], 0x123B48, 0xEFE6CC, face, plan["north"])


def county_box(ground: ChartGround) -> tuple[int, int, int, int]:
    """Return left, top, width and height in whole u of the county with a margin."""
    points = [ground.from_map(each) for each in ground.shapes.outline]
    left = int(min(x for x, _ in points)) - 4
    top = int(min(y for _, y in points)) - 4
    right = int(max(x for x, _ in points)) + 5
    low = int(max(y for _, y in points)) + 5
    return left, top, right - left, low - top


def _pixels(ground: ChartGround) -> tuple[int, int, int, int]:
    left, top, width, height = county_box(ground)
    x = left - ground.recipe["extent"][0]
    y = top - ground.recipe["extent"][1]
    edges = (x, y, x + width, y + height)
    first, second, third, fourth = (round(edge * ground.k) for edge in edges)
    return first, second, third, fourth


def _save_grey(field: maps.Field, path: Path) -> Path:
    grey = np.ascontiguousarray(np.clip(field * 255 + 0.5, 0, 255).astype(np.uint8))
    image = skia.Image.fromarray(grey, skia.kGray_8_ColorType)
    path.write_bytes(bytes(image.encodeToData(skia.kPNG, 100)))
    return path
