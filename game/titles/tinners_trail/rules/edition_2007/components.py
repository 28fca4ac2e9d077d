"""The component numbers of the edition of 2007, as one checked object."""

# interpreted: read once, when the tables of the board are built
from __future__ import annotations

from dataclasses import dataclass

from game.titles.tinners_trail.rules.components import TrailPrinted


@dataclass(frozen=True, slots=True)
class TrailGround:
    """The cubes printed in an area (C-2)."""

    area: str
    tin: int
    copper: int


@dataclass(frozen=True, slots=True)
class Boxes:
    """Investment boxes: the price of every row, and its points in rounds 1 to 4 (C-14)."""

    prices: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class ClassicComponents:
    """Everything printed that this edition needs."""

    printed: TrailPrinted
    ground: tuple[TrailGround, ...]
    boxes: Boxes
    cubes: int  # of every player
