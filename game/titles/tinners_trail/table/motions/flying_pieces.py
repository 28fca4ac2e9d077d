"""Motions of one piece from one place to another: what it is, where it starts and ends."""

from collections.abc import Callable
from dataclasses import dataclass

from game.scene.animation.animation import Animation, DelayAnimation, SequentialAnimation
from game.tabletop.motion.flights import Point
from game.tabletop.motion.landings import landing_animation
from game.titles.tinners_trail.rules.table_parts import PLACE_NAMES
from game.titles.tinners_trail.table.art.pieces import Painter
from game.titles.tinners_trail.table.county import piece_positions
from game.titles.tinners_trail.table.motions.flights import (
    Motion,
    TrailEventWithModels,
    TrailFlights,
)

PIECE_BY_DEVELOPMENT = {"adit": "adit", "train": "train", "port": "ship", "miner": "miner"}
"""The pictures of developments."""
SOUND_BY_DEVELOPMENT = {"port": "ship", "train": "train", "adit": "adit", "miner": "cube"}

PointOfEventFinder = Callable[[TrailFlights, TrailEventWithModels], Point]
PainterChooser = Callable[[TrailFlights, TrailEventWithModels], Painter]


def mines_spot_in_seat_panel(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Point:
    """Return the point of the mines in the panel of the event's seat."""
    return flights.seat_part_spot(event_with_models.event.seat, "mines")


def panel_part_spot_finder(part_name: str) -> PointOfEventFinder:
    """Return a function that finds the point of `part_name` on the panel of the event's seat."""
    return lambda flights, moment: flights.seat_part_spot(moment.event.seat, part_name)


def area_offset_spot_finder(x: float, y: float) -> PointOfEventFinder:
    """Return a function that finds the point at this offset from the origin of the event's area."""
    return lambda flights, moment: flights.area_spot(moment.first_place, (x, y))


def development_board_spot_finder(kind: str) -> PointOfEventFinder:
    """Return a function that finds the point at which a kind of development lay on the
    development board before the event."""
    return lambda flights, moment: flights.development_board_spot(
        kind, moment.model_before.view.round
    )


def placed_piece_spot_finder(kind: str) -> PointOfEventFinder:
    """Return a function that finds the point on the map at which the placed piece of this kind
    will stand."""
    return lambda flights, moment: flights.placed_piece_spot(moment, kind)


def last_arsenic_spot_finder(u_above: float = 0.0) -> PointOfEventFinder:
    """Return a function that finds the last lump of arsenic in the event's area, or the point
    `u_above` u above it.
    """

    def spot(flights: TrailFlights, event_with_models: TrailEventWithModels) -> Point:
        views = (event_with_models.model_before.view, event_with_models.model_after.view)
        area = max(
            (view.area(event_with_models.first_place) for view in views),
            key=lambda area: area.arsenic,
        )
        number = min(area.arsenic, 5) - 1
        if area.owner >= 0:
            x, y = piece_positions.cube_spot("arsenic", number, has_train=area.has_train)
        else:
            wide = piece_positions.has_face_up_tile(area)
            x, y = piece_positions.lying_ore_spot(
                area.name, "arsenic", number, is_tile_face_up=wide
            )
        return flights.area_spot(event_with_models.first_place, (x, y - u_above))

    return spot


def emigration_space_spot(flights: TrailFlights, event_with_models: TrailEventWithModels) -> Point:
    """Return the point of the space of the event's emigration place in the current round, or the
    middle of the map for an event that names another place."""
    place = event_with_models.event.places[-1] if event_with_models.event.places else "michigan"
    if place not in PLACE_NAMES:
        return flights.middle_of_map()
    return flights.emigration_space_spot(place, min(event_with_models.model_before.view.round, 4))


def peek_token_spot_in_seat_panel(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Point:
    """Return the point on the panel of the event's seat from which a peek token leaves."""
    plate = flights.parts.plates[event_with_models.event.seat]
    return flights.position_in_air(plate, (30.0, plate.height / 2))


def fixed_painter_chooser(paint: Painter) -> PainterChooser:
    """Return a function that returns the painter `paint` for every event."""
    return lambda flights, moment: paint


def seat_colour_painter_chooser(paint: Callable[[str], Painter]) -> PainterChooser:
    """Return a function that makes the painter of each event by calling `paint` with the colour
    name of the event's seat."""
    return lambda flights, moment: paint(flights.context.art_colour_name(moment.event.seat))


@dataclass(frozen=True)
class FlyingPieceMotion:
    """The motion of a piece that flies in `ms` milliseconds from one point to another, on an arc
    `arc_height` u high.

    `start_sound` and `end_sound` are the sounds at start and end, "" for none.
    """

    choose_painter: PainterChooser
    find_start_point: PointOfEventFinder
    find_end_point: PointOfEventFinder
    ms: float
    arc_height: float = 60.0
    start_sound: str = ""
    end_sound: str = "cube"
    is_map_size: bool = True

    def __call__(self, flights: TrailFlights, event_with_models: TrailEventWithModels) -> Animation:
        """Return the animation of this motion for one event."""
        way = (
            self.find_start_point(flights, event_with_models),
            self.find_end_point(flights, event_with_models),
        )
        paint = self.choose_painter(flights, event_with_models)
        flight = flights.piece_flight_animation(
            paint, *way, self.ms, self.arc_height, is_map_size=self.is_map_size
        )
        before, after = (
            [flights.sound_animation(name)] if name else []
            for name in (self.start_sound, self.end_sound)
        )
        return SequentialAnimation(
            *before, flight, *after, event_with_models.change_to_after_animation
        )


def make_piece_thrown_onto_map_motion(
    choose_painter: PainterChooser,
    find_start: PointOfEventFinder,
    find_end: PointOfEventFinder,
    sound_name: str,
) -> Motion:
    """Return a motion in which a piece is thrown from one point to a point of the map with a sound
    and raises dust there."""

    def motion(flights: TrailFlights, event_with_models: TrailEventWithModels) -> Animation:
        way = find_start(flights, event_with_models), find_end(flights, event_with_models)
        arrive = SequentialAnimation(
            flights.sound_animation(sound_name), event_with_models.change_to_after_animation
        )
        return landing_animation(flights, choose_painter(flights, event_with_models), *way, arrive)

    return motion


def make_sound_and_pause_motion(sound_name: str, duration_ms: float) -> Motion:
    """Return a motion in which a sound is played, the change is shown at once, and `duration_ms`
    milliseconds pass."""
    return lambda flights, moment: SequentialAnimation(
        flights.sound_animation(sound_name),
        moment.change_to_after_animation,
        DelayAnimation(duration_ms),
    )
