"""The cover of the box of 2007: an old map of the county."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pygame import BLEND_RGB_MULT, SRCALPHA, Surface

from game.scene.cache import SURFACES
from game.titles.tinners_trail.table.art.map_picture import MapPainter
from game.titles.tinners_trail.table.art.trail_frame import trail_frame
from game.titles.tinners_trail.table.chart.county import shapes_in

MIDDLE: Final = (700.0, 560.0)  # of what is seen of the map, in u
SEEN: Final = 760.0  # u of the map from top to foot
SEPIA: Final = (0xF4, 0xDF, 0xB8)
SHADE: Final = (0x1C, 0x12, 0x0A)
SHADED, DARKEST = 0.42, 205  # of the height, below the name; how dark it is at the top


def old_map(folder: Path, regions: dict[str, str], size: tuple[int, int]) -> Surface:
    """Return the cover at a size in px; `folder` holds `tinners_trail/`."""
    return SURFACES.get(("old map", size), lambda: _painted(folder, regions, size))


def _painted(folder: Path, regions: dict[str, str], size: tuple[int, int]) -> Surface:
    k = size[1] / SEEN
    corner = size[0] / 2 - MIDDLE[0] * k, size[1] / 2 - MIDDLE[1] * k
    picture = MapPainter(folder).picture(shapes_in(folder), trail_frame(size, k, corner), regions)
    picture.fill(SEPIA, special_flags=BLEND_RGB_MULT)
    shade, rows = Surface((size[0], 1), SRCALPHA), round(size[1] * SHADED)
    for row in range(rows):
        shade.fill((*SHADE, round(DARKEST * (1 - row / rows) ** 1.4)))
        picture.blit(shade, (0, row))
    return picture.convert()
