"""The sea of a map: its water, its depths, and the lines engraved along the shore."""

from dataclasses import dataclass

import numpy as np

from tools.bake.maps import Field, MapPlate, blend_colour_into, rgb_array

GLOW_REACH = 44
"""The distance in u over which the light along the shore fades."""


@dataclass(frozen=True, slots=True)
class Water:
    """The colours and lines of a painted sea.

    `tones` are a gradient from the upper left to the lower right; `depths` are large soft ellipses,
    each with centre, radii, colour and strength. `lines` are distances in u from the shore at which
    lines are engraved, darker near the shore by `contrast`.
    """

    tones: tuple[str, str, str]
    glow: str
    lines: tuple[float, ...]
    ink: str
    depths: tuple[tuple[float, float, float, float, str, float], ...] = ()
    contrast: float = 0.78
    thickness: float = 1.5


def paint_sea(plate: MapPlate, water: Water, distance: Field) -> Field:
    """Return the sea as an array of rows, columns and RGB (0 to 255).

    `distance` is each pixel's distance to the land, in u.
    """
    picture = _water(plate, water)
    shore = np.clip(1 - distance / GLOW_REACH, 0, 1) * (distance > 0)
    blend_colour_into(picture, water.glow, 0.42 * shore * shore)
    _engrave(plate, water, picture, distance)
    return picture


def _water(plate: MapPlate, water: Water) -> Field:
    x, y = plate.grid()
    along = np.clip((x / 1920 + y / 1080) / 2, 0, 1)
    high, mid, low = (rgb_array(tone) for tone in water.tones)
    first = np.clip(along * 2, 0, 1)[..., None]
    second = np.clip(along * 2 - 1, 0, 1)[..., None]
    blend = (high * (1 - first) + mid * first) * (1 - second) + low * second
    picture: Field = np.asarray(blend, dtype=np.float32)
    for centre_x, centre_y, radius_x, radius_y, colour, strength in water.depths:
        far = ((x - centre_x) / radius_x) ** 2 + ((y - centre_y) / radius_y) ** 2
        blend_colour_into(picture, colour, strength * np.exp(-1.6 * far))
    mottle = plate.noise(260, 11) * 2.2 + plate.noise(60, 12) * 1.2
    picture += mottle[..., None]
    return picture


def _engrave(plate: MapPlate, water: Water, picture: Field, distance: Field) -> None:
    wander = plate.noise(70, 13) * np.clip(distance / 90, 0.05, 1) * 1.6
    swell = 1 + 0.22 * np.clip(plate.noise(46, 14), -1.6, 1.6)
    bent = distance + wander
    last = len(water.lines) - 1
    for number, reach in enumerate(water.lines):
        share = number / last
        half = (water.thickness - 0.3 * share) / 2 * swell
        across = (half - np.abs(bent - reach)) * plate.k + 0.5
        alpha = np.clip(across, 0, 1) * (0.92 - 0.76 * share**0.8)
        blend_colour_into(picture, water.ink, alpha * water.contrast)
