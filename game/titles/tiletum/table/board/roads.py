"""Roads of Europe, and the galleries below the ground with the names of the maps."""

from __future__ import annotations

from dataclasses import dataclass

from game.scene.canvas import Canvas
from game.scene.node import Node
from game.tabletop.map.map_space import MapSpace
from game.tabletop.studio import put
from game.titles.tiletum.table.exhibit import Studio
from game.titles.tiletum.table.map_plan import MapPlan

BELOW = -1.0


@dataclass(frozen=True, slots=True)
class UnderLook:
    """The second sheet: number, side and name of its maps, and its tablets: name, the towns at
    both ends of the gallery, whether an X tile covers it.
    """

    maps: tuple[tuple[int, str, str], ...]
    tablets: tuple[tuple[str, tuple[str, str], bool], ...]


class Roads(Node):
    """All roads of Europe below the spaces, or all galleries of the second sheet."""

    def __init__(self, studio: Studio, plan: MapPlan, space: MapSpace) -> None:
        """Lie over the picture of the map."""
        super().__init__(z=BELOW)
        self._studio, self._plan, self._space = studio, plan, space
        self.under: UnderLook | None = None

    def drawn_from(self) -> tuple[object, ...]:
        """Return the size of the map and what lies below."""
        return self._space.scale, self.under

    def draw(self, canvas: Canvas) -> None:
        """Put every road, or every gallery and the names of the maps."""
        art = self._studio.art(canvas.k * self._space.scale)
        if self.under is None:
            for curve in self._plan.roads.values():
                put(canvas, art.road(curve), *self._space.at(curve[0]))
            return
        shown = {(number, side) for number, side, _ in self.under.maps}
        for ends, curve in self._plan.galleries.items():
            if self._plan.side_of[ends[0]] in shown:
                put(canvas, art.gallery(curve), *self._space.at(curve[0]))
        for number, side, name in self.under.maps:
            left, top, width, height = self._plan.strips[number, side].tag
            put(canvas, art.map_tag(number, name, (width, height)), *self._space.at((left, top)))
