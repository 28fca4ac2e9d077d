"""Wasted moves: paying for something useless, or paying more than it costs.

A title tells which of its moves are wasted (`Mind.thrift`). The strongest levels never play them,
and hints and judged games never advise them; weak levels may, as a part of their errors.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from game.engine.rules import State


class Thrift(Protocol):
    """Detects the wasted moves of a title. It gets views only and keeps no state."""

    def wastes(self, view: State, move: int) -> bool:
        """Return whether a legal move of the seat to move costs something and cannot bring
        anything."""

    def spendable_amount(self, view: State, seat: int) -> int:
        """Return how much the seat can spend, in one unit: pounds or goods."""


class NoThrift:
    """The default: no move is known to be wasted."""

    def wastes(self, view: State, move: int) -> bool:
        """Return False."""
        return False

    def spendable_amount(self, view: State, seat: int) -> int:
        """Return 0."""
        return 0


def without_waste(
    thrift: Thrift,
    view: State,
    moves: Sequence[int],
    others: Callable[[], Sequence[int]] = tuple[int, ...],
) -> list[int]:
    """Return the moves that are not wasted, else those of `others` that are not; if all are, return
    all moves.

    `others` lists legal moves that the search did not visit; it is called only if needed.
    """
    kept = [move for move in moves if not thrift.wastes(view, move)]
    if not kept:
        kept = [move for move in others() if move not in moves and not thrift.wastes(view, move)]
    return kept or list(moves)
