"""How strongly a region's watercolour covers each point of the county."""

from __future__ import annotations

import numpy as np
from scipy import ndimage

from tools.bake.plate import Field, path_of
from tools.titles.tinners_trail.bake.chart.ground import Ground

PLAIN = 0.16
EDGE = 0.7
REACH = 19.0
"""u over which the stronger edge fades."""


def wash_strength(ground: Ground) -> Field:
    """Return the opacity of the wash, 0 to 1; 0 outside the county."""
    strength = np.zeros_like(ground.land)
    pigment = 1 + 0.1 * ground.noise(26, 41) + 0.12 * ground.noise(90, 42)
    pool = 1 + 0.25 * ground.noise(60, 43)
    for area in ground.shapes.areas.values():
        ring = path_of([ground.from_map(each) for each in area.polygon], closed=True)
        inside = ground.coverage(ring) > 0.5
        rows, columns = (
            slice(part.start, part.stop) for part in ndimage.find_objects(inside.astype(np.int8))[0]
        )
        padded = np.pad(inside[rows, columns], 2)
        far = ndimage.distance_transform_edt(padded)[2:-2, 2:-2] / ground.k
        near = np.clip(1 - far / (REACH * np.clip(pool[rows, columns], 0.7, 1.4)), 0, 1)
        own = PLAIN * pigment[rows, columns] + (EDGE - PLAIN) * near**1.7
        part = strength[rows, columns]
        part[inside[rows, columns]] = own[inside[rows, columns]]
    return np.clip(strength, 0, 1)
