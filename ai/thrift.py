"""Wasted moves: paying for something useless, or paying more than it costs.

A title tells which of its moves are wasted (`Mind.thrift`). The strongest levels never play them,
and hints and judged games never advise them; weak levels may, as a part of their errors.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from game.engine.rules import State


class WasteDetector(Protocol):
    """Detects the wasted moves of a title. It gets views only and keeps no state."""

    def is_wasteful_move(self, view: State, move: int) -> bool:
        """Return whether a legal move of the seat to move costs something and cannot bring
        anything."""

    def spendable_amount(self, view: State, seat: int) -> int:
        """Return how much the seat can spend, in one unit: pounds or goods."""


class NoWasteDetector:
    """The default detector: no move is known to be wasted."""

    def is_wasteful_move(self, view: State, move: int) -> bool:
        """Return False."""
        return False

    def spendable_amount(self, view: State, seat: int) -> int:
        """Return 0."""
        return 0


def filter_wasted_moves(
    thrift: WasteDetector,
    view: State,
    moves: Sequence[int],
    others: Callable[[], Sequence[int]] = tuple[int, ...],
) -> list[int]:
    """Return the moves without wasted ones; if none is left, the moves of `others` without wasted
    ones, and if all are wasted, all of `moves`.

    `others` lists legal moves that the search did not visit; it is called only if needed.
    """
    kept = [move for move in moves if not thrift.is_wasteful_move(view, move)]
    if not kept:
        kept = [
            move
            for move in others()
            if move not in moves and not thrift.is_wasteful_move(view, move)
        ]
    return kept or list(moves)
