"""Handle: what a sheet or a dialog is dragged by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

from game.scene.node import Node, Place
from game.scene.units import Point

HANDLE = "handle"


class Handle(Node):
    """Lies behind everything else in the head of a sheet; only the mouse takes hold of it."""

    def __init__(self, dragged: Callable[[Point], None], **place: Unpack[Place]) -> None:
        """`dragged` hears by how much the pointer moved, in u of the handle, while it is held."""
        place = {"role": HANDLE, "on_click": lambda: None, "focusable": False} | place
        super().__init__(**place)
        self._dragged = dragged
        self._held: Point = (0.0, 0.0)

    def press(self, point: Point) -> None:
        """Take hold."""
        self._held = point

    def drag(self, point: Point) -> None:
        """Follow the pointer."""
        self._dragged((point[0] - self._held[0], point[1] - self._held[1]))
