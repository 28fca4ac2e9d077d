"""Motions of mines: tiles, cubes, raising ore, and water."""

from game.scene.animation import animation, easings, node_animations
from game.scene.animation.animation import (
    Animation,
    DelayAnimation,
    ParallelAnimation,
    SequentialAnimation,
    Tween,
)
from game.scene.animation.physics import BodyPose, PhysicsRoom, ThrownBody, TumbleAnimation
from game.tabletop.motion.flights import Point
from game.tabletop.motion.landings import (
    frame_sequence_animation,
    make_map_size_piece,
    ripple_animation,
)
from game.tabletop.motion.turning_pieces import turn_over_animation
from game.titles.tinners_trail.rules.view_classes import AreaView
from game.titles.tinners_trail.table.art.pieces import Painter, cube_painter, piece_painter
from game.titles.tinners_trail.table.art.tiles import TileFace
from game.titles.tinners_trail.table.county import county_coordinates, piece_positions
from game.titles.tinners_trail.table.county.area_pieces import PEEKED_TILE_CURL_SHARE
from game.titles.tinners_trail.table.motions.auctions import TURN_OVER_MS, flying_coin_piece
from game.titles.tinners_trail.table.motions.flights import TrailEventWithModels, TrailFlights

CUBE_HOP_MS = 320.0
CUBE_HOP_INTERVAL_MS = 70.0
CUBE_TUMBLE_MS = 700.0
CUBE_GLIDE_MS = 180.0
WATER_DROP_RUN_MS = 350.0
WATER_RISE_MS = 260.0
WATER_CUBE_SHRINK_MS = 90.0
TILE_READING_MS = 420.0
TILE_CURL_MS = 260.0
TILE_CURL_STEP_COUNT = 20
MAX_POURED_CUBES = 16
POURED_CUBES_SPREAD_WIDTH = 46.0
PAINTER_AND_OFFSET_BY_PIECE: dict[str, tuple[Painter, Point]] = {
    "miner": (piece_painter("miner"), piece_positions.MINER_OFFSET),
    "pump": (piece_painter("steam_pump", scale=0.8), county_coordinates.PUMP_OFFSET),
}


def cube_pouring_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation in which cubes pour out in the middle of an area, tumble, and glide to
    their rows."""
    kinds = [
        kind
        for kind in county_coordinates.CUBE_KINDS
        for _ in range(event_with_models.event.amount(kind))
    ][:MAX_POURED_CUBES]
    if not kinds:
        return event_with_models.change_to_after_animation
    x, y = source = flights.area_spot(event_with_models.first_place, piece_positions.TILE_OFFSET)
    area = event_with_models.model_after.view.area(event_with_models.first_place)
    ends = [
        flights.cube_spot_in_area(area, kind, kinds[:n].count(kind)) for n, kind in enumerate(kinds)
    ]
    nodes = [
        flights.make_flying_node(cube_painter(kind), source, is_map_size=True) for kind in kinds
    ]
    throws = [
        ThrownBody(
            BodyPose(*source),
            BodyPose(*end),
            side_length=18.0,
            start_velocity=((n * 37 % 11 - 5) * 26.0, -160.0 - n * 31 % 90),
            degrees_per_second=(n * 53 % 9 - 4) * 90.0,
            delay_ms=n * 18.0,
        )
        for n, end in enumerate(ends)
    ]
    high = max(end[1] for end in ends) + 14 - y + 140
    room = PhysicsRoom(
        x - POURED_CUBES_SPREAD_WIDTH * 1.6,
        y - 140,
        POURED_CUBES_SPREAD_WIDTH * 3.6,
        high,
        1800.0,
        friction=0.8,
        bounce=0.25,
    )

    def show(number: int, pose: BodyPose) -> None:
        node = nodes[number]
        node.x = pose.x
        node.y = pose.y
        node.angle = -pose.angle

    poured = flights.animation_while_map_pieces_hidden(
        {f"cube:{event_with_models.first_place}:{kind}" for kind in kinds},
        flights.add_nodes_animation(*nodes),
        flights.sound_animation("pour"),
        TumbleAnimation(throws, room, show, CUBE_TUMBLE_MS, CUBE_GLIDE_MS),
        flights.remove_nodes_animation(*nodes),
    )
    return SequentialAnimation(poured, event_with_models.change_to_after_animation)


def extraction_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation of an extraction: coins leave the player's panel, then cubes of ore
    hop one by one from the mine to the panel."""
    event = event_with_models.event
    place = event_with_models.first_place
    hops = []
    for kind in ("tin", "copper"):
        for number in range(event.amount(kind)):
            start = flights.area_spot(place, piece_positions.cube_spot(kind, min(number, 4)))
            way = (start, flights.seat_part_spot(event.seat, kind))
            hop = flights.piece_flight_animation(
                cube_painter(kind), *way, CUBE_HOP_MS, 60, is_map_size=True
            )
            hops.append(SequentialAnimation(hop, flights.sound_animation(kind)))
    coins = []
    if event.amount("pounds"):
        purse = flights.seat_part_spot(event.seat, "money")
        coins.append(
            flights.drift_and_fade_animation(
                flying_coin_piece, purse, (purse[0] - 60, purse[1] + 14), CUBE_HOP_MS
            )
        )
    return SequentialAnimation(
        flights.sound_animation("pick"),
        animation.make_staggered_animation(CUBE_HOP_INTERVAL_MS, *hops, *coins),
        event_with_models.change_to_after_animation,
    )


