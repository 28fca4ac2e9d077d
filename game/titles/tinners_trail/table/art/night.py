"""Night falls over the four rounds: a tint for the map, and the lamp at the active area."""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame

ROUND_TINTS: Final = {1: "#FFFFFF", 2: "#FFF4E6", 3: "#F2E0CF", 4: "#D9CDD2"}
LAMP_LIGHT: Final = (92, 70, 26)
"""Added to the picture in the middle of the lamp's light."""


def tint_of_round(round_number: int) -> pygame.Color:
    """Return the colour to multiply the map with in round 1 to 4."""
    return pygame.Color(ROUND_TINTS[round_number])


def darken(picture: pygame.Surface, round_number: int) -> None:
    """Multiply a map picture by the tint of its round, in place."""
    if round_number > 1:
        picture.fill(tint_of_round(round_number), special_flags=pygame.BLEND_RGB_MULT)


def lamp_glow(radius_px: int) -> pygame.Surface:
    """Return a round warm light to blit with BLEND_RGB_ADD; its side is twice the radius."""
    side = max(2, 2 * radius_px)
    across = (np.arange(side) + 0.5) / side * 2 - 1
    far = np.clip(np.sqrt(across[:, None] ** 2 + across[None, :] ** 2), 0, 1)
    share = ((1 - far) ** 2 * (1 + 2 * far))[..., None]
    surface = pygame.Surface((side, side), 0, 32)
    pygame.surfarray.blit_array(surface, (share * np.array(LAMP_LIGHT)).astype(np.uint8))
    return surface
