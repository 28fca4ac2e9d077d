"""What lies on the table beyond the base game."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Extras:
    """What lies on the table beyond the base game; `boxes` of investments mean 2007."""

    arsenic: bool = False
    emigration: bool = False
    wallace: bool = False
    boxes: bool = False

    @property
    def goods(self) -> bool:
        """Whether players hold more than ore."""
        return self.arsenic or self.emigration

    @property
    def insets(self) -> tuple[str, ...]:
        """The boards of their own, in reading order."""
        boards = {"market": self.arsenic, "emigration": self.emigration, "boxes": self.boxes}
        return tuple(name for name, there in boards.items() if there)
