"""Undo: how far a seat may take its own decisions back."""

from __future__ import annotations

from game.engine.reasons import Reason
from game.engine.rules import CHANCE
from game.records.chronicle import Chronicle
from game.records.record import CHALLENGE, FREE, HUMAN, REVEAL


def undo_goal(chronicle: Chronicle, seat: int) -> int | Reason:
    """Return how many steps are left after taking back the seat's last decision.

    Or the reason why it cannot: luck, a reveal or another person's decision came after it, or
    it revealed something itself. What computers decided since is taken back with it, but not in a
    game for a challenge: its result would go to whoever tries out their answers longest. A
    practice game ignores all of those.
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
    """Return how many steps are left after taking back the seat's whole turn, or why it cannot.

    The turn goes back to the last barrier, in practice games too.
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
    counts = bool(chronicle.notes(CHALLENGE))
    for step in reversed(chronicle.steps[last_own - 1 :]):
        if step.seat == CHANCE:
            return Reason("undo.luck")
        if step.barrier == REVEAL:
            return Reason("undo.reveal")
        if step.seat == seat:
            continue
        name = chronicle.seats[step.seat].name
        if chronicle.seats[step.seat].player == HUMAN:
            return Reason("undo.other-seat", {"name": name})
        if counts:
            return Reason("undo.challenge", {"name": name})
    return None


def _is_free(chronicle: Chronicle, number: int, seat: int) -> bool:
    step = chronicle.steps[number - 1]
    return step.seat == seat and step.barrier == FREE


def _last_step_of(chronicle: Chronicle, seat: int) -> int | None:
    for step in reversed(chronicle.steps):
        if step.seat == seat:
            return step.number
    return None
