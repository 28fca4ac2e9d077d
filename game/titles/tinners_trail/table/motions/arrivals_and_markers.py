"""Motions of ships and trains, and of markers on the work track."""

from functools import partial
from math import hypot, pi, sin

from game.scene.animation import easings, node_animations
from game.scene.animation.animation import (
    Animation,
    CallAnimation,
    DelayAnimation,
    ParallelAnimation,
    SequentialAnimation,
    Tween,
)
from game.tabletop.art.effects import SMOKE_FRAME_COUNT
from game.tabletop.motion.landings import (
    frame_sequence_animation,
    make_map_size_piece,
    ripple_animation,
)
from game.tabletop.motion.stretchable_piece import StretchablePiece
from game.titles.tinners_trail.table.art.pieces import piece_painter
from game.titles.tinners_trail.table.motions.flights import TrailEventWithModels, TrailFlights
from game.titles.tinners_trail.table.motions.flying_pieces import mines_spot_in_seat_panel

SAIL_MS = 760.0
SAIL_DISTANCE = 170.0
TRAIN_ARRIVAL_MS = 700.0
TRAIN_ARRIVAL_DISTANCE = 130.0
TRAIN_PUFF_MS = 520.0
TRAIN_PUFF_COUNT = 3

MARKER_MS_PER_COLUMN = 90.0
PASSING_MARKER_MS = 400.0
MARKER_HOP_HEIGHT = 11.0
LIMITER_HOP_HEIGHT = 14.0
LIMITER_MOVE_MS = 300.0
FLAG_WAVE_DEGREES = 24.0
FLAG_WAVE_COUNT = 2


def ship_arrival_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation in which a ship comes up from the open sea and rings its bell."""
    there = flights.placed_piece_spot(event_with_models, "port")
    # A point off a port, away from the land behind it
    x, y = flights.area_spot(event_with_models.first_place)
    away = there[0] - x, there[1] - y
    far = max(hypot(*away), 1.0)
    reach = SAIL_DISTANCE * flights.map_scale / far
    start = there[0] + away[0] * reach, there[1] + away[1] * reach
    ship = make_map_size_piece(flights, piece_painter("ship"), start)
    ship.alpha = 0.0

    def pitch(progress_share: float) -> None:
        ship.set_rotation(9 * sin(4 * pi * progress_share) * (1 - progress_share))

    sailing = ParallelAnimation(
        node_animations.make_fade_tween(ship, 1.0, SAIL_MS * 0.4),
        node_animations.make_move_tween(ship, there, SAIL_MS, easings.ease_out_cubic),
        Tween(pitch, (0.0, 1.0), SAIL_MS, is_instant_when_motion_reduced=True),
    )
    arrived = flights.temporary_node_animation(ship, sailing, flights.sound_animation("ship"))
    return SequentialAnimation(
        arrived, event_with_models.change_to_after_animation, ripple_animation(flights, there)
    )


def train_arrival_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation in which a train rolls in from the east, with smoke and a whistle."""
    there = flights.placed_piece_spot(event_with_models, "train")
    start = there[0] + TRAIN_ARRIVAL_DISTANCE * flights.map_scale, there[1]
    train = make_map_size_piece(flights, piece_painter("train"), start)
    train.alpha = 0.0
    smoke = []
    scale = flights.map_scale
    for number in range(TRAIN_PUFF_COUNT):  # it stays behind where the train was
        share = 1 - (1 - (number + 0.5) / (TRAIN_PUFF_COUNT + 1)) ** 2
        at = start[0] + (there[0] - start[0]) * share + 11 * scale, there[1] - 33 * scale
        puff = frame_sequence_animation(
            flights,
            lambda art, frame: art.smoke(frame),
            at,
            (SMOKE_FRAME_COUNT - 0.01, TRAIN_PUFF_MS),
        )
        smoke.append(
            SequentialAnimation(
                DelayAnimation(TRAIN_ARRIVAL_MS * number / (TRAIN_PUFF_COUNT + 1)), puff
            )
        )
    rolling = ParallelAnimation(
        node_animations.make_fade_tween(train, 1.0, TRAIN_ARRIVAL_MS * 0.35),
        node_animations.make_move_tween(train, there, TRAIN_ARRIVAL_MS, easings.ease_out_quad),
    )
    rolled = SequentialAnimation(
        flights.temporary_node_animation(train, rolling),
        event_with_models.change_to_after_animation,
    )
    return SequentialAnimation(flights.sound_animation("train"), ParallelAnimation(rolled, *smoke))


