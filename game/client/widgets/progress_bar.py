"""A progress bar: a groove that fills with brass."""

from __future__ import annotations

from typing import Unpack

from game.scene.drawing.colours import BRASS_LOW
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.bar import ON_SLATE, on_parchment, share_bar

STEPS = 50  # looks it may have


class ProgressBar(Node):
    """`done` is 0 to 1; `paper` for a bar on parchment."""

    def __init__(
        self, done: float = 0.0, *, paper: bool = False, **place: Unpack[NodeValues]
    ) -> None:
        super().__init__(**place)
        self.done = done
        self._tones = on_parchment(BRASS_LOW) if paper else ON_SLATE

    def draw(self, canvas: Canvas) -> None:
        """Put the groove and what is done."""
        step = round(min(max(self.done, 0.0), 1.0) * STEPS)
        canvas.put(share_bar(canvas.size(self), canvas.k, step / STEPS, self._tones))
