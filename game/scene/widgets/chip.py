"""Chip: a short word on a pill."""

from typing import Unpack

from game.scene.canvas import Canvas
from game.scene.node import Node, NodeValues
from game.scene.skins import mark
from game.scene.styles import CAP

SIDE = 10.0


class Chip(Node):
    """`tone` is one of "calm", "commit", "brass", "cream", "good", "ghost"."""

    def __init__(self, text: str, tone: str = "calm", **place: Unpack[NodeValues]) -> None:
        place.setdefault("role", "text")
        place.setdefault("label", text)
        super().__init__(**place)
        self.words = text
        self.tone = tone

    def draw(self, canvas: Canvas) -> None:
        """Put pill and word."""
        left, top, width, height = self.box()
        canvas.put(mark.chip(canvas.size(self), canvas.k, self.tone), left, top)
        style = CAP.in_colour(mark.CHIP_TEXT[self.tone])
        canvas.words(self.words, style, (left + SIDE, top, width - 2 * SIDE, height), "centre")
