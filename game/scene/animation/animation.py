"""Animations: waiting, tweens of numbers and nodes with their easings, played on a timeline."""

from collections.abc import Callable
from math import cos, pi, sin

from game.scene.nodes.node import Node
from game.scene.stage.placing import Point

REDUCED_MS = 120.0
OVERSHOOT = 1.70158
LONGEST_MS = 3_600_000.0  # no scene takes longer

BREATH_STEPS = 24


class Animation:
    """Begins once, then is advanced until it is done.

    At any moment `finish` leaves the same end as a full run.
    """

    def __init__(self) -> None:
        self.begun = False
        self.done = False
        self.reduced = False  # reduced motion: no travelling, only short fades

    def begin(self, *, reduced: bool = False) -> None:
        """Read the present state as the start."""
        self.begun = True
        self.reduced = reduced
        self.started()

    def advance(self, ms: float) -> float:
        """Let `ms` pass; returns the ms left over after the end, 0 while it is still running."""
        if self.done:
            return ms
        if not self.begun:
            self.begin()
        return self.run(ms)

    def finish(self) -> None:
        """Jump to the end at once."""
        if self.done:
            return
        if not self.begun:
            self.begin(reduced=self.reduced)
        self.jump()
        self.done = True

    # ---- for the kinds of animation

    def started(self) -> None:
        """Called once at the beginning."""

    def run(self, ms: float) -> float:
        """Do `ms` of work; set `done` at the end and return what is left over."""
        raise NotImplementedError

    def jump(self) -> None:
        """Go to the end state from wherever it is."""
        raise NotImplementedError


class Call(Animation):
    """Calls a function exactly once, whether it is played or jumped over."""

    def __init__(self, function: Callable[[], None]) -> None:
        super().__init__()
        self._function = function

    def run(self, ms: float) -> float:
        """Call; takes no time."""
        self.jump()
        return ms

    def jump(self) -> None:
        """Call."""
        self.done = True
        self._function()


class Sequence(Animation):
    """One after the other."""

    def __init__(self, *parts: Animation) -> None:
        super().__init__()
        self._parts = list(parts)

    def run(self, ms: float) -> float:
        """Hand what one part leaves over to the next."""
        while self._parts:
            part = self._parts[0]
            if not part.begun:
                part.begin(reduced=self.reduced)
            ms = part.advance(ms)
            if not part.done:
                return 0.0
            self._parts.pop(0)
        self.done = True
        return ms

    def jump(self) -> None:
        """Finish every part in order."""
        while self._parts:
            part = self._parts.pop(0)
            part.reduced = self.reduced
            part.finish()


class Parallel(Animation):
    """All at once; done when the longest is."""

    def __init__(self, *parts: Animation) -> None:
        super().__init__()
        self._parts = list(parts)

    def started(self) -> None:
        """Begin all parts."""
        for part in self._parts:
            part.begin(reduced=self.reduced)

    def run(self, ms: float) -> float:
        """Advance every part; the smallest remainder is left over."""
        left = [part.advance(ms) for part in self._parts]
        self.done = all(part.done for part in self._parts)
        return min(left, default=ms) if self.done else 0.0

    def jump(self) -> None:
        """Finish every part in the order given."""
        for part in self._parts:
            part.finish()


def stagger(ms: float, *parts: Animation) -> Animation:
    """The parts together, each beginning `ms` after the one before."""
    return Parallel(*(Sequence(Delay(ms * i), part) for i, part in enumerate(parts)))


class Paced(Animation):
    """Plays another animation so many times as fast."""

    def __init__(self, inner: Animation, speed: float) -> None:
        super().__init__()
        self._inner = inner
        self._speed = speed

    def started(self) -> None:
        """Begin the other one."""
        self._inner.begin(reduced=self.reduced)

    def run(self, ms: float) -> float:
        """Let the other one do the work."""
        left = self._inner.advance(ms * self._speed)
        self.done = self._inner.done
        return left / self._speed

    def jump(self) -> None:
        """Finish the other one."""
        self._inner.finish()


