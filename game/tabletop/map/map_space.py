"""Where things lie on the map of one window, whole or enlarged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.scene.nodes.zoom import UsualView
from game.scene.stage.placing import Point
from game.tabletop.map.lights import AreaLights
from game.tabletop.map.map_frame import MapFrame


class MapSpace:
    """In u from the map's corner, which is the window's unless the map is enlarged.

    `scale` is the map's size against the design's, `zoom` its size against the whole map's.
    `whole` is the frame of all of the map, `usual` the one it has until somebody looks elsewhere.
    """

    def __init__(self, whole: MapFrame, k: float, view: UsualView | None = None) -> None:
        """Take the frame of the map that is not enlarged, and the window's pixels per u."""
        self.view = view or UsualView()
        self.whole, self.usual = whole, whole.enlarged(self.view.scale)
        self._k = k
        self.enlarge(self.view.scale)

    def enlarge(self, zoom: float) -> None:
        """Lay the map so many times larger than the window holds it."""
        self.zoom = zoom
        self.frame = self.whole.enlarged(zoom)
        self.scale = self.frame.k / self._k

    def at(self, point: Point) -> Point:
        """Return a point of the map in u of the window."""
        x, y = self.frame.on_screen(point)
        return x / self._k, y / self._k


class AreaSpace(MapSpace):
    """A map of areas: each is bounded by a ring and lit by it."""

    def __init__(
        self,
        whole: MapFrame,
        k: float,
        rings: Mapping[str, Sequence[Point]],
        view: UsualView | None = None,
    ) -> None:
        """Take the ring of every area, in units of the map."""
        self._rings = rings
        self._usual_lights: AreaLights | None = None
        super().__init__(whole, k, view)

    def enlarge(self, zoom: float) -> None:
        """Lay the map and its lights so many times larger."""
        super().enlarge(zoom)
        if self._usual_lights is None:
            self._usual_lights = AreaLights(self._rings, self.usual)
        is_usual = self.frame == self.usual
        self.lights = self._usual_lights if is_usual else AreaLights(self._rings, self.frame)

    def outline(self, area: str) -> tuple[Point, ...]:
        """Return an area's border in u of the window."""
        return tuple(self.at(point) for point in self._rings[area])
