"""Bake the title picture at normal and double size."""

from __future__ import annotations

from pathlib import Path

import skia

from tools.bake.ink import rectangle, tone
from tools.bake.manifest import ASSETS, list_files
from tools.titles.tinners_trail.bake.title.figures import SHIP, draw_figures, draw_ship, draw_smoke
from tools.titles.tinners_trail.bake.title.house import draw_head_frame, draw_house
from tools.titles.tinners_trail.bake.title.land import (
    draw_cliff,
    draw_cliff_grass,
    draw_far_hills,
    draw_turf,
)
from tools.titles.tinners_trail.bake.title.scene import HEIGHT, WIDTH
from tools.titles.tinners_trail.bake.title.sea import draw_sea
from tools.titles.tinners_trail.bake.title.sky import draw_sky

FOLDER = ASSETS / "tinners_trail" / "images"
SIZES = {"title": (1, 100), "title_double": (2, 97)}
"""File name: pixels per u and quality; 100 is lossless."""
SCRIM = ((0.0, 0.84), (0.3, 0.66), (0.55, 0.36), (0.8, 0.11), (1.0, 0.0))
SCRIM_WIDTH = 1150
SHIP_BOX = (-64.0, -108.0, 146.0, 160.0)
"""What the brig covers round its place: left, top, width and height in u."""


def bake_title() -> list[Path]:
    """Write the picture in two sizes and return the files."""
    written = []
    for name, (k, quality) in SIZES.items():
        surface = skia.Surface(WIDTH * k, HEIGHT * k)
        with surface as canvas:
            canvas.scale(k, k)
            draw_title(canvas)
        path = FOLDER / f"{name}.webp"
        path.write_bytes(bytes(surface.makeImageSnapshot().encodeToData(skia.kWEBP, quality)))
        written.append(path)
    written.append(_bake_ship())
    list_files(written, source="tools/titles/tinners_trail/bake/title", licence="MIT")
    return written


def _bake_ship() -> Path:
    """Write the brig alone, at double size: it sails over the picture."""
    left, top, width, height = SHIP_BOX
    surface = skia.Surface(round(width * 2), round(height * 2))
    with surface as canvas:
        canvas.scale(2, 2)
        canvas.translate(-SHIP[0] - left, -SHIP[1] - top)
        draw_ship(canvas)
    path = FOLDER / "title_ship.png"
    path.write_bytes(bytes(surface.makeImageSnapshot().encodeToData(skia.kPNG, 100)))
    return path


def draw_title(canvas: skia.Canvas) -> None:
    """Draw the whole picture, back to front, in u."""
    draw_sky(canvas)
    draw_smoke(canvas)
    draw_sea(canvas)
    draw_far_hills(canvas)
    draw_head_frame(canvas)
    draw_house(canvas)
    draw_cliff(canvas)
    draw_figures(canvas)
    draw_cliff_grass(canvas)
    draw_turf(canvas)
    _scrim(canvas)


def _scrim(canvas: skia.Canvas) -> None:
    shader = skia.GradientShader.MakeLinear(
        [skia.Point(0, 0), skia.Point(SCRIM_WIDTH, 0)],
        [tone("#0A131A", alpha) for _, alpha in SCRIM],
        [at for at, _ in SCRIM],
    )
    canvas.drawRect(rectangle(0, 0, SCRIM_WIDTH, HEIGHT), skia.Paint(Shader=shader, Dither=True))