class Timeline:
    """What plays together.

    `speed` 2 is twice as fast; `reduced` allows only short fades, from the next `play` on.
    `still` stops what never ends (breaths, smoke, waves) and leaves the rest alone.
    """

    def __init__(self) -> None:
        self.speed = 1.0
        self.reduced = False
        self.still = False
        self.gate: ReadingGate | None = None  # what a reader has to let pass
        self._running: list[Animation] = []
        self._lasting: list[Animation] = []

    @property
    def busy(self) -> bool:
        """Whether something that will end is playing: frames must come at the window's rate."""
        return bool(self._running)

    @property
    def stirring(self) -> bool:
        """Whether something that never ends would look different after a while."""
        return bool(self._lasting) and not (self.reduced or self.still)

    def play(self, animation: Animation) -> None:
        """Start an animation beside those already playing."""
        animation.begin(reduced=self.reduced)
        self._running.append(animation)

    def keep(self, animation: Animation) -> None:
        """Start one that never ends by itself, like a breath; `finish` leaves it alone."""
        animation.begin(reduced=self.reduced)
        animation.advance(0.0)
        self._lasting.append(animation)

    def drop(self, animation: Animation) -> None:
        """End a kept animation at its rest."""
        if animation in self._lasting:
            self._lasting.remove(animation)
            animation.finish()

    def advance(self, ms: float) -> None:
        """Let `ms` of real time pass."""
        for animation in list(self._running):
            animation.advance(ms * self.speed)
        self.stir(ms)
        self._running = [animation for animation in self._running if not animation.done]

    def stir(self, ms: float) -> None:
        """Let time pass for what never ends, and for nothing else."""
        if self.stirring:
            for animation in list(self._lasting):
                animation.advance(ms)

    def reach_reading(self) -> bool:
        """Bring everything forward at once to what is to be read; False where nothing waits to be
        read any more.
        """
        if self.gate is None or not self.gate.waits:
            return False
        for animation in list(self._running):
            animation.advance(LONGEST_MS)
        self._running = [animation for animation in self._running if not animation.done]
        return self.gate.reading is not None

    def finish(self) -> None:
        """Bring everything to its end at once, including what the ending animations start."""
        while self._running:
            now, self._running = self._running, []
            for animation in now:
                animation.finish()


# Easings: how far a movement is (0 to 1, some overshoot) after a share of its time.

Easing = Callable[[float], float]


def linear(share: float) -> float:
    """Constant speed."""
    return share


def out_quad(share: float) -> float:
    """Ends slowly."""
    return 1 - (1 - share) ** 2


def in_cubic(share: float) -> float:
    """Starts very slowly."""
    return share**3


def out_cubic(share: float) -> float:
    """Ends very slowly."""
    return 1 - (1 - share) ** 3


def in_out_sine(share: float) -> float:
    """Starts and ends gently."""
    return (1 - cos(pi * share)) / 2


def out_back(share: float) -> float:
    """Goes a little too far and comes back."""
    rest = share - 1
    return 1 + (OVERSHOOT + 1) * rest**3 + OVERSHOOT * rest * rest


# Tweens: numbers that glide, and the movements of nodes made from them.


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


class Delay(Tween):
    """Nothing happens for `ms`; under reduced motion not longer than 120 ms."""

    def __init__(self, ms: float) -> None:
        super().__init__(lambda share: None, (0.0, 0.0), ms)


class ReadingGate:
    """What holds something open that is to be read. While it `waits`, a reading lasts until
    `read_on` is called; else it lasts as long as the animation says.
    """

    def __init__(self) -> None:
        self.waits = False
        self.reading: ReadingPause | None = None

    def read_on(self) -> bool:
        """End what is being read; return whether anything was."""
        reading, self.reading = self.reading, None
        if reading is None or not self.waits:
            return False
        reading.finish()
        return True


class ReadingPause(Delay):
    """Something is read for `ms`, or for as long as its gate waits."""

    def __init__(self, gate: ReadingGate, ms: float) -> None:
        super().__init__(ms)
        self._gate = gate

    def run(self, ms: float) -> float:
        """Wait for the reader, or let the time pass."""
        if not self._gate.waits:
            return super().run(ms)
        self._gate.reading = self
        return 0.0

    def jump(self) -> None:
        """Nobody reads any more."""
        if self._gate.reading is self:
            self._gate.reading = None
        super().jump()


class _FromHere(Tween):
    """Glides some numbers of a node to their `ends`, over a bow `height` u high."""

    def __init__(  # noqa: PLR0913  (two of them by keyword)
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
