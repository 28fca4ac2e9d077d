"""Animations of single events: flying goods, pieces and tiles, and counted points."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from game.scene.animation import animation, easings, node_animations
from game.tabletop.art.palette import PieceSprite as Piece
from game.tabletop.motion.flights import Point
from game.tabletop.motion.floating_note import FloatingNote
from game.tabletop.motion.landings import landing_animation
from game.tabletop.motion.line_movement import line_movement_animation
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.flights import TiletumEventWithModels, TiletumFlights
from game.titles.tiletum.table.panels.king_track_and_fairs import KING_DOCUMENT

STEP_ON_MAP_MS = 340.0
GOOD_FLIGHT_MS = 320.0
DIE_FLIGHT_MS = 300.0
PIECE_FLIGHT_MS = 420.0
MARKER_MS_PER_SPACE = 90.0
TEXT_NOTE_MS = 620.0
CONTRACT_READING_MS = 320.0
MAX_FLYING_GOODS = 6
GOOD_STAGGER_MS = 50.0
STEP_SOUND_BY_PIECE: Final = {"merchant": "cart", "architect": "dividers", "explorer": "boots"}
"""What a step of each sounds like."""


def moving_picture_animation(
    flights: TiletumFlights,
    event_with_models: TiletumEventWithModels,
    sound_name: str,
    make_sprite: Callable[[TiletumArt], Piece],
    start_point: Point,
    end_point: Point,
) -> animation.Animation:
    """Return the animation of a picture that moves from `start_point` to `end_point` with a sound;
    then the new model is shown."""
    return animation.SequentialAnimation(
        flights.sound_animation(sound_name),
        flights.piece_flight_animation(make_sprite, start_point, end_point, PIECE_FLIGHT_MS),
        event_with_models.change_to_after_animation,
    )


def die_to_seat_animation(
    flights: TiletumFlights, event_with_models: TiletumEventWithModels
) -> animation.Animation:
    """Return the animation of a die that flies from the rose window to its seat, while the new
    model is shown."""
    good = event_with_models.event.card
    value = event_with_models.event.amount("value")
    x, y = flights.points_spot(event_with_models.event.seat)
    way = flights.petal_dice_spot(value), (x - 60, y)
    flight = flights.piece_flight_animation(
        lambda art: art.die(good, value, 37.0), *way, DIE_FLIGHT_MS, 60
    )
    return animation.SequentialAnimation(
        flights.sound_animation("dice"),
        animation.ParallelAnimation(event_with_models.change_to_after_animation, flight),
    )


def goods_to_panel_animation(
    flights: TiletumFlights, event_with_models: TiletumEventWithModels
) -> animation.Animation:
    """Return the animation of gained goods that fly to the seat's panel: those of a die from its
    place in the window, others from the middle of the map."""
    silver = event_with_models.event.kind == "gained-silver"
    good = "silver" if silver else event_with_models.event.card
    number = event_with_models.event.amount("silver" if silver else "number")
    die = None if silver else event_with_models.model_before.view.die_of_action
    way = (
        flights.petal_dice_spot(die[1]) if die else flights.middle_of_map(),
        flights.good_spot(event_with_models.event.seat, good),
    )
    streams = [
        animation.SequentialAnimation(
            animation.DelayAnimation(GOOD_STAGGER_MS * at),
            flights.piece_flight_animation(
                lambda art: art.good_sprite(good, 26.0), *way, GOOD_FLIGHT_MS, 50
            ),
        )
        for at in range(min(number, MAX_FLYING_GOODS))
    ]
    return animation.SequentialAnimation(
        flights.sound_animation("silver" if silver else "coin"),
        animation.ParallelAnimation(*streams),
        event_with_models.change_to_after_animation,
    )


def step_on_map_animation(
    flights: TiletumFlights, event_with_models: TiletumEventWithModels
) -> animation.Animation:
    """Return the animation of a merchant, architect or explorer that moves along the road or
    gallery to its new space."""
    kind = event_with_models.event.kind.removeprefix("moved-")
    seat = event_with_models.event.seat
    end = event_with_models.first_place
    sheet = flights.plan.spaces[end].underground_map_number
    spaces = event_with_models.model_before.view.spaces.values()
    starts = [
        each.name
        for each in spaces
        if (seat, kind) in each.people and each.underground_map_number == sheet
    ]
    start = starts[0] if starts else end
    colour = flights.context.art_colour_name(seat)
    people = flights.parts.map_node.people
    way = flights.path_points_between(start, end)
    piece = flights.make_flying_node(
        lambda art: art.piece(kind, colour, 0.92), way[0], is_map_size=True
    )
    return animation.SequentialAnimation(
        flights.sound_animation(STEP_SOUND_BY_PIECE[kind]),
        animation.CallAnimation(partial(people.walking_people.add, (start, colour, kind))),
        flights.temporary_node_animation(
            piece, line_movement_animation(piece, way, STEP_ON_MAP_MS, easings.ease_in_out_sine)
        ),
        animation.CallAnimation(partial(people.walking_people.discard, (start, colour, kind))),
        event_with_models.change_to_after_animation,
    )


def new_explorer_animation(
    flights: TiletumFlights, event_with_models: TiletumEventWithModels
) -> animation.Animation:
    """Return the animation of a new explorer that flies from its seat's panel to the first town
    of a map."""
    colour = flights.context.art_colour_name(event_with_models.event.seat)
    seat = event_with_models.event.seat
    way = (
        flights.middle_of_seat_panel(seat),
        flights.lone_person_spot(event_with_models.first_place),
    )
    return moving_picture_animation(
        flights, event_with_models, "boots", lambda art: art.piece("explorer", colour, 0.92), *way
    )


def silver_to_technology_animation(
    flights: TiletumFlights, event_with_models: TiletumEventWithModels
) -> animation.Animation:
    """Return the animation of silver that flies to the raised level of a technology, with a text
    note."""
    arts = flights.parts.technologies
    named = [row.pick_name for row in arts.technology_nodes]
    place = (
        named.index(event_with_models.event.card) if event_with_models.event.card in named else 0
    )
    end = flights.position_in_air(
        arts, arts.level_spot(place, event_with_models.event.amount("level"))
    )
    way = (flights.good_spot(event_with_models.event.seat, "silver"), end)
    told = text_note_animation(flights, event_with_models)
    paint = partial(TiletumArt.good_sprite, good="silver", size=26.0)
    return moving_picture_animation(
        flights, replace(event_with_models, change_to_after_animation=told), "silver", paint, *way
    )


def piece_to_town_animation(
    flights: TiletumFlights, event_with_models: TiletumEventWithModels
) -> animation.Animation:
    """Return the animation of a house, pillar or mine thrown to its town."""
    kind = event_with_models.event.kind.removeprefix("built-")
    colour = flights.context.art_colour_name(event_with_models.event.seat)
    way = (
        flights.middle_of_seat_panel(event_with_models.event.seat),
        flights.space_spot(event_with_models.first_place),
    )
    landing = landing_animation(
        flights,
        lambda art: art.piece(kind, colour),
        *way,
        event_with_models.change_to_after_animation,
    )
    return animation.SequentialAnimation(flights.sound_animation(kind), landing)


def tile_to_store_animation(
    flights: TiletumFlights, event_with_models: TiletumEventWithModels
) -> animation.Animation:
    """Return the animation of a tile that flies from where it lies to its seat's storehouse."""
    tile = event_with_models.event.card
    way = (
        flights.event_spot(event_with_models),
        flights.next_storehouse_spot(event_with_models.event.seat),
    )
    return moving_picture_animation(
        flights, event_with_models, "card", lambda art: art.tile_sprite(tile, 44.0), *way
    )


