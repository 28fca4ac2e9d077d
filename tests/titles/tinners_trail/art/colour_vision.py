"""Colour vision: what people with a missing cone type see, and how far two colours lie apart.

Simulation: Machado, Oliveira, Fernandes 2009, severity 1.0, on linear sRGB. Distance: CIEDE2000
(Sharma, Wu, Dalal 2005) in CIELAB under D65.
"""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import numpy as np
import numpy.typing as npt

Colours = npt.NDArray[np.float64]
"""Colours in the last axis: red, green, blue."""
Lab = tuple[float, float, float]

SIMULATIONS = {
    "normal": np.eye(3),
    "protan": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deutan": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritan": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
TO_XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
WHITE_POINT = np.array([0.95047, 1.0, 1.08883])


def linear(codes: Colours) -> Colours:
    """Return sRGB codes of 0 to 255 as light, 0 to 1."""
    shares = np.asarray(codes, dtype=np.float64) / 255
    return np.asarray(
        np.where(shares <= 0.04045, shares / 12.92, ((shares + 0.055) / 1.055) ** 2.4)
    )


def seen_by(vision: str, light: Colours) -> Colours:
    """Return light as one type of eye sees it."""
    return np.asarray(np.clip(light @ SIMULATIONS[vision].T, 0, 1))


def lab_of(light: Colours) -> Lab:
    """Return the CIELAB values of one colour's light."""
    ratios = (TO_XYZ @ light) / WHITE_POINT
    roots = np.where(ratios > 216 / 24389, np.cbrt(ratios), (24389 / 27 * ratios + 16) / 116)
    x, y, z = (float(root) for root in roots)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(first: Lab, second: Lab) -> float:
    """Return the CIEDE2000 distance; 1 is just noticeable side by side."""
    mean_chroma = (hypot(*first[1:]) + hypot(*second[1:])) / 2
    grey = 0.5 * (1 - sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7)))
    (chroma_1, hue_1), (chroma_2, hue_2) = (
        _polar(a * (1 + grey), b) for _light, a, b in (first, second)
    )
    turn = _turn(hue_1, hue_2) if chroma_1 * chroma_2 else 0.0
    lightness = (first[0] + second[0]) / 2
    chroma = (chroma_1 + chroma_2) / 2
    hue = _mean_hue(hue_1, hue_2) if chroma_1 * chroma_2 else hue_1 + hue_2
    weight = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    by_light = 1 + 0.015 * (lightness - 50) ** 2 / sqrt(20 + (lightness - 50) ** 2)
    across = (second[0] - first[0]) / by_light
    outward = (chroma_2 - chroma_1) / (1 + 0.045 * chroma)
    around = 2 * sqrt(chroma_1 * chroma_2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * weight)
    rotation = -2 * sqrt(chroma**7 / (chroma**7 + 25**7))
    rotation *= sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(across**2 + outward**2 + around**2 + rotation * outward * around)


def _polar(a: float, b: float) -> tuple[float, float]:
    return hypot(a, b), degrees(atan2(b, a)) % 360


def _turn(start: float, end: float) -> float:
    turn = end - start
    return turn - 360 if turn > 180 else turn + 360 if turn < -180 else turn


def _mean_hue(first: float, second: float) -> float:
    if abs(first - second) <= 180:
        return (first + second) / 2
    total = first + second
    return (total + 360) / 2 if total < 360 else (total - 360) / 2
