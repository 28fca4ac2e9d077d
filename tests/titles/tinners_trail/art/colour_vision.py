"""Colour vision: what people with a missing cone type see, and how far two colours lie apart.

Simulation: Machado, Oliveira, Fernandes 2009, severity 1.0, on linear sRGB. Distance: in
Oklab (Ottosson 2020).
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Colours = npt.NDArray[np.float64]
"""Colours in the last axis: red, green, blue."""

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
TO_CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
TO_OKLAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)


def linear(codes: Colours) -> Colours:
    """Return sRGB codes of 0 to 255 as light, 0 to 1."""
    shares = np.asarray(codes, dtype=np.float64) / 255
    return np.asarray(
        np.where(shares <= 0.04045, shares / 12.92, ((shares + 0.055) / 1.055) ** 2.4)
    )


def seen_by(vision: str, light: Colours) -> Colours:
    """Return light as one type of eye sees it."""
    return np.asarray(np.clip(light @ SIMULATIONS[vision].T, 0, 1))


def distance(first: Colours, second: Colours) -> float:
    """Return how far two colours' lights lie apart; 0.02 is just noticeable side by side."""
    one, other = (TO_OKLAB @ np.cbrt(TO_CONES @ light) for light in (first, second))
    return float(np.linalg.norm(one - other))
