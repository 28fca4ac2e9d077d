"""How things move: flights, lamps, rides, tiles that turn."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from math import dist, pi, sin
from typing import Generic

from pygame import transform

from game.scene.animation.animation import (
    Animation,
    Call,
    Easing,
    Paced,
    Parallel,
    ReadingGate,
    ReadingPause,
    Tween,
    arc,
    between,
    fade,
    in_out_sine,
    linear,
    move,
    out_quad,
)
from game.scene.animation.animation import Sequence as InTurn
from game.scene.audio import Sound
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.zoom import Sprite
from game.tabletop.art.palette import PieceSprite as Piece
from game.tabletop.art.small_art import DUST_FRAMES, RIPPLE_FRAMES
from game.tabletop.art.table_art import Art
from game.tabletop.motion.props import Prop
from game.tabletop.table_model import TableContext
from game.tabletop.table_parts import TableParts

Point = tuple[float, float]

FLIGHT_MS = 340.0
SQUASH_MS = 60.0
DUST_MS = 260.0
RIPPLE_MS = 420.0
WOBBLE = 12.0
SQUASH = 0.86
BOW = 70.0

LIGHT_R = 120.0
PASS_MS = 220.0
FADE_MS = 160.0
THINNEST = 0.02


class Flight(Generic[Art]):
    """All points are in u of `air`, the node in which the flying pieces lie."""

    def __init__(self, context: TableContext[Art], air: Node, sound: Sound) -> None:
        self.context = context
        self._air = air
        self._sound = sound
        self.gate = ReadingGate()

    @property
    def map_scale(self) -> float:
        """How many u of the air one u of the map is; 1 where there is no map."""
        return 1.0

    def clear(self) -> None:
        """Put down whatever is in the air."""
        self._air.clear()

    def on(self, node: Node, point: Point) -> Point:
        """Return a point of a panel or sheet."""
        return node.x + point[0] * node.scale, node.y + point[1] * node.scale

    def node(self, paint: Callable[[Art], Piece], at: Point, *, map_size: bool = False) -> Sprite:
        """Return a piece that can fly; `map_size` draws it as large as on the map."""
        scale = self.map_scale if map_size else 1.0
        return Sprite(lambda k: paint(self.context.art(k)).picture, x=at[0], y=at[1], scale=scale)

    def fly(
        self,
        paint: Callable[[Art], Piece],
        way: tuple[Point, Point],
        ms: float,
        height: float = 40.0,
        *,
        map_size: bool = False,
    ) -> Animation:
        """Throw a piece from one place to another and take it away."""
        piece = self.node(paint, way[0], map_size=map_size)
        return self.staged(piece, arc(piece, way[1], height, ms))

    def vanish(
        self, paint: Callable[[Art], Piece], way: tuple[Point, Point], ms: float
    ) -> Animation:
        """Let a piece drift and fade."""
        piece = self.node(paint, way[0], map_size=True)
        return self.staged(piece, Parallel(move(piece, way[1], ms), fade(piece, 0.0, ms)))

    def staged(self, node: Node, *acts: Animation) -> Animation:
        """Let a node play its part among the flying pieces, act after act, and leave."""
        return InTurn(self.enter(node), *acts, self.leave(node))

    def enter(self, *nodes: Node) -> Animation:
        """Put nodes among the flying pieces."""
        return Call(partial(self._air.children.extend, nodes))

    def leave(self, *nodes: Node) -> Animation:
        """Take nodes away; nothing happens when all have been cleared."""
        return Call(partial(self._leave, nodes))

    def sound(self, name: str) -> Animation:
        """Play a sound."""
        return Call(lambda: self._sound.play(name))

    def _leave(self, nodes: tuple[Node, ...]) -> None:
        for node in nodes:
            self._air.remove(node)


class MapFlight(Flight[Art]):
    """All points are in u of the controls; a title adds the places of its own panels."""

    def __init__(self, context: TableContext[Art], parts: TableParts, sound: Sound) -> None:
        super().__init__(context, parts.flight, sound)
        self._table = parts

    def window(self, point: Point) -> Point:
        """Return where a point of the map, in u from its corner, lies in the window now."""
        scale = self._table.layout.room.controls
        chart = self._table.chart
        return (point[0] + chart.x) / scale, (point[1] + chart.y) / scale

    def on_map(self, point: Point) -> Point:
        """Return where a point of the design's map lies now."""
        return self.window(self._table.chart.space.at(point))

    def seat(self, seat: int) -> Point:
        """Return the middle of a seat's panel."""
        panel = self._table.seat_panels[seat]
        return self.on(panel, (panel.width / 2, panel.height / 2))

    def tab(self, name: str) -> Point:
        """Return the middle of the tab of a folded part, that of the map without one."""
        tab = self._table.drawers.tabs.get(name)
        return self.on(tab, (tab.width / 2, tab.height / 2)) if tab is not None else self.middle()

    def read(self, ms: float) -> Animation:
        """Leave what lies open to be read: for so long, or until its reader goes on."""
        return ReadingPause(self.gate, ms)

    def middle(self) -> Point:
        """Return the middle of the free map."""
        layout = self._table.layout
        return layout.side_edge / 2, (layout.top_bar.bottom + layout.bar_top) / 2

    @property
    def map_scale(self) -> float:
        """How many u of the controls one u of the map is."""
        return self._table.chart.space.scale / self._table.layout.room.controls


# Landing: how pieces come down on a map, and what they stir up there.


def prop(flight: Flight[Art], paint: Callable[[Art], Piece], at: Point) -> Prop[Art]:
    """Return a piece as large as on the map that can be turned and squashed."""
    made = Prop(flight.context, paint, at)
    made.scale = flight.map_scale
    return made


