"""Telling a step: each event in a note, with the light on where it happened."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.engine.events import Event
from game.scene.animation import Animation, Call, Sequence
from game.scene.units import Point
from game.tabletop.motion.event_notes import EventNotes

Light = Callable[[tuple[str, ...]], None]


class LitNotes(EventNotes):
    """Notes that light spaces, lines and places; the next event's view puts the light out."""

    light: Light = staticmethod(lambda places: None)

    def _note(self, event: Event, turn: Animation, middle: Point, ms: float) -> Animation:
        if not event.places:
            return super()._note(event, turn, middle, ms)
        lit = Sequence(turn, Call(partial(self.light, event.places)))
        return super()._note(event, lit, middle, ms)
