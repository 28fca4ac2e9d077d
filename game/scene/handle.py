"""Handle: what a sheet or a dialog is dragged by, and the grip on anything that is dragged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

from game.scene.node import Node, NodeValues
from game.scene.units import Point

HANDLE = "handle"


class Grip:
    """Tells by how much a held pointer has moved since it was asked last.

    `moved` is true once that was more than `slack`: then letting go is no click.
    """

    def __init__(self, dragged: Callable[[Point], None], slack: float = 0.0) -> None:
        self._dragged, self._slack = dragged, slack
        self._held: Point | None = None
        self.moved = False

    def take(self, point: Point) -> None:
        """Take hold at a point."""
        self._held, self.moved = point, False

    def pull(self, point: Point) -> None:
        """Follow the pointer; somewhere nobody took hold it is taken now."""
        if self._held is None:
            self.take(point)
            return
        by = point[0] - self._held[0], point[1] - self._held[1]
        if self.moved or abs(by[0]) + abs(by[1]) > self._slack:
            self._held, self.moved = point, True
            self._dragged(by)

    def let_go(self) -> None:
        """Hold nothing any more."""
        self._held = None


class Handle(Node):
    """Lies behind everything else in the head of a sheet; only the mouse takes hold of it."""

    def __init__(self, dragged: Callable[[Point], None], **place: Unpack[NodeValues]) -> None:
        """`dragged` hears by how much the pointer moved, in u of the handle, while it is held."""
        place = {"role": HANDLE, "on_click": lambda: None, "focusable": False} | place
        super().__init__(**place)
        self._grip = Grip(dragged)

    def press(self, point: Point) -> None:
        """Take hold."""
        self._grip.take(point)

    def drag(self, point: Point) -> None:
        """Follow the pointer."""
        self._grip.pull(point)
