"""One area on the map: it can be pointed at, focused and picked, and is lit accordingly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.scene.canvas import Canvas
from game.scene.handle import Grip
from game.scene.hit import Extent, Polygon, Within
from game.scene.node import Node
from game.scene.paths import as_outline, stroked
from game.scene.theme import INK, Rgb
from game.scene.tip import Tip
from game.scene.units import Point
from game.tabletop.art.sprite import PieceSprite
from game.tabletop.map.area_lights import AreaLights, strength

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


Orders = tuple[Callable[[str], None], Callable[[str], Tip]]
"""What picks an area by its name, and what tells of it."""


@dataclass(frozen=True, slots=True)
class Trace:
    """The mark of somebody's last action: a colour and a dash pattern, (0, 0) for a whole line."""

    colour: Rgb
    dash: tuple[float, float]


class AreaNode(Node):
    """Lies over its part of the map; its box is small and central, so that arrows find it.

    `state` is "", "legal" or "chosen"; `breath` (0 to 1) swells the light of legal targets,
    `afterglow` (0 to 1) tells where the last move was, `traces` whose last action was here.
    """

    lively = True

    def __init__(self, places_on_map: MapPlaces, name: str, orders: Orders, grip: Grip) -> None:
        """Take the area's name in the rules; its spoken label follows what lies in it."""
        (pick, tip_of), self._grip = orders, grip
        x, y = places_on_map.origin(name)
        self._outline = Polygon([(a - x, b - y) for a, b in places_on_map.outline(name)])
        inside = (0.0, -6.0)
        if not self._outline.contains(inside):
            inside = self._outline.inner_point()
        super().__init__(
            x=x,
            y=y,
            width=60,
            height=60,
            anchor=(0.5, 0.5),
            role="area",
            label=name,
            tooltip=lambda: tip_of(name),
            name=f"area:{name}",
            hit=Within(self._outline.contains, inside),
            on_click=lambda: pick(name),
            focusable=False,
        )
        self.area = name
        self.state = ""
        self.breath = 1.0
        self.afterglow = 0.0
        self.pointed_out = False
        self.traces: tuple[Trace, ...] = ()
        self._lights = places_on_map.lights

    def press(self, point: Point) -> None:
        """Take hold of the map here."""
        self._grip.take(point)

    def drag(self, point: Point) -> None:
        """Let the map follow the pointer."""
        self._grip.pull(point)

    def release(self, point: Point) -> None:
        """Let go of the map."""
        self._grip.let_go()

    def activate(self) -> None:
        """Pick the area, unless it was only taken hold of."""
        if not self._grip.moved:
            super().activate()
        self._grip.moved = False

    @property
    def bounds(self) -> Extent:
        """The box round the area on the map, relative to the node's origin."""
        return self._outline.extent()

    def drawn_from(self) -> tuple[object, ...]:
        """Return the area's state and marks."""
        lights = self.state, self.breath, self.afterglow, self.pointed_out
        return *lights, self.traces, self.hovered, self.focused

    def draw(self, canvas: Canvas) -> None:
        """Put the marks and the light of the present state over the map."""
        lights = self._lights
        self.mark(canvas, self.traces)
        sprite, opacity = None, 1.0
        if self.afterglow > 0:
            last = lights.last_move(self.area)
            self._put(canvas, last, self.afterglow)
        if self.state == "chosen" or self.pointed_out:
            sprite = lights.selected(self.area)
        elif self.state == "legal":
            sprite, opacity = lights.legal(self.area), strength(self.breath)
        if sprite is not None:
            self._put(canvas, sprite, opacity)
        if self.hovered or self.focused:
            self._put(canvas, lights.hover(self.area))

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
