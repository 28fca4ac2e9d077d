"""The stone tablets on the galleries: drawn with what they bring, told when they are pointed at."""

from __future__ import annotations

from game.scene.canvas import Canvas
from game.scene.node import Node
from game.tabletop.map.map_space import MapSpace
from game.tabletop.map.map_target import MapTarget, TargetHandlers
from game.tabletop.studio import put
from game.titles.tiletum.table.board.roads import BELOW, UnderLook
from game.titles.tiletum.table.exhibit import Studio
from game.titles.tiletum.table.map_plan import MapPlan

WIDE, HIGH = 34.0, 38.0


class TabletNode(MapTarget):
    """A tablet; it is passed, never picked."""

    def __init__(
        self, studio: Studio, name: str, handlers: TargetHandlers, *, covered: bool
    ) -> None:
        """Take its name; whoever lays it says where."""
        super().__init__(name, handlers, width=WIDE, height=HIGH, anchor=(0.5, 0.5))
        self._studio, self._covered = studio, covered
        self.name, self.label = f"{name}-covered" if covered else name, studio.area(name)
        self.on_click = None

    def drawn_from(self) -> tuple[object, ...]:
        """Return what it is."""
        return self.target, self._covered

    def draw(self, canvas: Canvas) -> None:
        """Put the stone."""
        art = self._studio.art(canvas.k)
        put(canvas, art.tablet(self.target, covered=self._covered), 0, 0)


class Tablets(Node):
    """Every tablet of the sides in use; none in games without silver."""

    def __init__(
        self, studio: Studio, plan: MapPlan, space: MapSpace, handlers: TargetHandlers
    ) -> None:
        """Lie on the galleries."""
        super().__init__(z=BELOW)
        self._studio, self._plan, self._space, self._handlers = studio, plan, space, handlers

    def lay(self, under: UnderLook | None) -> None:
        """Lay them out anew."""
        self.clear()
        for name, ends, covered in under.tablets if under is not None else ():
            node = TabletNode(self._studio, name, self._handlers, covered=covered)
            node.x, node.y = self._space.at(self._plan.tablet(*ends))
            node.scale = self._space.scale
            self.add(node)
