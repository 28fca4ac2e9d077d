"""Grounds: reasons for moves in the terms of a title, as facts that words make sentences of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.engine.reasons import Reason
from game.engine.rules import State


class Grounds(Protocol):
    """A title's way of saying why. It is handed views only, and keeps nothing between them."""

    def reasons(
        self, view: State, move: int, others: Sequence[int], seed: int
    ) -> tuple[Reason, ...]:
        """Return why the deciding seat may want the move rather than the others, best first.

        The move may be a plan of the title's policy, such as a maximum bid.
        The keys are below `why` in the title's words; the seed settles what is imagined.
        """

    def doubts(self, view: State, move: int, seed: int) -> tuple[Reason, ...]:
        """Return what speaks against a move of the deciding seat; keys are below `why` too."""