def water_rising_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation in which one water cube rises out of the ground amid rings, after an
    extraction."""
    row = event_with_models.model_before.view.area(event_with_models.first_place).water
    x, y = piece_positions.cube_spot("water", min(row, 4))
    water = make_map_size_piece(
        flights,
        cube_painter("water"),
        flights.area_spot(event_with_models.first_place, (x, y + 12)),
    )
    rise = ParallelAnimation(
        node_animations.make_move_tween(
            water,
            flights.area_spot(event_with_models.first_place, (x, y)),
            WATER_RISE_MS,
            easings.ease_out_back,
        ),
        Tween(water.set_scale, (0.2, 1.0), WATER_RISE_MS, is_instant_when_motion_reduced=True),
    )
    rings = ripple_animation(flights, flights.area_spot(event_with_models.first_place, (x, y + 8)))
    risen = SequentialAnimation(
        flights.temporary_node_animation(water, rise), event_with_models.change_to_after_animation
    )
    return SequentialAnimation(flights.sound_animation("water"), ParallelAnimation(rings, risen))


def water_draining_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation in which water cubes shrink to drops that run off."""
    area = event_with_models.model_before.view.area(event_with_models.first_place)
    count = min(max(event_with_models.event.amount("water"), 1), MAX_POURED_CUBES)
    end = flights.water_run_off_spot(
        event_with_models.model_after.view.area(event_with_models.first_place)
    )
    last = min(area.water, 5) - 1
    starts = [
        flights.cube_spot_in_area(area, "water", max(last - number, 0)) for number in range(count)
    ]
    drops = (_drop_running_off_animation(flights, start, end) for start in starts)
    runs = SequentialAnimation(
        animation.make_staggered_animation(70, *drops), ripple_animation(flights, end)
    )
    return SequentialAnimation(
        flights.sound_animation("water"), event_with_models.change_to_after_animation, runs
    )


def _drop_running_off_animation(
    flights: TrailFlights, start_point: Point, end_point: Point
) -> Animation:
    """Return the animation in which a water cube shrinks to a drop and runs off to `end_point`."""
    water = make_map_size_piece(flights, cube_painter("water"), start_point)
    drop = make_map_size_piece(flights, lambda art: art.drop(), start_point)
    return SequentialAnimation(
        flights.temporary_node_animation(
            water,
            Tween(
                water.set_scale,
                (1.0, 0.35),
                WATER_CUBE_SHRINK_MS,
                is_instant_when_motion_reduced=True,
            ),
        ),
        flights.temporary_node_animation(
            drop,
            node_animations.make_move_tween(
                drop, end_point, WATER_DROP_RUN_MS, easings.ease_in_cubic
            ),
        ),
    )


