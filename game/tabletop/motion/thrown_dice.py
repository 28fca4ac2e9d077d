"""Thrown dice: they roll across a rectangle and stop with the faces of an event."""

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple

from game.scene.animation import animation
from game.scene.animation.animation import Animation, Parallel
from game.scene.animation.physics import PhysicsRoom, Pose, ThrownBody, TumbleAnimation
from game.scene.drawing.picture import Picture
from game.scene.nodes.zoom import Sprite
from game.tabletop.art.cells import Art
from game.tabletop.art.palette import PieceSprite as Piece
from game.tabletop.motion.flights import FlightAnimations, Point
from game.tabletop.table_context import TableContext

RADIUS = 70.0
ROLL_MS = 1100.0
BLEND_MS = 160.0
TURN_STEP = 12.0
HANDFUL = 5
"""Dice that leave the hand in ways of their own; more follow the ways of these."""
LARGE = 2.2  # against the dice that lie on a document


class DieToThrow(NamedTuple, Generic[Art]):
    """A die of a throw: the function that draws it turned by some degrees, and its final
    rotation."""

    paint: Callable[[Art, float], Piece]
    degrees: float


class ThrownDice(Generic[Art]):
    """The dice of one event, thrown from the lower left of a rectangle; they roll for `roll_ms`."""

    def __init__(
        self,
        flight: FlightAnimations[Art],
        dice: Sequence[DieToThrow[Art]],
        room: PhysicsRoom,
        spots: Sequence[Point],
        *,
        size: float = LARGE,
    ) -> None:
        """Store the dice, the rectangle in which they roll and their final positions.

        `size` is relative to the dice on a document.
        """
        self._flight = flight
        self._throw_rect = room
        self._spots = spots
        self._size_factor = size / LARGE
        self.roll_ms = ROLL_MS
        self._final_rotations = [die.degrees for die in dice]
        self._dice = [_RollingDie(flight.context, die.paint, size) for die in dice]

    def throw_animation(self) -> Animation:
        """Return the animation that adds the dice, plays the sound and rolls them to their
        positions; the dice stay there afterwards."""
        room = self._throw_rect
        smaller = self._size_factor
        radius = RADIUS * smaller
        throws = []
        for number, (degrees, (x, y)) in enumerate(
            zip(self._final_rotations, self._spots, strict=True)
        ):
            foot = room.y + room.height - radius
            hand = number % HANDFUL
            start = Pose(room.x + radius + 20.0 * smaller * hand, foot, 40.0 * number)
            speed = ((980.0 - 90 * hand) * smaller, (-420.0 + 90 * hand) * smaller)
            spin = 900.0 - 120 * hand
            throws.append(
                ThrownBody(start, Pose(x, y, degrees), radius, speed, spin, 60.0 * number)
            )
        return animation.Sequence(
            Parallel(*(self._flight.add_nodes_animation(die) for die in self._dice)),
            self._flight.sound_animation("dice"),
            TumbleAnimation(throws, room, self._set_die_pose, self.roll_ms, BLEND_MS),
        )

    def removal_animation(self) -> Animation:
        """Return the animation that removes the dice."""
        return Parallel(*(self._flight.remove_nodes_animation(die) for die in self._dice))

    def _set_die_pose(self, number: int, pose: Pose) -> None:
        self._dice[number].set_pose(pose)


class _RollingDie(Sprite, Generic[Art]):
    """A die that turns while it rolls."""

    def __init__(
        self, context: TableContext[Art], paint: Callable[[Art, float], Piece], size: float
    ) -> None:
        self._degrees = 0.0

        def painted(k: float) -> Picture:
            return paint(context.art_at_scale(k), self._degrees).picture

        super().__init__(painted, scale=size)
        self.visible = False

    def set_pose(self, pose: Pose) -> None:
        self.visible = True
        self.x = pose.x
        self.y = pose.y
        self._degrees = round(pose.angle / TURN_STEP) * TURN_STEP % 360
