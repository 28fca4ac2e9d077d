"""What no good player does: pay for something that can bring nothing, or pay more than it costs.

A title says which of its moves are so (`Mind.thrift`). The strongest levels never play them, hints
and judged games never advise them; weak levels may, that is how they err.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from game.engine.rules import State


class Thrift(Protocol):
    """What a title knows of money and its like. It is handed views only, and keeps nothing."""

    def wastes(self, view: State, move: int) -> bool:
        """Return whether a legal move of the seat to move costs something and can bring nothing."""

    def held(self, view: State, seat: int) -> int:
        """Return what the seat can spend, in one unit: pounds, or goods."""


class NoThrift:
    """Of a title that says nothing: no move is known to be a waste."""

    def wastes(self, view: State, move: int) -> bool:
        """Return that nothing is known against a move."""
        return False

    def held(self, view: State, seat: int) -> int:
        """Return that nothing is known of what can be spent."""
        return 0


def without_waste(
    thrift: Thrift,
    view: State,
    moves: Sequence[int],
    others: Callable[[], Sequence[int]] = tuple[int, ...],
) -> list[int]:
    """Return the moves that are no waste, or else the others that are none; all moves if all are.

    `others` lists legal moves that nobody has thought about; it is asked if it must be.
    """
    kept = [move for move in moves if not thrift.wastes(view, move)]
    if not kept:
        kept = [move for move in others() if move not in moves and not thrift.wastes(view, move)]
    return kept or list(moves)
