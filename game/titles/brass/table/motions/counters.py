"""Animations of counters: built, overbuilt, flipped, developed, removed."""

from collections.abc import Callable
from functools import partial

from game.scene.animation import animation, easings, node_animations
from game.tabletop.art.palette import PieceSprite as Piece
from game.tabletop.motion.landings import landing_animation
from game.tabletop.motion.step_animator import EventWithModels
from game.tabletop.motion.turning_pieces import turn_over_animation
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.motions.flights import BrassFlights
from game.titles.brass.table.panels.income_track import IncomeTrackLook
from game.titles.brass.table.view_model import BrassModel, counter_face_on_space, new_counter_face

Painter = Callable[[BrassArt], Piece]
BrassEventWithModels = EventWithModels[BrassModel]

COUNTER_FLIP_MS = 260.0
MARKER_STEP_MS = 40.0
MAX_MARKER_WALK_MS = 640.0
REMOVED_COUNTER_RISE_HEIGHT = 26.0
REMOVED_COUNTER_FADE_MS = 300.0
SOUND_BY_INDUSTRY = {
    "cotton-mill": "mill",
    "coal-mine": "mine",
    "ironworks": "works",
    "shipyard": "yard",
    "port": "ship",
}


def new_counter_animation(
    flights: BrassFlights, event_with_models: BrassEventWithModels
) -> animation.Animation:
    """Return the animation of a new counter that flies from its stack to its space."""
    counter = event_with_models.model_after.view.space_by_name(
        event_with_models.first_place
    ).counter
    if counter is None:
        return event_with_models.change_to_after_animation
    seat = event_with_models.event.seat
    industry = event_with_models.event.card
    face = new_counter_face(flights.context, seat, counter.kind)
    way = (
        flights.stack_or_seat_panel_spot(seat, industry),
        flights.map_spot(event_with_models.first_place),
    )
    landed = animation.SequentialAnimation(
        event_with_models.change_to_after_animation,
        flights.sound_animation(SOUND_BY_INDUSTRY.get(industry, "marker")),
    )
    return landing_animation(flights, lambda art: art.counter(face), *way, landed)


def counter_removal_animation(
    flights: BrassFlights, event_with_models: BrassEventWithModels
) -> animation.Animation:
    """Return the animation of a counter that is built over or removed: it rises and fades."""
    face = counter_face_on_space(
        flights.context,
        event_with_models.model_before.view.space_by_name(event_with_models.first_place),
    )
    if face is None:
        return event_with_models.change_to_after_animation
    x, y = flights.map_spot(event_with_models.first_place)
    gone = flights.drift_and_fade_animation(
        lambda art: art.counter(face),
        (x, y),
        (x, y - REMOVED_COUNTER_RISE_HEIGHT),
        REMOVED_COUNTER_FADE_MS,
    )
    return animation.SequentialAnimation(
        event_with_models.change_to_after_animation, flights.sound_animation("marker"), gone
    )


def development_animation(
    flights: BrassFlights, event_with_models: BrassEventWithModels
) -> animation.Animation:
    """Return the animation of a stack's top counter that rises and fades."""
    seat = event_with_models.event.seat
    industry = event_with_models.event.card
    top = event_with_models.model_before.view.seats[seat].top_counters[industry]
    if top is None:
        return event_with_models.change_to_after_animation
    face = new_counter_face(flights.context, seat, top)
    x, y = flights.stack_or_seat_panel_spot(seat, industry)
    gone = flights.drift_and_fade_animation(
        lambda art: art.counter(face, 58.0),
        (x, y),
        (x, y - 3 * REMOVED_COUNTER_RISE_HEIGHT),
        REMOVED_COUNTER_FADE_MS,
    )
    return animation.SequentialAnimation(
        flights.sound_animation("marker"),
        animation.ParallelAnimation(gone, event_with_models.change_to_after_animation),
    )


def counter_flip_animation(
    flights: BrassFlights, event_with_models: BrassEventWithModels
) -> animation.Animation:
    """Return the animation of a counter that turns over, and then of its owner's income marker."""
    before = counter_face_on_space(
        flights.context,
        event_with_models.model_before.view.space_by_name(event_with_models.first_place),
    )
    after = counter_face_on_space(
        flights.context,
        event_with_models.model_after.view.space_by_name(event_with_models.first_place),
    )
    seat = event_with_models.event.seat
    spaces = event_with_models.event.amount("spaces")
    if before is None:
        return animation.SequentialAnimation(
            income_marker_animation(flights, seat, spaces),
            event_with_models.change_to_after_animation,
        )
    shown = (after or before)._replace(is_flipped=True, shows_bale=False, cube_count=0)
    faces: tuple[Painter, Painter] = (
        lambda art: art.counter(before),
        lambda art: art.counter(shown),
    )
    at = flights.map_spot(event_with_models.first_place)
    lifted = flights.parts.map_node.spaces_with_counter_in_flight
    space = event_with_models.first_place
    piece = flights.make_flying_node(faces[1], at, is_map_size=True)
    turned = animation.SequentialAnimation(
        animation.CallAnimation(partial(lifted.add, space)),
        turn_over_animation(flights, faces, at, COUNTER_FLIP_MS),
        flights.add_nodes_animation(piece),
    )
    done = animation.SequentialAnimation(
        event_with_models.change_to_after_animation,
        animation.CallAnimation(partial(lifted.discard, space)),
        flights.remove_nodes_animation(piece),
    )
    return animation.SequentialAnimation(
        flights.sound_animation("flip"),
        turned,
        income_marker_animation(flights, seat, spaces),
        done,
    )


def income_marker_animation(flights: BrassFlights, seat: int, spaces: int) -> animation.Animation:
    """Return the animation of a seat's marker that moves some spaces along the income track
    (back if negative)."""
    panel = flights.parts.income_track
    look = panel.look
    if look is None or not spaces:
        return animation.DelayAnimation(0)
    start = next(
        space
        for each, space, ghost in look.seat_space_and_is_possible
        if each == seat and not ghost
    )
    last = len(look.pounds_by_space) - 1

    def step(progress_share: float) -> None:
        at = min(max(start + round(spaces * progress_share), 0), last)
        panel.show_look(_income_track_look_with_marker(look, seat, at))

    ms = min(MARKER_STEP_MS * abs(spaces), MAX_MARKER_WALK_MS)
    return animation.Tween(
        step, (0.0, 1.0), ms, easings.ease_out_quad, is_instant_when_motion_reduced=True
    )


def _income_track_look_with_marker(
    look: IncomeTrackLook, seat: int, income_space: int
) -> IncomeTrackLook:
    markers = tuple(
        (each, income_space if each == seat and not ghost else space, ghost)
        for each, space, ghost in look.seat_space_and_is_possible
    )
    return IncomeTrackLook(look.pounds_by_space, markers)


def target_flash_animation(
    flights: BrassFlights, name: str, duration_ms: float
) -> animation.Animation:
    """Return the animation of a light on the named target that fades within `duration_ms`."""
    glow = flights.make_flying_node(
        lambda art: art.glow(70.0), flights.map_spot(name), is_map_size=True
    )
    return flights.temporary_node_animation(
        glow, node_animations.make_fade_tween(glow, 0.0, duration_ms)
    )
