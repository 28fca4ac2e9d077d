"""A title's drawings for the pages on which the owner enters numbers of the box."""

from dataclasses import dataclass
from typing import Any, Protocol

from pygame import Surface

from game.packs.pieces import Path, Piece


@dataclass(frozen=True, slots=True)
class TablePlace:
    """Where a number can be seen at the table of a new game: a UI anchor of a `Table`.

    The game has `seats` seats (0: the largest number), with an automa when it has `automa`
    options. `around` is the margin in u of the map shown around the anchor.
    """

    ui_anchor: str
    seats: int = 0
    expansions: tuple[str, ...] = ()
    automa: tuple[str, ...] | None = None
    around: float = 0.0


class PackArt(Protocol):
    """Draws pieces with given numbers; `value` is an entry of a component file."""

    def piece_size(self, group: str) -> tuple[float, float]:
        """Return the size in u at which the pieces of a group are
        drawn; (0, 0) when they are not.
        """

    def piece_picture(self, piece: Piece, value: Any, k: float) -> Surface | None:
        """Return a picture of a piece as on the table, k px to a u; None when it has none."""

    def board_picture(
        self, piece: Piece, value: Any, path: Path, size: tuple[int, int]
    ) -> Surface | None:
        """Return a picture of a piece on the board, centred on the number at a path; None when it
        has none.
        """

    def table_place(self, piece: Piece, value: Any, path: Path) -> TablePlace | None:
        """Return where a new game's table shows the number at a path of the piece; None when it
        does not.
        """
