"""The dark ground behind the right column; the map fades into it."""

from __future__ import annotations

import numpy as np
import pygame
from pygame import Surface

from game.scene import theme
from game.scene.cache import cached
from game.scene.canvas import Canvas
from game.scene.node import Node
from game.scene.units import PxSize

FADE = 14.0


@cached
def faded_ground(size: PxSize, fade_px: int) -> Surface:
    """Night that begins transparent at its left edge."""
    surface = Surface(size, pygame.SRCALPHA)
    surface.fill((*theme.NIGHT, 255))
    share = np.clip(np.arange(size[0]) / max(fade_px, 1), 0, 1)
    pygame.surfarray.pixels_alpha(surface)[:] = np.rint(255 * share)[:, None]
    return surface


class SideGround(Node):
    """Covers the map's right end, so that no piece touches the panels."""

    def draw(self, canvas: Canvas) -> None:
        """Put the ground."""
        canvas.put(faded_ground(canvas.size(self), round(FADE * canvas.k)))
