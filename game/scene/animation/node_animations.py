"""Animations of nodes made from tweens: move, arc, grow, fade and breathe."""

from collections.abc import Callable
from math import pi, sin

from game.scene.animation.animation import Animation, Easing, Tween
from game.scene.animation.easings import in_out_sine, linear, out_cubic, out_quad
from game.scene.nodes.node import Node
from game.scene.stage.placing import Point

BREATH_STEPS = 24


class _FromHere(Tween):
    """Glides some numbers of a node to their `ends`, over a bow `height` u high."""

    def __init__(
        self,
        node: Node,
        ends: dict[str, float],
        ms: float,
        ease: Easing,
        *,
        height: float = 0.0,
        travels: bool = True,
    ) -> None:
        super().__init__(self._place, (0.0, 1.0), ms, ease, travels=travels)
        self._node = node
        self._ends = ends
        self._height = height
        self._starts: dict[str, float] = {}

    def started(self) -> None:
        super().started()
        self._starts = {name: getattr(self._node, name) for name in self._ends}

    def _place(self, share: float) -> None:
        for name, end in self._ends.items():
            setattr(self._node, name, between(self._starts[name], end, share))
        if self._height and share != 1.0:
            self._node.y -= self._height * sin(pi * share)


def between(start: float, end: float, share: float) -> float:
    """The number at `share` of the way; exactly `end` at 1."""
    return end if share == 1.0 else start + (end - start) * share


def move(node: Node, to: Point, ms: float, ease: Easing = out_cubic) -> Tween:
    """Glide a node from wherever it is to a place."""
    return _FromHere(node, {"x": to[0], "y": to[1]}, ms, ease)


def arc(node: Node, to: Point, height: float, ms: float, ease: Easing = out_cubic) -> Tween:
    """Throw a node to a place over a bow `height` u high."""
    return _FromHere(node, {"x": to[0], "y": to[1]}, ms, ease, height=height)


def grow(node: Node, to: float, ms: float, ease: Easing = out_quad) -> Tween:
    """Change a node's scale."""
    return _FromHere(node, {"scale": to}, ms, ease)


def fade(node: Node, to: float, ms: float) -> Tween:
    """Change a node's opacity; allowed under reduced motion, but short."""
    return _FromHere(node, {"alpha": to}, ms, linear, travels=False)


class Passing(Animation):
    """Never ends: calls `apply` with the seconds passed since its beginning.

    Under reduced motion, and when finished, it rests at 0.
    """

    def __init__(self, apply: Callable[[float], None]) -> None:
        super().__init__()
        self._apply = apply
        self._passed = 0.0

    def run(self, ms: float) -> float:
        """Tell the time."""
        if not self.reduced:
            self._passed += ms
        self._apply(self._passed / 1000)
        return 0.0

    def jump(self) -> None:
        """Rest."""
        self._apply(0.0)


def breath(apply: Callable[[float], None], hertz: float) -> Passing:
    """Call `apply` with a number that swells between 0 and 1, `hertz` times a second, in few steps
    so that pictures can be remembered; at rest it is 1.
    """

    def swell(seconds: float) -> None:
        turn = seconds * hertz % 1.0
        low = in_out_sine(2 * min(turn, 1 - turn))
        apply(1.0 - round(low * BREATH_STEPS) / BREATH_STEPS)

    return Passing(swell)
