"""Motions of dice: how they are thrown and read."""

from functools import partial

from game.scene.animation.animation import Animation, Call, Delay, Sequence
from game.scene.animation.physics import PhysicsSpace
from game.tabletop.motion.flights import Point
from game.tabletop.motion.floating_note import FloatingNote
from game.tabletop.motion.thrown_dice import DieToThrow, ThrownDice
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.journal import Chronicler
from game.titles.tinners_trail.table.motions.flights import TrailFlights, TrailMoment
from game.titles.tinners_trail.table.panels.ore import DICE

READ_MS = 650.0
ROOM_WIDTH = 620.0
ROOM_HEIGHT = 260.0
DICE_PITCH = 150.0


def _die_painter(kind: str, pips: int, degrees: float) -> DieToThrow[PieceArt]:
    return DieToThrow(lambda art, turned: art.die(kind, pips, degrees=turned), degrees)


def die_pieces(faces: tuple[int, ...]) -> list[DieToThrow[PieceArt]]:
    """Return a die piece for each face that was thrown."""
    return [_die_painter(kind, pips, lies) for (kind, lies), pips in zip(DICE, faces, strict=True)]


def row_of_points(middle: Point, pitch: float) -> tuple[Point, ...]:
    """Return the points of the dice, in a row around the middle."""
    return tuple((middle[0] + pitch * (number - 1), middle[1]) for number in range(len(DICE)))


def thrown_dice(
    flights: TrailFlights, moment: TrailMoment, room: PhysicsSpace, places: tuple[Point, ...]
) -> ThrownDice[PieceArt]:
    """Return the animation of the dice that a moment threw, to these places."""
    amount = moment.event.amount
    return ThrownDice(
        flights, die_pieces(tuple(amount(f"{kind}_die") for kind, _ in DICE)), room, places
    )


def roll(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """Return the animation: three large dice are thrown in the middle, their total is read, the
    price flips."""
    rolling = partial(setattr, flights.parts.exchange, "rolling")
    told = Sequence(moment.turn, Delay(READ_MS), Call(partial(rolling, False)))
    return Sequence(Call(partial(rolling, True)), throw_and_read(flights, moment, told))


def throw_and_read(flights: TrailFlights, moment: TrailMoment, then: Animation) -> Animation:
    """Return the animation: three large dice are thrown in the middle and read; what follows
    happens beside them."""
    x, y = flights.middle_of_map()
    room = PhysicsSpace(x - ROOM_WIDTH / 2, y - ROOM_HEIGHT / 2, ROOM_WIDTH, ROOM_HEIGHT)
    dice = thrown_dice(flights, moment, room, row_of_points((x, y), DICE_PITCH))
    lines = Chronicler(flights.context.words, flights.context.seats).journal_entries(
        (moment.event,)
    )
    total = FloatingNote(lines[0].text, (x, y + ROOM_HEIGHT / 2))
    return Sequence(
        dice.throw_animation(),
        flights.shown_only_during(total, Delay(READ_MS), then, dice.removal_animation()),
    )
