"""Animations of cubes and coins."""

from game.scene.animation import animation
from game.scene.animation.animation import Animation, ParallelAnimation, SequentialAnimation
from game.scene.nodes.zoom import Sprite
from game.tabletop.art.palette import PieceSprite as Piece
from game.tabletop.motion.flights import Point
from game.tabletop.motion.line_movement import line_movement_animation
from game.titles.brass.rules.routes import TRACK_SOURCE_NAME
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.motions.counters import BrassEventWithModels, Painter
from game.titles.brass.table.motions.flights import BrassFlights

# Motions of cubes: coal rides the links, iron flies, and both fill the tracks.

FLYING_CUBE_RADIUS = 9.0
RIDE_MS_PER_LINK = 90.0
MAX_RIDE_MS = 600.0
MIN_RIDE_MS = 220.0
IRON_FLIGHT_MS = 380.0
CUBE_OR_COIN_FLIGHT_MS = 320.0
CUBE_USING_EVENTS = ("built", "laid-rail", "developed")


def coal_cube_animation(
    flights: BrassFlights, event_with_models: BrassEventWithModels
) -> Animation:
    """Return the animation of a cube of coal that moves along the links, from its mine or from
    the track through a port, to where it is used."""
    goal = flights.next_event_of(event_with_models.event, *CUBE_USING_EVENTS)
    if goal is None or not goal.places:
        return event_with_models.change_to_after_animation
    start = event_with_models.first_place or TRACK_SOURCE_NAME
    sources = event_with_models.model_before.possible_sources_of_coal(goal.places[0])
    source = next((each for each in sources if each.space_or_track_name == start), None)
    lines = source.route_line_names if source is not None else ()
    if event_with_models.first_place:
        way = flights.path_points_along_lines(start, lines)
    else:
        way = [
            flights.track_box_or_tab_spot(
                "coal", event_with_models.model_before.view.coal_track_cubes
            )
        ]
        way += (
            flights.path_points_along_lines(source.via_port_place, lines)
            if source is not None and source.via_port_place
            else []
        )
    way.append(flights.map_spot(goal.places[0]))
    return SequentialAnimation(
        flights.sound_animation("coal"),
        piece_along_path_animation(flights, coal_cube_piece, way, len(lines)),
        event_with_models.change_to_after_animation,
    )


def iron_cube_animation(
    flights: BrassFlights, event_with_models: BrassEventWithModels
) -> Animation:
    """Return the animation of a cube of iron that flies from its ironworks or the track to where
    it is used; it needs no links."""
    goal = flights.next_event_of(event_with_models.event, *CUBE_USING_EVENTS)
    if goal is None:
        return event_with_models.change_to_after_animation
    there = (
        flights.map_spot(goal.places[0])
        if goal.places
        else flights.stack_or_seat_panel_spot(event_with_models.event.seat, goal.card)
    )
    here = (
        flights.map_spot(event_with_models.first_place)
        if event_with_models.first_place
        else flights.track_box_or_tab_spot(
            "iron", event_with_models.model_before.view.iron_track_cubes
        )
    )
    return SequentialAnimation(
        flights.sound_animation("iron"),
        flights.piece_flight_animation(
            iron_cube_piece, here, there, IRON_FLIGHT_MS, 90, is_map_size=True
        ),
        event_with_models.change_to_after_animation,
    )


def cubes_to_track_animation(
    flights: BrassFlights, event_with_models: BrassEventWithModels
) -> Animation:
    """Return the animation of cubes from a new mine or ironworks to their track, and of the coins
    earned."""
    built = next(
        (each for each in flights.step_events if each.kind == "built" and each.places), None
    )
    if built is None:
        return event_with_models.change_to_after_animation
    kind = "coal" if built.card == "coal-mine" else "iron"
    here = flights.map_spot(built.places[0])
    view = event_with_models.model_before.view
    held = view.coal_track_cubes if kind == "coal" else view.iron_track_cubes
    paint = coal_cube_piece if kind == "coal" else iron_cube_piece
    count = event_with_models.event.amount("cubes")
    cubes = [
        flights.piece_flight_animation(
            paint,
            here,
            flights.track_box_or_tab_spot(kind, held + 1 + number),
            CUBE_OR_COIN_FLIGHT_MS,
            60,
            is_map_size=True,
        )
        for number in range(count)
    ]
    paid = flying_coins_animation(
        flights, here, flights.money_spot(event_with_models.event.seat), min(count, 4)
    )
    return SequentialAnimation(
        flights.sound_animation("pour"),
        ParallelAnimation(animation.make_staggered_animation(70, *cubes), paid),
        event_with_models.change_to_after_animation,
        flights.sound_animation("coins"),
    )


def flying_coins_animation(
    flights: BrassFlights, start_point: Point, end_point: Point, coin_count: int
) -> Animation:
    """Return the animation of some coins that fly from one point to another, one after the
    other."""
    return animation.make_staggered_animation(
        60,
        *(
            flights.piece_flight_animation(
                coin_piece, start_point, end_point, CUBE_OR_COIN_FLIGHT_MS, 50
            )
            for _ in range(coin_count)
        ),
    )


def piece_along_path_animation(
    flights: BrassFlights, paint: Painter, points: list[Point], link_count: int
) -> Animation:
    """Return the animation of a piece that moves along a path; the more links the path has, the
    longer it takes."""
    ms = min(max(RIDE_MS_PER_LINK * (link_count + 1), MIN_RIDE_MS), MAX_RIDE_MS)
    piece: Sprite = flights.make_flying_node(paint, points[0], is_map_size=True)
    return flights.temporary_node_animation(piece, line_movement_animation(piece, points, ms))


def coal_cube_piece(art: BrassArt) -> Piece:
    """Return a cube of coal."""
    return art.cube("coal", FLYING_CUBE_RADIUS)


def iron_cube_piece(art: BrassArt) -> Piece:
    """Return a cube of iron."""
    return art.cube("iron", FLYING_CUBE_RADIUS)


def cotton_bale_piece(art: BrassArt) -> Piece:
    """Return a bale of cotton."""
    return art.cube("bale", FLYING_CUBE_RADIUS)


def coin_piece(art: BrassArt) -> Piece:
    """Return a small coin."""
    return art.coin("£", 12)
