"""Motions of dice: how they are thrown and read."""

from functools import partial

from game.scene.animation.animation import (
    Animation,
    CallAnimation,
    DelayAnimation,
    SequentialAnimation,
)
from game.scene.animation.physics import PhysicsRoom
from game.tabletop.motion.flights import Point
from game.tabletop.motion.floating_note import FloatingNote
from game.tabletop.motion.thrown_dice import DieToThrow, ThrownDice
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.journal import JournalTextWriter
from game.titles.tinners_trail.table.motions.flights import TrailEventWithModels, TrailFlights
from game.titles.tinners_trail.table.panels.ore_exchange import TILT_DEGREES_BY_DIE

DICE_READING_MS = 650.0
THROW_AREA_WIDTH = 620.0
THROW_AREA_HEIGHT = 260.0
DICE_PITCH = 150.0


def _make_die_to_throw(kind: str, pips: int, degrees: float) -> DieToThrow[PieceArt]:
    return DieToThrow(lambda art, turned: art.die(kind, pips, degrees=turned), degrees)


def make_dice_to_throw(faces: tuple[int, ...]) -> list[DieToThrow[PieceArt]]:
    """Return a die piece for each face that was thrown."""
    return [
        _make_die_to_throw(kind, pips, lies)
        for (kind, lies), pips in zip(TILT_DEGREES_BY_DIE, faces, strict=True)
    ]


def dice_row_points(centre: Point, pitch: float) -> tuple[Point, ...]:
    """Return a point for each of the dice, in a horizontal row with `pitch` between them and its
    centre at `centre`."""
    return tuple(
        (centre[0] + pitch * (number - 1), centre[1]) for number in range(len(TILT_DEGREES_BY_DIE))
    )


def make_thrown_dice(
    flights: TrailFlights,
    event_with_models: TrailEventWithModels,
    physics_room: PhysicsRoom,
    places: tuple[Point, ...],
) -> ThrownDice[PieceArt]:
    """Return the dice with the faces of the event, ready to be thrown in `physics_room`
    and come to rest at `places`."""
    amount = event_with_models.event.amount
    return ThrownDice(
        flights,
        make_dice_to_throw(tuple(amount(f"{kind}_die") for kind, _ in TILT_DEGREES_BY_DIE)),
        physics_room,
        places,
    )


def price_roll_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation of a price roll: the exchange makes room, three large dice are thrown
    in the middle, their total is read, and the price changes."""
    rolling = partial(setattr, flights.parts.exchange, "are_dice_rolling")
    told = SequentialAnimation(
        event_with_models.change_to_after_animation,
        DelayAnimation(DICE_READING_MS),
        CallAnimation(partial(rolling, False)),
    )
    return SequentialAnimation(
        CallAnimation(partial(rolling, True)),
        dice_throw_animation(flights, event_with_models, told),
    )


def dice_throw_animation(
    flights: TrailFlights,
    event_with_models: TrailEventWithModels,
    animation_after_landing: Animation,
) -> Animation:
    """Return the animation in which three large dice are thrown in the middle of the map and
    their total is read; `animation_after_landing` plays while they lie there."""
    x, y = flights.middle_of_map()
    room = PhysicsRoom(
        x - THROW_AREA_WIDTH / 2, y - THROW_AREA_HEIGHT / 2, THROW_AREA_WIDTH, THROW_AREA_HEIGHT
    )
    dice = make_thrown_dice(flights, event_with_models, room, dice_row_points((x, y), DICE_PITCH))
    lines = JournalTextWriter(flights.context.words, flights.context.seats).journal_entries(
        (event_with_models.event,)
    )
    total = FloatingNote(lines[0].text, (x, y + THROW_AREA_HEIGHT / 2))
    return SequentialAnimation(
        dice.throw_animation(),
        flights.temporary_node_animation(
            total,
            DelayAnimation(DICE_READING_MS),
            animation_after_landing,
            dice.removal_animation(),
        ),
    )
