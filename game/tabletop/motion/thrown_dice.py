"""Thrown dice: they roll across a rectangle and stop with the faces of an event."""

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple

from game.scene.animation import animation
from game.scene.animation.animation import Animation, ParallelAnimation
from game.scene.animation.physics import BodyPose, PhysicsRoom, ThrownBody, TumbleAnimation
from game.scene.drawing.picture import Picture
from game.scene.nodes.zoom import Sprite
from game.tabletop.art.cells import Art
from game.tabletop.art.palette import PieceSprite as Piece
from game.tabletop.motion.flights import FlightAnimations, Point
from game.tabletop.table_context import TableContext

DIE_RADIUS = 70.0
ROLL_MS = 1100.0
COMING_TO_REST_MS = 160.0
TURN_STEP_DEGREES = 12.0
DICE_PER_HANDFUL = 5
"""Dice that leave the hand in ways of their own; more follow the ways of these."""
FRAMES_BETWEEN_ADVANCE_DRAWINGS = 3
"""Dice at rest are drawn in advance, in frames that are this far from one another."""
LARGE_DIE_SCALE = 2.2  # against the dice that lie on a document


class DieToThrow(NamedTuple, Generic[Art]):
    """A die of a throw: the function that draws it turned by some degrees, and its final
    rotation."""

    paint_die: Callable[[Art, float], Piece]
    tilt_degrees: float


class ThrownDice(Generic[Art]):
    """The dice of one event, thrown from the lower left of a rectangle; they roll for `roll_ms`."""

    def __init__(
        self,
        flight_animations: FlightAnimations[Art],
        dice: Sequence[DieToThrow[Art]],
        physics_room: PhysicsRoom,
        final_positions: Sequence[Point],
        *,
        die_scale: float = LARGE_DIE_SCALE,
    ) -> None:
        """Store the dice, the rectangle in which they roll and their final positions.

        `die_scale` is relative to the dice on a document.
        """
        self._flight_animations = flight_animations
        self._throw_rect = physics_room
        self._spots = final_positions
        self._size_factor = die_scale / LARGE_DIE_SCALE
        self.roll_ms = ROLL_MS
        self._final_rotations = [die.tilt_degrees for die in dice]
        self._dice = [
            _RollingDie(
                flight_animations.context,
                die.paint_die,
                die_scale,
                die.tilt_degrees,
                (number + 1) * FRAMES_BETWEEN_ADVANCE_DRAWINGS,
            )
            for number, die in enumerate(dice)
        ]

    def throw_animation(self) -> Animation:
        """Return the animation in which the dice appear, make their sound and roll to their
        positions; they stay there afterwards."""
        room = self._throw_rect
        smaller = self._size_factor
        radius = DIE_RADIUS * smaller
        throws = []
        for number, (degrees, (x, y)) in enumerate(
            zip(self._final_rotations, self._spots, strict=True)
        ):
            foot = room.y + room.height - radius
            hand = number % DICE_PER_HANDFUL
            start = BodyPose(room.x + radius + 20.0 * smaller * hand, foot, 40.0 * number)
            speed = ((980.0 - 90 * hand) * smaller, (-420.0 + 90 * hand) * smaller)
            spin = 900.0 - 120 * hand
            throws.append(
                ThrownBody(start, BodyPose(x, y, degrees), radius, speed, spin, 60.0 * number)
            )
        return animation.SequentialAnimation(
            ParallelAnimation(
                *(self._flight_animations.add_nodes_animation(die) for die in self._dice)
            ),
            self._flight_animations.sound_animation("dice"),
            TumbleAnimation(throws, room, self._set_die_pose, self.roll_ms, COMING_TO_REST_MS),
        )

    def removal_animation(self) -> Animation:
        """Return the animation that removes the dice."""
        return ParallelAnimation(
            *(self._flight_animations.remove_nodes_animation(die) for die in self._dice)
        )

    def _set_die_pose(self, die_index: int, pose: BodyPose) -> None:
        self._dice[die_index].set_pose(pose)


class _RollingDie(Sprite, Generic[Art]):
    """A die that turns while it rolls.

    While it rolls, the picture of the upright die is rotated, which is fast. At rest it has a
    drawing of its own with smoother edges. That takes as long as a whole frame, so this drawing is
    made in advance, while the die rolls.
    """

    def __init__(
        self,
        context: TableContext[Art],
        paint_piece: Callable[[Art, float], Piece],
        die_scale: float,
        final_rotation: float,
        drawing_before_rest: int,
    ) -> None:
        """Store how the die is drawn and its final rotation, clockwise in degrees. The drawing at
        rest is made in advance when the die is drawn for the `drawing_before_rest`-th time."""
        self._final_rotation = final_rotation
        self._is_at_rest = False
        self._drawing_count = 0

        def painted(px_per_u: float) -> Picture:
            art = context.art_at_scale(px_per_u)
            self._drawing_count += 1
            if self._is_at_rest or self._drawing_count == drawing_before_rest:
                at_rest = paint_piece(art, rounded_rotation(final_rotation))
                if self._is_at_rest:
                    return at_rest.picture
            return paint_piece(art, 0.0).picture

        super().__init__(painted, scale=die_scale)
        self.visible = False

    def set_pose(self, pose: BodyPose) -> None:
        self.visible = True
        self.x = pose.x
        self.y = pose.y
        self._is_at_rest = pose.angle == self._final_rotation
        self.angle = 0.0 if self._is_at_rest else -pose.angle


def rounded_rotation(degrees: float) -> float:
    """Return the nearest of the rotations, from 0 to less than 360, in which dice are drawn."""
    return round(degrees / TURN_STEP_DEGREES) * TURN_STEP_DEGREES % 360
