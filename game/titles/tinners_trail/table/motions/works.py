"""Motions of developments and of the working day: pieces that arrive, markers, coins."""

from __future__ import annotations

from math import hypot, pi, sin

from game.scene.animation.animation import (
    Animation,
    Call,
    Delay,
    Parallel,
    Sequence,
    Tween,
    arc,
    fade,
    linear,
    move,
    out_cubic,
    out_quad,
)
from game.scene.nodes.sprite import Sprite
from game.tabletop.art.small_art import SMOKE_FRAMES
from game.tabletop.motion.flights import Point, film, land, prop, ripple
from game.tabletop.motion.props import Prop
from game.titles.tinners_trail.table.motions.auctions import pay_in
from game.titles.tinners_trail.table.motions.flights import (
    Painter,
    TrailFlights,
    TrailMoment,
)
from game.titles.tinners_trail.table.view_model import TrailModel

SAIL_MS, SAIL_WAY = 760.0, 170.0
ROLL_MS, ROLL_WAY, PUFF_MS = 700.0, 130.0, 520.0
PUFFS = 3
PIECES: dict[str, Painter] = {
    "adit": lambda art: art.piece("adit"),
    "train": lambda art: art.piece("train"),
    "port": lambda art: art.piece("ship"),
    "miner": lambda art: art.piece("miner"),
}
SOUNDS = {"port": "ship", "train": "train", "adit": "adit", "miner": "cube"}


def place_port(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """A ship comes up from the open sea and rings its bell."""
    there = flights.place_of(moment, "port")
    start = _seaward(flights, moment.place, there)
    ship = prop(flights, PIECES["port"], start)
    ship.alpha = 0.0

    def pitch(share: float) -> None:
        ship.turn(9 * sin(4 * pi * share) * (1 - share))

    sailing = Parallel(
        fade(ship, 1.0, SAIL_MS * 0.4),
        move(ship, there, SAIL_MS, out_cubic),
        Tween(pitch, (0.0, 1.0), SAIL_MS, travels=True),
    )
    arrived = flights.staged(ship, sailing, flights.sound("ship"))
    return Sequence(arrived, moment.turn, ripple(flights, there))


def place_train(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """A train rolls in from the east under its own smoke and whistles."""
    there = flights.place_of(moment, "train")
    start = there[0] + ROLL_WAY * flights.map_scale, there[1]
    train = prop(flights, PIECES["train"], start)
    train.alpha = 0.0
    smoke = [
        Sequence(Delay(ROLL_MS * number / (PUFFS + 1)), _puff(flights, start, there, number))
        for number in range(PUFFS)
    ]
    rolling = Parallel(fade(train, 1.0, ROLL_MS * 0.35), move(train, there, ROLL_MS, out_quad))
    rolled = Sequence(flights.staged(train, rolling), moment.turn)
    return Sequence(flights.sound("train"), Parallel(rolled, *smoke))


def _puff(flights: TrailFlights, start: Point, there: Point, number: int) -> Animation:
    """Smoke that stays behind where the train was."""
    share = 1 - (1 - (number + 0.5) / (PUFFS + 1)) ** 2
    scale = flights.map_scale
    x = start[0] + (there[0] - start[0]) * share
    at = x + 11 * scale, there[1] - 33 * scale
    return film(flights, lambda art, frame: art.smoke(frame), at, (SMOKE_FRAMES, PUFF_MS))


def _seaward(flights: TrailFlights, place: str, port: Point) -> Point:
    """Return a point off a port, away from the land behind it."""
    x, y = flights.area(place)
    away = port[0] - x, port[1] - y
    far = max(hypot(*away), 1.0)
    reach = SAIL_WAY * flights.map_scale / far
    return port[0] + away[0] * reach, port[1] + away[1] * reach


COLUMN_MS, PASS_MS = 90.0, 400.0
HOP = 11.0
WAVE, WAVES = 24.0, 2


def place_miner(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """A miner comes from the development board."""
    return _develop(flights, moment, "miner")


def dig_adit(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """An adit comes from the development board and rumbles into the border."""
    return _develop(flights, moment, "adit")


def take_pumps(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """The steam pumps start."""
    return Sequence(flights.sound("pump"), moment.turn, Delay(240))


def sell_pasties(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """Somebody pays for a pasty."""
    return Sequence(flights.sound("pasty"), pay_in(flights, moment, flights.middle()))


def move_marker(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """The marker hops along the track, column by column, with a click for each."""
    seat = moment.event.seat
    columns = abs(moment.after.view.seats[seat].column - moment.before.view.seats[seat].column)
    return carry_marker(flights, moment, seat, max(columns, 1) * COLUMN_MS, hops=max(columns, 1))


def pass_round(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """A flag waves over the player's panel while the marker goes to the investment column."""
    seat = moment.event.seat
    x, y = flights.of_seat(seat, "mines")
    flag = Prop(flights.context, lambda art: art.icon("flag", 64.0, tone="brass_text"), (x, y - 6))

    def wave(share: float) -> None:
        flag.turn(WAVE * sin(2 * WAVES * pi * share))
        flag.y = y - 6 - 18 * share

    waving = flights.staged(flag, Tween(wave, (0.0, 1.0), PASS_MS + 120, travels=True))
    return Sequence(
        flights.sound("pass"), Parallel(waving, carry_marker(flights, moment, seat, PASS_MS))
    )


def carry_marker(
    flights: TrailFlights, moment: TrailMoment, seat: int, ms: float, *, hops: int = 1
) -> Animation:
    """Carry a seat's marker from where it lies before to where it lies after, in so many hops."""
    start = marker_spot(flights, moment.before, seat)
    end = marker_spot(flights, moment.after, seat)
    if start is None or end is None or start == end:
        return moment.turn
    panel = flights.parts.working_day
    colour = flights.context.colour(seat)
    disc = flights.node(lambda art: art.disc(colour), start)
    disc.scale = panel.scale
    return Sequence(
        Call(lambda: _lift(flights, seat, up=True)),
        flights.staged(disc, *_hops(flights, disc, (start, end), ms, hops)),
        Call(lambda: _lift(flights, seat, up=False)),
        moment.turn,
    )


def _hops(
    flights: TrailFlights, disc: Sprite, way: tuple[Point, Point], ms: float, count: int
) -> list[Animation]:
    """Return the hops of a marker from column to column."""
    (x, y), (end_x, end_y) = way
    hops: list[Animation] = []
    for number in range(1, count + 1):
        share = number / count
        stop = (x + (end_x - x) * share, y + (end_y - y) * share)
        ease = out_quad if number == count else linear
        hops += [arc(disc, stop, HOP, ms / count, ease), flights.sound("marker")]
    return hops


def marker_spot(flights: TrailFlights, model: TrailModel, seat: int) -> Point | None:
    """Return where a seat's marker lies in a stand."""
    panel = flights.parts.working_day
    view = model.view
    for column, seats in enumerate(view.track):
        if seat in seats:
            return flights.on(panel, panel.marker_spot(column, seats.index(seat)))
    if seat in view.invested:
        return flights.on(panel, panel.place_spot(view.invested.index(seat)))
    return None


def _develop(flights: TrailFlights, moment: TrailMoment, kind: str) -> Animation:
    way = flights.board(kind, moment.before.view.round), flights.place_of(moment, kind)
    return land(flights, PIECES[kind], way, Sequence(flights.sound(SOUNDS[kind]), moment.turn))


def _lift(flights: TrailFlights, seat: int, *, up: bool) -> None:
    panel = flights.parts.working_day
    panel.lifted = panel.lifted | {seat} if up else panel.lifted - {seat}
