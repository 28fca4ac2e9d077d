"""Replays: the positions and steps of a recorded game, as one observer may see them."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, replace

from game.engine.events import Event
from game.engine.knowledge import OPEN_OBSERVER, make_observed_state
from game.engine.move import Move
from game.engine.reasons import Unreadable
from game.engine.rules import NOBODY, State
from game.engine.title import Game, Title
from game.records.records import Chronicle
from game.records.replay_cursor import ReplayCursor, ReplayTransition


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """What an observer saw of one step: its events, its move (None when it is secret), and the
    views before and after it.

    `mover` is a seat or CHANCE. Several steps of older rules that cannot be replayed become one
    entry, a gap: then `is_gap` is true, `mover` is NOBODY and `move` is None.
    """

    step_number: int
    mover: int
    move: Move | None
    events: tuple[Event, ...]
    view_before: State
    view_after: State
    is_gap: bool = False


class Replay:
    """The positions and steps of one chronicle, as one observer may know them.

    Steps that the current rules cannot replay form a gap up to the next snapshot. Every method
    raises Unreadable when a position can be found neither by the rules nor from a snapshot.
    """

    def __init__(self, title: Title, chronicle: Chronicle, observer: int = OPEN_OBSERVER) -> None:
        """Store the chronicle; raise Unreadable when the title does not offer its options."""
        self.game = title.make_game(chronicle.opening.options)
        self.chronicle = chronicle
        self.observer = observer
        self._cursor = ReplayCursor(title, self.game, chronicle)
        self._steps_by_number: dict[int, ReplayStep] = {}  # steps computed already, by number

    def make_replay_for_observer(self, observer: int) -> Replay:
        """Return a replay of this game for another observer; it shares the results of checks that
        this one has made."""
        other = copy(self)
        other.observer = observer
        other._steps_by_number = {}
        return other

    def view(self, step_number: int) -> State:
        """Return the observer's view after step `step_number`, 0 for the start."""
        if step_number in self._steps_by_number:
            return self._steps_by_number[step_number].view_after.clone()
        try:
            return make_observed_state(
                self.game.rules, self._cursor.state_after_step(step_number), self.observer
            )
        except Unreadable:
            if step_number == 0:
                raise
            return self.step(step_number).view_after.clone()

    def step(self, step_number: int) -> ReplayStep:
        """Return step `step_number`, counted from 1. For a step within a gap, return an entry
        without events; its view is that at the end of the gap."""
        return self.steps(step_number, step_number)[0]

    def steps(self, first_step: int, last_step: int) -> tuple[ReplayStep, ...]:
        """Return the steps from `first_step` (at least 1) to `last_step`, one for each number as in
        `step`; computed steps are cached."""
        wanted = range(first_step, last_step + 1)
        missing = [number for number in wanted if number not in self._steps_by_number]
        if missing:
            try:
                for passage in self._cursor.transitions_between_steps(missing[0], missing[-1]):
                    self._steps_by_number.setdefault(
                        passage.step_number, self._replay_step(passage)
                    )
            except Unreadable:
                self._compute_and_keep_all_steps()
                if any(number not in self._steps_by_number for number in missing):
                    raise
        return tuple(self._steps_by_number[number] for number in wanted)

    def all_steps(self) -> Iterator[ReplayStep]:
        """Yield every step in order; where the rules have changed, one gap stands for several
        steps."""
        return (self._replay_step(passage) for passage in self._cursor.all_transitions())

    def _compute_and_keep_all_steps(self) -> None:
        """Compute and cache all steps; every earlier step of a gap gets the view at the end of
        the gap and no events."""
        before = 0
        for told in self.all_steps():
            for number in range(before + 1, told.step_number):
                self._steps_by_number[number] = replace(
                    told, step_number=number, events=(), view_before=told.view_after
                )
            self._steps_by_number[told.step_number] = told
            before = told.step_number

    def _replay_step(self, transition: ReplayTransition) -> ReplayStep:
        game = self.game
        step = transition.step
        observer = self.observer
        before = make_observed_state(game.rules, transition.state_before, observer)
        after = make_observed_state(game.rules, transition.state_after, observer)
        move = None
        if step is not None and can_know_move(
            game, transition.state_before, (step.seat, step.move_code), observer
        ):
            move = game.readable_move(transition.state_before, step.move_code)
        events = game.events_of_step(before, move, after, max(observer, OPEN_OBSERVER))
        mover = NOBODY if step is None else step.seat
        return ReplayStep(
            transition.step_number, mover, move, events, before, after, is_gap=step is None
        )


def can_know_move(
    game: Game, state_before: State, seat_and_move_code: tuple[int, int], observer: int
) -> bool:
    """Return whether the observer may know the move `seat_and_move_code`, a (seat, code) pair, that
    was made in the state `state_before`."""
    seat, code = seat_and_move_code
    return observer in (OPEN_OBSERVER, seat) or not game.is_secret_move(state_before, code)
