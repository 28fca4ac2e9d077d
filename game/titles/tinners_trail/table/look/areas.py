"""Areas: what lies in each area of the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from game.titles.tinners_trail.rules.table_view import AreaView, TableView, TileView

Counts = tuple[int, int, int]
MOST_SINGLE = 5


@dataclass(frozen=True, slots=True)
class TileLook:
    """An area tile: "down", "up" or "peeked"; counts are tin, copper, water; eyes are seats.

    `bonus` is what the winner gets in the rules' words, "" for none or while nobody knows.
    """

    face: str
    counts: Counts
    eyes: tuple[int, ...]
    bonus: str = ""


@dataclass(frozen=True, slots=True)
class CountyLook:
    """What can lie in an area in either edition; `owner` is -1 without a mine, `miners` counts
    all of them.
    """

    name: str
    owner: int
    cubes: Counts
    miners: int
    port: bool
    train: bool

    @property
    def in_play(self) -> bool:
        """Return whether there can be a mine."""
        return True

    @property
    def low(self) -> bool:
        """Return whether a fourth row of cubes lies below the others."""
        return False


AnyLook = TypeVar("AnyLook", bound=CountyLook)


@dataclass(frozen=True, slots=True)
class AreaLook(CountyLook):
    """Everything that lies in one area of the remastered edition.

    `own_miner` is the seat whose colour one of the miners has; it and `calciner`, the seat that
    built it, are -1 without one.
    """

    region: str
    tile: TileLook | None
    drainage: int
    own_miner: int
    pump: bool
    arsenic: int
    calciner: int

    @property
    def in_play(self) -> bool:
        """Return whether it is on the map card."""
        return bool(self.region)

    @property
    def low(self) -> bool:
        """Return whether arsenic lies before a mine."""
        return bool(self.arsenic) and self.owner >= 0

    @property
    def open(self) -> bool:
        """Return whether its tile lies face up."""
        return self.tile is not None and self.tile.face == "up"


def area_looks(view: TableView, *, concealed: bool) -> tuple[AreaLook, ...]:
    """Return every area; concealed, the tiles a seat has peeked at show their backs only."""
    return tuple(_area(area, concealed) for area in view.areas)


def row_of_cubes(count: int) -> tuple[int, str]:
    """Return how many cubes of a row are drawn and the chip behind them, "" for none."""
    if count <= MOST_SINGLE:
        return count, ""
    return MOST_SINGLE - 1, f"×{count}"


def _area(area: AreaView, concealed: bool) -> AreaLook:
    return AreaLook(
        name=area.name,
        region=area.region,
        tile=_tile(area.tile, concealed) if area.tile is not None else None,
        owner=area.owner,
        cubes=(area.tin, area.copper, area.water),
        drainage=area.drainage,
        miners=area.miners,
        own_miner=area.own_miner,
        port=area.port,
        train=area.train,
        pump=area.pump,
        arsenic=area.arsenic,
        calciner=area.calciner,
    )


def _tile(tile: TileView, concealed: bool) -> TileLook:
    counts = (tile.tin, tile.copper, tile.water)
    if tile.face_up:
        return TileLook("up", counts, tile.seen_by, tile.bonus)
    if tile.known and not concealed:
        return TileLook("peeked", counts, tile.seen_by, tile.bonus)
    return TileLook("down", (0, 0, 0), tile.seen_by)
