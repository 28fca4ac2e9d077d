"""A title's drawings for the pages on which the owner enters numbers of the box."""

from dataclasses import dataclass
from typing import Any, Protocol

from pygame import Surface

from game.packs.pieces import PackPiece, ValuePath


@dataclass(frozen=True, slots=True)
class TablePlaceOfNumber:
    """Where a number of a pack can be seen at the table of a new game: `ui_anchor` is a UI anchor
    of the table.

    The game has `seat_count` seats (0 for the largest number), these expansions, and an automa with
    the options `automa`, or none if that is None. `shown_half_height` is how many u of the map are
    shown above and below the middle of the anchor; with 0 only the anchor is shown.
    """

    ui_anchor: str
    seat_count: int = 0
    expansions: tuple[str, ...] = ()
    automa: tuple[str, ...] | None = None
    shown_half_height: float = 0.0


class PackArt(Protocol):
    """Draws the pieces of a title with the numbers of a pack; `value` is always an entry of a
    component file."""

    def piece_size(self, group: str) -> tuple[float, float]:
        """Return the size in u at which the pieces of a group are drawn; (0, 0) if the group has
        no pictures."""

    def picture_with_value(self, piece: PackPiece, value: Any, px_per_u: float) -> Surface | None:
        """Return a picture of a piece as it looks on the table, at `px_per_u`; None if there
        is none."""

    def make_board_picture_around_number(
        self, piece: PackPiece, value: Any, path: ValuePath, size_px: tuple[int, int]
    ) -> Surface | None:
        """Return a picture, `size_px` large, of the part of the board around the number at
        `path` of the piece; None if there is none."""

    def find_table_place_of_number(
        self, piece: PackPiece, value: Any, path: ValuePath
    ) -> TablePlaceOfNumber | None:
        """Return where a player sees one number of a piece at the table of a new game, None if
        nowhere. `value` is the piece's value in the pack and `path` leads to the number in it."""
