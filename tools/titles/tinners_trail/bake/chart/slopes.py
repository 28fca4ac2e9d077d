"""Slopes: fine hachures that run down the hills, dense where it is steep, thin round the pieces."""

import math
import random

import numpy as np
import skia
from scipy import ndimage

from tools.bake.maps import Field
from tools.titles.tinners_trail.bake.chart import clearings, ink, plate

PITCH = 4.6
"""The distance in u between two strokes before they are moved at random."""
COAST_FALL = 46.0
"""The distance in u from the shore over which the land rises."""
GENTLE = 0.5
STEEP = 2.0
LONGEST = 11.0
DARKEST = 0.4


def draw_slopes(ground: plate.ChartGround, canvas: skia.Canvas, inside: Field) -> None:
    """Engrave the slopes of the land where `inside` is 1."""
    chance = random.Random(1836)
    fall_y, fall_x = _falls(ground)
    crowd = clearings.crowding(ground)
    left, top, width, height = ground.recipe["extent"]
    k = ground.k
    for row in range(int(height / PITCH)):
        for column in range(int(width / PITCH)):
            x = left + (column + chance.random() * 1.4) * PITCH
            y = top + (row + chance.random() * 1.4) * PITCH
            keep = chance.random()
            long = chance.random()
            bend = chance.uniform(-0.14, 0.14)
            at = int((y - top) * k), int((x - left) * k)
            if at[0] >= inside.shape[0] or at[1] >= inside.shape[1] or inside[at] < 0.5:
                continue
            down = float(fall_x[at]), float(fall_y[at])
            steep = math.hypot(*down)
            share = min(max((steep - GENTLE) / (STEEP - GENTLE), 0.0), 1.0)
            if share == 0.0 or keep > 0.25 + 0.75 * share or keep < crowd[at]:
                continue
            turn = math.atan2(down[1], down[0]) + bend
            length = LONGEST * (0.35 + 0.65 * share) * (0.6 + 0.4 * long)
            end = x + length * math.cos(turn), y + length * math.sin(turn)
            canvas.drawLine(x, y, *end, ink.ink_line(0.75, DARKEST * (0.35 + 0.65 * share)))


def _falls(ground: plate.ChartGround) -> tuple[Field, Field]:
    """Return how the land falls at each pixel, about 1 where it is middling steep."""
    inland = ndimage.distance_transform_edt(ground.land > 0.5) / ground.k
    rise = np.clip(inland / COAST_FALL, 0, 1) ** 0.7
    hills = 0.9 * ground.noise(210, 51) + 0.5 * ground.noise(96, 52) + 0.22 * ground.noise(48, 53)
    ridges = 1.4 - np.abs(ground.noise(150, 54))
    height = rise * (0.6 + 0.85 * hills + 0.75 * ridges)
    smooth = ndimage.gaussian_filter(height.astype(np.float32), 3.0 * ground.k)
    down_y, down_x = np.gradient(-smooth)
    steep = np.hypot(down_x, down_y)
    typical = float(np.median(steep[ground.land > 0.5])) or 1.0
    return (
        np.asarray(down_y / typical, dtype=np.float32),
        np.asarray(down_x / typical, dtype=np.float32),
    )
