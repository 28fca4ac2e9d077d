"""Icon: a small picture centred in its box."""

from collections.abc import Callable
from typing import Unpack

import pygame
from pygame import Surface

from game.scene.cache import SURFACES
from game.scene.canvas import Canvas, faded
from game.scene.node import Node, NodeValues

IconSource = Surface | Callable[[float], Surface]  # a painter is called with k
GREYED = 0.5


class Icon(Node):
    """A surface as it is, or what a painter draws for k; grey while disabled."""

    def __init__(self, source: IconSource, **place: Unpack[NodeValues]) -> None:
        place.setdefault("role", "icon")
        super().__init__(**place)
        self.source = source

    def draw(self, canvas: Canvas) -> None:
        """Put the icon in the middle of the box."""
        put_icon(canvas, self.source, self.box(), enabled=self.enabled)


def icon_surface(source: IconSource, k: float, *, enabled: bool = True) -> Surface:
    """The surface of an icon; without colour and paler when not enabled."""
    surface = source(k) if callable(source) else source
    return surface if enabled else faded(_grey(surface), GREYED)


def put_icon(
    canvas: Canvas,
    source: IconSource,
    box: tuple[float, float, float, float],
    *,
    enabled: bool = True,
) -> None:
    """Draw an icon in the middle of a box (u)."""
    surface = icon_surface(source, canvas.k, enabled=enabled)
    rect = surface.get_rect(center=canvas.box(*box).center)
    canvas.put_px(surface, rect.left, rect.top)


def _grey(surface: Surface) -> Surface:
    return SURFACES.derived(surface, "grey", lambda: pygame.transform.grayscale(surface))
