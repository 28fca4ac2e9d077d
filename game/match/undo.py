"""Undo: how far a seat may undo its own decisions."""

from typing import Protocol, runtime_checkable

from game.engine.reasons import Reason
from game.engine.rules import CHANCE, State
from game.records.records import NO_BARRIER, REVEAL_BARRIER, Chronicle


@runtime_checkable
class UndoPolicy(Protocol):
    """Implemented by a game that decides itself which steps cannot be undone because they showed
    the deciding seat something new.

    In such a game, steps that show something only to other seats can be undone. In all other games,
    no step that reveals a fact to any seat can be undone.
    """

    def reveals_facts(self, state_before: State, state_after: State) -> bool:
        """Return whether a step may have shown the seat that decided in `state_before` something it
        did not know, such as a drawn card; such a step cannot be undone."""


def step_count_after_undo(chronicle: Chronicle, seat: int) -> int | Reason:
    """Return the number of steps that remain after the seat's last decision is undone, or the
    reason why it cannot be undone.

    It cannot be undone when a chance event, a reveal or another seat's decision came after it, when
    it revealed something itself, or when the game is over. It does not matter whether another seat
    is played by a person, a computer or an automa, since this seat has seen the decision. In a
    practice game only the end of the game prevents an undo.
    """
    if chronicle.closing:
        return Reason("undo.over")
    last_own = _last_step_number_of(chronicle, seat)
    if last_own is None:
        return Reason("undo.nothing")
    barrier = _barrier_reason(chronicle, seat, last_own)
    if barrier is None or chronicle.is_practice:
        return last_own - 1
    return barrier


def step_count_after_turn_undo(chronicle: Chronicle, seat: int) -> int | Reason:
    """Return the number of steps that remain after the seat's whole turn is undone, or the reason
    why its last decision cannot be undone.

    All steps before that decision are undone too, back to the last barrier or the last step of
    another seat, even in a practice game.
    """
    goal = step_count_after_undo(chronicle, seat)
    if isinstance(goal, Reason):
        return goal
    while goal > 0 and _is_own_step_without_barrier(chronicle, goal, seat):
        goal -= 1
    return goal


def undo_crosses_barrier(chronicle: Chronicle, seat: int) -> bool:
    """Return whether undoing the seat's last decision crosses a barrier, so that only a practice
    game allows it; False if the seat has made no decision."""
    last_own = _last_step_number_of(chronicle, seat)
    return last_own is not None and _barrier_reason(chronicle, seat, last_own) is not None


def _barrier_reason(chronicle: Chronicle, seat: int, last_own_step: int) -> Reason | None:
    for step in reversed(chronicle.steps[last_own_step - 1 :]):
        if step.seat == CHANCE:
            return Reason("undo.luck")
        if step.undo_barrier_kind == REVEAL_BARRIER:
            return Reason("undo.reveal")
        if step.seat != seat:
            return Reason("undo.other-seat", {"name": chronicle.seats[step.seat].name})
    return None


def _is_own_step_without_barrier(chronicle: Chronicle, step_number: int, seat: int) -> bool:
    step = chronicle.steps[step_number - 1]
    return step.seat == seat and step.undo_barrier_kind == NO_BARRIER


def _last_step_number_of(chronicle: Chronicle, seat: int) -> int | None:
    for step in reversed(chronicle.steps):
        if step.seat == seat:
            return step.step_number
    return None