def land(
    flight: Flight[Art], paint: Callable[[Art], Piece], way: tuple[Point, Point], arrive: Animation
) -> Animation:
    """Throw a piece to its place: it wobbles on its way, is squashed, and dust flies. `arrive` is
    what happens when it touches the ground.
    """
    piece = prop(flight, paint, way[0])

    def wobble(share: float) -> None:
        piece.turn(WOBBLE * sin(3 * pi * share) * (1 - share))

    flying = Parallel(
        arc(piece, way[1], BOW, FLIGHT_MS), Tween(wobble, (0.0, 1.0), FLIGHT_MS, travels=True)
    )
    pressed = InTurn(
        Tween(piece.squash, (1.0, SQUASH), SQUASH_MS / 2, out_quad, travels=True),
        Tween(piece.squash, (SQUASH, 1.0), SQUASH_MS, out_quad, travels=True),
    )
    return InTurn(
        flight.enter(piece), flying, Call(lambda: piece.turn(0.0)), pressed, flight.leave(piece),
        arrive, dust(flight, way[1]),
    )  # fmt: skip


def dust(flight: Flight[Art], at: Point) -> Animation:
    """Dust flies to both sides of a point."""
    return film(flight, lambda art, frame: art.dust(frame), at, (DUST_FRAMES - 0.01, DUST_MS))


def ripple(flight: Flight[Art], at: Point) -> Animation:
    """Rings widen round a point."""
    return film(flight, lambda art, frame: art.ripple(frame), at, (RIPPLE_FRAMES - 0.01, RIPPLE_MS))


def film(
    flight: Flight[Art],
    paint: Callable[[Art, int], Piece],
    at: Point,
    run: tuple[float, float],
    ease: Easing = linear,
) -> Animation:
    """Show the frames up to one in so many ms; under reduced motion nothing stirs."""
    (last, ms) = run
    now = [0]

    def roll(frame: float) -> None:
        now[0] = int(frame)

    strip = flight.node(lambda art: paint(art, now[0]), at, map_size=True)
    return flight.staged(strip, Tween(roll, (0.0, last), ms, ease, travels=True))


class Later(Paced):
    """Makes its inner animation when it begins; nothing happens when there is none to make."""

    def __init__(self, make: Callable[[], Animation | None]) -> None:
        super().__init__(InTurn(), 1.0)
        self._make = make

    def started(self) -> None:
        """Make and begin."""
        self._inner = self._make() or self._inner
        super().started()


def pass_lamp(
    flight: Flight[Art], plates: Sequence[Node], giver: int, taker: int
) -> Animation | None:
    """Return the lamp's way from one player to the next, None when the same one goes on."""
    seats = range(len(plates))
    if giver == taker or giver not in seats or taker not in seats:
        return None
    start, end = (
        flight.on(plates[seat], (plates[seat].width / 2, plates[seat].height / 2))
        for seat in (giver, taker)
    )
    lamp = Sprite(lambda k: flight.context.art(k).glow(LIGHT_R).picture, x=start[0], y=start[1])
    way = move(lamp, end, PASS_MS, in_out_sine)
    return flight.staged(lamp, InTurn(way, fade(lamp, 0.0, FADE_MS)))


# Ride: a node that travels along a line of points, as fast on every stretch of it.


def ride(node: Node, way: Sequence[Point], ms: float, ease: Easing = in_out_sine) -> Tween:
    """Return the ride of a node along a line, to exactly its last point."""

    def place(share: float) -> None:
        node.x, node.y = point_on(way, share)

    return Tween(place, (0.0, 1.0), ms, ease, travels=True)


def point_on(way: Sequence[Point], share: float) -> Point:
    """Return the point at a share of the length of a line."""
    left = sum(dist(a, b) for a, b in pairwise(way)) * share
    if share >= 1.0:
        return way[-1]
    for start, end in pairwise(way):
        length = dist(start, end)
        if left < length:
            part = left / length
            return between(start[0], end[0], part), between(start[1], end[1], part)
        left -= length
    return way[-1]


# Turning: a tile turns over by narrowing to a line and widening as its other face.

Faces = tuple[Callable[[Art], Piece], Callable[[Art], Piece]]


class TurningPiece(Node, Generic[Art]):
    """Shows one face up to the half of its way and the other one after it."""

    def __init__(self, context: TableContext[Art], faces: Faces[Art], at: Point) -> None:
        """Take both faces and where the piece lies; the canvas gives its size."""
        super().__init__(x=at[0], y=at[1])
        self._context = context
        self._faces = faces
        self.share = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Put the face that is seen, as narrow as it looks from here."""
        paint = self._faces[0 if self.share < 0.5 else 1]
        sprite = paint(self._context.art(canvas.k))
        wide = max(abs(1 - 2 * self.share), THINNEST)
        width, height = sprite.surface.get_size()
        narrow = transform.smoothscale(sprite.surface, (max(round(width * wide), 1), height))
        left, top = canvas.place.px(0, 0)
        canvas.put_px(narrow, left - round(sprite.anchor[0] * wide), top - sprite.anchor[1])


def turn_over(
    flight: Flight[Art], faces: Faces[Art], at: Point, ms: float, *, map_size: bool = True
) -> Animation:
    """Return the animation that turns a piece over and takes it away."""
    piece = TurningPiece(flight.context, faces, at)
    if map_size:
        piece.scale = flight.map_scale
    return flight.staged(piece, Tween(partial(setattr, piece, "share"), (0.0, 1.0), ms))
