"""What a title draws of its box for whoever enters the numbers of it."""

from __future__ import annotations

from typing import Any, Protocol

from pygame import Surface

from game.packs.pieces import Piece


class PackArt(Protocol):
    """Pieces with the numbers they would have; `value` is an entry of a component file."""

    def size(self, group: str) -> tuple[float, float]:
        """Return how large the pieces of a group are drawn, in u; (0, 0) for none that are."""

    def picture(self, piece: Piece, value: Any, k: float) -> Surface | None:
        """Return a piece as it lies on the table, k px to a u; None where it has no picture."""

    def preview(self, piece: Piece, value: Any, size: tuple[int, int]) -> Surface | None:
        """Return a piece in its place on the board, in px; None where it has none."""