def tile_to_building_animation(
    flights: TiletumFlights, event_with_models: TiletumEventWithModels
) -> animation.Animation:
    """Return the animation of a character or crest that flies from the storehouse to its
    building."""
    tile = event_with_models.event.card
    seat = event_with_models.event.seat
    way = (
        flights.next_storehouse_spot(seat),
        flights.building_spot(seat, event_with_models.event.amount("building")),
    )
    sound = "crest" if event_with_models.event.kind == "placed-crest" else "card"
    flight = flights.piece_flight_animation(
        lambda art: art.tile_sprite(tile, 44.0), *way, PIECE_FLIGHT_MS, 30
    )
    return animation.SequentialAnimation(
        flights.sound_animation(sound), flight, event_with_models.change_to_after_animation
    )


def points_to_panel_animation(
    flights: TiletumFlights, event_with_models: TiletumEventWithModels
) -> animation.Animation:
    """Return the animation of points that fly from the place of the event to the seat's panel."""
    seat = event_with_models.event.seat
    points = event_with_models.event.amount("points")
    words = f"+{points}" if points >= 0 else str(points)
    way = flights.event_spot(event_with_models), flights.points_spot(seat)
    sound = "cathedral" if event_with_models.event.kind == "contributed" else "coin"
    return moving_picture_animation(
        flights, event_with_models, sound, lambda art: art.points_hexagon_sprite(words, 19.0), *way
    )


