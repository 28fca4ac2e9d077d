"""The dark chart behind the hand-over screen: it shows the county and nothing of the game."""

from pathlib import Path

import numpy as np
import skia

from tools.bake import maps
from tools.bake.manifest import list_files_in_manifest
from tools.titles.tinners_trail.bake.chart.plate import ChartGround
from tools.titles.tinners_trail.bake.chart.sea import WATER
from tools.titles.tinners_trail.bake.chart.write import FOLDER

HANDOVER_SIZES = {"handover": (1.0, 100), "handover_double": (2.0, 100)}
"""Pixels per u and WebP quality, by file name; 100 is lossless, for gradients without bands."""
ZOOM_BOX = (40.0, 30.0, 1600.0, 900.0)
"""The part of the chart that fills the picture, in u."""


def bake_handover() -> list[Path]:
    """Write the picture in two sizes and return the files."""
    written = []
    for name, (k, quality) in HANDOVER_SIZES.items():
        picture = _paint(
            ChartGround.read(k * 1920 / ZOOM_BOX[2]), (round(1920 * k), round(1080 * k))
        )
        written.append(maps.write_webp(FOLDER / f"{name}.webp", picture, quality))
    list_files_in_manifest(
        written, source="tools/titles/tinners_trail/bake/chart/write.py", licence="MIT"
    )
    return written


def _paint(ground: ChartGround, size: tuple[int, int]) -> maps.Field:
    left = round((ZOOM_BOX[0] - ground.recipe["extent"][0]) * ground.k)
    top = round((ZOOM_BOX[1] - ground.recipe["extent"][1]) * ground.k)
    part = slice(top, top + size[1]), slice(left, left + size[0])
    land = ground.land[part]
    distance = ground.distance_to_land()[part]
    picture = _slate(size)
    maps.blend_colour_into(picture, "#3A4240", land * 0.5)
    for number, reach in enumerate(WATER.lines[1:15]):
        line = np.clip((0.62 - np.abs(distance - reach)) * ground.k + 0.5, 0, 1)
        share = 0.34 * (1 - number / 15)
        maps.blend_colour_into(picture, "#9FC0BC", line * share)
    maps.blend_colour_into(picture, "#B9A26A", _coast(ground)[part] * np.float32(0.5))
    return picture


def _slate(size: tuple[int, int]) -> maps.Field:
    x = np.linspace(-1, 1, size[0], dtype=np.float32)[None, :]
    y = np.linspace(-1, 1, size[1], dtype=np.float32)[:, None]
    far = np.clip(np.hypot(x * 0.92, y * 0.92), 0, 1)[..., None]
    high = maps.rgb_array("#263842")
    low = maps.rgb_array("#10191E")
    return np.asarray(high + (low - high) * far**1.3, dtype=np.float32)


def _coast(ground: ChartGround) -> maps.Field:
    surface, canvas = ground.surface()
    paint = skia.Paint(
        Color=0xFFFFFFFF, AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=1.3
    )
    canvas.drawPath(ground.county, paint)
    canvas.drawPath(ground.devon, paint)
    return maps.alpha_of(surface)
