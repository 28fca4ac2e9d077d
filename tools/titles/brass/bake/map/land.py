"""The plate of the county: its coast, and what on it has to stay free for the game. The
land: paper, low ground, moors, the warm ground of towns, and light from the north-west."""

import math
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import chain
from typing import Any

import numpy as np
import skia
from scipy import ndimage

from tools.bake.drawing import closed_path
from tools.bake.maps import Field, GameMap, blend_colour_into, cast_shadow, smooth_curve
from tools.titles.brass.bake.map.map_tones import Tones

RIDGE_REACH = 62.0
"""The distance in u from a ridge at which its height has fallen to 1/e."""
TOWN_REACH = 52.0


class LancashirePlate(GameMap):
    """The map at `k` pixels per u; `layout` is what the table draws on it."""

    title = "brass"

    @cached_property
    def coasts(self) -> skia.Path:
        """Return the coast as a closed line of short pieces with small bays."""
        coast = smooth_curve([(x, y) for x, y in self.recipe["coast"]], closed=True)
        return closed_path([(x + _bay(x, y, 0), y + _bay(x, y, 1)) for x, y in coast])

    def blocks(self) -> Iterator[Sequence[float]]:
        """Yield the rectangle of every nameplate and of every space for a counter."""
        return chain.from_iterable(map(self.boxes, self.layout["place"]))

    def lines(self) -> Iterator[list[list[float]]]:
        """Yield the curve of every canal, rail and ferry line."""
        return (line["curve"] for line in [*self.layout["line"], self.layout["ferry"]])

    def boxes(self, place: dict[str, Any]) -> list[tuple[float, float, float, float]]:
        """Return the rectangles that a place covers: its nameplate first, then its spaces."""
        half = self.layout["space"] / 2
        left, top, width, height = place["plate"]
        spaces = [(x - half, y - half, 2 * half, 2 * half) for x, y in place.get("spaces", ())]
        return [(left, top, width, height), *spaces]


def _bay(x: float, y: float, turn: int) -> float:
    phase = 1.9 * turn
    return 1.5 * math.sin(x / 11 + y / 17 + phase) + 1.0 * math.sin(y / 6.3 - x / 8.1 + phase)


def paint_land(county: LancashirePlate, tones: Tones, picture: Field) -> None:
    """Paint all land over the sea, in place."""
    land = county.land
    cast_shadow(county, picture, land, (5.0, 3.0), colour="#0B2530", opacity=0.5)
    blend_colour_into(picture, tones.land, land)
    height = _height(county)
    x, y = county.grid()
    moor = np.clip(height * 1.25 + 0.16 * county.noise(150, 21) - 0.18, 0, 1)
    plain = 1 - 1.15 * height + 0.34 * county.noise(240, 22)
    west = np.clip((1050 - x) / 560, 0, 1) + np.clip((y - 640) / 520, 0, 0.7)
    west = west * (1 + 0.35 * county.noise(200, 27))
    low = np.clip(plain * np.clip(west, 0, 1) - 0.1, 0, 1)
    blend_colour_into(picture, tones.low, land * low * tones.low_share)
    blend_colour_into(picture, tones.moor, land * moor * tones.moor_share)
    _warm(county, tones, picture)
    _shade(county, tones, picture, height)
    shore = np.clip(1 - county.from_sea / 13, 0, 1) * land
    blend_colour_into(picture, tones.bank, shore**1.6 * 0.5)
    grain = county.noise(7, 23) * 1.0 + county.noise(30, 24) * 1.4
    stain = county.noise(120, 25)
    picture += (grain * land)[..., None]
    blend_colour_into(picture, tones.shade, land * np.clip(stain - 0.6, 0, 1.4) * 0.1)


def _height(county: LancashirePlate) -> Field:
    """Return how high the land lies, 0 on the plain to 1 on a ridge."""
    height = np.zeros_like(county.land)
    for ridge in county.recipe["relief"]["ridges"]:
        far = county.distance_to_lines(smooth_curve([(x, y) for x, y in ridge], closed=False))
        height = np.maximum(height, np.exp(-((far / RIDGE_REACH) ** 2)))
    return np.asarray(height, dtype=np.float32)


def _warm(county: LancashirePlate, tones: Tones, picture: Field) -> None:
    town = np.zeros_like(county.land)
    x, y = county.grid()
    for place in county.layout["place"]:
        if "spaces" not in place:
            continue
        centre_x, centre_y = place["centre"]
        wide = TOWN_REACH + 24 * len(place["spaces"])
        far = ((x - centre_x) / wide) ** 2 + ((y - centre_y - 6) / TOWN_REACH) ** 2
        town = np.maximum(town, np.exp(-far * 0.9))
    blend_colour_into(picture, tones.town, county.land * town * tones.town_share)


def _shade(county: LancashirePlate, tones: Tones, picture: Field, height: Field) -> None:
    """Light the slopes to the north-west and darken those to the south-east."""
    rough = height + 0.05 * county.noise(26, 26) * height
    soft = ndimage.gaussian_filter(rough, 8 * county.k)
    down, right = np.gradient(soft)
    facing = (down + right) * county.k * 22
    blend_colour_into(picture, tones.light, county.land * np.clip(facing, 0, 1) * tones.relief)
    blend_colour_into(
        picture, tones.shade, county.land * np.clip(-facing, 0, 1) * tones.relief * 0.85
    )
