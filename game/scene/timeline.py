"""Timeline: plays animations at the player's speed and can finish them all at once."""

from game.scene.animation import Animation


class Timeline:
    """What plays together.

    `speed` 2 is twice as fast; `reduced` allows only short fades, from the next `play` on.
    `still` stops what never ends (breaths, smoke, waves) and leaves the rest alone.
    """

    def __init__(self) -> None:
        self.speed = 1.0
        self.reduced = False
        self.still = False
        self._running: list[Animation] = []
        self._lasting: list[Animation] = []

    @property
    def busy(self) -> bool:
        """Whether something that will end is playing."""
        return bool(self._running)

    @property
    def moving(self) -> bool:
        """Whether frames must follow one another at the window's full rate."""
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

    def finish(self) -> None:
        """Bring everything to its end at once, including what the ending animations start."""
        while self._running:
            now, self._running = self._running, []
            for animation in now:
                animation.finish()
