"""Tweens: numbers that glide, and the movements of nodes made from them."""

from collections.abc import Callable
from math import pi, sin

from game.scene.animation import REDUCED_MS, Animation
from game.scene.easing import Easing, in_out_sine, linear, out_cubic, out_quad
from game.scene.node import Node
from game.scene.units import Point

BREATH_STEPS = 24


class Tween(Animation):
    """Calls `apply` with a number that goes from `start` to `end` in `ms`, and with exactly `end`
    at last.

    `travels`: under reduced motion it takes no time; other tweens (fades) at most 120 ms.
    """

    def __init__(
        self,
        apply: Callable[[float], None],
        span: tuple[float, float],
        ms: float,
        ease: Easing = linear,
        *,
        travels: bool = False,
    ) -> None:
        super().__init__()
        self._apply = apply
        self._start, self._end = span
        self._ms = ms
        self._ease = ease
        self._travels = travels
        self._passed = 0.0

    def started(self) -> None:
        """Shorten under reduced motion."""
        if self.reduced:
            self._ms = 0.0 if self._travels else min(self._ms, REDUCED_MS)

    def run(self, ms: float) -> float:
        """Apply the number for this moment."""
        self._passed += ms
        if self._passed >= self._ms:
            self.jump()
            self.done = True
            return self._passed - self._ms
        share = self._ease(self._passed / self._ms)
        self._apply(self._start + (self._end - self._start) * share)
        return 0.0

    def jump(self) -> None:
        """Apply the end."""
        self._apply(self._end)


class _FromHere(Tween):
    """A tween over the share 0 to 1 that first remembers where its node is."""

    def __init__(
        self, node: Node, paint: "Callable[[_Here, float], None]", ms: float, ease: Easing
    ) -> None:
        self._here = _Here(node)
        super().__init__(lambda share: paint(self._here, share), (0.0, 1.0), ms, ease, travels=True)

    def started(self) -> None:
        super().started()
        self._here.remember()


class _Here:
    """A node and where it was when its animation began."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.remember()

    def remember(self) -> None:
        self.x, self.y, self.scale, self.alpha = (
            self.node.x,
            self.node.y,
            self.node.scale,
            self.node.alpha,
        )


def between(start: float, end: float, share: float) -> float:
    """The number at `share` of the way; exactly `end` at 1."""
    return end if share == 1.0 else start + (end - start) * share


def move(node: Node, to: Point, ms: float, ease: Easing = out_cubic) -> Tween:
    """Glide a node from wherever it is to a place."""

    def place(here: _Here, share: float) -> None:
        node.x, node.y = between(here.x, to[0], share), between(here.y, to[1], share)

    return _FromHere(node, place, ms, ease)


def arc(node: Node, to: Point, height: float, ms: float, ease: Easing = out_cubic) -> Tween:
    """Throw a node to a place over a bow `height` u high."""

    def place(here: _Here, share: float) -> None:
        lift = 0.0 if share == 1.0 else height * sin(pi * share)
        node.x, node.y = between(here.x, to[0], share), between(here.y, to[1], share) - lift

    return _FromHere(node, place, ms, ease)


def grow(node: Node, to: float, ms: float, ease: Easing = out_quad) -> Tween:
    """Change a node's scale."""

    def place(here: _Here, share: float) -> None:
        node.scale = between(here.scale, to, share)

    return _FromHere(node, place, ms, ease)


def fade(node: Node, to: float, ms: float, ease: Easing = linear) -> Tween:
    """Change a node's opacity; allowed under reduced motion, but short."""

    def place(here: _Here, share: float) -> None:
        node.alpha = between(here.alpha, to, share)

    tween = _FromHere(node, place, ms, ease)
    tween._travels = False
    return tween


class Breath(Animation):
    """Never ends: calls `apply` with a number that swells between 0 and 1, `hertz` times a second.

    Under reduced motion, and when finished, it rests at 1.
    """

    def __init__(self, apply: Callable[[float], None], hertz: float) -> None:
        super().__init__()
        self._apply, self._hertz, self._passed = apply, hertz, 0.0

    def run(self, ms: float) -> float:
        """Apply the number for this moment, in few steps so that pictures can be remembered."""
        if self.reduced:
            self._apply(1.0)
            return 0.0
        self._passed += ms
        turn = self._passed / 1000 * self._hertz % 1.0
        swell = in_out_sine(2 * min(turn, 1 - turn))
        self._apply(1.0 - round(swell * BREATH_STEPS) / BREATH_STEPS)
        return 0.0

    def jump(self) -> None:
        """Rest."""
        self._apply(1.0)


class Passing(Animation):
    """Never ends: calls `apply` with the seconds passed since its beginning.

    Under reduced motion, and when finished, it rests at 0.
    """

    def __init__(self, apply: Callable[[float], None]) -> None:
        super().__init__()
        self._apply, self._passed = apply, 0.0

    def run(self, ms: float) -> float:
        """Tell the time."""
        if not self.reduced:
            self._passed += ms
        self._apply(self._passed / 1000)
        return 0.0

    def jump(self) -> None:
        """Rest."""
        self._apply(0.0)
