"""Moment: one event between what was shown and what is shown after it."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.events import Event
from game.scene.animation import Animation
from game.titles.tinners_trail.table.stand import Stand


@dataclass(frozen=True, slots=True)
class MotionMoment:
    """`turn` shows the stand after the event; every motion plays it exactly once."""

    event: Event
    before: Stand
    after: Stand
    turn: Animation

    @property
    def place(self) -> str:
        """The first area of the event, "" without one."""
        return self.event.places[0] if self.event.places else ""
