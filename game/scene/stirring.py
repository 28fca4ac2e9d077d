"""Stirring: a node that never stands still of itself, such as smoke or water."""

from typing import Unpack

from pygame import Rect

from game.scene.node import Node, NodeValues


class Stirring(Node):
    """Draws what it shows after `seconds`; at 0 it is at rest."""

    lively = True

    def __init__(self, **place: Unpack[NodeValues]) -> None:
        super().__init__(**place)
        self.seconds = 0.0

    def pass_time(self, seconds: float) -> None:
        """So much time has passed since the beginning."""
        self.seconds = seconds

    def make_way(self, taken: Rect) -> None:
        """Something lies over this part of the window (px); what would pass below it may not."""
