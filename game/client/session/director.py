"""The director: animates on the table what one seat saw, step after step."""

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.engine.events import Event
from game.engine.rules import State
from game.match.feed import FeedEntry
from game.scene.animation.animation import Timeline
from game.table_protocol import Table

AT_ONCE_TO_READ: Final = math.inf
"""The speed of scenes that take no time but for what is to be read."""
BUDGET_SECONDS: Final = 0.006  # for so long work that can wait may go on in a frame


@dataclass(frozen=True, slots=True)
class ObservedStep:
    """One step as one seat saw it, with the events still to be written in the journal."""

    seen: FeedEntry
    seat: int
    lines: tuple[Event, ...] = ()


class Director:
    """Owns the queue of steps of one table; the match continues without waiting for it.

    `speed_of` returns a step's animation speed, None for no animation; `rest_after` the ms it then
    stays. `played` is called after each step, when the table must look exactly as if it had been
    drawn from the step's view. While `hold` returns True no other step begins.
    """

    def __init__(
        self,
        table: Table,
        speed_of: Callable[[FeedEntry], float | None],
        played: Callable[[ObservedStep], None],
    ) -> None:
        self.table = table
        self._speed_of = speed_of
        self._played = played
        self.hold: Callable[[], bool] = lambda: False
        self.rest_after: Callable[[FeedEntry], float] = lambda seen: 0.0
        self._rest_ms = 0.0
        self._queue: deque[ObservedStep] = deque()
        self._running: Timeline | None = None
        self._scene: ObservedStep | None = None
        self._joined: list[ObservedStep] = []  # what the scene shows besides, in the same motion

    @property
    def is_busy(self) -> bool:
        """Whether a step is playing or queued."""
        return self.is_playing or bool(self._queue)

    @property
    def has_more(self) -> bool:
        """Whether steps are queued behind the one that is playing."""
        return bool(self._queue)

    @property
    def is_reading(self) -> bool:
        """Whether something is open until the person closes it."""
        gate = self._running.gate if self._running is not None else None
        return gate is not None and gate.waits and gate.reading is not None

    @property
    def next_step(self) -> int | None:
        """The first step that is not fully shown, None if the table is up to date."""
        coming = self._scene or (self._queue[0] if self._queue else None)
        return coming.seen.step if coming is not None else None

    @property
    def is_playing(self) -> bool:
        """Whether a step is being animated, or stays visible after it."""
        return self._running is not None or self._rest_ms > 0

    def show(self, view: State, seat: int) -> None:
        """Clear the queue and draw the table from a view."""
        self._queue.clear()
        self._running = self._scene = None
        self._joined = []
        self._rest_ms = 0.0
        self.table.show(view, seat)

    def add(self, scene: ObservedStep) -> None:
        """Append a step to the queue."""
        self._queue.append(scene)

    def advance(self, ms: float, in_time: Callable[[], bool]) -> None:
        """Let `ms` pass; steps without animation follow one another while `in_time()` is true."""
        if self._running is not None:
            self._running.advance(ms)
            if not self._running.busy:
                self._end_scene()
        elif self._rest_ms > 0:
            self._rest_ms = max(self._rest_ms - ms, 0.0)
        while not self.is_playing and self._queue and not self.hold() and in_time():
            self._begin_scene(speed=self._speed_of(self._queue[0].seen))

    def finish_scene(self) -> None:
        """Finish the running step at once, or close what is open for reading."""
        gate = self._running.gate if self._running is not None else None
        if gate is None or not gate.end_pause():
            self._finish_or_stop_at_reading()

    def skip(self) -> None:
        """Show the last queued step at once, or the first that has to be read."""
        self._finish_or_stop_at_reading()
        while self._queue and self._running is None:
            self._begin_scene(speed=AT_ONCE_TO_READ)
            self._rest_ms = 0.0

    def _finish_or_stop_at_reading(self) -> None:
        """Finish the running step, or stop at what has to be read."""
        if self._running is None or not self._running.skip_to_reading_pause():
            self._finish_running()
        self._rest_ms = 0.0

    def _finish_running(self) -> None:
        if self._running is not None:
            self._running.finish()
            self._end_scene()
        self._rest_ms = 0.0

    def finish_all(self) -> None:
        """Show the last queued step at once."""
        self._finish_running()
        while self._queue:
            self._begin_scene(speed=None)
            self._rest_ms = 0.0

    def _begin_scene(self, *, speed: float | None) -> None:
        scene = self._scene = self._queue.popleft()
        seen = scene.seen
        seat = scene.seat
        if seen.undone:
            self.table.cut_journal(seen.step)
            self.table.show(seen.view, seat)
            self._end_scene()
            return
        events = seen.events + self._events_with_joined_steps(scene)
        shown = self._joined[-1].seen.view if self._joined else seen.view
        timeline = self._running = self.table.animate(events, shown, seat)
        if speed is None:
            timeline.finish()
        elif speed == AT_ONCE_TO_READ:
            if not timeline.skip_to_reading_pause():
                timeline.finish()
        else:
            timeline.speed = speed
        if not timeline.busy:
            self._end_scene()

    def _events_with_joined_steps(self, scene: ObservedStep) -> tuple[Event, ...]:
        """Remove the steps from the queue that are animated together with this one, and return all
        events."""
        events: tuple[Event, ...] = ()
        while self._queue:
            following = self._queue[0]
            seen = following.seen
            more = following.seen.events
            if seen.undone or following.seat != scene.seat:
                break
            if not self.table.joins_animation(scene.seen.events, more):
                break
            events += more
            self._joined.append(self._queue.popleft())
        return events

    def _end_scene(self) -> None:
        scene, self._scene, self._running = self._scene, None, None
        if scene is None:
            return
        scenes, self._joined = (scene, *self._joined), []
        for each in scenes:
            if each.lines:
                self.table.add_to_journal(each.lines, each.seat, each.seen.step)
        self._rest_ms = self.rest_after(scene.seen) if scene.lines else 0.0
        for each in scenes:
            self._played(each)
