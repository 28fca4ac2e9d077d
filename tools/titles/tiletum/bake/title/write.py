"""Bake the title picture at normal and double size."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import skia

from tools.bake.ink import rectangle, tone
from tools.bake.manifest import ASSETS, list_files
from tools.bake.mirror import HEIGHT, WIDTH, draw_mirror
from tools.titles.tiletum.bake.title.minster import draw_minster
from tools.titles.tiletum.bake.title.sky import QUAY, draw_hills, draw_sky
from tools.titles.tiletum.bake.title.town import draw_barge, draw_near, draw_town

FOLDER: Final = ASSETS / "tiletum" / "images"
SIZES: Final = {"title": (1, 94), "title_double": (2, 86)}
"""File name: pixels per u and quality."""
SCRIM: Final = ((0.0, 0.78), (0.3, 0.56), (0.55, 0.26), (0.8, 0.06), (1.0, 0.0))
SCRIM_WIDTH: Final = 980


def bake_title() -> list[Path]:
    """Write the picture in two sizes and return the files."""
    written = []
    for name, (k, quality) in SIZES.items():
        path = FOLDER / f"{name}.webp"
        path.write_bytes(bytes(draw_title(k).encodeToData(skia.kWEBP, quality)))
        written.append(path)
    list_files(written, source="tools/titles/tiletum/bake/title", licence="MIT")
    return written


def draw_title(k: int) -> skia.Image:
    """Return the whole picture, back to front, at `k` pixels per u."""
    surface = skia.Surface(WIDTH * k, HEIGHT * k)
    canvas = surface.getCanvas()
    canvas.scale(k, k)
    draw_sky(canvas)
    draw_hills(canvas)
    draw_minster(canvas)
    draw_town(canvas)
    draw_mirror(canvas, surface.makeImageSnapshot(), k, QUAY)
    draw_barge(canvas)
    draw_near(canvas)
    shader = skia.GradientShader.MakeLinear(
        [skia.Point(0, 0), skia.Point(SCRIM_WIDTH, 0)],
        [tone("#0A0D28", alpha) for _, alpha in SCRIM],
        [at for at, _ in SCRIM],
    )
    canvas.drawRect(rectangle(0, 0, SCRIM_WIDTH, HEIGHT), skia.Paint(Shader=shader, Dither=True))
    return surface.makeImageSnapshot()
