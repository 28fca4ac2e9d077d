"""The dark corners that hold a picture together."""

from __future__ import annotations

import numpy as np
import pygame

NIGHT = (11, 23, 28)
STRENGTH = 0.42
COARSE = 12
"""The shade is worked out for every twelfth pixel and smoothed."""


def vignette(size: tuple[int, int], strength: float = STRENGTH) -> pygame.Surface:
    """Return a transparent overlay of the window's size, darkest in the corners."""
    width, height = max(2, size[0] // COARSE), max(2, size[1] // COARSE)
    x = np.linspace(-1, 1, width)[:, None]
    y = np.linspace(-1, 1, height)[None, :]
    far = np.clip((np.sqrt(x * x + y * y) - 0.72) / (np.sqrt(2) - 0.72), 0, 1)
    small = pygame.Surface((width, height), pygame.SRCALPHA)
    small.fill(NIGHT)
    alpha = pygame.surfarray.pixels_alpha(small)
    alpha[...] = (255 * strength * far * far * (3 - 2 * far)).astype(np.uint8)
    del alpha  # a surface is locked as long as its pixels are held
    return pygame.transform.smoothscale(small, size)
