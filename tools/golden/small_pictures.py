"""Small copies of screens, and the regions in which two of them differ more than re-rendering
explains."""

from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray
from pygame import Surface

from tools.golden.patch import Patch

WIDTH = 480  # pixels of a small copy
TILE_PIXELS = 6  # pixels of its half that are compared as one
MARGIN = 4.0  # codes (0 to 255) a tile may differ, on the mean, beyond the grain of compression
MAX_NAMED = 4

Codes = NDArray[np.float64]

MISSING_PICTURE_PATCH = Patch(0, 0, 255.0)  # when there is nothing to compare with


def small_copy(picture: Surface) -> Surface:
    """Return a copy of the picture scaled to a width of `WIDTH` px."""
    width, height = picture.get_size()
    return pygame.transform.smoothscale(picture.convert(24), (WIDTH, round(height * WIDTH / width)))


def read_picture(file: Path) -> Surface:
    """Return the picture in a file; raises pygame.error or FileNotFoundError."""
    return pygame.image.load(file)


def picture_grain(one: Surface, other: Surface) -> float:
    """Return the largest colour difference of a tile between two copies of the same picture."""
    return max((patch.codes for patch in differing_patches(one, other, 0.0)), default=0.0)


def differing_patches(one: Surface, other: Surface, limit: float) -> list[Patch]:
    """Return the tiles in which two small copies differ by more than `limit`, the largest
    difference first."""
    if one.get_size() != other.get_size():
        return [MISSING_PICTURE_PATCH]
    apart = np.abs(_codes(one) - _codes(other)).mean(axis=2)
    across, down = (side // TILE_PIXELS for side in apart.shape)
    tiles = (
        apart[: across * TILE_PIXELS, : down * TILE_PIXELS]
        .reshape(across, TILE_PIXELS, down, TILE_PIXELS)
        .mean(axis=(1, 3))
    )
    found = [
        Patch(round(100 * x / across), round(100 * y / down), float(tiles[x, y]))
        for x, y in zip(*np.nonzero(tiles > limit), strict=True)
    ]
    return sorted(found, key=lambda patch: -patch.codes)


def differences_text(patches: list[Patch]) -> str:
    """Return the differences of two pictures as text."""
    places = "; ".join(map(str, patches[:MAX_NAMED]))
    return f"{len(patches)} places differ, most at {places}"


def _codes(picture: Surface) -> Codes:
    """Return the pixel values of a copy at half width, which removes compression noise."""
    width, height = picture.get_size()
    coarse = pygame.transform.smoothscale(picture, (width // 2, height // 2))
    return pygame.surfarray.array3d(coarse).astype(np.float64)
