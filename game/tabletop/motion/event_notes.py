"""A step's events as notes, one after the other, each with what it changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.engine.events import Event
from game.engine.rules import State
from game.scene.animation import Animation, Call, Delay, Sequence
from game.scene.units import Point
from game.tabletop.art.table_art import TableArt
from game.tabletop.motion.between import states_between
from game.tabletop.motion.flight import Flight
from game.tabletop.motion.note import FloatingNote
from game.tabletop.plain.sayings import Sayings

TOLD_MS, LEAST_MS, LUCK_MS = 700.0, 250.0, 1000.0
"""How long notes tell of a step, each one at least, and how long of luck."""


class EventNotes:
    """`turn` shows a view; an event of which words do not tell just happens."""

    def __init__(
        self,
        flight: Flight[TableArt],
        sayings: Sayings,
        luck: frozenset[str],
        turn: Callable[[State], None],
    ) -> None:
        """Take where notes float, what they say, and which kinds of events are luck's."""
        self._flight, self._sayings = flight, sayings
        self._luck, self._turn = luck, turn

    def of(self, events: tuple[Event, ...], after: State, middle: Point) -> list[Animation]:
        """Return the notes of a step round a middle."""
        shown = states_between(events, after)[1:]
        ms = max(TOLD_MS / max(len(events), 1), LEAST_MS)
        return [
            self._note(event, Call(partial(self._turn, then)), middle, ms)
            for event, then in zip(events, shown, strict=True)
        ]

    def _note(self, event: Event, turn: Animation, middle: Point, ms: float) -> Animation:
        words = self._sayings.event(event)
        if not words:
            return turn
        stays = Delay(LUCK_MS if event.kind in self._luck else ms)
        return Sequence(turn, self._flight.staged(FloatingNote(words, middle), stays))
