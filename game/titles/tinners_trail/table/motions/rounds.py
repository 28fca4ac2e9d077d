"""Motions between the actions: dice, peeking, the change of rounds."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.scene.animation.animation import (
    Animation,
    Call,
    Delay,
    Parallel,
    Sequence,
    fade,
    move,
    stagger,
)
from game.scene.animation.physics import Room
from game.tabletop.art.sprite import PieceSprite
from game.tabletop.motion.flights import Point
from game.tabletop.motion.performance import BANNER, FloatingNote
from game.tabletop.motion.thrown_dice import LARGE, RADIUS, Die, ThrownDice
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.journal import Chronicler
from game.titles.tinners_trail.table.motions.flights import (
    Painter,
    TrailFlights,
    TrailMoment,
)
from game.titles.tinners_trail.table.motions.works import carry_marker
from game.titles.tinners_trail.table.panels.boards import PIECE_TONE, ROMAN, development_board
from game.titles.tinners_trail.table.panels.ore import DICE

SMALL: Final = 0.62  # dice on an area, against those that lie on a document
SMALL_RADIUS: Final = RADIUS * SMALL / LARGE
SMALL_PITCH: Final = 27.0


def thrown_dice(
    flights: TrailFlights, moment: TrailMoment, room: Room, spots: tuple[Point, ...]
) -> ThrownDice[PieceArt]:
    """Return them, to be thrown through a room and come to lie at spots."""
    amount = moment.event.amount
    return ThrownDice(flights, _dice(tuple(amount(f"{kind}_die") for kind, _ in DICE)), room, spots)


def small_dice(
    flights: TrailFlights, faces: tuple[int, ...], room: Room, middle: Point
) -> ThrownDice[PieceArt]:
    """Return dice as large as pieces of the map, to lie side by side."""
    pitch = SMALL_PITCH * flights.map_scale
    spots = [(middle[0] + pitch * (number - 1), middle[1]) for number in range(len(DICE))]
    return ThrownDice(flights, _dice(faces), room, spots, size=SMALL * flights.map_scale)


def _dice(faces: tuple[int, ...]) -> list[Die[PieceArt]]:
    return [
        Die(partial(_paint, kind, pips), degrees)
        for (kind, degrees), pips in zip(DICE, faces, strict=True)
    ]


def _paint(kind: str, pips: int, art: PieceArt, degrees: float) -> PieceSprite:
    return art.die(kind, pips, degrees=degrees)


READ_MS = 650.0
BANNER_MS = 700.0
ROOM_WIDTH, ROOM_HEIGHT, DICE_PITCH = 620.0, 260.0, 150.0
SINK, SINK_MS = 34.0, 420.0


def roll(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """Three large dice are thrown in the middle, their total is read, the price flips."""
    panel = flights.parts.exchange

    def rolling(*, on: bool) -> None:
        panel.rolling = on

    told = Sequence(moment.turn, Delay(READ_MS), Call(lambda: rolling(on=False)))
    return Sequence(Call(lambda: rolling(on=True)), throw_and_read(flights, moment, told))


def throw_and_read(flights: TrailFlights, moment: TrailMoment, then: Animation) -> Animation:
    """Three large dice are thrown in the middle and read; what follows happens beside them."""
    x, y = flights.middle()
    room = Room(x - ROOM_WIDTH / 2, y - ROOM_HEIGHT / 2, ROOM_WIDTH, ROOM_HEIGHT)
    spots = tuple((x + DICE_PITCH * (number - 1), y) for number in range(len(DICE)))
    dice = thrown_dice(flights, moment, room, spots)
    lines = Chronicler(flights.context.words, flights.context.seats).entries((moment.event,))
    total = FloatingNote(lines[0].text, (x, y + ROOM_HEIGHT / 2))
    return Sequence(
        dice.throw(),
        flights.staged(total, Delay(READ_MS), then, dice.clear()),
    )


def clear_board(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """What nobody used sinks and fades from the development board."""
    view = moment.before.view
    rows = development_board(moment.before).rows
    panel = flights.parts.development
    leaving = []
    for row in rows:
        if panel.visible and row.kind != "pumps" and row.left[view.round - 1]:
            x, y = flights.board(row.kind, view.round)
            piece = flights.node(_unused(row.kind), (x, y))
            sinking = Parallel(move(piece, (x, y + SINK), SINK_MS), fade(piece, 0.0, SINK_MS))
            leaving.append(flights.staged(piece, sinking))
    return Sequence(moment.turn, stagger(70, *leaving), Delay(120))


def return_markers(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """Markers go back to the first column, the first to pass first."""
    quiet = TrailMoment(moment.event, moment.before, moment.after, Delay(0))
    seats = moment.before.view.invested
    pieces = (carry_marker(flights, quiet, seat, 300) for seat in seats)
    return Sequence(stagger(120, *pieces), moment.turn)


def begin_round(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """The round's number stands over the map for a moment."""
    number = max(moment.event.amount("round"), moment.after.view.round)
    numeral = ROMAN[min(max(number, 1), len(ROMAN)) - 1]
    banner = FloatingNote(f"{flights.context.say('round')} {numeral}", flights.middle(), BANNER)
    return Sequence(
        flights.sound("round-end"),
        moment.turn,
        flights.staged(banner, Delay(BANNER_MS), fade(banner, 0.0, 240)),
    )


def _unused(kind: str) -> Painter:
    return lambda art: art.icon(kind, 24.0, tone=PIECE_TONE)
