"""Bake the title picture at normal and double size."""

from __future__ import annotations

from pathlib import Path

import skia

from tools.bake.ink import rectangle, tone
from tools.bake.manifest import ASSETS, list_files
from tools.bake.mirror import draw_mirror
from tools.titles.brass.bake.title.scene import HEIGHT, QUAY, WIDTH
from tools.titles.brass.bake.title.sky import draw_hills, draw_sky
from tools.titles.brass.bake.title.town import (
    draw_chimney,
    draw_mill,
    draw_terraces,
    draw_train,
    draw_viaduct,
)
from tools.titles.brass.bake.title.water import draw_boat, draw_near

FOLDER = ASSETS / "brass" / "images"
SIZES = {"title": (1, 95), "title_double": (2, 88)}
"""File name: pixels per u and quality."""
TRAIN_CORNER, TRAIN_SIZE = (786, 580), (378, 102)
"""Where the train's picture lies, in u; `title_life.py` moves it."""
SCRIM = ((0.0, 0.8), (0.3, 0.6), (0.55, 0.3), (0.8, 0.08), (1.0, 0.0))
SCRIM_WIDTH = 1050


def bake_title() -> list[Path]:
    """Write the picture in two sizes and return the files."""
    written = []
    for name, (k, quality) in SIZES.items():
        path = FOLDER / f"{name}.webp"
        path.write_bytes(bytes(draw_title(k).encodeToData(skia.kWEBP, quality)))
        written.append(path)
    train = FOLDER / "title_train.png"
    train.write_bytes(bytes(draw_moving_train().encodeToData(skia.kPNG, 100)))
    written.append(train)
    list_files(written, source="tools/titles/brass/bake/title", licence="MIT")
    return written


def draw_moving_train() -> skia.Image:
    """Return the train alone, at two pixels per u, in a box from where it stands at rest."""
    (left, top), (width, height) = TRAIN_CORNER, TRAIN_SIZE
    surface = skia.Surface(2 * width, 2 * height)
    canvas = surface.getCanvas()
    canvas.scale(2, 2)
    canvas.translate(-left, -top)
    draw_train(canvas)
    return surface.makeImageSnapshot()


def draw_title(k: int) -> skia.Image:
    """Return the whole picture, back to front, at `k` pixels per u."""
    surface = skia.Surface(WIDTH * k, HEIGHT * k)
    canvas = surface.getCanvas()
    canvas.scale(k, k)
    draw_sky(canvas)
    draw_hills(canvas)
    draw_viaduct(canvas)
    draw_mill(canvas)
    draw_terraces(canvas)
    draw_chimney(canvas)
    draw_mirror(canvas, surface.makeImageSnapshot(), k, QUAY)
    draw_boat(canvas)
    draw_near(canvas)
    _scrim(canvas)
    return surface.makeImageSnapshot()


def _scrim(canvas: skia.Canvas) -> None:
    shader = skia.GradientShader.MakeLinear(
        [skia.Point(0, 0), skia.Point(SCRIM_WIDTH, 0)],
        [tone("#0A0D18", alpha) for _, alpha in SCRIM],
        [at for at, _ in SCRIM],
    )
    canvas.drawRect(rectangle(0, 0, SCRIM_WIDTH, HEIGHT), skia.Paint(Shader=shader, Dither=True))
