"""One area on the map: it can be pointed at, focused and picked, and is lit accordingly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from game.scene.drawing.colours import INK, Rgb
from game.scene.drawing.paint_surface import as_outline, stroked
from game.scene.input.hit import Extent, Polygon, Within
from game.scene.nodes.node import Canvas
from game.scene.stage.placing import Point, box
from game.tabletop.art.sprite import PieceSprite
from game.tabletop.map.lights import AreaLights, strength
from game.tabletop.map.map_target import MapTarget, TargetHandlers

TRACE_WIDTH, TRACE_CASING = 3.0, 5.5
TRACE_INSET, TRACE_STEP = 0.9, 0.09  # of the area's size, for the first mark and each further one


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
    """Lies over its part of the map; its box is small and central, so that arrows find it.

    `traces` tell whose last action was here.
    """

    def __init__(self, places_on_map: MapPlaces, name: str, handlers: TargetHandlers) -> None:
        """Take the area's name in the rules."""
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
        sprite, opacity = None, 1.0
        if self.afterglow > 0:
            last = lights.last_move(self.target)
            self._put(canvas, last, self.afterglow)
        if self.state == "chosen" or self.pointed_out:
            sprite = lights.selected(self.target)
        elif self.state == "legal":
            sprite, opacity = lights.legal(self.target), strength(self.breath)
        if sprite is not None:
            self._put(canvas, sprite, opacity)
        if self.hovered or self.focused:
            self._put(canvas, lights.hover(self.target))

    def darken(self, canvas: Canvas) -> None:
        """Put a dark cover."""
        dark = self._lights.dark(self.target)
        left, top = canvas.place.px(0, 0)
        canvas.put_px(dark.surface, left - dark.anchor[0], top - dark.anchor[1])

    def _put(self, canvas: Canvas, light: PieceSprite, alpha: float = 1.0) -> None:
        """Put a light with its anchor on the corner of the map."""
        left, top = canvas.place.px(-self.x, -self.y)
        canvas.put_px(light.surface, left - light.anchor[0], top - light.anchor[1], alpha)

    def mark(self, canvas: Canvas, traces: tuple[Trace, ...]) -> None:
        """Put a line inside the border for everybody whose last action was here."""
        left, top, width, height = self._outline.extent()
        x, y = left + width / 2, top + height / 2
        for number, trace in enumerate(traces):
            share = TRACE_INSET - TRACE_STEP * number
            ring = as_outline(
                [(x + (a - x) * share, y + (b - y) * share) for a, b in self._outline.points]
            )
            canvas.put(stroked(ring, canvas.k, (TRACE_CASING, INK)), alpha=0.45)
            canvas.put(stroked(ring, canvas.k, (TRACE_WIDTH, trace.colour), trace.dash))
