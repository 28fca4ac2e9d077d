"""A progress bar: a groove that fills with brass."""

from __future__ import annotations

from typing import Unpack

from game.scene import theme
from game.scene.cache import cached
from game.scene.canvas import Canvas
from game.scene.easel import Easel
from game.scene.node import Node, Place
from game.scene.picture import Picture
from game.scene.theme import with_alpha
from game.scene.units import PxSize

STEPS = 50  # looks it may have


class ProgressBar(Node):
    """`done` is 0 to 1."""

    def __init__(self, done: float = 0.0, **place: Unpack[Place]) -> None:
        super().__init__(**place)
        self.done = done

    def draw(self, canvas: Canvas) -> None:
        """Put the groove and what is done."""
        step = round(min(max(self.done, 0.0), 1.0) * STEPS)
        canvas.put(_bar(canvas.size(self), step))


@cached
def _bar(size: PxSize, step: int) -> Picture:
    easel = Easel(size)
    groove = easel.box(size[1] / 2)
    easel.fill(groove, with_alpha(theme.FOG, 0.25))
    if step:
        width = max(size[0] * step / STEPS, size[1])
        easel.fill(groove._replace(width=width), theme.BRASS)
    return easel.picture()
