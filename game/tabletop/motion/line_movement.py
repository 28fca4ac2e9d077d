"""Animations that move a node along a line of points at constant speed."""

from collections.abc import Sequence
from itertools import pairwise
from math import dist

from game.scene.animation.animation import Easing, Tween
from game.scene.animation.easings import ease_in_out_sine
from game.scene.animation.node_animations import interpolate
from game.scene.nodes.node import Node
from game.tabletop.motion.flights import Point


def line_movement_animation(
    node: Node, points: Sequence[Point], duration_ms: float, ease: Easing = ease_in_out_sine
) -> Tween:
    """Return the animation that moves a node along the line `points` in `duration_ms`, ending
    exactly at its last point."""

    def place(progress_share: float) -> None:
        node.x, node.y = point_at_share_of_line(points, progress_share)

    return Tween(place, (0.0, 1.0), duration_ms, ease, is_instant_when_motion_reduced=True)


def point_at_share_of_line(points: Sequence[Point], share: float) -> Point:
    """Return the point at a share, 0 to 1, of the length of a line."""
    left = sum(dist(a, b) for a, b in pairwise(points)) * share
    if share >= 1.0:
        return points[-1]
    for start, end in pairwise(points):
        length = dist(start, end)
        if left < length:
            part = left / length
            return interpolate(start[0], end[0], part), interpolate(start[1], end[1], part)
        left -= length
    return points[-1]
