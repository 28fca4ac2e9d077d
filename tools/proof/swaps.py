"""Twins by swapping: all that a seat does not know is dealt anew on the true state.

Neither `hide` nor `imagine` is asked: a view that shows too much would be imagined with what it
shows, and the two would agree with each other.
"""

from __future__ import annotations

from game.engine.luck import Luck
from game.engine.rules import State
from tools.proof.titles import proofs_of


def swapped(title: str, state: State, seat: int, luck: Luck) -> State:
    """Return a copy in which all that the seat does not know has been dealt anew."""
    twin = state.clone()
    twin.luck.seed(luck.word())
    proofs_of(title).deal_hidden(twin, seat, luck)
    return twin
