"""One turn of the wheel: a decision and all luck that follows, worked out before it counts.

A turn plays on a copy. The match first writes the turn's records, then makes the copy its
state; if writing fails, the turn is dropped and nothing has happened.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from game.engine.fingerprint import fingerprint
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game, Reason
from game.match.saving import check_state, check_step
from game.records.records import (
    FREE,
    LUCK,
    REVEAL,
    Chronicle,
    Closing,
    Record,
    Snapshot,
    Step,
)

DrawLuck = Callable[[State], int]
"""Tells the outcome of the luck a state waits for: what falls where nothing is left to chance."""


@runtime_checkable
class UndoPolicy(Protocol):
    """A game that knows what a seat learns by its own step.

    Taking back what only others have seen gives nobody anything, and a step may tell of a hidden
    hand without showing it. Of any other game every step that shows something hidden stays.
    """

    def learns(self, before: State, after: State) -> bool:
        """Return whether whoever decided a step may know more than before."""


@dataclass(frozen=True, slots=True)
class Happening:
    """A step, and the true state on both sides of it."""

    step: Step
    before: State
    after: State


class Turn:
    """Steps that are about to be added to a chronicle."""

    def __init__(self, game: Game, chronicle: Chronicle, state: State, *, heavy: bool) -> None:
        """Begin at the chronicle's last position; that state is never changed."""
        self.state = state
        self.records: list[Record] = []
        self.step_facts: list[Happening] = []
        self._game = game
        self._chronicle = chronicle
        self._number = len(chronicle.steps)
        self._kept = chronicle.snapshots[-1]
        self._is_closed = chronicle.closing is not None
        self._heavy = heavy

    def play(self, seat: int, code: int) -> None:
        """Add a decision that was found legal."""
        after = self.state.clone()
        self._apply(after, seat, code)

    def settle(self, luck: DrawLuck | None = None) -> None:
        """Draw all luck that is due, or ask `luck`, and close the game when it is over."""
        draw = luck or self._game.rules.draw_outcome
        while self.state.to_move == CHANCE:
            after = self.state.clone()
            self._apply(after, CHANCE, int(draw(after)))
        if self.state.to_move == NOBODY and not self._is_closed:
            scores = self._game.scores(self.state)
            ranking = self._game.ranking(self.state)
            self.records.append(Closing(self._number, scores, ranking))
            self._is_closed = True

    def _apply(self, after: State, seat: int, code: int) -> None:
        before = self.state
        rules = self._game.rules
        rules.apply(after, code)
        self._number += 1
        barrier = FREE
        if seat == CHANCE:
            barrier = LUCK
        elif self._reveals(before, after):
            barrier = REVEAL
        step = Step(self._number, seat, code, fingerprint(after), barrier)
        if self._heavy:
            check_step(self._game, before, code, after)
            check_state(self._game, after)
        self.records.append(step)
        self.step_facts.append(Happening(step, before, after))
        self.state = after
        progress = self._game.progress(self.state)
        if self._kept.is_due(self._number, progress):
            self._kept = Snapshot(self._number, progress, self.state.to_plain())
            self.records.append(self._kept)

    def _reveals(self, before: State, after: State) -> bool:
        """Whether a decision has shown something that cannot be unseen."""
        rules = self._game.rules
        game = self._game
        if isinstance(game, UndoPolicy):
            return game.learns(before, after)
        return rules.unknown_facts(after) < rules.unknown_facts(before)


# Undo: how far a seat may take its own decisions back.


def undo_goal(chronicle: Chronicle, seat: int) -> int | Reason:
    """Return how many steps are left after taking back the seat's last decision.

    Or the reason why it cannot: luck, a reveal or another seat's decision came after it, or it
    revealed something itself. It does not matter whether a person, a computer or the rules decide
    for the other seat: the answer was seen. A practice game ignores all of those.
    """
    if chronicle.closing:
        return Reason("undo.over")
    last_own = _last_step_of(chronicle, seat)
    if last_own is None:
        return Reason("undo.nothing")
    barrier = _barrier(chronicle, seat, last_own)
    if barrier is None or chronicle.practice:
        return last_own - 1
    return barrier


def reset_goal(chronicle: Chronicle, seat: int) -> int | Reason:
    """Return how many steps are left after taking back the seat's whole turn, or why it cannot. The
    turn goes back to the last barrier, in practice games too.
    """
    goal = undo_goal(chronicle, seat)
    if isinstance(goal, Reason):
        return goal
    while goal > 0 and _is_free(chronicle, goal, seat):
        goal -= 1
    return goal


def crosses_barrier(chronicle: Chronicle, seat: int) -> bool:
    """Whether undo is only possible because this is a practice game."""
    last_own = _last_step_of(chronicle, seat)
    return last_own is not None and _barrier(chronicle, seat, last_own) is not None


def _barrier(chronicle: Chronicle, seat: int, last_own: int) -> Reason | None:
    for step in reversed(chronicle.steps[last_own - 1 :]):
        if step.seat == CHANCE:
            return Reason("undo.luck")
        if step.barrier == REVEAL:
            return Reason("undo.reveal")
        if step.seat != seat:
            return Reason("undo.other-seat", {"name": chronicle.seats[step.seat].name})
    return None


def _is_free(chronicle: Chronicle, number: int, seat: int) -> bool:
    step = chronicle.steps[number - 1]
    return step.seat == seat and step.barrier == FREE


def _last_step_of(chronicle: Chronicle, seat: int) -> int | None:
    for step in reversed(chronicle.steps):
        if step.seat == seat:
            return step.number
    return None