def document_scoring_animation(
    flights: TiletumFlights, event_with_models: TiletumEventWithModels
) -> animation.Animation:
    """Return the animation of the scoring of king track or fair: the document opens, and points
    fly from its row to the seat."""
    event = event_with_models.event
    view = event_with_models.model_before.view
    fair = event.kind == "fair-scored"
    order = view.turn_order if fair else view.seats_in_king_track_order
    points = event.amount("points")
    row = order.index(event.seat)
    which = f"fair:{view.round}" if fair else KING_DOCUMENT
    words = f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points else "0"
    document = flights.parts.document
    way = (
        flights.position_in_air(document, document.points_spot_of_row(row)),
        flights.points_spot(event.seat),
    )
    flight = flights.piece_flight_animation(
        lambda art: art.points_hexagon_sprite(words, 21.0), *way, PIECE_FLIGHT_MS, 40
    )
    before = flights.step_events[: flights.step_events.index(event)]
    return animation.SequentialAnimation(
        animation.CallAnimation(partial(flights.open_payment_document, which, event.seat, before)),
        animation.DelayAnimation(CONTRACT_READING_MS),
        animation.SequentialAnimation(flights.sound_animation("coin"), flight)
        if points
        else animation.DelayAnimation(0.0),
        event_with_models.change_to_after_animation,
    )


def contract_fulfilment_animation(
    flights: TiletumFlights, event_with_models: TiletumEventWithModels
) -> animation.Animation:
    """Return the animation of a fulfilled contract, shown in the middle of the map before its
    points fly to the panel."""
    tile = event_with_models.event.card
    start = flights.middle_of_map()
    card = flights.make_flying_node(
        lambda art: art.offer_card_sprite(tile), (start[0] - 43, start[1] - 64)
    )
    shown = flights.temporary_node_animation(
        card,
        animation.DelayAnimation(PIECE_FLIGHT_MS),
        node_animations.make_fade_tween(card, 0.0, 160.0),
    )
    return animation.SequentialAnimation(
        flights.sound_animation("quill"),
        shown,
        points_to_panel_animation(flights, event_with_models),
    )


def king_marker_animation(
    flights: TiletumFlights, event_with_models: TiletumEventWithModels
) -> animation.Animation:
    """Return the animation of a marker up the king track, space by space."""
    seat = event_with_models.event.seat
    steps = event_with_models.event.amount("steps")
    before, after = (
        each.view.seats[seat].king_track_space
        for each in (event_with_models.model_before, event_with_models.model_after)
    )
    colour = flights.context.art_colour_name(seat)
    scale = flights.parts.king_track.scale
    disc = flights.make_flying_node(
        lambda art: art.disc(colour, 11.4 * scale), flights.king_track_spot(before)
    )
    way = node_animations.make_move_tween(
        disc,
        flights.king_track_spot(after),
        MARKER_MS_PER_SPACE * max(steps, 1),
        easings.ease_out_cubic,
    )
    return animation.SequentialAnimation(
        flights.sound_animation("coin"),
        flights.temporary_node_animation(disc, way),
        event_with_models.change_to_after_animation,
    )


def text_note_animation(
    flights: TiletumFlights, event_with_models: TiletumEventWithModels
) -> animation.Animation:
    """Return the animation of the event's journal text as a note; without a text the new model
    is shown at once."""
    if not (words := flights.table_texts.journal_text(event_with_models.event)):
        return event_with_models.change_to_after_animation
    note = FloatingNote(words, flights.middle_of_map())
    return animation.SequentialAnimation(
        event_with_models.change_to_after_animation,
        flights.temporary_node_animation(note, animation.DelayAnimation(TEXT_NOTE_MS)),
    )
