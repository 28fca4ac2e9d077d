"""Veils over a map: over all that is not meant, and over the map as a whole."""

from collections.abc import Callable

from pygame import Rect

from game.scene.nodes.node import Canvas, Node
from game.scene.skins.panel import lay_veil
from game.scene.stage.placing import Box
from game.tabletop.map.map_pictures import MapGround
from game.tabletop.map.map_space import MapSpace


class Veil(Node):
    """Hides everything below from the pointer while it is there: a table may never need it."""

    def __init__(self) -> None:
        """Cover what it is laid over; invisible at first."""
        super().__init__(solid=True, visible=False, name="veil")
        self.sheet_box = Box(0, 0, 0, 0)  # in u of the window, as is the corner of the map
        self.corner = (0.0, 0.0)
        self.on_wheel: Callable[[float], None] = lambda _: None

    def wheel(self, steps: float) -> bool:
        """Hand the wheel on to the map below."""
        self.on_wheel(steps)
        return True

    def lay(self, ground: MapGround) -> None:
        """Take the picture of the map, or of the part of it that is seen."""


class MapVeil(Node):
    """As large as the window, however large the map."""

    def __init__(self, space: MapSpace, share: float, z: float) -> None:
        """Take how large the window is, how dark the veil, and between which layers it lies."""
        super().__init__(z=z)
        self._space, self._share = space, share

    def drawn_from(self) -> tuple[object, ...]:
        """Return nothing: it is always the same."""
        return ()

    def draw(self, canvas: Canvas) -> None:
        """Darken what lies below."""
        lay_veil(canvas, Rect((0, 0), self._space.whole.size), self._share)
