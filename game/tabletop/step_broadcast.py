"""Pass each step of the game to listeners, for facts that a view does not contain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.engine.events import Event


class EventListener(Protocol):
    """Collects facts from events that no view contains."""

    def process_events(self, events: tuple[Event, ...]) -> None:
        """Process the events of a step."""

    def drop_facts(self) -> None:
        """Drop all collected facts."""


class StepBroadcast:
    """Passes every step once to all listeners, and repeats the remaining steps after an undo.

    `early_listeners` get a step when its animation starts, the others at its end.
    """

    def __init__(
        self, early_listeners: Sequence[EventListener], late_listeners: Sequence[EventListener]
    ) -> None:
        self._early_listeners = early_listeners
        self._late_listeners = late_listeners
        self._steps: list[tuple[int, tuple[Event, ...]]] = []
        self._is_step_passed_early = False

    def broadcast_to_early_listeners(self, events: tuple[Event, ...]) -> None:
        """Pass a step to the early listeners when its animation starts."""
        self._is_step_passed_early = True
        for listener in self._early_listeners:
            listener.process_events(events)

    def store_and_broadcast_played_step(self, step_number: int, events: tuple[Event, ...]) -> None:
        """Store a played step and pass it to the other listeners, or to all when the early ones
        have not got it yet."""
        self._steps.append((step_number, events))
        for listener in (
            self._late_listeners
            if self._is_step_passed_early
            else (*self._early_listeners, *self._late_listeners)
        ):
            listener.process_events(events)
        self._is_step_passed_early = False

    def drop_later_steps_and_rebroadcast(self, last_kept_step: int) -> None:
        """Forget all steps after `last_kept_step` (0: every step), empty all listeners and pass
        them all remaining steps from the beginning."""
        self._rebroadcast([told for told in self._steps if 0 < last_kept_step >= told[0]])

    def replace_and_rebroadcast_steps(self, other_broadcast: StepBroadcast) -> None:
        """Take over the steps of another broadcast, and pass them to the emptied listeners."""
        self._rebroadcast(other_broadcast._steps)

    def _rebroadcast(self, steps: Sequence[tuple[int, tuple[Event, ...]]]) -> None:
        self._steps = []
        self._is_step_passed_early = False
        for listener in (*self._early_listeners, *self._late_listeners):
            listener.drop_facts()
        for step, events in steps:
            self.store_and_broadcast_played_step(step, events)
