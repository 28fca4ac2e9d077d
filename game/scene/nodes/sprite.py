"""Sprite: a picture that moves, turns and grows."""

from collections.abc import Callable
from typing import Unpack

import pygame
from pygame import Surface

from game.scene.drawing.picture import SURFACES, Picture, as_picture
from game.scene.nodes.node import Canvas, Node, NodeValues

TURNS = 30
PictureSource = Picture | Surface | Callable[[float], Picture | Surface]


class Sprite(Node):
    """Shows a surface as it is, or what a painter draws for k, sharp at every scale.

    Its middle (or its `anchor`) sits on (x, y), unless the painter returns a `Picture` with an
    offset of its own. Without a size of its own it is as large as its picture. `angle` is in
    degrees, counter-clockwise, snapped to 30 remembered turns.
    """

    anchor = (0.5, 0.5)

    def __init__(self, source: PictureSource, **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self._as_large_as_picture = not (self.width or self.height)
        self.source = source
        self.angle = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Put the picture, turned."""
        made = self.source(canvas.k) if callable(self.source) else self.source
        if not isinstance(made, Picture):
            width, height = made.get_size()
            if self._as_large_as_picture:
                self.width, self.height = width / canvas.k, height / canvas.k
            made = Picture(made, -round(self.anchor[0] * width), -round(self.anchor[1] * height))
        step = 360 / TURNS
        canvas.put(turned(made, round(self.angle / step) % TURNS * step) if self.angle else made)


def turned(picture: Picture | Surface, degrees: float) -> Picture:
    """A picture turned about its origin, counter-clockwise, remembered."""
    if not degrees:
        return as_picture(picture)
    flat = as_picture(picture)
    return SURFACES.derived(
        flat.surface, ("turned", flat.left, flat.top, degrees), lambda: _turn(flat, degrees)
    )


def _turn(picture: Picture, degrees: float) -> Picture:
    surface = pygame.transform.rotozoom(picture.surface, degrees, 1.0)
    width, height = picture.surface.get_size()
    middle = pygame.Vector2(picture.left + width / 2, picture.top + height / 2)
    middle = middle.rotate(-degrees)
    left = round(middle.x - surface.get_width() / 2)
    return Picture(surface, left, round(middle.y - surface.get_height() / 2))
