"""Animation: anything that takes time, with the blocks for waiting, calling and combining."""

from collections.abc import Callable

REDUCED_MS = 120.0


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
        self.begun, self.reduced = True, reduced
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


class Delay(Animation):
    """Nothing happens for `ms`; under reduced motion not longer than 120 ms."""

    def __init__(self, ms: float) -> None:
        super().__init__()
        self._left = ms

    def started(self) -> None:
        """Shorten under reduced motion."""
        if self.reduced:
            self._left = min(self._left, REDUCED_MS)

    def run(self, ms: float) -> float:
        """Wait."""
        self._left -= ms
        if self._left > 0:
            return 0.0
        self.done = True
        return -self._left

    def jump(self) -> None:
        """Nothing to do."""


class Call(Animation):
    """Calls a function exactly once, whether it is played or jumped over."""

    def __init__(self, function: Callable[[], None]) -> None:
        super().__init__()
        self._function = function

    def run(self, ms: float) -> float:
        """Call; takes no time."""
        self.done = True
        self._function()
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
        self._inner, self._speed = inner, speed

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
