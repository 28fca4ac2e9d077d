"""The land: its shadow, its paper, and Devon under the hatching of land that is not played."""

import math

import numpy as np
import skia

from game.titles.tinners_trail.table.art.palette import OUT_OF_PLAY_COLOUR
from tools.bake.maps import Field, blend_colour_into, cast_shadow
from tools.titles.tinners_trail.bake.chart import ink, plate

PAPER = "#EFE2BE"
BLOTCH_DARK = "#DFC995"
BLOTCH_LIGHT = "#FAF2DA"
HATCH_INK = "#6B5A3A"
HATCH_DEGREES = 38.0
HATCH_PITCH = 9.0
COAST_INK = 0xFF2B1B10


def paint_land(ground: plate.ChartGround, picture: Field) -> None:
    """Paint all land over the sea, in place."""
    cast_shadow(ground, picture, ground.land, (6, 3), colour="#0B2530", opacity=0.5)
    x, y = ground.grid()
    blend_colour_into(picture, PAPER, ground.land)
    blotch = ground.noise(190, 21)
    blend_colour_into(picture, BLOTCH_DARK, ground.land * np.clip(blotch - 0.2, 0, 1.6) * 0.34)
    blend_colour_into(picture, BLOTCH_LIGHT, ground.land * np.clip(-blotch - 0.2, 0, 1.6) * 0.42)
    grain = ground.noise(9, 22) * 1.1 + ground.noise(34, 23) * 1.2
    picture += (grain * ground.land)[..., None]
    devon = ground.coverage(ground.devon)
    blend_colour_into(picture, OUT_OF_PLAY_COLOUR, devon * 0.72)
    blend_colour_into(picture, HATCH_INK, devon * _hatch(x, y, ground.k) * 0.24)


def ink_coast(ground: plate.ChartGround) -> skia.Surface:
    """Return Devon's coast and the county border as an ink drawing."""
    surface, canvas = ground.surface()
    canvas.drawPath(ground.devon, ink.ink_line(2.4, 1.0, COAST_INK))
    return surface


def _hatch(x: Field, y: Field, k: float) -> Field:
    angle = math.radians(HATCH_DEGREES)
    across = (x * math.sin(angle) + y * math.cos(angle)) % HATCH_PITCH
    far = np.abs(across - HATCH_PITCH / 2)
    return np.clip((0.55 - far) * k + 0.5, 0, 1).astype(np.float32)