def card_benefit_arrival_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation in which the pieces given by the survey card come to the new mine."""
    pieces = []
    for kind, count in event_with_models.event.amounts:
        start = flights.area_spot(event_with_models.first_place, (-60.0, -70.0))
        if kind in ("tin", "copper"):
            for number in range(min(count, 5)):
                way = (
                    start,
                    flights.area_spot(
                        event_with_models.first_place, piece_positions.cube_spot(kind, number)
                    ),
                )
                pieces.append(
                    flights.piece_flight_animation(
                        cube_painter(kind), *way, CUBE_HOP_MS, 40, is_map_size=True
                    )
                )
        elif kind in PAINTER_AND_OFFSET_BY_PIECE:
            paint, spot = PAINTER_AND_OFFSET_BY_PIECE[kind]
            way = (start, flights.area_spot(event_with_models.first_place, spot))
            pieces.append(
                flights.piece_flight_animation(paint, *way, CUBE_HOP_MS, 30, is_map_size=True)
            )
    return SequentialAnimation(
        animation.make_staggered_animation(CUBE_HOP_INTERVAL_MS, *pieces),
        event_with_models.change_to_after_animation,
        DelayAnimation(120),
    )


def tile_reveal_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation in which a tile turns over: it narrows to a line and widens as its face.

    A tile that is already face up only shows the change.
    """
    event = event_with_models.event
    area = event_with_models.model_before.view.area(event_with_models.first_place)
    if area.tile is None or area.tile.is_face_up:
        return event_with_models.change_to_after_animation
    face = _tile_face(area, (event.amount("tin"), event.amount("copper"), event.amount("water")))
    faces: tuple[Painter, Painter] = (
        lambda art: art.face_down_tile(face.region, face.region_letter),
        lambda art: art.face_up_tile(face),
    )
    at = flights.area_spot(
        event_with_models.first_place,
        piece_positions.face_up_tile_spot(event_with_models.first_place),
    )
    shown = flights.make_flying_node(faces[1], at, is_map_size=True)
    revealed = flights.animation_while_map_pieces_hidden(
        {f"tile:{event_with_models.first_place}"},
        flights.sound_animation("card"),
        turn_over_animation(flights, faces, at, TURN_OVER_MS),
        flights.temporary_node_animation(shown, DelayAnimation(TILE_READING_MS)),
    )
    return SequentialAnimation(revealed, event_with_models.change_to_after_animation)


def tile_peek_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation of a secret look at a tile: its corner curls up for the viewer who
    looks; if the face is not known to the viewer, only a sound is played."""
    before = event_with_models.model_before.view.area(event_with_models.first_place)
    tile = event_with_models.model_after.view.area(event_with_models.first_place).tile
    if before.tile is None or before.tile.is_face_up or tile is None or not tile.is_known:
        return SequentialAnimation(
            flights.sound_animation("page"),
            event_with_models.change_to_after_animation,
            DelayAnimation(TILE_CURL_MS),
        )
    face = _tile_face(before, (tile.tin, tile.copper, tile.water), tile.bonus_text)
    peeling = frame_sequence_animation(
        flights,
        lambda art, step: art.curled_up_tile(face, curled_share=step / TILE_CURL_STEP_COUNT),
        flights.area_spot(event_with_models.first_place, piece_positions.TILE_OFFSET),
        (PEEKED_TILE_CURL_SHARE * TILE_CURL_STEP_COUNT, TILE_CURL_MS),
        easings.ease_in_out_sine,
    )
    looked = flights.animation_while_map_pieces_hidden(
        {f"tile:{event_with_models.first_place}"}, peeling
    )
    return SequentialAnimation(
        flights.sound_animation("page"), looked, event_with_models.change_to_after_animation
    )


def _tile_face(area: AreaView, counts: tuple[int, int, int], bonus: str = "") -> TileFace:
    return TileFace(area.region, area.region.upper(), counts, bonus)
