"""Animations: delays, sequences and tweens, played on a timeline."""

from collections.abc import Callable

from game.scene.animation.easings import ease_linear

MAX_TWEEN_MS_WITH_REDUCED_MOTION = 120.0
LONGER_THAN_ANY_ANIMATION_MS = 3_600_000.0  # longer than any animation


class Animation:
    """The base of all animations: each is begun once, then advanced until it is `done`.

    `finish` may be called at any time and leads to the state that the animation would have reached
    at its end.
    """

    def __init__(self) -> None:
        self.begun = False
        self.done = False
        self.reduced = False  # reduced motion: no movement, only short fades

    def begin(self, *, reduces_motion: bool = False) -> None:
        """Start from the current state. With `reduces_motion` the animation shows only short fades
        instead of movement."""
        self.begun = True
        self.reduced = reduces_motion
        self.on_start()

    def advance_and_return_unused_ms(self, elapsed_ms: float) -> float:
        """Advance by `elapsed_ms`, and return how many ms are left over after the end; 0 while the
        animation is still running."""
        if self.done:
            return elapsed_ms
        if not self.begun:
            self.begin()
        return self.on_advance_return_unused_ms(elapsed_ms)

    def finish(self) -> None:
        """Begin if necessary and jump to the end state at once."""
        if self.done:
            return
        if not self.begun:
            self.begin(reduces_motion=self.reduced)
        self.jump_to_end()
        self.done = True

    def on_start(self) -> None:
        """Prepare the animation when it begins; the default does nothing, subclasses override
        it."""

    def on_advance_return_unused_ms(self, elapsed_ms: float) -> float:
        """Advance by `elapsed_ms`. When the end is reached, set `done` and return the ms left over;
        until then return 0."""
        raise NotImplementedError

    def jump_to_end(self) -> None:
        """Set the end state at once."""
        raise NotImplementedError


class CallAnimation(Animation):
    """Calls a function exactly once, whether it is played or skipped."""

    def __init__(self, function: Callable[[], None]) -> None:
        super().__init__()
        self._function = function

    def on_advance_return_unused_ms(self, elapsed_ms: float) -> float:
        """Call the function, set `done` and return all of `elapsed_ms`, since it takes no time."""
        self.jump_to_end()
        return elapsed_ms

    def jump_to_end(self) -> None:
        """Call the function."""
        self.done = True
        self._function()


class SequentialAnimation(Animation):
    """Plays animations one after another."""

    def __init__(self, *animations: Animation) -> None:
        super().__init__()
        self._parts = list(animations)

    def on_advance_return_unused_ms(self, elapsed_ms: float) -> float:
        """Advance the current animation by `elapsed_ms`; when it ends, begin the next one and pass
        it the ms left over."""
        while self._parts:
            part = self._parts[0]
            if not part.begun:
                part.begin(reduces_motion=self.reduced)
            elapsed_ms = part.advance_and_return_unused_ms(elapsed_ms)
            if not part.done:
                return 0.0
            self._parts.pop(0)
        self.done = True
        return elapsed_ms

    def jump_to_end(self) -> None:
        """Finish every part in order."""
        while self._parts:
            part = self._parts.pop(0)
            part.reduced = self.reduced
            part.finish()


class ParallelAnimation(Animation):
    """Plays animations side by side; it is done when the longest is."""

    def __init__(self, *animations: Animation) -> None:
        super().__init__()
        self._parts = list(animations)

    def on_start(self) -> None:
        """Begin all animations."""
        for part in self._parts:
            part.begin(reduces_motion=self.reduced)

    def on_advance_return_unused_ms(self, elapsed_ms: float) -> float:
        """Advance every animation; return 0 while any is running, and when all are done the
        smallest number of ms that one has left over."""
        left = [part.advance_and_return_unused_ms(elapsed_ms) for part in self._parts]
        self.done = all(part.done for part in self._parts)
        return min(left, default=elapsed_ms) if self.done else 0.0

    def jump_to_end(self) -> None:
        """Finish every animation in the order given."""
        for part in self._parts:
            part.finish()


