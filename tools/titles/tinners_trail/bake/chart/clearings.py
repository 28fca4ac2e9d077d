"""Clearings: areas where the map stays empty, because pieces and names will lie there."""

from __future__ import annotations

import numpy as np

from tools.bake.drawing import Point
from tools.bake.maps import Field
from tools.titles.tinners_trail.bake.chart.plate import ChartGround

REACH = (50.0, 37.0)
"""Half the width and height of a clearing around an area's pieces, in map units."""
SHIFT = (6.0, 6.0)
QUIET = 0.86
"""The share of the strokes that are left out in the middle of a clearing."""


def crowding(ground: ChartGround) -> Field:
    """Return, for each pixel, the share of strokes to leave out so that pieces and names can be
    read, 0 to 1."""
    x, y = ground.grid()
    far = np.full((y.shape[0], x.shape[1]), np.inf, dtype=np.float32)
    wide, high = (reach * ground.recipe["scale"] for reach in REACH)
    for area in ground.shapes.areas.values():
        left, top = ground.from_map(area.pieces_point)
        far = np.minimum(
            far, ((x - left - SHIFT[0]) / wide) ** 2 + ((y - top - SHIFT[1]) / high) ** 2
        )
    return np.asarray(QUIET * np.clip(1.7 - far, 0, 1), dtype=np.float32)


def is_clear(ground: ChartGround, at: Point, reach: tuple[float, float] = (43.0, 29.0)) -> bool:
    """Return whether a point (u) is outside the space for pieces of every area; `reach` is half the
    size of that space, in map units."""
    wide, high = (each * ground.recipe["scale"] for each in reach)
    for area in ground.shapes.areas.values():
        x, y = ground.from_map(area.pieces_point)
        if ((at[0] - x - SHIFT[0]) / wide) ** 2 + ((at[1] - y - SHIFT[1]) / high) ** 2 < 1:
            return False
    return True
