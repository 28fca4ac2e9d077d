"""Pass each step of the game to listeners, for facts that a view does not contain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.engine.events import Event


class EventListener(Protocol):
    """Collects facts from events that no view contains."""

    def hear(self, events: tuple[Event, ...]) -> None:
        """Process the events of a step."""

    def forget(self) -> None:
        """Drop all collected facts."""


class StepBroadcast:
    """Passes every step once to all listeners, and handles undo.

    `early` listeners get a step when its animation starts, the others at its end.
    """

    def __init__(self, early: Sequence[EventListener], late: Sequence[EventListener]) -> None:
        self._early = early
        self._late = late
        self._steps: list[tuple[int, tuple[Event, ...]]] = []
        self._begun = False

    def begin(self, events: tuple[Event, ...]) -> None:
        """Pass a step to the early listeners when its animation starts."""
        self._begun = True
        for listener in self._early:
            listener.hear(events)

    def hear(self, step: int, events: tuple[Event, ...]) -> None:
        """Pass a played step to the other listeners, or to all when it was not animated."""
        self._steps.append((step, events))
        for listener in self._late if self._begun else (*self._early, *self._late):
            listener.hear(events)
        self._begun = False

    def cut(self, step: int) -> None:
        """Undo all later steps; 0 undoes every step."""
        self._recall([told for told in self._steps if 0 < step >= told[0]])

    def recall(self, other: StepBroadcast) -> None:
        """Replace the steps by those of another broadcast, and pass them to the listeners."""
        self._recall(other._steps)

    def _recall(self, steps: Sequence[tuple[int, tuple[Event, ...]]]) -> None:
        self._steps = []
        self._begun = False
        for listener in (*self._early, *self._late):
            listener.forget()
        for step, events in steps:
            self.hear(step, events)
