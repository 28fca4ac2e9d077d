"""What In Search of Silver adds to the box, as plain values."""

# interpreted: read once, when the tables of board.py are built

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.titles.tiletum.rules.components import Decree, Space, TileKind

TECHNOLOGIES: Final = (
    "character",
    "dice",
    "king",
    "merchant",
    "explorer",
    "contract",
    "goods",
    "joker",
    "architect",
)
TABLETS: Final = (
    "explorer",
    "king1-points5",
    "points5-king3",
    "king1-king3",
    "points4",
    "mine",
    "pillar",
    "house",
    "tech",
)
SITES: Final = ("mine", "pillar", "house")  # what the Cardinal's explorers look for
EFFECTS: Final = (
    "crest-from-box",
    "points3-per-mine",
    "house-in-fair-town",
    "pillar-at-poorest",
    "explorer-on-map-3-or-6-points",
)
"""What a surprise of the king may bring beside actions, goods and silver."""


@dataclass(frozen=True, slots=True)
class Town:
    """An underground town: mine spaces name the seats from which they are used, and their gold."""

    space: Space
    mines: tuple[tuple[int, int], ...]
    cost: str  # what its cathedral costs: gold or silver, "none" without one


@dataclass(frozen=True, slots=True)
class Underground:
    """One side of an underground map; a path may bear a tablet, else "none"."""

    map: int  # 1 to 3
    side: str
    start: str
    towns: tuple[Town, ...]
    paths: tuple[tuple[str, str, str], ...]


@dataclass(frozen=True, slots=True)
class PricedTile:
    """A kind of tiles, and what its use costs."""

    kind: TileKind
    gold: int
    silver: int


@dataclass(frozen=True, slots=True)
class Surprise:
    """A card of the king for the Cardinal: points, then effects in order (S-912)."""

    name: str
    points: int
    effects: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class SilverCardinal:
    """What the Cardinal plays with in games with silver (S-901, S-902)."""

    decrees: tuple[Decree, ...]
    surprises: tuple[Surprise, ...]
    prices: tuple[tuple[int, int], ...]  # silver and surprises, ascending
    hard_points: int
    hard_silver: int


@dataclass(frozen=True, slots=True)
class Silver:
    """Everything in the box of the expansion."""

    maps: tuple[Underground, ...]
    tiles: tuple[PricedTile, ...]
    cathedrals: tuple[tuple[int, str, tuple[int, ...]], ...]  # map, cost, tiles from the highest
    costs: tuple[tuple[str, int, int], ...]  # kind, amount, points
    fairs: tuple[tuple[str, int], ...]
    fair_removed: str
    crest: str
    explorer_cost: tuple[int, ...]
    ribbons: tuple[tuple[int, int, int], ...]  # first and last space, silver
    symbol: int  # places after the first of the explorer field
    technology_cost: tuple[int, ...]
    first_technologies: tuple[str, ...]
    bonused_goods: tuple[str, ...]
    silver_per_point: int
    start_silver: tuple[int, ...]  # by turn order
    start_mines: int
    start_mines_general: int
    cardinal: SilverCardinal
