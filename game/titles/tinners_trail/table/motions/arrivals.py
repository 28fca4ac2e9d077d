"""Arrivals: how ships and trains come to where they will stay."""

from __future__ import annotations

from math import hypot, pi, sin

from game.scene.animation import Animation, Delay, Parallel, Sequence
from game.scene.easing import out_cubic, out_quad
from game.scene.tween import Tween, fade, move
from game.tabletop.art.smoke import SMOKE_FRAMES
from game.tabletop.motion.flight import Point
from game.tabletop.motion.landing import film, prop, ripple
from game.titles.tinners_trail.table.motions.backstage import Backstage, CountyMoment

SAIL_MS, SAIL_WAY = 760.0, 170.0
ROLL_MS, ROLL_WAY, PUFF_MS = 700.0, 130.0, 520.0
PUFFS = 3


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
    return film(back, lambda art, frame: art.smoke(frame), at, (SMOKE_FRAMES, PUFF_MS))


def _seaward(back: Backstage, place: str, port: Point) -> Point:
    """Return a point off a port, away from the land behind it."""
    x, y = back.area(place)
    away = port[0] - x, port[1] - y
    far = max(hypot(*away), 1.0)
    reach = SAIL_WAY * back.map_scale / far
    return port[0] + away[0] * reach, port[1] + away[1] * reach
