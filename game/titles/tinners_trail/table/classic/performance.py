"""What flies at the table of 2007, and the dice of the set-up before the first price."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.engine.events import Event
from game.engine.rules import State
from game.scene.animation import Animation
from game.titles.tinners_trail.table.classic.motions import (
    REPERTOIRE,
    SET_UP,
    ClassicBackstage,
    set_up_event,
)
from game.titles.tinners_trail.table.classic.stand import ClassicStand
from game.titles.tinners_trail.table.motions.county_performance import CountyPerformance

FIRST_ROLL = "tin-price"


class ClassicPerformance(CountyPerformance[ClassicBackstage, ClassicStand]):
    """Shows the ground rolled before the first prices are."""

    def __init__(self, back: ClassicBackstage) -> None:
        """Take where things fly."""
        super().__init__(back, REPERTOIRE)

    def clear(self) -> None:
        """Put down whatever is in the air."""
        super().clear()
        self.back.parts.boxes.lifted = frozenset()

    def of(
        self,
        events: tuple[Event, ...],
        after: ClassicStand,
        stand_of: Callable[[State, int], ClassicStand],
        set_stand: Callable[[ClassicStand], None],
    ) -> Animation:
        """Return the animation of a step; the first one begins with the dice of the set-up."""
        if after.view.round == 1 and any(event.kind == FIRST_ROLL for event in events):
            events = (set_up_event(), *events)
        return super().of(events, after, stand_of, set_stand)

    def as_told(self, events: tuple[Event, ...], stands: list[ClassicStand]) -> list[ClassicStand]:
        """Return the stands: once the dice of the set-up have been seen, the ground is known."""
        told = super().as_told(events, stands)
        if events[0].kind != SET_UP:
            return told
        return [told[0], _with_ground(told[1]), *told[2:]]


def _with_ground(stand: ClassicStand) -> ClassicStand:
    areas = tuple(replace(area, rolled=None) for area in stand.view.areas)
    return replace(stand, view=replace(stand.view, areas=areas))
