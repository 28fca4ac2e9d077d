"""Physics effects: dice and cubes tumble by simulated mechanics and end at given poses."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import degrees, radians

import pymunk

from game.scene.animation.animation import Animation
from game.scene.animation.easings import ease_out_cubic

PHYSICS_STEP_MS = 1000 / 120
MAX_THROWN_BODIES = 40
WALL_THICKNESS = 40.0


@dataclass(frozen=True, slots=True)
class BodyPose:
    """The position of a body: its centre in u and its angle in degrees, clockwise on the screen."""

    x: float
    y: float
    angle: float = 0.0


@dataclass(frozen=True, slots=True)
class ThrownBody:
    """A body to animate: its start and end pose, the length of its side in u, velocity in u/s,
    spin in degrees/s and delay in ms."""

    start: BodyPose
    end: BodyPose
    side_length: float
    start_velocity: tuple[float, float] = (0.0, 0.0)
    degrees_per_second: float = 0.0
    delay_ms: float = 0.0


@dataclass(frozen=True, slots=True)
class PhysicsRoom:
    """The walls around simulated bodies: a rectangle in u, gravity in u/s2 downwards, friction,
    bounce and damping."""

    x: float
    y: float
    width: float
    height: float
    gravity: float = 0.0
    friction: float = 0.6
    bounce: float = 0.35
    speed_share_kept_per_second: float = 0.6  # share of the speed that remains after a second


class TumbleAnimation(Animation):
    """Simulates thrown bodies for `duration_ms`, then moves every body to its end pose in
    `end_blend_ms`.

    `show(index, pose)` is called for each body that has started, and at the end with exactly its
    end pose. The simulation determines only the movement, not the outcome.
    """

    def __init__(
        self,
        thrown_bodies: Sequence[ThrownBody],
        physics_room: PhysicsRoom,
        set_body_pose: Callable[[int, BodyPose], None],
        duration_ms: float = 1100.0,
        end_blend_ms: float = 160.0,
    ) -> None:
        super().__init__()
        if len(thrown_bodies) > MAX_THROWN_BODIES:
            raise ValueError(
                f"{len(thrown_bodies)} bodies were thrown; at most {MAX_THROWN_BODIES} are allowed."
            )
        self._thrown_bodies = tuple(thrown_bodies)
        self._space_settings = physics_room
        self._show = set_body_pose
        self._ms = duration_ms
        self._blend_ms = end_blend_ms
        self._elapsed_ms = 0.0
        self._simulated = 0.0
        self._physics_engine_space = pymunk.Space()
        self._bodies: list[pymunk.Body | None] = [None] * len(thrown_bodies)
        self._poses_before_blend: list[BodyPose] | None = None

    def on_start(self) -> None:
        """Create the walls of the simulation; with reduced motion set both durations to 0 instead,
        so that the first advance shows the end poses."""
        if self.reduced:
            self._ms = self._blend_ms = 0.0
            return
        self._physics_engine_space.gravity = (0.0, self._space_settings.gravity)
        self._physics_engine_space.damping = self._space_settings.speed_share_kept_per_second
        room = self._space_settings
        half = WALL_THICKNESS
        left = room.x - half
        top = room.y - half
        right = room.x + room.width + half
        bottom = room.y + room.height + half
        corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
        for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
            wall = pymunk.Segment(self._physics_engine_space.static_body, start, end, half)
            wall.friction = room.friction
            wall.elasticity = room.bounce
            self._physics_engine_space.add(wall)

    def on_advance_return_unused_ms(self, elapsed_ms: float) -> float:
        """Simulate in steps of fixed length, then move the bodies to their end poses. When the end
        is reached, set `done` and return the ms left over; until then return 0."""
        self._elapsed_ms += elapsed_ms
        if self._elapsed_ms >= self._ms + self._blend_ms:
            self.jump_to_end()
            self.done = True
            return self._elapsed_ms - self._ms - self._blend_ms
        while self._simulated + PHYSICS_STEP_MS <= min(self._elapsed_ms, self._ms):
            for i, throw in enumerate(self._thrown_bodies):
                if self._bodies[i] is None and throw.delay_ms <= self._simulated:
                    side = (throw.side_length, throw.side_length)
                    body = pymunk.Body(1.0, pymunk.moment_for_box(1.0, side))
                    body.position = throw.start.x, throw.start.y
                    body.angle = radians(throw.start.angle)
                    body.velocity = throw.start_velocity
                    body.angular_velocity = radians(throw.degrees_per_second)
                    shape = pymunk.Poly.create_box(body, side, radius=1.0)
                    shape.friction = self._space_settings.friction
                    shape.elasticity = self._space_settings.bounce
                    self._physics_engine_space.add(body, shape)
                    self._bodies[i] = body
            self._physics_engine_space.step(PHYSICS_STEP_MS / 1000)
            self._simulated += PHYSICS_STEP_MS
        if self._elapsed_ms < self._ms:
            for i, thrown in enumerate(self._bodies):
                if thrown is not None:
                    self._show(i, _pose_of_body(thrown))
        else:
            self._blend_to_end_poses((self._elapsed_ms - self._ms) / self._blend_ms)
        return 0.0

    def jump_to_end(self) -> None:
        """Show every body in its end pose."""
        for i, throw in enumerate(self._thrown_bodies):
            self._show(i, throw.end)

    def _blend_to_end_poses(self, blend_progress: float) -> None:
        if self._poses_before_blend is None:
            self._poses_before_blend = [
                throw.start if body is None else _pose_of_body(body)
                for body, throw in zip(self._bodies, self._thrown_bodies, strict=True)
            ]
        way = ease_out_cubic(blend_progress)
        for i, (rest, throw) in enumerate(
            zip(self._poses_before_blend, self._thrown_bodies, strict=True)
        ):
            # turn by the smaller angle
            turn = (throw.end.angle - rest.angle + 180) % 360 - 180
            pose = BodyPose(
                rest.x + (throw.end.x - rest.x) * way,
                rest.y + (throw.end.y - rest.y) * way,
                rest.angle + turn * way,
            )
            self._show(i, pose)


def _pose_of_body(body: pymunk.Body) -> BodyPose:
    return BodyPose(body.position.x, body.position.y, degrees(body.angle))
