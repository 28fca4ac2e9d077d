"""The land: its shadow, its paper, and Devon under the hatching of land that is not played."""

from __future__ import annotations

import math

import numpy as np
import skia
from scipy import ndimage

from game.titles.tinners_trail.table.art.palette import OUT_OF_PLAY
from tools.bake.plate import Field, laid_over, path_of
from tools.titles.tinners_trail.bake.chart.ground import Ground

PAPER = "#EFE2BE"
BLOTCH_DARK = "#DFC995"
BLOTCH_LIGHT = "#FAF2DA"
HATCH_INK = "#6B5A3A"
HATCH_DEGREES = 38.0
HATCH_PITCH = 9.0
COAST_INK = 0xFF2B1B10


def paint_land(ground: Ground, picture: Field) -> None:
    """Paint all land over the sea, in place."""
    _shadow(ground, picture)
    x, y = ground.grid()
    laid_over(picture, PAPER, ground.land)
    blotch = ground.noise(190, 21)
    laid_over(picture, BLOTCH_DARK, ground.land * np.clip(blotch - 0.2, 0, 1.6) * 0.34)
    laid_over(picture, BLOTCH_LIGHT, ground.land * np.clip(-blotch - 0.2, 0, 1.6) * 0.42)
    grain = ground.noise(9, 22) * 1.1 + ground.noise(34, 23) * 1.2
    picture += (grain * ground.land)[..., None]
    devon = ground.coverage(ground.devon)
    laid_over(picture, OUT_OF_PLAY, devon * 0.72)
    laid_over(picture, HATCH_INK, devon * _hatch(x, y, ground.k) * 0.24)


def ink_coast(ground: Ground) -> skia.Surface:
    """Return Devon's coast and the county border as an ink drawing."""
    surface, canvas = ground.surface()
    ink = skia.Paint(
        Color=COAST_INK,
        AntiAlias=True,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=2.4,
        StrokeJoin=skia.Paint.kRound_Join,
        StrokeCap=skia.Paint.kRound_Cap,
    )
    canvas.drawPath(path_of(ground.devon_ring, closed=True), ink)
    return surface


def _shadow(ground: Ground, picture: Field) -> None:
    shift = 6 * ground.k, 3 * ground.k
    moved = ndimage.shift(ground.land, shift, order=0)
    soft = ndimage.gaussian_filter(moved, 3 * ground.k)
    laid_over(picture, "#0B2530", soft * (1 - ground.land) * 0.5)


def _hatch(x: Field, y: Field, k: float) -> Field:
    angle = math.radians(HATCH_DEGREES)
    across = (x * math.sin(angle) + y * math.cos(angle)) % HATCH_PITCH
    far = np.abs(across - HATCH_PITCH / 2)
    return np.clip((0.55 - far) * k + 0.5, 0, 1).astype(np.float32)
