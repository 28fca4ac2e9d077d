"""What the table has beyond the base game."""

from dataclasses import dataclass
from typing import Final

SOUTHERN_BOARD_NAME: Final = "boxes"
"""The board that lies below the land, where nobody holds cards."""


@dataclass(frozen=True, slots=True)
class ExtrasInPlay:
    """What a table has beyond the base game: expansions, Lord Wallace, and the investment boxes of
    the 2007 edition."""

    arsenic: bool = False
    emigration: bool = False
    wallace: bool = False
    investment_boxes: bool = False

    @property
    def has_goods_besides_ore(self) -> bool:
        """Whether players can have other goods than ore: arsenic or emigration pieces."""
        return self.arsenic or self.emigration

    @property
    def extra_boards(self) -> tuple[str, ...]:
        """The names of the additional boards in play, in reading order."""
        boards = {
            "market": self.arsenic,
            "emigration": self.emigration,
            "boxes": self.investment_boxes,
        }
        return tuple(name for name, there in boards.items() if there)
