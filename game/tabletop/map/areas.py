"""One area on the map: it can be pointed at, focused and picked, and is lit accordingly."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from game.scene.drawing.colours import INK, Rgb
from game.scene.drawing.outlines import as_outline, stroked
from game.scene.input.hit import Extent, Polygon, Within
from game.scene.nodes.node import Canvas
from game.scene.stage.placing import Point, box
from game.tabletop.art.palette import PieceSprite
from game.tabletop.map.lights import AreaLights, strength
from game.tabletop.map.map_targets import MapTarget, TargetHandlers

# What on the map can be pointed at, focused, picked and lit: an area, a space, a line.

TRACE_WIDTH = 3.0
TRACE_CASING = 5.5
TRACE_INSET = 0.9
TRACE_STEP = 0.09  # of the area's size, for the first mark and each further one


class MapPlaces(Protocol):
    """A map in one window: where places are, how they are bounded and lit; in u of the map."""

    @property
    def lights(self) -> AreaLights:
        """Return the lights of the places."""

    def origin(self, name: str) -> Point:
        """Return the point round which a place lies."""

    def outline(self, name: str) -> Sequence[Point]:
        """Return the line round a place."""


@dataclass(frozen=True, slots=True)
class Trace:
    """The mark of somebody's last action: a colour and a dash pattern, (0, 0) for a whole line."""

    colour: Rgb
    dash: tuple[float, float]


class AreaNode(MapTarget):
    """Lies over its part of the map; its box is small and central, so that arrows find it. `traces`
    tell whose last action was here.
    """

    def __init__(self, places_on_map: MapPlaces, name: str, handlers: TargetHandlers) -> None:
        x, y = places_on_map.origin(name)
        self._outline = Polygon([(a - x, b - y) for a, b in places_on_map.outline(name)])
        inside = (0.0, -6.0)
        if not self._outline.contains(inside):
            inside = self._outline.inner_point()
        super().__init__(
            name,
            handlers,
            **box(x, y, 60, 60),
            anchor=(0.5, 0.5),
            role="area",
            name=f"area:{name}",
            hit=Within(self._outline.contains, inside),
        )
        self.traces: tuple[Trace, ...] = ()
        self._lights = places_on_map.lights

    def covers(self, point: Point) -> bool:
        """Whether a point round its origin lies inside its line."""
        return self._outline.contains(point)

    @property
    def bounds(self) -> Extent:
        """The box round the area on the map, relative to the node's origin."""
        return self._outline.extent()

    def drawn_from(self) -> tuple[object, ...]:
        """Return the area's state and marks."""
        return *super().drawn_from(), self.traces

    def draw(self, canvas: Canvas) -> None:
        """Put the marks and the light of the present state over the map."""
        lights = self._lights
        self.mark(canvas, self.traces)
        sprite = None
        opacity = 1.0
        if self.last_move_glow > 0:
            self._put(canvas, lights.of("last_move", self.target), self.last_move_glow)
        if self.state == "chosen" or self.pointed_out:
            sprite = lights.of("selected", self.target)
        elif self.state == "legal":
            sprite = lights.of("legal", self.target)
            opacity = strength(self.breath)
        if sprite is not None:
            self._put(canvas, sprite, opacity)
        if self.hovered or self.focused:
            self._put(canvas, lights.of("hover", self.target))

    def darken(self, canvas: Canvas) -> None:
        """Put a dark cover."""
        canvas.put(self._lights.of("dark", self.target).picture)

    def _put(self, canvas: Canvas, light: PieceSprite, alpha: float = 1.0) -> None:
        """Put a light with its anchor on the corner of the map."""
        canvas.put(light.picture, -self.x, -self.y, alpha)

    def mark(self, canvas: Canvas, traces: tuple[Trace, ...]) -> None:
        """Put a line inside the border for everybody whose last action was here."""
        left, top, width, height = self._outline.extent()
        x = left + width / 2
        y = top + height / 2
        for number, trace in enumerate(traces):
            share = TRACE_INSET - TRACE_STEP * number
            ring = as_outline(
                [(x + (a - x) * share, y + (b - y) * share) for a, b in self._outline.points]
            )
            canvas.put(stroked(ring, canvas.k, TRACE_CASING, INK), alpha=0.45)
            canvas.put(stroked(ring, canvas.k, TRACE_WIDTH, trace.colour, trace.dash))
