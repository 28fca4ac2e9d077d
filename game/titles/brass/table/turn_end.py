"""Answers one after the other, the last of a turn held back until its end is meant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from game.engine.events import Event
from game.room import PersonalQuestion
from game.scene.animation import Animation, Paced
from game.scene.timeline import Timeline
from game.titles.brass.rules.kinds import DEBT_PHASE, PHASE_NAMES
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.options import MoveOption
from game.titles.brass.table.plan import ActionPlan
from game.titles.brass.table.sequels import FURTHER, PARTS, Sequels
from game.titles.brass.table.stand import BrassStand


@dataclass(frozen=True, slots=True)
class HeldAnswer:
    """The answer, what it does before the turn is over, and the stand then.

    `is_part` when other answers of its action have been given already.
    """

    option: MoveOption
    events: tuple[Event, ...]
    stand: BrassStand
    is_part: bool

    @property
    def places(self) -> tuple[str, ...]:
        """Everything on the map that it is about."""
        return tuple(place for event in self.events for place in event.places)


class Answers:
    """What was drafted is answered as a whole, and taken back as a whole."""

    def __init__(self, sequels: Sequels) -> None:
        """Plan and hold nothing."""
        self.plan = ActionPlan()
        self.held: HeldAnswer | None = None
        self._sequels = sequels
        self._told: tuple[Event, ...] = ()
        self._unwinding = False

    def forget(self) -> None:
        """The table is drawn afresh."""
        self.plan.forget()
        self.held, self._told = None, ()

    def hold(self, question: PersonalQuestion, option: MoveOption) -> HeldAnswer | None:
        """Hold an answer back that ends the turn; None when it is to be given."""
        state = cast("BrassState", question.view)
        may = question.holds_turn and self.plan.ends and state.phase != DEBT_PHASE
        if not may or not self._sequels.of(state, option).ends:
            return None
        events, then = self._sequels.outcome(state, option.code)
        stand = BrassStand(then, question.seat)
        self.held = HeldAnswer(option, events, stand, _is_part(state))
        return self.held

    def release(self, held: HeldAnswer) -> MoveOption:
        """Return the answer that was held; what it has shown is not told again."""
        self._told = held.events
        return held.option

    def fresh(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Return the events of a step that were not told ahead."""
        told, self._told, self._unwinding = self._told, (), False
        ahead = [event.kind for event in events[: len(told)]]
        return events[len(told) :] if ahead == [event.kind for event in told] else events

    def is_order(self, question: PersonalQuestion | None, *, may_undo: bool) -> bool:
        """Begin to take the last action back; whether answers have to be undone for that."""
        held, self.held = self.held, None
        self.plan.forget()
        if held is not None and not held.is_part:
            return False
        self._unwinding = question.can_undo if question is not None else may_undo
        return True

    def unwinds(self, question: PersonalQuestion) -> bool:
        """Whether a question belongs to an action that is being taken back."""
        state = cast("BrassState", question.view)
        self._unwinding = self._unwinding and _is_part(state) and question.can_undo
        return self._unwinding


def _is_part(state: BrassState) -> bool:
    """Return whether a question goes on with an action that was begun."""
    return PHASE_NAMES[state.phase] in PARTS | FURTHER


class Preview:
    """Plays what a held answer does; whatever comes next finds it at its end."""

    def __init__(self, timeline: Timeline) -> None:
        """Take the timeline of the stage."""
        self._timeline = timeline
        self._played: Animation | None = None

    def play(self, animation: Animation, speed: float | None) -> None:
        """Play it at a speed, None to be at its end at once."""
        self.end()
        self._played = Paced(animation, speed or 1.0)
        self._timeline.play(self._played)
        if speed is None:
            self.end()

    def end(self) -> None:
        """Be at the end, if anything is played."""
        played, self._played = self._played, None
        if played is not None:
            played.finish()
