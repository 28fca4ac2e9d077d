"""The dark grounds behind panels and buttons: no piece of the map touches these."""

from __future__ import annotations

import numpy as np
import pygame
from pygame import Surface

from game.scene import theme
from game.scene.cache import cached
from game.scene.canvas import Canvas
from game.scene.easel import Easel
from game.scene.node import Node
from game.scene.picture import Picture
from game.scene.skins.panel import bar
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


class BottomBar(Node):
    """The dark strip behind the buttons that lets no piece of the map touch them."""

    def draw(self, canvas: Canvas) -> None:
        """Put the strip."""
        canvas.put(bar(canvas.size(self), canvas.k, line_below=False))


class BarStep(Node):
    """The same strip, as a step at the left, behind the buttons of expansions."""

    def draw(self, canvas: Canvas) -> None:
        """Put the step and the brass line round it."""
        canvas.put(shelf(canvas.size(self), canvas.k))


@cached
def shelf(size: PxSize, k: float) -> Picture:
    """A step of night with a round upper right corner."""
    easel = Easel(size)
    box = easel.box(14 * k)
    outline = box._replace(x=-20 * k, width=size[0] + 20 * k, height=size[1] + 20 * k)
    easel.fill(outline, theme.SLATE_HIGH)
    easel.line(outline, 1.4 * k, theme.BRASS_LINE)
    return easel.picture()
