"""Motions of the change of rounds: boards that are cleared, markers that return."""

from game.scene.animation.animation import (
    Animation,
    DelayAnimation,
    ParallelAnimation,
    SequentialAnimation,
    make_staggered_animation,
)
from game.scene.animation.node_animations import make_fade_tween, make_move_tween
from game.tabletop.motion.floating_note import BANNER_SIZE, FloatingNote
from game.titles.tinners_trail.table.art.pieces import Painter
from game.titles.tinners_trail.table.motions.arrivals_and_markers import (
    marker_move_in_hops_animation,
)
from game.titles.tinners_trail.table.motions.flights import TrailEventWithModels, TrailFlights
from game.titles.tinners_trail.table.panels.development_board import (
    PIECE_TONE,
    ROMAN_NUMERALS,
    make_development_look,
)

ROUND_BANNER_MS = 700.0
MARKERS_RETURN_NOTE_MS = 1100.0
MARKERS_RETURN_NOTE_FADE_MS = 240.0
UNUSED_PIECE_SINK_DEPTH = 34.0
UNUSED_PIECE_SINK_MS = 420.0


def unused_pieces_fading_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation in which the pieces that were not taken sink from the round's column of
    the development board and fade."""
    view = event_with_models.model_before.view
    panel = flights.parts.development
    leaving = []
    for row in make_development_look(event_with_models.model_before).rows:
        if panel.visible and row.kind != "pumps" and row.pieces_left_by_round[view.round - 1]:
            x, y = flights.development_board_spot(row.kind, view.round)
            piece = flights.make_flying_node(_unused_piece_painter(row.kind), (x, y))
            sinking = ParallelAnimation(
                make_move_tween(piece, (x, y + UNUSED_PIECE_SINK_DEPTH), UNUSED_PIECE_SINK_MS),
                make_fade_tween(piece, 0.0, UNUSED_PIECE_SINK_MS),
            )
            leaving.append(flights.temporary_node_animation(piece, sinking))
    return SequentialAnimation(
        event_with_models.change_to_after_animation,
        make_staggered_animation(70, *leaving),
        DelayAnimation(120),
    )


def _unused_piece_painter(kind: str) -> Painter:
    return lambda art: art.icon(kind, 24.0, tone=PIECE_TONE)


def all_markers_return_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation in which the seats' markers go back to the first column, in the order in
    which the seats passed, while a note over the map says so."""
    quiet = TrailEventWithModels(
        event_with_models.event,
        event_with_models.model_before,
        event_with_models.model_after,
        DelayAnimation(0),
    )
    seats = event_with_models.model_before.view.passed_seats_in_order
    pieces = (marker_move_in_hops_animation(flights, quiet, seat, 300) for seat in seats)
    note = FloatingNote(flights.context.words.say("log.markers-returned"), flights.middle_of_map())
    return SequentialAnimation(
        ParallelAnimation(
            flights.temporary_node_animation(
                note,
                DelayAnimation(MARKERS_RETURN_NOTE_MS),
                make_fade_tween(note, 0.0, MARKERS_RETURN_NOTE_FADE_MS),
            ),
            make_staggered_animation(120, *pieces),
        ),
        event_with_models.change_to_after_animation,
    )


def round_number_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation that shows the round's number over the map for a moment."""
    number = max(event_with_models.event.amount("round"), event_with_models.model_after.view.round)
    numeral = ROMAN_NUMERALS[min(max(number, 1), len(ROMAN_NUMERALS)) - 1]
    banner = FloatingNote(
        f"{flights.context.say('round')} {numeral}", flights.middle_of_map(), BANNER_SIZE
    )
    return SequentialAnimation(
        flights.sound_animation("round-end"),
        event_with_models.change_to_after_animation,
        flights.temporary_node_animation(
            banner, DelayAnimation(ROUND_BANNER_MS), make_fade_tween(banner, 0.0, 240)
        ),
    )
