"""Animations: waiting, sequences and tweens, played on a timeline."""

from collections.abc import Callable

from game.scene.animation.easings import linear

REDUCED_MS = 120.0
LONGEST_MS = 3_600_000.0  # no scene takes longer


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


Easing = Callable[[float], float]


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
