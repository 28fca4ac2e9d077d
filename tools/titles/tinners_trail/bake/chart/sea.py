"""The sea: its colour, the water-lines that follow the coast, and the light near the shore."""

from __future__ import annotations

import numpy as np

from tools.bake.plate import Field, laid_over, rgb
from tools.titles.tinners_trail.bake.chart.ground import Ground

TONES = ("#A9C2BF", "#8FB1B3", "#6F979F")
LINES = (6, 12.5, 19.5, 27, 35, 43.5, 52.5, 62, 72, 83, 95, 108, 122, 137, 153, 170)
LINE_INK = "#1D4C5A"
GLOW = "#D6E6DF"
GLOW_REACH = 44
DEPTHS = (
    (620, 260, 560, 240, "#C4D8D2", 0.34),
    (240, 880, 520, 260, "#5F8A95", 0.32),
    (1180, 900, 620, 260, "#7FA7AC", 0.3),
    (1750, -20, 600, 300, "#5F8A95", 0.22),
)
"""Large soft ellipses: centre, radii, colour and strength."""


def paint_sea(ground: Ground, distance: Field) -> Field:
    """Return the sea as an array of rows, columns and red, green, blue (0 to 255)."""
    picture = _water(ground)
    shore = np.clip(1 - distance / GLOW_REACH, 0, 1) * (distance > 0)
    laid_over(picture, GLOW, np.asarray(0.42 * shore * shore, dtype=np.float32))
    _engrave(ground, picture, distance)
    return picture


def _water(ground: Ground) -> Field:
    x, y = ground.grid()
    along = np.clip((x / 1920 + y / 1080) / 2, 0, 1)
    high, mid, low = (rgb(tone) for tone in TONES)
    first = np.clip(along * 2, 0, 1)[..., None]
    second = np.clip(along * 2 - 1, 0, 1)[..., None]
    blend = (high * (1 - first) + mid * first) * (1 - second) + low * second
    picture: Field = np.asarray(blend, dtype=np.float32)
    for centre_x, centre_y, radius_x, radius_y, colour, strength in DEPTHS:
        far = ((x - centre_x) / radius_x) ** 2 + ((y - centre_y) / radius_y) ** 2
        laid_over(picture, colour, np.asarray(strength * np.exp(-1.6 * far), dtype=np.float32))
    mottle = ground.noise(260, 11) * 2.2 + ground.noise(60, 12) * 1.2
    picture += mottle[..., None]
    return picture


def _engrave(ground: Ground, picture: Field, distance: Field) -> None:
    wander = ground.noise(70, 13) * np.clip(distance / 90, 0.05, 1) * 1.6
    swell = 1 + 0.22 * np.clip(ground.noise(46, 14), -1.6, 1.6)
    bent = distance + wander
    last = len(LINES) - 1
    for number, reach in enumerate(LINES):
        share = number / last
        half = (1.5 - 0.3 * share) / 2 * swell
        across = (half - np.abs(bent - reach)) * ground.k + 0.5
        alpha = np.clip(across, 0, 1) * (0.92 - 0.76 * share**0.8)
        laid_over(picture, LINE_INK, alpha * 0.78)
