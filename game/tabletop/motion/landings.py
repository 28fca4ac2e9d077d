"""Landings: animations of pieces put on a map, with dust or ripples."""

from collections.abc import Callable, Sequence
from math import pi, sin

from game.scene.animation.animation import (
    Animation,
    CallAnimation,
    Easing,
    ParallelAnimation,
    SequentialAnimation,
    SpeedScaledAnimation,
    Tween,
)
from game.scene.animation.easings import ease_in_out_sine, ease_linear, ease_out_quad
from game.scene.animation.node_animations import make_arc_tween, make_fade_tween, make_move_tween
from game.scene.nodes.node import Node
from game.scene.nodes.zoom import Sprite
from game.tabletop.art.cells import Art
from game.tabletop.art.effects import DUST_FRAME_COUNT, RIPPLE_FRAME_COUNT
from game.tabletop.art.palette import PieceSprite as Piece
from game.tabletop.motion.flights import FlightAnimations, Point
from game.tabletop.motion.stretchable_piece import StretchablePiece

FLIGHT_MS = 340.0
SQUASH_MS = 60.0
DUST_MS = 260.0
RIPPLE_MS = 420.0
WOBBLE_DEGREES = 12.0
SQUASHED_HEIGHT_SHARE = 0.86
FLIGHT_ARC_HEIGHT = 70.0

PASSED_LAMP_RADIUS = 120.0
LAMP_PASSING_MS = 220.0
PASSED_LAMP_FADE_MS = 160.0


def make_map_size_piece(
    flight_animations: FlightAnimations[Art], paint_piece: Callable[[Art], Piece], position: Point
) -> StretchablePiece[Art]:
    """Return a node at `position` that draws a piece in map size and can be turned and squashed."""
    made = StretchablePiece(flight_animations.context, paint_piece, position)
    made.scale = flight_animations.map_scale
    return made


def landing_animation(
    flight_animations: FlightAnimations[Art],
    paint_piece: Callable[[Art], Piece],
    start: Point,
    end: Point,
    animation_after_landing: Animation,
) -> Animation:
    """Return the animation of a piece that flies to a position, wobbling, is squashed on landing,
    and raises dust.

    `animation_after_landing` runs after the flying piece is removed and before the dust.
    """
    piece = make_map_size_piece(flight_animations, paint_piece, start)

    def wobble(progress: float) -> None:
        piece.set_rotation(WOBBLE_DEGREES * sin(3 * pi * progress) * (1 - progress))

    flying = ParallelAnimation(
        make_arc_tween(piece, end, FLIGHT_ARC_HEIGHT, FLIGHT_MS),
        Tween(wobble, (0.0, 1.0), FLIGHT_MS, is_instant_when_motion_reduced=True),
    )
    pressed = SequentialAnimation(
        Tween(
            piece.set_height_share,
            (1.0, SQUASHED_HEIGHT_SHARE),
            SQUASH_MS / 2,
            ease_out_quad,
            is_instant_when_motion_reduced=True,
        ),
        Tween(
            piece.set_height_share,
            (SQUASHED_HEIGHT_SHARE, 1.0),
            SQUASH_MS,
            ease_out_quad,
            is_instant_when_motion_reduced=True,
        ),
    )
    return SequentialAnimation(
        flight_animations.add_nodes_animation(piece),
        flying,
        CallAnimation(lambda: piece.set_rotation(0.0)),
        pressed,
        flight_animations.remove_nodes_animation(piece),
        animation_after_landing,
        dust_animation(flight_animations, end),
    )


def dust_animation(flight_animations: FlightAnimations[Art], position: Point) -> Animation:
    """Return an animation of dust on both sides of a point."""
    return frame_sequence_animation(
        flight_animations,
        lambda art, frame: art.dust(frame),
        position,
        (DUST_FRAME_COUNT - 0.01, DUST_MS),
    )


def ripple_animation(flight_animations: FlightAnimations[Art], position: Point) -> Animation:
    """Return an animation of rings that widen around a point."""
    return frame_sequence_animation(
        flight_animations,
        lambda art, frame: art.ripple(frame),
        position,
        (RIPPLE_FRAME_COUNT - 0.01, RIPPLE_MS),
    )


def frame_sequence_animation(
    flight_animations: FlightAnimations[Art],
    paint_frame: Callable[[Art, int], Piece],
    position: Point,
    last_frame_and_ms: tuple[float, float],
    ease: Easing = ease_linear,
) -> Animation:
    """Return an animation that shows the frames 0, 1, ... that `paint_frame` draws;
    `last_frame_and_ms` is the last frame and the duration in ms.

    With reduced motion nothing is shown.
    """
    (last, ms) = last_frame_and_ms
    now = [0]

    def roll(frame: float) -> None:
        now[0] = int(frame)

    strip = flight_animations.make_flying_node(
        lambda art: paint_frame(art, now[0]), position, is_map_size=True
    )
    return flight_animations.temporary_node_animation(
        strip, Tween(roll, (0.0, last), ms, ease, is_instant_when_motion_reduced=True)
    )


class LazyAnimation(SpeedScaledAnimation):
    """An animation that makes its inner animation only when it starts; it does nothing when
    `make_animation` returns None."""

    def __init__(self, make_animation: Callable[[], Animation | None]) -> None:
        super().__init__(SequentialAnimation(), 1.0)
        self._make_animation = make_animation

    def on_start(self) -> None:
        """Create the inner animation and start it."""
        self._animation = self._make_animation() or self._animation
        super().on_start()


def lamp_passing_animation(
    flight_animations: FlightAnimations[Art],
    seat_panels: Sequence[Node],
    giver_seat: int,
    taker_seat: int,
) -> Animation | None:
    """Return the animation of a lamp that moves from the panel of `giver_seat` to that of
    `taker_seat` and fades. Return None if both are the same seat, or if either is not a seat, such
    as chance."""
    seats = range(len(seat_panels))
    if giver_seat == taker_seat or giver_seat not in seats or taker_seat not in seats:
        return None
    start, end = (
        flight_animations.position_in_air(
            seat_panels[seat], (seat_panels[seat].width / 2, seat_panels[seat].height / 2)
        )
        for seat in (giver_seat, taker_seat)
    )
    lamp = Sprite(
        lambda k: flight_animations.context.art_at_scale(k).glow(PASSED_LAMP_RADIUS).picture,
        x=start[0],
        y=start[1],
    )
    way = make_move_tween(lamp, end, LAMP_PASSING_MS, ease_in_out_sine)
    return flight_animations.temporary_node_animation(
        lamp, SequentialAnimation(way, make_fade_tween(lamp, 0.0, PASSED_LAMP_FADE_MS))
    )
