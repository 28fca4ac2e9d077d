"""Motions of the dice of ground, in the edition of 2007."""

from itertools import chain
from typing import Final

from game.scene.animation.animation import (
    Animation,
    DelayAnimation,
    SequentialAnimation,
    make_staggered_animation,
)
from game.scene.animation.node_animations import make_fade_tween
from game.scene.animation.physics import PhysicsRoom
from game.scene.nodes.zoom import Sprite
from game.tabletop.motion.floating_note import FloatingNote
from game.tabletop.motion.thrown_dice import DIE_RADIUS, LARGE_DIE_SCALE, ThrownDice
from game.titles.tinners_trail.rules.view_classes import AreaView
from game.titles.tinners_trail.table.art.pieces import cube_painter
from game.titles.tinners_trail.table.county import county_coordinates
from game.titles.tinners_trail.table.motions.dice import (
    dice_row_points,
    dice_throw_animation,
    make_dice_to_throw,
)
from game.titles.tinners_trail.table.motions.flights import TrailEventWithModels, TrailFlights
from game.titles.tinners_trail.table.motions.mines import cube_pouring_animation

SMALL_DIE_SCALE: Final = 0.62  # dice on an area, against those that lie on a document
SMALL_DIE_RADIUS: Final = DIE_RADIUS * SMALL_DIE_SCALE / LARGE_DIE_SCALE
SMALL_DIE_PITCH: Final = 27.0
NEXT_AREA_MS = 300.0
SMALL_DICE_READING_MS = 420.0
SMALL_DICE_REMOVAL_MS = 160.0
COUNTS_LATER_NOTE_MS = 900.0


def ground_rolls_of_set_up_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation of the set-up rolls: in each area with printed ore, one area after the
    other, three small dice are thrown and leave their cubes there."""
    areas = [
        area
        for area in event_with_models.model_before.view.areas
        if area.set_up_dice_faces is not None
    ]
    cubes = [_make_flying_cubes_of_area(flights, area) for area in areas]
    acts = (
        _area_roll_animation(flights, area, own) for area, own in zip(areas, cubes, strict=True)
    )
    laid = chain.from_iterable(cubes)
    return SequentialAnimation(
        make_staggered_animation(NEXT_AREA_MS, *acts),
        event_with_models.change_to_after_animation,
        flights.remove_nodes_animation(*laid),
    )


def _make_flying_cubes_of_area(flights: TrailFlights, area: AreaView) -> list[Sprite]:
    return [
        flights.make_flying_node(
            cube_painter(kind), flights.cube_spot_in_area(area, kind, number), is_map_size=True
        )
        for kind, most in zip(
            county_coordinates.CUBE_KINDS, (area.tin, area.copper, area.water), strict=True
        )
        for number in range(min(most, 5))
    ]


def _area_roll_animation(
    flights: TrailFlights, area: AreaView, cube_sprites: list[Sprite]
) -> Animation:
    assert area.set_up_dice_faces is not None
    x, y = middle = flights.area_spot(area.name, county_coordinates.UNEXPLORED_SIGN_OFFSET)
    scale = flights.map_scale
    reach = SMALL_DIE_RADIUS * scale
    room = PhysicsRoom(x - 4 * reach, y - 3 * reach, 8 * reach, 6 * reach)
    places = dice_row_points(middle, SMALL_DIE_PITCH * scale)
    dice = ThrownDice(
        flights,
        make_dice_to_throw(area.set_up_dice_faces),
        room,
        places,
        die_scale=SMALL_DIE_SCALE * scale,
    )
    laid = SequentialAnimation(
        flights.sound_animation("cube"),
        flights.add_nodes_animation(*cube_sprites),
        DelayAnimation(SMALL_DICE_REMOVAL_MS),
    )
    return SequentialAnimation(
        dice.throw_animation(),
        DelayAnimation(SMALL_DICE_READING_MS),
        dice.removal_animation(),
        laid,
    )


def ground_opening_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation in which three large dice are thrown in the middle, read, and the cubes
    pour out (C-12)."""
    poured = flights.animation_while_map_pieces_hidden(
        {f"ground:{event_with_models.first_place}"},
        cube_pouring_animation(flights, event_with_models),
    )
    return dice_throw_animation(flights, event_with_models, poured)


def counts_later_note_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation of a note over empty ground that says that a development built there
    counts once its dice are rolled (C-12)."""
    x, y = flights.area_spot(
        event_with_models.first_place, county_coordinates.UNEXPLORED_SIGN_OFFSET
    )
    note = FloatingNote(flights.context.say("counts-later"), (x, y + 44 * flights.map_scale))
    return SequentialAnimation(
        event_with_models.change_to_after_animation,
        flights.temporary_node_animation(
            note,
            DelayAnimation(COUNTS_LATER_NOTE_MS),
            make_fade_tween(note, 0.0, SMALL_DICE_REMOVAL_MS),
        ),
    )
