"""Animations of nodes made from tweens: move, arc, grow, fade and breathe."""

from collections.abc import Callable
from math import pi, sin

from game.scene.animation.animation import Animation, Easing, Tween
from game.scene.animation.easings import (
    ease_in_out_sine,
    ease_linear,
    ease_out_cubic,
    ease_out_quad,
)
from game.scene.nodes.node import Node
from game.scene.stage.sheet_placing import Point

PULSE_STRENGTH_STEPS = 24


class _AttributeTween(Tween):
    """Changes numeric attributes of a node from their current values to `end_values`. If
    `arc_height` is not 0, the node moves over an arc of this height in u."""

    def __init__(
        self,
        node: Node,
        end_values: dict[str, float],
        duration_ms: float,
        ease: Easing,
        *,
        arc_height: float = 0.0,
        is_instant_when_motion_reduced: bool = True,
    ) -> None:
        super().__init__(
            self._set_attributes,
            (0.0, 1.0),
            duration_ms,
            ease,
            is_instant_when_motion_reduced=is_instant_when_motion_reduced,
        )
        self._node = node
        self._ends = end_values
        self._height = arc_height
        self._starts: dict[str, float] = {}

    def on_start(self) -> None:
        super().on_start()
        self._starts = {name: getattr(self._node, name) for name in self._ends}

    def _set_attributes(self, progress: float) -> None:
        for name, end in self._ends.items():
            setattr(self._node, name, interpolate(self._starts[name], end, progress))
        if self._height and progress != 1.0:
            self._node.y -= self._height * sin(pi * progress)


def interpolate(start: float, end: float, progress: float) -> float:
    """Return the number at `progress` (0 to 1) between `start` and `end`; exactly `end` at 1."""
    return end if progress == 1.0 else start + (end - start) * progress


def make_move_tween(
    node: Node, end_position: Point, duration_ms: float, ease: Easing = ease_out_cubic
) -> Tween:
    """Return a tween that moves a node from its current position to a point."""
    return _AttributeTween(node, {"x": end_position[0], "y": end_position[1]}, duration_ms, ease)


def make_arc_tween(
    node: Node,
    end_position: Point,
    arc_height: float,
    duration_ms: float,
    ease: Easing = ease_out_cubic,
) -> Tween:
    """Return a tween that moves a node to a point over an arc `arc_height` u high."""
    return _AttributeTween(
        node, {"x": end_position[0], "y": end_position[1]}, duration_ms, ease, arc_height=arc_height
    )


def make_scale_tween(
    node: Node, end_scale: float, duration_ms: float, ease: Easing = ease_out_quad
) -> Tween:
    """Return a tween that changes a node's scale to `end_scale`."""
    return _AttributeTween(node, {"scale": end_scale}, duration_ms, ease)


def make_fade_tween(node: Node, end_alpha: float, duration_ms: float) -> Tween:
    """Return a tween that changes a node's opacity; under reduced motion it is only shortened."""
    return _AttributeTween(
        node, {"alpha": end_alpha}, duration_ms, ease_linear, is_instant_when_motion_reduced=False
    )


class EndlessAnimation(Animation):
    """An endless animation that calls `apply_at_seconds` with the seconds since its start.

    Under reduced motion, and when it is finished, `apply_at_seconds` gets 0.
    """

    def __init__(self, apply_at_seconds: Callable[[float], None]) -> None:
        super().__init__()
        self._apply = apply_at_seconds
        self._elapsed_ms = 0.0

    def on_advance_return_unused_ms(self, elapsed_ms: float) -> float:
        """Add `elapsed_ms` to the elapsed time (not while motion is reduced) and call
        `apply_at_seconds` with the elapsed seconds; return 0."""
        if not self.reduced:
            self._elapsed_ms += elapsed_ms
        self._apply(self._elapsed_ms / 1000)
        return 0.0

    def jump_to_end(self) -> None:
        """Call `apply_at_seconds` with 0, the rest state."""
        self._apply(0.0)


def make_endless_pulse(
    apply_strength: Callable[[float], None], pulses_per_second: float
) -> EndlessAnimation:
    """Return an endless pulse, which calls `apply_strength` with numbers that go from 1 to 0 and
    back, `pulses_per_second` times a second.

    The numbers have few different values, so that pictures can be cached; at rest the number is
    1.
    """

    def apply_at_time(seconds: float) -> None:
        turn = seconds * pulses_per_second % 1.0
        low = ease_in_out_sine(2 * min(turn, 1 - turn))
        apply_strength(1.0 - round(low * PULSE_STRENGTH_STEPS) / PULSE_STRENGTH_STEPS)

    return EndlessAnimation(apply_at_time)
