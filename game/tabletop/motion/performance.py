"""Performance: plays the events of one step, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Generic, TypeVar

from game.engine.events import Event
from game.engine.rules import State
from game.scene.animation import Animation, Call, Sequence
from game.tabletop.motion.between import states_between
from game.tabletop.motion.flight import Flight
from game.tabletop.motion.moment import MotionMoment
from game.tabletop.stand import AnyStand

Back = TypeVar("Back", bound=Flight[Any])


class Performance(Generic[Back, AnyStand]):
    """Between two events the table shows what is known by then; at the end it shows the end."""

    def __init__(
        self,
        back: Back,
        repertoire: Mapping[str, Callable[[Back, MotionMoment[AnyStand]], Animation]],
    ) -> None:
        """Take where things fly, and the motion of each kind of event; others simply happen."""
        self.back, self._repertoire = back, repertoire

    def clear(self) -> None:
        """Put down whatever is in the air."""
        self.back.clear()

    def motion(self, moment: MotionMoment[AnyStand]) -> Animation:
        """Return the motion of an event, or the bare change where it has none."""
        motion = self._repertoire.get(moment.event.kind)
        return motion(self.back, moment) if motion is not None else moment.turn

    def as_told(self, events: tuple[Event, ...], stands: list[AnyStand]) -> list[AnyStand]:
        """Return the stands with what only the events tell."""
        return stands

    def passing_on(self, before: AnyStand, after: AnyStand) -> Animation | None:
        """Return what shows that another seat is to act, None where none is."""
        return None

    def of(
        self,
        events: tuple[Event, ...],
        after: AnyStand,
        stand_of: Callable[[State, int], AnyStand],
        set_stand: Callable[[AnyStand], None],
    ) -> Animation:
        """Return the animation of a step that ends at a stand."""
        states = states_between(events, after.state)
        stands = [*(stand_of(state, after.seat) for state in states[:-1]), after]
        stands = self.as_told(events, stands)
        motions = [
            self.motion(MotionMoment(event, before, then, Call(partial(set_stand, then))))
            for event, before, then in zip(events, stands, stands[1:], strict=False)
        ]
        lamp = self.passing_on(stands[0], after)
        return Sequence(
            Call(partial(set_stand, stands[0])),
            *motions,
            Call(partial(set_stand, after)),
            *([lamp] if lamp is not None else []),
            Call(self.clear),
            Call(partial(set_stand, after)),
        )
