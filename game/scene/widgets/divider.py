"""Divider: a rule between two parts of a panel."""

from typing import Unpack

from game.scene.canvas import Canvas
from game.scene.node import Node, NodeValues
from game.scene.skins import mark


class Divider(Node):
    """As wide as its box; `dark` for slate panels."""

    def __init__(self, *, dark: bool = False, **place: Unpack[NodeValues]) -> None:
        place.setdefault("height", 6)
        super().__init__(**place)
        self.dark = dark

    def draw(self, canvas: Canvas) -> None:
        """Put the rule."""
        canvas.put(mark.divider(canvas.size(self), canvas.k, dark=self.dark))
