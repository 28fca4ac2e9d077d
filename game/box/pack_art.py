"""What a title draws of its box for whoever enters the numbers of it."""

from dataclasses import dataclass
from typing import Any, Protocol

from pygame import Surface

from game.packs.pieces import Path, Piece


@dataclass(frozen=True, slots=True)
class TablePlace:
    """Where a number is read at the table of a game that begins: a thing of a `Table`.

    The game is one of so many `seats` (0: as many as can play), with an automa where it has
    `automa` options. With `around` u of the map round it the thing is shown in its place.
    """

    ui_anchor: str
    seats: int = 0
    expansions: tuple[str, ...] = ()
    automa: tuple[str, ...] | None = None
    around: float = 0.0


class PackArt(Protocol):
    """Pieces with the numbers they would have; `value` is an entry of a component file."""

    def size(self, group: str) -> tuple[float, float]:
        """Return how large the pieces of a group are drawn, in u; (0, 0) for none that are."""

    def picture(self, piece: Piece, value: Any, k: float) -> Surface | None:
        """Return a piece as it lies on the table, k px to a u; None where it has no picture."""

    def preview(
        self, piece: Piece, value: Any, path: Path, size: tuple[int, int]
    ) -> Surface | None:
        """Return a piece in its place on the board, px over the number at a path; None without."""

    def place(self, piece: Piece, value: Any, path: Path) -> TablePlace | None:
        """Return where the table of a game tells the number at a path of the piece; None where
        it does nowhere as the game begins.
        """