def make_staggered_animation(interval_ms: float, *animations: Animation) -> Animation:
    """Return one animation that begins each of the parts `interval_ms` after the one before; they
    overlap."""
    return ParallelAnimation(
        *(
            SequentialAnimation(DelayAnimation(interval_ms * i), part)
            for i, part in enumerate(animations)
        )
    )


class SpeedScaledAnimation(Animation):
    """Plays another animation at `speed_factor` times its usual speed."""

    def __init__(self, animation: Animation, speed_factor: float) -> None:
        super().__init__()
        self._animation = animation
        self._speed_factor = speed_factor

    def on_start(self) -> None:
        """Begin the other animation."""
        self._animation.begin(reduces_motion=self.reduced)

    def on_advance_return_unused_ms(self, elapsed_ms: float) -> float:
        """Advance the other animation by `elapsed_ms` times the speed; return the ms left over."""
        left = self._animation.advance_and_return_unused_ms(elapsed_ms * self._speed_factor)
        self.done = self._animation.done
        return left / self._speed_factor

    def jump_to_end(self) -> None:
        """Finish the other animation."""
        self._animation.finish()


class Timeline:
    """Plays any number of animations side by side: finite ones, which end, and endless ones.

    `speed` is a factor for the speed of finite animations. With `reduced`, animations that start
    from then on show only short fades. `are_endless_animations_off` stops endless animations
    (pulses, smoke, waves) and leaves the others alone.
    """

    def __init__(self) -> None:
        self.speed = 1.0
        self.reduced = False
        self.are_endless_animations_off = False
        self.reading_gate: ReadingGate | None = (
            None  # set while a text is open that waits for its reader
        )
        self._finite_animations: list[Animation] = []
        self._endless_animations: list[Animation] = []

    @property
    def is_playing(self) -> bool:
        """Whether a finite animation is playing, so that frames must be drawn at the window's
        full rate."""
        return bool(self._finite_animations)

    @property
    def has_endless_animation(self) -> bool:
        """Whether an endless animation is playing, which needs a new frame now and then; False
        under reduced motion and while endless animations are off."""
        return bool(self._endless_animations) and not (
            self.reduced or self.are_endless_animations_off
        )

    def play(self, animation: Animation) -> None:
        """Begin a finite animation, in addition to those that are already playing."""
        animation.begin(reduces_motion=self.reduced)
        self._finite_animations.append(animation)

    def play_endless(self, animation: Animation) -> None:
        """Begin an endless animation and show its first state; `finish_all` does not end it."""
        animation.begin(reduces_motion=self.reduced)
        animation.advance_and_return_unused_ms(0.0)
        self._endless_animations.append(animation)

    def end_endless(self, animation: Animation) -> None:
        """End an endless animation, if it is playing, in its rest state."""
        if animation in self._endless_animations:
            self._endless_animations.remove(animation)
            animation.finish()

    def advance(self, elapsed_ms: float) -> None:
        """Advance the finite animations by `elapsed_ms` times `speed` and remove those that are
        done; advance the endless ones by `elapsed_ms`."""
        for animation in list(self._finite_animations):
            animation.advance_and_return_unused_ms(elapsed_ms * self.speed)
        self.advance_endless(elapsed_ms)
        self._finite_animations = [
            animation for animation in self._finite_animations if not animation.done
        ]

    def advance_endless(self, elapsed_ms: float) -> None:
        """Advance only the endless animations; do nothing under reduced motion or while they are
        off."""
        if self.has_endless_animation:
            for animation in list(self._endless_animations):
                animation.advance_and_return_unused_ms(elapsed_ms)

    def skip_to_reading_pause(self) -> bool:
        """If texts wait for their reader, skip the finite animations up to the next reading pause,
        or to their end if there is none, and return whether a pause was reached. Otherwise do
        nothing and return False."""
        if self.reading_gate is None or not self.reading_gate.waits_for_reader:
            return False
        for animation in list(self._finite_animations):
            animation.advance_and_return_unused_ms(LONGER_THAN_ANY_ANIMATION_MS)
        self._finite_animations = [
            animation for animation in self._finite_animations if not animation.done
        ]
        return self.reading_gate.current_pause is not None

    def finish_all(self) -> None:
        """Finish all finite animations, including those that they start when they end."""
        while self._finite_animations:
            now, self._finite_animations = self._finite_animations, []
            for animation in now:
                animation.finish()


