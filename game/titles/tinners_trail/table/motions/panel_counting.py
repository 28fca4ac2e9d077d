"""Animations beside a carried piece: a flag of a node that is set, and a panel that counts."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.scene.animation.animation import (
    Animation,
    CallAnimation,
    DelayAnimation,
    SequentialAnimation,
    Tween,
)
from game.scene.animation.easings import ease_out_quad
from game.titles.tinners_trail.table.art.pieces import piece_painter
from game.titles.tinners_trail.table.motions.flights import TrailEventWithModels, TrailFlights
from game.titles.tinners_trail.table.motions.flying_pieces import seat_colour_painter_chooser

OWN_MINER_PAINTER_CHOOSER = seat_colour_painter_chooser(partial(piece_painter, "miner"))


def animation_with_flag_set(set_flag: Callable[[bool], None], *animations: Animation) -> Animation:
    """Return an animation that calls `set_flag` with True, plays `animations`, and calls it with
    False."""
    return SequentialAnimation(
        CallAnimation(partial(set_flag, True)), *animations, CallAnimation(partial(set_flag, False))
    )


def panel_counting_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels, duration_ms: float
) -> Animation:
    """Return an animation of `duration_ms` milliseconds in which money and points on the panel of
    the event's seat count from the old to the new values; an empty one if both are unchanged."""
    seat = event_with_models.event.seat
    plate = flights.parts.plates[seat]
    was, now = (
        model.view.seats[seat]
        for model in (event_with_models.model_before, event_with_models.model_after)
    )
    if (was.money, was.points) == (now.money, now.points):
        return DelayAnimation(0.0)

    def show(progress_share: float) -> None:
        if plate.look is not None:
            money = round(was.money + (now.money - was.money) * progress_share)
            points = round(was.points + (now.points - was.points) * progress_share)
            seen = replace(plate.look.seat, money=money, points=points)
            plate.show_look(plate.look._replace(seat=seen))

    return Tween(show, (0.0, 1.0), duration_ms, ease_out_quad, is_instant_when_motion_reduced=True)
