"""Arrivals: how pieces come to where they will stay, and what they stir up there."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot, pi, sin

from game.scene.animation import Animation, Call, Delay, Parallel, Sequence
from game.scene.easing import out_cubic, out_quad
from game.scene.tween import Tween, arc, fade, move
from game.tabletop.art.flurries import DUST_FRAMES, RIPPLE_FRAMES
from game.tabletop.art.sprite import PieceSprite as Piece
from game.tabletop.motion.flight import Point
from game.tabletop.motion.prop import FilmStrip, Prop
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.art.smoke import SMOKE_FRAMES
from game.titles.tinners_trail.table.motions.backstage import Backstage, CountyMoment, Painter

FLIGHT_MS, SQUASH_MS, DUST_MS, RIPPLE_MS = 340.0, 60.0, 260.0, 420.0
WOBBLE, SQUASH = 12.0, 0.86
SAIL_MS, SAIL_WAY = 760.0, 170.0
ROLL_MS, ROLL_WAY, PUFF_MS = 700.0, 130.0, 520.0
PUFFS = 3


def prop(back: Backstage, paint: Painter, at: Point) -> Prop[PieceArt]:
    """Return a piece as large as on the map that can be turned and squashed."""
    made = Prop(back.studio, paint, at)
    made.scale = back.map_scale
    return made


def land(back: Backstage, paint: Painter, way: tuple[Point, Point], arrive: Animation) -> Animation:
    """Throw a piece to its place: it wobbles on its way, is squashed, and dust flies.

    `arrive` is what happens when it touches the ground.
    """
    piece = prop(back, paint, way[0])

    def wobble(share: float) -> None:
        piece.turn(WOBBLE * sin(3 * pi * share) * (1 - share))

    flight = Parallel(
        arc(piece, way[1], 70, FLIGHT_MS), Tween(wobble, (0.0, 1.0), FLIGHT_MS, travels=True)
    )
    pressed = Sequence(
        Tween(piece.squash, (1.0, SQUASH), SQUASH_MS / 2, out_quad, travels=True),
        Tween(piece.squash, (SQUASH, 1.0), SQUASH_MS, out_quad, travels=True),
    )
    return Sequence(
        back.enter(piece), flight, Call(lambda: piece.turn(0.0)), pressed, back.leave(piece),
        arrive, dust(back, way[1]),
    )  # fmt: skip


def dust(back: Backstage, at: Point) -> Animation:
    """Dust flies to both sides of a point."""
    return _film(back, lambda art, frame: art.dust(frame), at, (DUST_FRAMES, DUST_MS))


def ripple(back: Backstage, at: Point) -> Animation:
    """Rings widen round a point."""
    return _film(back, lambda art, frame: art.ripple(frame), at, (RIPPLE_FRAMES, RIPPLE_MS))


def sail_in(back: Backstage, moment: CountyMoment, there: Point) -> Animation:
    """A ship comes up from the open sea and rings its bell."""
    start = _seaward(back, moment.place, there)
    ship = prop(back, lambda art: art.ship(), start)
    ship.alpha = 0.0

    def pitch(share: float) -> None:
        ship.turn(9 * sin(4 * pi * share) * (1 - share))

    sailing = Parallel(
        fade(ship, 1.0, SAIL_MS * 0.4),
        move(ship, there, SAIL_MS, out_cubic),
        Tween(pitch, (0.0, 1.0), SAIL_MS, travels=True),
    )
    return Sequence(
        back.enter(ship), sailing, back.sound("ship"), back.leave(ship), moment.turn,
        ripple(back, there),
    )  # fmt: skip


def steam_in(back: Backstage, moment: CountyMoment, there: Point) -> Animation:
    """A train rolls in from the east under its own smoke and whistles."""
    start = there[0] + ROLL_WAY * back.map_scale, there[1]
    train = prop(back, lambda art: art.train(), start)
    train.alpha = 0.0
    smoke = [
        Sequence(Delay(ROLL_MS * number / (PUFFS + 1)), _puff(back, start, there, number))
        for number in range(PUFFS)
    ]
    rolling = Sequence(
        back.enter(train),
        Parallel(fade(train, 1.0, ROLL_MS * 0.35), move(train, there, ROLL_MS, out_quad)),
        back.leave(train),
        moment.turn,
    )
    return Sequence(back.sound("train"), Parallel(rolling, *smoke))


def _puff(back: Backstage, start: Point, there: Point, number: int) -> Animation:
    """Smoke that stays behind where the train was."""
    share = 1 - (1 - (number + 0.5) / (PUFFS + 1)) ** 2
    scale = back.map_scale
    x = start[0] + (there[0] - start[0]) * share
    at = x + 11 * scale, there[1] - 33 * scale
    return _film(back, lambda art, frame: art.smoke(frame), at, (SMOKE_FRAMES, PUFF_MS))


def _seaward(back: Backstage, place: str, port: Point) -> Point:
    """Return a point off a port, away from the land behind it."""
    x, y = back.area(place)
    away = port[0] - x, port[1] - y
    far = max(hypot(*away), 1.0)
    reach = SAIL_WAY * back.map_scale / far
    return port[0] + away[0] * reach, port[1] + away[1] * reach


def _film(
    back: Backstage,
    paint: Callable[[PieceArt, int], Piece],
    at: Point,
    run: tuple[int, float],
) -> Animation:
    """Show so many frames in so many ms; under reduced motion nothing stirs."""
    frames, ms = run
    strip = FilmStrip(back.studio, paint, at)
    strip.scale = back.map_scale
    roll = Tween(strip.roll, (0.0, frames - 0.01), ms, travels=True)
    return back.staged(strip, roll)
