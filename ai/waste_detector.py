"""Detection of wasteful moves: they pay for something useless, or more than necessary.

A title tells which of its moves are wasteful (`TitleAi.make_waste_detector`). The strongest levels
never play them, and hints and judged games never advise them; weak levels may, as a part of their
errors.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from game.engine.rules import State


class WasteDetector(Protocol):
    """Detects the wasteful moves of a title from views only; keeps no state."""

    def is_wasteful_move(self, view: State, move: int) -> bool:
        """Return whether a legal move of the seat to move costs something and cannot bring
        anything."""

    def pounds_or_goods_held(self, view: State, seat: int) -> int:
        """Return what the seat holds to spend: its pounds, or its goods in a title without
        money."""


class NoWasteDetector:
    """The default detector, for which no move is wasteful."""

    def is_wasteful_move(self, view: State, move: int) -> bool:
        """Return False, because no move is known to be wasteful."""
        return False

    def pounds_or_goods_held(self, view: State, seat: int) -> int:
        """Return 0, because no amounts are known."""
        return 0


def non_wasteful_moves_or_all(
    waste_detector: WasteDetector,
    view: State,
    moves: Sequence[int],
    find_other_moves: Callable[[], Sequence[int]] = tuple[int, ...],
) -> list[int]:
    """Return those of `moves` that are not wasteful. If all are wasteful, return the other legal
    moves that are not; if there are none either, return all of `moves`.

    `find_other_moves` returns legal moves, among which those of `moves` are ignored; it is called
    only if needed.
    """
    kept = [move for move in moves if not waste_detector.is_wasteful_move(view, move)]
    if not kept:
        kept = [
            move
            for move in find_other_moves()
            if move not in moves and not waste_detector.is_wasteful_move(view, move)
        ]
    return kept or list(moves)
