"""Landing: how pieces come down on a map, and what they stir up there."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin

from game.scene.animation import Animation, Call, Parallel, Sequence
from game.scene.easing import out_quad
from game.scene.tween import Tween, arc
from game.tabletop.art.flurries import DUST_FRAMES, RIPPLE_FRAMES
from game.tabletop.art.sprite import PieceSprite as Piece
from game.tabletop.motion.flight import Art, Flight, Point
from game.tabletop.motion.prop import FilmStrip, Prop

FLIGHT_MS, SQUASH_MS, DUST_MS, RIPPLE_MS = 340.0, 60.0, 260.0, 420.0
WOBBLE, SQUASH, BOW = 12.0, 0.86, 70.0


def prop(flight: Flight[Art], paint: Callable[[Art], Piece], at: Point) -> Prop[Art]:
    """Return a piece as large as on the map that can be turned and squashed."""
    made = Prop(flight.studio, paint, at)
    made.scale = flight.map_scale
    return made


def land(
    flight: Flight[Art],
    paint: Callable[[Art], Piece],
    way: tuple[Point, Point],
    arrive: Animation,
) -> Animation:
    """Throw a piece to its place: it wobbles on its way, is squashed, and dust flies.

    `arrive` is what happens when it touches the ground.
    """
    piece = prop(flight, paint, way[0])

    def wobble(share: float) -> None:
        piece.turn(WOBBLE * sin(3 * pi * share) * (1 - share))

    flying = Parallel(
        arc(piece, way[1], BOW, FLIGHT_MS), Tween(wobble, (0.0, 1.0), FLIGHT_MS, travels=True)
    )
    pressed = Sequence(
        Tween(piece.squash, (1.0, SQUASH), SQUASH_MS / 2, out_quad, travels=True),
        Tween(piece.squash, (SQUASH, 1.0), SQUASH_MS, out_quad, travels=True),
    )
    return Sequence(
        flight.enter(piece), flying, Call(lambda: piece.turn(0.0)), pressed, flight.leave(piece),
        arrive, dust(flight, way[1]),
    )  # fmt: skip


def dust(flight: Flight[Art], at: Point) -> Animation:
    """Dust flies to both sides of a point."""
    return film(flight, lambda art, frame: art.dust(frame), at, (DUST_FRAMES, DUST_MS))


def ripple(flight: Flight[Art], at: Point) -> Animation:
    """Rings widen round a point."""
    return film(flight, lambda art, frame: art.ripple(frame), at, (RIPPLE_FRAMES, RIPPLE_MS))


def film(
    flight: Flight[Art],
    paint: Callable[[Art, int], Piece],
    at: Point,
    run: tuple[int, float],
) -> Animation:
    """Show so many frames in so many ms; under reduced motion nothing stirs."""
    frames, ms = run
    strip = FilmStrip(flight.studio, paint, at)
    strip.scale = flight.map_scale
    roll = Tween(strip.roll, (0.0, frames - 0.01), ms, travels=True)
    return flight.staged(strip, roll)
