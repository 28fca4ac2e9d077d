"""Moment: one event between what was shown and what is shown after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from game.engine.events import Event
from game.scene.animation import Animation
from game.tabletop.stand import AnyStand


@dataclass(frozen=True)  # with slots, `Name[Stand](...)` could not be made
class MotionMoment(Generic[AnyStand]):
    """`turn` shows the stand after the event; every motion plays it exactly once."""

    event: Event
    before: AnyStand
    after: AnyStand
    turn: Animation

    @property
    def place(self) -> str:
        """The first place of the event, "" without one."""
        return self.event.places[0] if self.event.places else ""
