"""Moment: one event between what was shown and what is shown after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from game.engine.events import Event
from game.scene.animation import Animation
from game.tabletop.stand import TableStand

Shown_co = TypeVar("Shown_co", bound=TableStand, covariant=True)


@dataclass(frozen=True)  # with slots, `Name[Stand](...)` could not be made
class MotionMoment(Generic[Shown_co]):
    """`turn` shows the stand after the event; every motion plays it exactly once."""

    event: Event
    before: Shown_co
    after: Shown_co
    turn: Animation

    @property
    def place(self) -> str:
        """The first place of the event, "" without one."""
        return self.event.places[0] if self.event.places else ""