Easing = Callable[[float], float]


class Tween(Animation):
    """Calls `apply_value` with a number that goes from the first to the second value of
    `start_and_end` in `duration_ms`; the last call gets exactly the second value.

    Under reduced motion a tween with `is_instant_when_motion_reduced` is instant; other tweens
    (fades) take at most 120 ms.
    """

    def __init__(
        self,
        apply_value: Callable[[float], None],
        start_and_end: tuple[float, float],
        duration_ms: float,
        ease: Easing = ease_linear,
        *,
        is_instant_when_motion_reduced: bool = False,
    ) -> None:
        super().__init__()
        self._apply = apply_value
        self._start, self._end = start_and_end
        self._ms = duration_ms
        self._ease = ease
        self._is_instant_when_reduced = is_instant_when_motion_reduced
        self._elapsed_ms = 0.0

    def on_start(self) -> None:
        """Shorten the duration under reduced motion."""
        if self.reduced:
            self._ms = (
                0.0
                if self._is_instant_when_reduced
                else min(self._ms, MAX_TWEEN_MS_WITH_REDUCED_MOTION)
            )

    def on_advance_return_unused_ms(self, elapsed_ms: float) -> float:
        """Call `apply_value` with the number for the current time. When the end is reached, set
        `done` and return the ms left over; until then return 0."""
        self._elapsed_ms += elapsed_ms
        if self._elapsed_ms >= self._ms:
            self.jump_to_end()
            self.done = True
            return self._elapsed_ms - self._ms
        share = self._ease(self._elapsed_ms / self._ms)
        self._apply(self._start + (self._end - self._start) * share)
        return 0.0

    def jump_to_end(self) -> None:
        """Call `apply_value` with the last number."""
        self._apply(self._end)


class DelayAnimation(Tween):
    """Waits for `duration_ms`; under reduced motion at most 120 ms."""

    def __init__(self, duration_ms: float) -> None:
        super().__init__(lambda share: None, (0.0, 0.0), duration_ms)


class ReadingGate:
    """Keeps a text open until its reader has read it.

    While `waits_for_reader` is true, a reading pause lasts until `end_pause` is called; otherwise
    until its time is over.
    """

    def __init__(self) -> None:
        self.waits_for_reader = False
        self.current_pause: ReadingPause | None = None

    def end_pause(self) -> bool:
        """End the reading pause that waits for the reader; return whether there was one."""
        reading, self.current_pause = self.current_pause, None
        if reading is None or not self.waits_for_reader:
            return False
        reading.finish()
        return True


class ReadingPause(DelayAnimation):
    """A pause for reading: it takes `duration_ms`, or lasts until `end_pause` while the gate
    waits for the reader."""

    def __init__(self, gate: ReadingGate, duration_ms: float) -> None:
        super().__init__(duration_ms)
        self._gate = gate

    def on_advance_return_unused_ms(self, elapsed_ms: float) -> float:
        """While the gate waits for the reader, register this pause with it and return 0;
        otherwise let the time pass as in `DelayAnimation`."""
        if not self._gate.waits_for_reader:
            return super().on_advance_return_unused_ms(elapsed_ms)
        self._gate.current_pause = self
        return 0.0

    def jump_to_end(self) -> None:
        """End the pause, and remove it from the gate."""
        if self._gate.current_pause is self:
            self._gate.current_pause = None
        super().jump_to_end()
