"""Panel: a sheet that carries other nodes and hides what lies below it from the pointer."""

from collections.abc import Callable
from typing import Unpack

from game.scene.canvas import Canvas
from game.scene.node import Node, NodeValues
from game.scene.picture import Picture
from game.scene.skins import panel
from game.scene.units import PxSize

SKINS: dict[str, Callable[[PxSize, float], Picture]] = {
    "slate": panel.slate,
    "parchment": panel.parchment,
    "active": lambda size, k: panel.parchment(size, k, active=True),
    "bill": lambda size, k: panel.parchment(size, k, 6),
    "plate": panel.plate,
    "well": panel.well,
    "bar": panel.bar,
    "bottom_bar": lambda size, k: panel.bar(size, k, line_below=False),
}


class Panel(Node):
    """`skin` is one of `SKINS`; changing it changes the look at the next drawing."""

    def __init__(self, skin: str = "slate", **place: Unpack[NodeValues]) -> None:
        place.setdefault("role", "panel")
        place.setdefault("solid", True)
        super().__init__(**place)
        self.skin = skin

    def draw(self, canvas: Canvas) -> None:
        """Put the sheet."""
        left, top, _, _ = self.box()
        canvas.put(SKINS[self.skin](canvas.size(self), canvas.k), left, top)
