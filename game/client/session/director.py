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

SPEED_PAUSING_ONLY_FOR_READING: Final = math.inf
"""The speed at which steps take no time, except for pauses for reading."""
FRAME_BUDGET_SECONDS: Final = 0.006  # for so long work that can wait may go on in a frame


@dataclass(frozen=True, slots=True)
class ObservedStep:
    """One step as a seat saw it, and the events to be written in the journal when it is
    animated."""

    feed_entry: FeedEntry
    seat: int
    journal_events: tuple[Event, ...] = ()


class Director:
    """Animates the steps of one table one after the other; the match continues without waiting for
    it.

    `speed_of` returns the factor of a step's animation speed, None for no animation;
    `rest_ms_after` returns the ms for which the step then stays visible. `on_step_played` is called
    after each step, when the table looks exactly as if it had been drawn from the step's view.
    While `is_held` returns True no new step begins.
    """

    def __init__(
        self,
        table: Table,
        speed_of: Callable[[FeedEntry], float | None],
        on_step_played: Callable[[ObservedStep], None],
    ) -> None:
        self.table = table
        self._animation_speed_of = speed_of
        self._on_step_shown = on_step_played
        self.is_held: Callable[[], bool] = lambda: False
        self.rest_ms_after: Callable[[FeedEntry], float] = lambda seen: 0.0
        self._rest_ms = 0.0
        self._queued_steps: deque[ObservedStep] = deque()
        self._running_timeline: Timeline | None = None
        self._running_step: ObservedStep | None = None
        # what the scene shows besides, in the same motion
        self._joined_steps: list[ObservedStep] = []

    @property
    def is_busy(self) -> bool:
        """Whether a step is being animated, stays visible or is queued."""
        return self.is_step_animated_or_visible or bool(self._queued_steps)

    @property
    def has_queued_steps(self) -> bool:
        """Whether steps are queued behind the one that is playing."""
        return bool(self._queued_steps)

    @property
    def is_waiting_for_reader(self) -> bool:
        """Whether the running animation has stopped at something to read, until the person
        closes it."""
        gate = self._running_timeline.reading_gate if self._running_timeline is not None else None
        return gate is not None and gate.waits_for_reader and gate.current_pause is not None

    @property
    def first_unshown_step_number(self) -> int | None:
        """The first step that is not fully shown, None if the table is up to date."""
        coming = self._running_step or (self._queued_steps[0] if self._queued_steps else None)
        return coming.feed_entry.step_count if coming is not None else None

    @property
    def running_step(self) -> ObservedStep | None:
        """The step that is being animated, None for none."""
        return self._running_step

    @property
    def is_animating(self) -> bool:
        """Whether a step is being animated; after that it may stay visible for a moment."""
        return self._running_timeline is not None

    @property
    def is_step_animated_or_visible(self) -> bool:
        """Whether a step is being animated, or stays visible after it."""
        return self._running_timeline is not None or self._rest_ms > 0

    def clear_and_show_view(self, view: State, seat: int) -> None:
        """Drop the running and all queued steps, and draw the table from a view."""
        self._queued_steps.clear()
        self._running_timeline = self._running_step = None
        self._joined_steps = []
        self._rest_ms = 0.0
        self.table.show_view(view, seat)

    def queue_step(self, observed_step: ObservedStep) -> None:
        """Append a step to the queue."""
        self._queued_steps.append(observed_step)

    def advance_time(self, elapsed_ms: float, has_time_left: Callable[[], bool]) -> None:
        """Advance the animation by `elapsed_ms`, and begin queued steps when it has ended; several
        steps without animation follow one another while `has_time_left()` is True."""
        if self._running_timeline is not None:
            self._running_timeline.advance(elapsed_ms)
            if not self._running_timeline.is_playing:
                self._end_running_step()
        elif self._rest_ms > 0:
            self._rest_ms = max(self._rest_ms - elapsed_ms, 0.0)
        while (
            not self.is_step_animated_or_visible
            and self._queued_steps
            and not self.is_held()
            and has_time_left()
        ):
            self._begin_next_step(speed=self._animation_speed_of(self._queued_steps[0].feed_entry))

    def finish_step_or_close_reading(self) -> None:
        """If something is open for reading, close it; else finish the running step at once, or
        stop where it opens something to read."""
        gate = self._running_timeline.reading_gate if self._running_timeline is not None else None
        if gate is None or not gate.end_pause():
            self._finish_or_stop_at_reading()

    def skip_to_end_or_reading(self) -> None:
        """Finish all queued steps at once, but stop at the first one that opens something to
        read."""
        self._finish_or_stop_at_reading()
        while self._queued_steps and self._running_timeline is None:
            self._begin_next_step(speed=SPEED_PAUSING_ONLY_FOR_READING)
            self._rest_ms = 0.0

    def _finish_or_stop_at_reading(self) -> None:
        """Finish the running step at once, or advance it to where it opens something to read."""
        if self._running_timeline is None or not self._running_timeline.skip_to_reading_pause():
            self._finish_running_step()
        self._rest_ms = 0.0

    def _finish_running_step(self) -> None:
        if self._running_timeline is not None:
            self._running_timeline.finish_all()
            self._end_running_step()
        self._rest_ms = 0.0

    def finish_all_steps(self) -> None:
        """Finish the running and all queued steps at once."""
        self._finish_running_step()
        while self._queued_steps:
            self._begin_next_step(speed=None)
            self._rest_ms = 0.0

    def _begin_next_step(self, *, speed: float | None) -> None:
        scene = self._running_step = self._queued_steps.popleft()
        seen = scene.feed_entry
        seat = scene.seat
        if seen.is_undo:
            self.table.remove_later_journal_lines(seen.step_count)
            self.table.show_view(seen.view, seat)
            self._end_running_step()
            return
        events = seen.events + self._pop_joined_step_events(scene)
        shown = self._joined_steps[-1].feed_entry.view if self._joined_steps else seen.view
        timeline = self._running_timeline = self.table.prepare_step_animation(events, shown, seat)
        if speed is None:
            timeline.finish_all()
        elif speed == SPEED_PAUSING_ONLY_FOR_READING:
            if not timeline.skip_to_reading_pause():
                timeline.finish_all()
        else:
            timeline.speed = speed
        if not timeline.is_playing:
            self._end_running_step()

    def _pop_joined_step_events(self, observed_step: ObservedStep) -> tuple[Event, ...]:
        """Remove from the queue the steps that are animated together with `observed_step`, and
        return all their events."""
        events: tuple[Event, ...] = ()
        while self._queued_steps:
            following = self._queued_steps[0]
            seen = following.feed_entry
            more = following.feed_entry.events
            if seen.is_undo or following.seat != observed_step.seat:
                break
            if not self.table.is_animated_with_next_step(observed_step.feed_entry.events, more):
                break
            events += more
            self._joined_steps.append(self._queued_steps.popleft())
        return events

    def _end_running_step(self) -> None:
        scene, self._running_step, self._running_timeline = self._running_step, None, None
        if scene is None:
            return
        scenes, self._joined_steps = (scene, *self._joined_steps), []
        for each in scenes:
            if each.journal_events:
                self.table.add_to_journal(
                    each.journal_events, each.seat, each.feed_entry.step_count
                )
        self._rest_ms = self.rest_ms_after(scene.feed_entry) if scene.journal_events else 0.0
        for each in scenes:
            self._on_step_shown(each)
