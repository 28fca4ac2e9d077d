"""Animations of cotton: bales move to a port or to the distant market, where a tile is turned
up."""

from game.scene.animation import easings, node_animations
from game.scene.animation.animation import Animation, DelayAnimation, SequentialAnimation
from game.tabletop.motion.floating_note import FloatingNote
from game.tabletop.motion.turning_pieces import TurningPiece, turn_over_animation
from game.text.numerals import MINUS_SIGN
from game.titles.brass.table.motions.counters import (
    BrassEventWithModels,
    Painter,
    income_marker_animation,
)
from game.titles.brass.table.motions.flights import BrassFlights
from game.titles.brass.table.motions.goods import (
    cotton_bale_piece,
    flying_coins_animation,
    piece_along_path_animation,
)

SHOWN_TILE_SCALE = 2.6
TILE_ARRIVAL_MS = 300.0
TILE_FLIP_MS = 300.0
TILE_READING_MS = 800.0
TILE_FADE_MS = 260.0


def port_sale_animation(
    flights: BrassFlights, event_with_models: BrassEventWithModels
) -> Animation:
    """Return the animation of a bale that moves along the links from the mill to the port."""
    mill, port = event_with_models.event.places
    lines = event_with_models.model_before.lines_on_shortest_path_of_links(mill, port)
    way = [*flights.path_points_along_lines(mill, lines), flights.map_spot(port)]
    return SequentialAnimation(
        flights.sound_animation("bale"),
        piece_along_path_animation(flights, cotton_bale_piece, way, len(lines)),
        event_with_models.change_to_after_animation,
    )


def market_sale_animation(
    flights: BrassFlights, event_with_models: BrassEventWithModels
) -> Animation:
    """Return the animation of a bale that flies from the mill to the distant market."""
    flight = flights.piece_flight_animation(
        cotton_bale_piece,
        flights.map_spot(event_with_models.first_place),
        flights.market_tiles_or_tab_spot(),
        480.0,
        120,
    )
    return SequentialAnimation(
        flights.sound_animation("ship"), flight, event_with_models.change_to_after_animation
    )


def market_tile_animation(
    flights: BrassFlights, event_with_models: BrassEventWithModels
) -> Animation:
    """Return the animation of a market tile that moves to the middle of the map, turns over,
    stays to be read, and fades."""
    steps = event_with_models.event.amount("steps")
    words = f"{MINUS_SIGN}{steps}" if steps else "0"
    faces: tuple[Painter, Painter] = (
        lambda art: art.market_tile("", SHOWN_TILE_SCALE),
        lambda art: art.market_tile(words, SHOWN_TILE_SCALE),
    )
    here = flights.market_tiles_or_tab_spot()
    there = flights.middle_of_map()
    down = TurningPiece(flights.context, faces, here)
    down.scale = 1 / SHOWN_TILE_SCALE
    up = flights.make_flying_node(faces[1], there)
    said = FloatingNote(flights.event_sentence(event_with_models.event), (there[0], there[1] + 96))
    coming = SequentialAnimation(
        node_animations.make_move_tween(down, there, TILE_ARRIVAL_MS, easings.ease_out_cubic),
        node_animations.make_scale_tween(down, 1.0, 120, easings.ease_out_back),
    )
    return SequentialAnimation(
        flights.sound_animation("tile"),
        flights.temporary_node_animation(down, coming),
        turn_over_animation(flights, faces, there, TILE_FLIP_MS, is_map_size=False),
        flights.add_nodes_animation(up, said),
        event_with_models.change_to_after_animation,
        DelayAnimation(TILE_READING_MS),
        flights.remove_nodes_animation(said),
        node_animations.make_fade_tween(up, 0.0, TILE_FADE_MS),
        flights.remove_nodes_animation(up),
    )


def sale_bonus_animation(
    flights: BrassFlights, event_with_models: BrassEventWithModels
) -> Animation:
    """Return the animation of the income marker that advances by the bonus of a distant sale."""
    spaces = event_with_models.event.amount("spaces")
    return SequentialAnimation(
        flights.sound_animation("marker"),
        income_marker_animation(flights, event_with_models.event.seat, spaces),
        event_with_models.change_to_after_animation,
    )


def market_payment_animation(
    flights: BrassFlights, event_with_models: BrassEventWithModels
) -> Animation:
    """Return the animation of coins from the distant market to the seat's money."""
    coins = min(event_with_models.event.amount("pounds"), 4)
    paid = flying_coins_animation(
        flights,
        flights.market_tiles_or_tab_spot(),
        flights.money_spot(event_with_models.event.seat),
        coins,
    )
    return SequentialAnimation(
        flights.sound_animation("coins"), paid, event_with_models.change_to_after_animation
    )


def market_closing_animation(
    flights: BrassFlights, event_with_models: BrassEventWithModels
) -> Animation:
    """Return the animation that announces the closing of the distant market."""
    said = FloatingNote(flights.event_sentence(event_with_models.event), flights.middle_of_map())
    return SequentialAnimation(
        flights.sound_animation("closed"),
        event_with_models.change_to_after_animation,
        flights.temporary_node_animation(said, DelayAnimation(TILE_READING_MS + 300)),
    )
