"""Motions of the dice of ground, in the edition of 2007."""

from itertools import chain
from typing import Final

from game.scene.animation.animation import Animation, Delay, Sequence, stagger
from game.scene.animation.node_animations import fade
from game.scene.animation.physics import PhysicsSpace
from game.scene.nodes.zoom import Sprite
from game.tabletop.motion.floating_note import FloatingNote
from game.tabletop.motion.thrown_dice import LARGE, RADIUS, ThrownDice
from game.titles.tinners_trail.rules.views import AreaView
from game.titles.tinners_trail.table.art.pieces import cube_painter
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.motions.dice import die_pieces, row_of_points, throw_and_read
from game.titles.tinners_trail.table.motions.flights import TrailFlights, TrailMoment
from game.titles.tinners_trail.table.motions.mines import pour_cubes

SMALL: Final = 0.62  # dice on an area, against those that lie on a document
SMALL_RADIUS: Final = RADIUS * SMALL / LARGE
SMALL_PITCH: Final = 27.0
NEXT_AREA_MS = 300.0
SEEN_MS = 420.0
CLEAR_MS = 160.0
LATER_MS = 900.0


def roll_set_up_ground(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """Return the animation: in one area after the other three small dice are thrown; their cubes
    lie there at once."""
    areas = [area for area in moment.before.view.areas if area.rolled is not None]
    cubes = [_cube_sprites_of(flights, area) for area in areas]
    acts = (_roll_ground(flights, area, own) for area, own in zip(areas, cubes, strict=True))
    laid = chain.from_iterable(cubes)
    return Sequence(stagger(NEXT_AREA_MS, *acts), moment.turn, flights.removing_step(*laid))


def _cube_sprites_of(flights: TrailFlights, area: AreaView) -> list[Sprite]:
    return [
        flights.flying_node(cube_painter(kind), flights.cube_at(area, kind, number), map_size=True)
        for kind, most in zip(spots.KINDS, (area.tin, area.copper, area.water), strict=True)
        for number in range(min(most, 5))
    ]


def _roll_ground(flights: TrailFlights, area: AreaView, cubes: list[Sprite]) -> Animation:
    assert area.rolled is not None
    x, y = middle = flights.area_spot(area.name, spots.SIGN)
    scale = flights.map_scale
    reach = SMALL_RADIUS * scale
    room = PhysicsSpace(x - 4 * reach, y - 3 * reach, 8 * reach, 6 * reach)
    places = row_of_points(middle, SMALL_PITCH * scale)
    dice = ThrownDice(flights, die_pieces(area.rolled), room, places, size=SMALL * scale)
    laid = Sequence(flights.sound_step("cube"), flights.adding_step(*cubes), Delay(CLEAR_MS))
    return Sequence(dice.throw_animation(), Delay(SEEN_MS), dice.removal_animation(), laid)


def open_ground(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """Return the animation: three large dice are thrown in the middle, read, and the cubes pour out
    (C-12)."""
    poured = flights.while_lifted({f"ground:{moment.place}"}, pour_cubes(flights, moment))
    return throw_and_read(flights, moment, poured)


def show_counts_later(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """Return the animation: A note over empty ground says that what was built there counts with its
    dice (C-12)."""
    x, y = flights.area_spot(moment.place, spots.SIGN)
    note = FloatingNote(flights.context.say("counts-later"), (x, y + 44 * flights.map_scale))
    return Sequence(
        moment.turn, flights.shown_only_during(note, Delay(LATER_MS), fade(note, 0.0, CLEAR_MS))
    )