def marker_hop_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation in which the marker hops along the track, column by column, with a click
    for each."""
    seat = event_with_models.event.seat
    columns = abs(
        event_with_models.model_after.view.seats[seat].track_column
        - event_with_models.model_before.view.seats[seat].track_column
    )
    return marker_move_in_hops_animation(
        flights,
        event_with_models,
        seat,
        max(columns, 1) * MARKER_MS_PER_COLUMN,
        hop_count=max(columns, 1),
    )


def passing_animation(flights: TrailFlights, event_with_models: TrailEventWithModels) -> Animation:
    """Return the animation in which a flag waves over the player's panel while the marker goes to
    the investment column."""
    seat = event_with_models.event.seat
    x, y = flights.seat_part_spot(seat, "mines")
    flag = StretchablePiece(
        flights.context, lambda art: art.icon("flag", 64.0, tone="brass_text"), (x, y - 6)
    )

    def wave(progress_share: float) -> None:
        flag.set_rotation(FLAG_WAVE_DEGREES * sin(2 * FLAG_WAVE_COUNT * pi * progress_share))
        flag.y = y - 6 - 18 * progress_share

    waving = flights.temporary_node_animation(
        flag, Tween(wave, (0.0, 1.0), PASSING_MARKER_MS + 120, is_instant_when_motion_reduced=True)
    )
    return SequentialAnimation(
        flights.sound_animation("pass"),
        ParallelAnimation(
            waving,
            marker_move_in_hops_animation(flights, event_with_models, seat, PASSING_MARKER_MS),
        ),
    )


def marker_move_in_hops_animation(
    flights: TrailFlights,
    event_with_models: TrailEventWithModels,
    seat: int,
    duration_ms: float,
    *,
    hop_count: int = 1,
) -> Animation:
    """Return the animation in which a seat's marker moves, in `hop_count` hops and `duration_ms`
    milliseconds, from its old to its new place on the work track."""
    panel = flights.parts.work_track
    colour = flights.context.art_colour_name(seat)
    views = event_with_models.model_before.view, event_with_models.model_after.view
    start, end = (
        panel.marker_spot_in_arrangement(
            seat, view.seats_by_track_column, view.passed_seats_in_order
        )
        for view in views
    )
    if start is None or end is None or start == end:
        return event_with_models.change_to_after_animation
    (x, y) = flights.position_in_air(panel, start)
    (end_x, end_y) = flights.position_in_air(panel, end)
    disc = flights.make_flying_node(lambda art: art.disc(colour), (x, y))
    disc.scale = panel.scale
    acts: list[Animation] = []
    for number in range(1, hop_count + 1):
        share = number / hop_count
        stop = (x + (end_x - x) * share, y + (end_y - y) * share)
        ease = easings.ease_out_quad if number == hop_count else easings.ease_linear
        acts += [
            node_animations.make_arc_tween(
                disc, stop, MARKER_HOP_HEIGHT, duration_ms / hop_count, ease
            ),
            flights.sound_animation("marker"),
        ]
    return _animation_without_piece_on_work_track(
        flights,
        event_with_models,
        seat,
        "seats_with_flying_marker",
        flights.temporary_node_animation(disc, *acts),
    )


def limiter_move_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation in which the seat's limiter, a gate, comes onto the work track or
    moves one column left."""
    seat = event_with_models.event.seat
    panel = flights.parts.work_track
    was, now = (
        model.view.seats[seat].work_limiter_column
        for model in (event_with_models.model_before, event_with_models.model_after)
    )
    if not now:
        return event_with_models.change_to_after_animation
    start = (
        flights.position_in_air(panel, panel.limiter_spot(seat, was))
        if was
        else mines_spot_in_seat_panel(flights, event_with_models)
    )
    end = flights.position_in_air(panel, panel.limiter_spot(seat, now))
    colour = flights.context.art_colour_name(seat)
    gate = flights.make_flying_node(lambda art: art.work_limiter_gate(colour), start)
    gate.scale = panel.scale
    hop = flights.temporary_node_animation(
        gate,
        node_animations.make_arc_tween(gate, end, LIMITER_HOP_HEIGHT, LIMITER_MOVE_MS),
        flights.sound_animation("marker"),
    )
    return _animation_without_piece_on_work_track(
        flights, event_with_models, seat, "seats_with_flying_limiter", hop
    )


def _animation_without_piece_on_work_track(
    flights: TrailFlights,
    event_with_models: TrailEventWithModels,
    seat: int,
    panel_attribute_of_hidden_seats: str,
    movement: Animation,
) -> Animation:
    """Return an animation that plays `movement` while the panel of the work track does not draw
    the seat's piece, and then shows the change.

    The panel keeps the seats whose pieces it does not draw in the attribute named
    `panel_attribute_of_hidden_seats`.
    """
    panel = flights.parts.work_track

    def lift(*, up: bool) -> None:
        seats: frozenset[int] = getattr(panel, panel_attribute_of_hidden_seats)
        setattr(panel, panel_attribute_of_hidden_seats, seats | {seat} if up else seats - {seat})

    up = CallAnimation(partial(lift, up=True))
    down = CallAnimation(partial(lift, up=False))
    return SequentialAnimation(up, movement, down, event_with_models.change_to_after_animation)
