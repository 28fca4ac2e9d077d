"""Draw the old map that is the picture on the box of the edition of 2007."""

from pathlib import Path
from typing import Final

import numpy as np
import pygame
from pygame import BLEND_RGB_MULT, SRCALPHA, Surface

from game.titles.tinners_trail.components.edition_2007 import load_components_2007
from game.titles.tinners_trail.table.art.map import MapPainter
from game.titles.tinners_trail.table.county.county_coordinates import (
    make_map_frame,
    read_county_shapes,
)
from game.titles.tinners_trail.table.view_model import REGION_OF_ALL_LAND_IN_2007
from tools.bake.manifest import ASSETS, list_files_in_manifest
from tools.bake.maps import webp_bytes_of

FILE: Final = ASSETS / "tinners_trail" / "images" / "title_2007.webp"
SIZE: Final = (1000, 1400)  # larger than any window shows it
QUALITY: Final = 92
MIDDLE: Final = (700.0, 560.0)  # of what is seen of the map, in u
SEEN: Final = 760.0  # u of the map from top to foot
SEPIA: Final = (0xF4, 0xDF, 0xB8)
SHADE: Final = (0x1C, 0x12, 0x0A)
SHADED = 0.5
DARKEST = 205  # of the height, below the name; how dark it is at the top


def bake_old_map() -> list[Path]:
    """Write the picture and return its file."""
    pixels = pygame.surfarray.array3d(_paint()).swapaxes(0, 1)
    opaque = np.dstack([pixels, np.full(pixels.shape[:2], 255, np.uint8)])
    FILE.write_bytes(webp_bytes_of(opaque, QUALITY))
    list_files_in_manifest(
        [FILE], source="tools/titles/tinners_trail/bake/old_map.py", licence="MIT"
    )
    return [FILE]


def _paint() -> Surface:
    """Return the map of all areas in play (C-17) in sepia, darker where the name stands."""
    printed = load_components_2007().printed_data
    regions = dict.fromkeys(
        (area.name for area in printed.areas[: printed.areas_in_play_count]),
        REGION_OF_ALL_LAND_IN_2007,
    )
    k = SIZE[1] / SEEN
    corner = SIZE[0] / 2 - MIDDLE[0] * k, SIZE[1] / 2 - MIDDLE[1] * k
    frame = make_map_frame(SIZE, k, corner)
    picture = MapPainter(ASSETS).paint_map(read_county_shapes(ASSETS), frame, regions)
    picture.fill(SEPIA, special_flags=BLEND_RGB_MULT)
    shade = Surface((SIZE[0], 1), SRCALPHA)
    rows = round(SIZE[1] * SHADED)
    for row in range(rows):
        shade.fill((*SHADE, round(DARKEST * (1 - row / rows) ** 1.4)))
        picture.blit(shade, (0, row))
    return picture
