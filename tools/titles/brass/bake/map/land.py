"""The land: paper, low ground, moors, the warm ground of towns, and light from the north-west."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage

from tools.bake.plate import Field, laid_over, smoothed
from tools.titles.brass.bake.map.county import County
from tools.titles.brass.bake.map.tones import Tones

RIDGE_REACH = 62.0
"""u over which a ridge falls to the plain."""
TOWN_REACH = 52.0
SHADOW = (5.0, 3.0)


def paint_land(county: County, tones: Tones, picture: Field) -> None:
    """Paint all land over the sea, in place."""
    land = county.land
    moved = ndimage.shift(land, [each * county.k for each in SHADOW], order=0)
    soft = ndimage.gaussian_filter(moved, 3 * county.k)
    laid_over(picture, "#0B2530", soft * (1 - land) * 0.5)
    laid_over(picture, tones.land, land)
    height = _height(county)
    x, y = county.grid()
    moor = np.clip(height * 1.25 + 0.16 * county.noise(150, 21) - 0.18, 0, 1)
    plain = 1 - 1.15 * height + 0.34 * county.noise(240, 22)
    west = np.clip((1050 - x) / 560, 0, 1) + np.clip((y - 640) / 520, 0, 0.7)
    west = west * (1 + 0.35 * county.noise(200, 27))
    low = np.clip(plain * np.clip(west, 0, 1) - 0.1, 0, 1)
    laid_over(picture, tones.low, _f(land * low * tones.low_share))
    laid_over(picture, tones.moor, _f(land * moor * tones.moor_share))
    _warm(county, tones, picture)
    _shade(county, tones, picture, height)
    shore = np.clip(1 - county.from_sea / 13, 0, 1) * land
    laid_over(picture, tones.bank, _f(shore**1.6 * 0.5))
    grain = county.noise(7, 23) * 1.0 + county.noise(30, 24) * 1.4
    stain = county.noise(120, 25)
    picture += (grain * land)[..., None]
    laid_over(picture, tones.shade, _f(land * np.clip(stain - 0.6, 0, 1.4) * 0.1))


def _height(county: County) -> Field:
    """Return how high the land lies, 0 on the plain to 1 on a ridge."""
    height = np.zeros_like(county.land)
    for ridge in county.recipe["relief"]["ridges"]:
        far = county.distance_to_path(smoothed([(x, y) for x, y in ridge], closed=False))
        height = np.maximum(height, np.exp(-((far / RIDGE_REACH) ** 2)))
    return _f(height)


def _warm(county: County, tones: Tones, picture: Field) -> None:
    town = np.zeros_like(county.land)
    x, y = county.grid()
    for place in county.layout["place"]:
        if "spaces" not in place:
            continue
        centre_x, centre_y = place["centre"]
        wide = TOWN_REACH + 24 * len(place["spaces"])
        far = ((x - centre_x) / wide) ** 2 + ((y - centre_y - 6) / TOWN_REACH) ** 2
        town = np.maximum(town, np.exp(-far * 0.9))
    laid_over(picture, tones.town, _f(county.land * town * tones.town_share))


def _shade(county: County, tones: Tones, picture: Field, height: Field) -> None:
    """Light the slopes to the north-west and darken those to the south-east."""
    rough = height + 0.05 * county.noise(26, 26) * height
    soft = ndimage.gaussian_filter(rough, 8 * county.k)
    down, right = np.gradient(soft)
    facing = (down + right) * county.k * 22
    laid_over(picture, tones.light, _f(county.land * np.clip(facing, 0, 1) * tones.relief))
    laid_over(picture, tones.shade, _f(county.land * np.clip(-facing, 0, 1) * tones.relief * 0.85))


def _f(field: NDArray[np.floating[Any]]) -> Field:
    return np.asarray(field, dtype=np.float32)
