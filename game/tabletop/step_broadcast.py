"""Tell listeners each step of the game, for what a table knows only from events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.engine.events import Event


class EventListener(Protocol):
    """Keeps something of what happened that no view tells."""

    def hear(self, events: tuple[Event, ...]) -> None:
        """Take in what happened in a step."""

    def forget(self) -> None:
        """Know of nothing that happened."""


class StepBroadcast:
    """Tells every step once to everybody who listens, and takes steps back. `early` listeners must
    know a step while it plays, the others when it has been played.
    """

    def __init__(self, early: Sequence[EventListener], late: Sequence[EventListener]) -> None:
        self._early = early
        self._late = late
        self._steps: list[tuple[int, tuple[Event, ...]]] = []
        self._begun = False

    def begin(self, events: tuple[Event, ...]) -> None:
        """A step begins to play."""
        self._begun = True
        for listener in self._early:
            listener.hear(events)

    def hear(self, step: int, events: tuple[Event, ...]) -> None:
        """A step has been played, perhaps long ago."""
        self._steps.append((step, events))
        for listener in self._late if self._begun else (*self._early, *self._late):
            listener.hear(events)
        self._begun = False

    def cut(self, step: int) -> None:
        """Take back all later steps; step 0 takes everything back."""
        self._recall([told for told in self._steps if 0 < step >= told[0]])

    def recall(self, other: StepBroadcast) -> None:
        """Forget what was heard, and hear what another has heard."""
        self._recall(other._steps)

    def _recall(self, steps: Sequence[tuple[int, tuple[Event, ...]]]) -> None:
        self._steps = []
        self._begun = False
        for listener in (*self._early, *self._late):
            listener.forget()
        for step, events in steps:
            self.hear(step, events)
