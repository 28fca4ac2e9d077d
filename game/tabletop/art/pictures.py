"""Portraits and vignettes for the screens around a table."""

from functools import cache
from pathlib import Path

import numpy as np
import pygame
from pygame import Surface

from game.tabletop.art.art_sheet import scaled_down_without_fringes
from game.tabletop.art.palette import PieceSprite

VIGNETTE_COLOUR = (11, 23, 28)
VIGNETTE_STRENGTH = 0.42
VIGNETTE_PX_PER_SAMPLE = 12
"""The shade is worked out for every twelfth pixel and smoothed."""


@cache
def portrait_sprite(title_folder: Path, player_kind: str, diameter_px: int) -> PieceSprite | None:
    """Return the round portrait of a player `diameter_px` wide, anchored in its middle; None
    when its file is missing or unreadable.

    `player_kind` is the kind of a player, such as "ai:2"; people have no portrait.
    """
    file = title_folder / "images" / "portraits" / f"{player_kind.replace(':', '-')}.png"
    try:
        woodcut = pygame.image.load(file)
    except (OSError, pygame.error):
        return None
    plain = Surface(woodcut.get_size(), pygame.SRCALPHA, 32)
    plain.blit(woodcut, (0, 0))
    return PieceSprite(
        scaled_down_without_fringes(plain, (diameter_px, diameter_px)),
        (diameter_px // 2, diameter_px // 2),
    )


def vignette(size: tuple[int, int], corner_opacity: float = VIGNETTE_STRENGTH) -> Surface:
    """Return a transparent overlay of `size` px that darkens the corners of the window;
    `corner_opacity` is the opacity there, 0 to 1."""
    width = max(2, size[0] // VIGNETTE_PX_PER_SAMPLE)
    height = max(2, size[1] // VIGNETTE_PX_PER_SAMPLE)
    x = np.linspace(-1, 1, width)[:, None]
    y = np.linspace(-1, 1, height)[None, :]
    far = np.clip((np.sqrt(x * x + y * y) - 0.72) / (np.sqrt(2) - 0.72), 0, 1)
    small = Surface((width, height), pygame.SRCALPHA)
    small.fill(VIGNETTE_COLOUR)
    alpha = pygame.surfarray.pixels_alpha(small)
    alpha[...] = (255 * corner_opacity * far * far * (3 - 2 * far)).astype(np.uint8)
    del alpha  # a surface is locked while its pixel array exists
    return pygame.transform.smoothscale(small, size)
