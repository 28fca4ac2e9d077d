"""What the table has beyond the base game."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Extras:
    """What the table has beyond the base game; `boxes` for investments mean the 2007 edition."""

    arsenic: bool = False
    emigration: bool = False
    wallace: bool = False
    boxes: bool = False

    @property
    def has_goods(self) -> bool:
        """Whether players have more than ore."""
        return self.arsenic or self.emigration

    @property
    def extra_boards(self) -> tuple[str, ...]:
        """The additional boards, in reading order."""
        boards = {"market": self.arsenic, "emigration": self.emigration, "boxes": self.boxes}
        return tuple(name for name, there in boards.items() if there)
