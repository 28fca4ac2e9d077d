"""Which area each pixel of the county belongs to."""

from __future__ import annotations

import numpy as np
import pygame
from numpy.typing import NDArray

from game.tabletop.map.map_frame import MapFrame
from game.titles.tinners_trail.table.art.map_shapes import MapShapes

Numbers = NDArray[np.uint8]


def area_numbers(shapes: MapShapes, frame: MapFrame, rect: pygame.Rect) -> Numbers:
    """Return, by column and row of `rect`, 1 for the first area, 2 for the next ...; 0 is sea."""
    surface = pygame.Surface(rect.size, depth=8)
    surface.set_palette([(number, number, number) for number in range(256)])
    surface.fill(0)
    for number, area in enumerate(shapes.areas.values(), start=1):
        ring = [(x - rect.left, y - rect.top) for x, y in frame.line(area.polygon)]
        pygame.draw.polygon(surface, (number, number, number), ring)
    return pygame.surfarray.array2d(surface).astype(np.uint8)
