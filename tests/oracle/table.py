"""Everything that lies on the table, open to the reader: the true state."""

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Tile:
    """A tile that waits in an area; `seen` names the owners of the peek tokens on it."""

    tin: int
    copper: int
    water: int
    face_up: bool
    seen: list[str]


@dataclass
class Area:
    """One area in play."""

    name: str
    region: str
    coastal: bool
    tile: Tile | None = None
    owner: str | None = None
    tin: int = 0
    copper: int = 0
    water: int = 0
    drainage: int = 0
    miner: bool = False
    port: bool = False
    train: bool = False
    pump: bool = False


@dataclass
class Player:
    """One player's pieces, money and cards."""

    colour: str
    money: int
    points: int
    mines_left: int
    hand: list[str]
    discarded: list[str]
    ore: dict[str, int]


@dataclass
class Auction:
    """A running auction; `bidders` have not dropped out."""

    area: str
    opener: str
    card: str | None = None
    card_from: str | None = None
    bid: int = 0
    bid_by: str | None = None
    bidders: list[str] = field(default_factory=list)


@dataclass
class Table:
    """The whole game between two moves."""

    round: int
    phase: str
    to_move: str
    prices: dict[str, int]
    players: dict[str, Player]
    areas: dict[str, Area]
    work: dict[int, list[str]]
    invested: list[str]
    stock: dict[str, list[int]]
    pumps: list[list[int]]
    adits: list[list[str]]
    decks: dict[str, list[str]]
    cards_played: list[str]
    tiles_built: list[dict[str, Any]]
    auction: Auction | None = None
    pumps_left: int = 0
    declined: list[str] = field(default_factory=list)
    peekers: list[str] = field(default_factory=list)
    ranking: list[str] = field(default_factory=list)
    source: dict[str, Any] = field(default_factory=dict)

    @property
    def seats(self) -> list[str]:
        """The colours in clockwise order."""
        return list(self.players)

    @property
    def running_auction(self) -> Auction:
        """The auction of the phases that have one."""
        assert self.auction is not None, f"no auction runs in phase {self.phase}"
        return self.auction

    def tile_in(self, area: str) -> Tile:
        """The tile of an area that must have one."""
        tile = self.areas[area].tile
        assert tile is not None, f"{area} has no tile"
        return tile

    def next_clockwise(self, colour: str) -> str:
        """The seat to the left of a seat."""
        return self.seats[(self.seats.index(colour) + 1) % len(self.seats)]

    def mines(self) -> list[Area]:
        """The areas with a mine."""
        return [area for area in self.areas.values() if area.owner is not None]
