"""Areas of a map and targets on it that can be picked; what each side knows of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, Unpack

from game.engine.knowledge import Event
from game.scene.drawing.colours import INK, Rgb
from game.scene.drawing.paint_surface import as_outline, stroked
from game.scene.input.hit import Extent, Polygon, Within
from game.scene.input.pointer import Grip, Gripped
from game.scene.nodes.node import Canvas, NodeValues, Tip
from game.scene.stage.placing import Point, box
from game.table_protocol import Entry
from game.tabletop.art.palette import PieceSprite, player_colour
from game.tabletop.art.table_art import TableArt
from game.tabletop.map.lights import AreaLights, strength
from game.tabletop.panel.journal import JournalPanel
from game.tabletop.table_model import TableContext

# What on the map can be pointed at, focused, picked and lit: an area, a space, a line.

TRACE_WIDTH = 3.0
TRACE_CASING = 5.5
TRACE_INSET = 0.9
TRACE_STEP = 0.09  # of the area's size, for the first mark and each further one


class TargetHandlers(NamedTuple):
    """What picks a target by its name, what tells of it, and the grip that moves the map."""

    pick: Callable[[str], None]
    tip: Callable[[str], Tip | None]
    grip: Grip


class MapTarget(Gripped):
    """Its coordinates are those of the map; held, it moves the map.

    `state` is "", "legal" or "chosen"; `breath` (0 to 1) swells the light of legal targets,
    `afterglow` (0 to 1) tells where the last move was.
    """

    lively = True

    def __init__(self, target: str, handlers: TargetHandlers, **place: Unpack[NodeValues]) -> None:
        """Take its name in the rules; its spoken label follows what lies there."""
        usual: NodeValues = {
            "label": target,
            "tooltip": lambda: handlers.tip(target),
            "on_click": lambda: handlers.pick(target),
            "focusable": False,
        }
        super().__init__(**(usual | place))
        self.target = target
        self.state = ""
        self.breath = 1.0
        self.afterglow = 0.0
        self.pointed_out = False
        self.grip = handlers.grip

    @property
    def bounds(self) -> Extent:
        """The box round it on the map, relative to the node's origin."""
        return self.extent()

    def darken(self, canvas: Canvas) -> None:
        """Put what dims it, on the canvas of the map; nothing where that has a veil of its own."""

    def release(self, point: Point) -> None:
        """Let go of the map."""
        self.grip.let_go()

    def activate(self) -> None:
        """Pick it, unless it was only taken hold of."""
        if not self.grip.moved:
            super().activate()
        self.grip.moved = False

    def drawn_from(self) -> tuple[object, ...]:
        """Return what decides how it is lit."""
        lights = self.state, self.breath, self.afterglow, self.pointed_out
        return *lights, self.hovered, self.focused


Places = tuple[str, ...]


class JournalLinks:
    """Lights up what a line is about while it is meant; then what the client pointed out again."""

    def __init__(
        self,
        journal: JournalPanel,
        lights: tuple[Callable[[Places], None], Callable[[Places], None]],
        go_to: Callable[[int], None] | None,
    ) -> None:
        """Take what lights places up and what lets them glow for a while; a chosen line leads to
        its step by `go_to`, without it its places glow.
        """
        (self._light, self._afterglow) = lights
        self._go_to = go_to
        self._pointed_out: Places = ()
        journal.mean = self._mean
        journal.choose = self._choose

    def point_out(self, places: Places) -> None:
        """The client wants places to be looked at."""
        self._pointed_out = places
        self._light(places)

    def _mean(self, entry: Entry | None) -> None:
        self._light(entry.places if entry is not None else self._pointed_out)

    def _choose(self, entry: Entry) -> None:
        if self._go_to is not None and entry.step:
            self._go_to(entry.step)
        else:
            self._afterglow(entry.places)


# One area on the map: it can be pointed at, focused and picked, and is lit accordingly.


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
        if self.afterglow > 0:
            self._put(canvas, lights.of("last_move", self.target), self.afterglow)
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
            canvas.put(stroked(ring, canvas.k, (TRACE_CASING, INK)), alpha=0.45)
            canvas.put(stroked(ring, canvas.k, (TRACE_WIDTH, trace.colour), trace.dash))


# Traces: every player's last action stays marked on the map in the player's colour and dashes.


class Traces:
    """Hears what the journal hears, so that a table drawn afresh has the same marks."""

    def __init__(
        self,
        context: TableContext[TableArt],
        mark: Callable[[Mapping[str, tuple[Trace, ...]]], None],
    ) -> None:
        """Take what marks the places somebody acted in last, and no others."""
        self._context = context
        self._mark = mark
        self._last: dict[int, tuple[str, ...]] = {}

    def hear(self, events: tuple[Event, ...]) -> None:
        """Mark where a step's players acted; what they had marked before goes."""
        for seat in {event.seat for event in events if event.seat >= 0}:
            places = tuple(
                place for event in events if event.seat == seat for place in event.places
            )
            if places:
                self._last[seat] = tuple(dict.fromkeys(places))
        self._show()

    def forget(self) -> None:
        """Take all marks away."""
        self._last.clear()
        self._show()

    def _show(self) -> None:
        traces: dict[str, tuple[Trace, ...]] = {}
        for seat in sorted(self._last):
            for place in self._last[seat]:
                traces[place] = (*traces.get(place, ()), trace_of(self._context, seat))
        self._mark(traces)


def trace_of(context: TableContext[TableArt], seat: int) -> Trace:
    """Return a player's mark."""
    dash = player_colour(context.colour(seat)).dash
    return Trace(context.tint(seat), (float(dash[0]), float(dash[1])) if dash else (0, 0))
