"""What darkens a map between that which is lit and all else."""

from __future__ import annotations

from pygame import Rect

from game.scene.nodes.node import Canvas, Node
from game.scene.skins.panel import lay_veil
from game.tabletop.map.map_space import MapSpace


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
