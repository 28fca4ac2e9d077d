"""Bake the second sheet at normal and double size, painted and plain."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from scipy import ndimage

from tools.bake.ink import fill, rectangle, stroke
from tools.bake.manifest import list_files
from tools.bake.plate import Field, alpha_over, colours_of, laid_over, rgb, webp_of
from tools.titles.tiletum.bake.below.rock import STRIPS, paint_strips
from tools.titles.tiletum.bake.map.europe import Europe
from tools.titles.tiletum.bake.map.write import FOLDER, PLAIN_RIM, SIZES, paint_map

NIGHT, DUSK, MIST = "#0A1024", 0.62, 2.2
"""What falls over Europe while the second sheet lies on it, how much of it, and a blur in u."""
PLAIN_NIGHT, PLAIN_ROCK = "#1B2430", "#4A4A54"
CORNER: Final = 14.0


def bake_below() -> list[Path]:
    """Write the painted sheet, and the plain one of high contrast, in two sizes."""
    written = []
    for ending, (k, quality) in SIZES.items():
        europe = Europe.read(k)
        for name, picture in (("below", paint_below(europe)), ("below_plain", plain(europe))):
            path = FOLDER / f"{name}{ending}.webp"
            path.write_bytes(webp_of(colours_of(picture), quality))
            written.append(path)
    list_files(written, source="tools/titles/tiletum/bake/below", licence="MIT")
    return written


def paint_below(europe: Europe) -> Field:
    """Return three strips of rock that lie on a dark Europe."""
    picture = np.asarray(ndimage.gaussian_filter(paint_map(europe), (MIST, MIST, 0)), np.float32)
    laid_over(picture, NIGHT, np.full(picture.shape[:2], DUSK, dtype=np.float32))
    paint_strips(europe, picture)
    return picture


def plain(europe: Europe) -> Field:
    """Return bare strips."""
    width, height = europe.size
    picture: Field = np.tile(rgb(PLAIN_NIGHT), (height, width, 1))
    surface, canvas = europe.surface()
    for strip in STRIPS:
        canvas.drawRoundRect(rectangle(*strip), CORNER, CORNER, fill(PLAIN_ROCK))
        canvas.drawRoundRect(rectangle(*strip), CORNER, CORNER, stroke(PLAIN_RIM, 2.4))
    alpha_over(picture, surface)
    return picture
