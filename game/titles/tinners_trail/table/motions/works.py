"""Motions of developments and of the working day: pieces from the board, markers, coins."""

from __future__ import annotations

from math import pi, sin

from game.scene.animation import Animation, Call, Delay, Parallel, Sequence
from game.scene.easing import linear, out_quad
from game.scene.sprite import Sprite
from game.scene.tween import Tween, arc
from game.tabletop.motion.flight import Point
from game.tabletop.motion.landing import land
from game.tabletop.motion.prop import Prop
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.motions.arrivals import sail_in, steam_in
from game.titles.tinners_trail.table.motions.auctions import pay_in
from game.titles.tinners_trail.table.motions.backstage import Backstage, CountyMoment, Painter
from game.titles.tinners_trail.table.motions.mines import miner
from game.titles.tinners_trail.table.stand import CountyStand

COLUMN_MS, PASS_MS = 90.0, 400.0
HOP = 11.0
WAVE, WAVES = 24.0, 2


def place_miner(back: Backstage, moment: CountyMoment) -> Animation:
    """A miner comes from the development board."""
    spot = spots.MINER if moment.before.view.area(moment.place).owner >= 0 else spots.MINER_ALONE
    return _develop(back, moment, ("miner", miner), back.area(moment.place, spot))


def place_port(back: Backstage, moment: CountyMoment) -> Animation:
    """A ship sails in and rings its bell."""
    return sail_in(back, moment, back.window(back.parts.chart.county.port(moment.place)))


def place_train(back: Backstage, moment: CountyMoment) -> Animation:
    """A train steams in and whistles."""
    mine = moment.before.view.area(moment.place).owner >= 0
    there = back.area(moment.place, spots.TRAIN if mine else spots.TRAIN_ALONE)
    return steam_in(back, moment, there)


def dig_adit(back: Backstage, moment: CountyMoment) -> Animation:
    """An adit comes from the development board and rumbles into the border."""
    first, second = moment.event.places
    there = back.window(back.parts.chart.county.adit(first, second))
    return _develop(back, moment, ("adit", lambda art: art.adit()), there)


def take_pumps(back: Backstage, moment: CountyMoment) -> Animation:
    """The steam pumps start."""
    return Sequence(back.sound("pump"), moment.turn, Delay(240))


def sell_pasties(back: Backstage, moment: CountyMoment) -> Animation:
    """Somebody pays for a pasty."""
    return Sequence(back.sound("pasty"), pay_in(back, moment, back.middle()))


def move_marker(back: Backstage, moment: CountyMoment) -> Animation:
    """The marker hops along the track, column by column, with a click for each."""
    seat = moment.event.seat
    columns = abs(moment.after.view.seats[seat].column - moment.before.view.seats[seat].column)
    return carry_marker(back, moment, seat, max(columns, 1) * COLUMN_MS, hops=max(columns, 1))


def pass_round(back: Backstage, moment: CountyMoment) -> Animation:
    """A flag waves over the player's panel while the marker goes to the investment column."""
    seat = moment.event.seat
    x, y = back.plate(seat)
    flag = Prop(back.studio, lambda art: art.icon("flag", 64.0, tone="brass_text"), (x, y - 6))

    def wave(share: float) -> None:
        flag.turn(WAVE * sin(2 * WAVES * pi * share))
        flag.y = y - 6 - 18 * share

    waving = back.staged(flag, Tween(wave, (0.0, 1.0), PASS_MS + 120, travels=True))
    return Sequence(back.sound("pass"), Parallel(waving, carry_marker(back, moment, seat, PASS_MS)))


def carry_marker(
    back: Backstage, moment: CountyMoment, seat: int, ms: float, *, hops: int = 1
) -> Animation:
    """Carry a seat's marker from where it lies before to where it lies after, in so many hops."""
    start = marker_spot(back, moment.before, seat)
    end = marker_spot(back, moment.after, seat)
    if start is None or end is None or start == end:
        return moment.turn
    panel = back.parts.working_day
    disc = back.node(_disc(back, seat), start)
    disc.scale = panel.scale
    return Sequence(
        Call(lambda: _lift(back, seat, up=True)),
        back.enter(disc),
        *_hops(back, disc, (start, end), ms, hops),
        back.leave(disc),
        Call(lambda: _lift(back, seat, up=False)),
        moment.turn,
    )


def _hops(
    back: Backstage, disc: Sprite, way: tuple[Point, Point], ms: float, count: int
) -> list[Animation]:
    """Return the hops of a marker from column to column."""
    (x, y), (end_x, end_y) = way
    hops: list[Animation] = []
    for number in range(1, count + 1):
        share = number / count
        stop = (x + (end_x - x) * share, y + (end_y - y) * share)
        ease = out_quad if number == count else linear
        hops += [arc(disc, stop, HOP, ms / count, ease), back.sound("marker")]
    return hops


def marker_spot(back: Backstage, stand: CountyStand, seat: int) -> Point | None:
    """Return where a seat's marker lies in a stand."""
    panel = back.parts.working_day
    view = stand.view
    for column, seats in enumerate(view.track):
        if seat in seats:
            return back.on(panel, panel.marker_spot(column, seats.index(seat)))
    if seat in view.invested:
        return back.on(panel, panel.place_spot(view.invested.index(seat)))
    return None


def _develop(
    back: Backstage, moment: CountyMoment, piece: tuple[str, Painter], there: Point
) -> Animation:
    kind, paint = piece
    start = back.board(kind, moment.before.view.round)
    sounds = {"adit": "adit", "miner": "cube"}
    return land(back, paint, (start, there), Sequence(back.sound(sounds[kind]), moment.turn))


def _disc(back: Backstage, seat: int) -> Painter:
    colour = back.studio.colour(seat)
    return lambda art: art.disc(colour)


def _lift(back: Backstage, seat: int, *, up: bool) -> None:
    panel = back.parts.working_day
    panel.lifted = panel.lifted | {seat} if up else panel.lifted - {seat}
