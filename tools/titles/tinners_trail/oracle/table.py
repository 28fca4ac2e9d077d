"""Everything that lies on the table, open to the reader: the true state."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

# Everything that lies on the table, open to the reader: the true state.


@dataclass
class Tile:
    """A tile that waits in an area; `seen` names the owners of the peek tokens on it."""

    tin: int
    copper: int
    water: int
    face_up: bool
    seen: list[str]
    bonus: str | None = None

    @property
    def shown(self) -> dict[str, Any]:
        """What is printed on its face; K-2: with the bonus of a Kickstarter tile."""
        cubes: dict[str, Any] = {"tin": self.tin, "copper": self.copper, "water": self.water}
        return cubes if self.bonus is None else cubes | {"bonus": self.bonus}


@dataclass
class OracleArea:
    """One area of the board; beyond the map card it has no region and never a tile (D-1)."""

    name: str
    region: str
    coastal: bool
    tile: Tile | None = None
    owner: str | None = None
    tin: int = 0
    copper: int = 0
    water: int = 0
    arsenic: int = 0
    drainage: int = 0
    plain_miners: int = 0
    own_miner: str | None = None
    port: bool = False
    train: bool = False
    pump: bool = False
    calciner: str | None = None

    @property
    def miners(self) -> int:
        """Plain miners and the miner in a player's colour; each counts (D-2, E-1, E-4)."""
        return self.plain_miners + (self.own_miner is not None)

    @property
    def miner(self) -> bool:
        """Whether any miner stands here."""
        return self.miners > 0

    @property
    def ore(self) -> int:
        """All tin and copper that lies here."""
        return self.tin + self.copper

    @property
    def is_bare(self) -> bool:
        """Whether nothing stands or lies here."""
        pieces = self.port or self.train or self.pump or self.miner or self.calciner is not None
        cubes = self.ore + self.water + self.arsenic + self.drainage
        return self.tile is None and self.owner is None and not pieces and cubes == 0


@dataclass
class TrailOraclePlayer:
    """One player's pieces, money and cards.

    Lord Wallace has `owed` and `income` for money, and `under` names the cards of his hand that
    went under his survey deck, the first one highest.
    """

    colour: str
    money: int
    points: int
    mines_left: int
    hand: list[str]
    discarded: list[str]
    ore: dict[str, int]
    limiter: int
    calciner_left: bool
    miners_left: int
    waiting: list[str]
    is_wallace: bool = False
    owed: int = 0
    income: int = 0
    under: list[str] = field(default_factory=list)


@dataclass
class OracleAuction:
    """A running auction; `bidders` have not dropped out; no area before Lord Wallace chose it."""

    area: str
    opener: str
    card: str | None = None
    card_from: str | None = None
    bid: int = 0
    bid_by: str | None = None
    bidders: list[str] = field(default_factory=list)


@dataclass
class TrailOracleTable:
    """The whole game between two moves."""

    round: int
    phase: str
    to_move: str
    expansions: list[str]
    difficulty: list[str]
    prices: dict[str, int]
    players: dict[str, TrailOraclePlayer]
    areas: dict[str, OracleArea]
    work: dict[int, list[str]]
    invested: list[str]
    stock: dict[str, list[int]]
    pumps: list[list[int]]
    adits: list[list[str]]
    market: list[int]
    emigrated: list[dict[str, Any]]
    decks: dict[str, list[str]]
    cards_played: list[str]
    tiles_built: list[dict[str, Any]]
    action_cards: list[int]
    auction: OracleAuction | None = None
    pumps_left: int = 0
    named_ore: str | None = None
    impossible_in_a_row: int = 0
    declined: list[str] = field(default_factory=list)
    peekers: list[str] = field(default_factory=list)
    ranking: list[str] = field(default_factory=list)
    source: dict[str, Any] = field(default_factory=dict)

    @property
    def seats(self) -> list[str]:
        """The colours in clockwise order."""
        return list(self.players)

    @property
    def running_auction(self) -> OracleAuction:
        """The auction of the phases that have one."""
        assert self.auction is not None, f"no auction runs in phase {self.phase}"
        return self.auction

    @property
    def wallace(self) -> str | None:
        """Lord Wallace's colour; None when he does not play."""
        found = [player.colour for player in self.players.values() if player.is_wallace]
        return found[0] if found else None

    @property
    def lord_wallace(self) -> TrailOraclePlayer:
        """Lord Wallace in a solo game."""
        assert self.wallace is not None, "Lord Wallace does not play"
        return self.players[self.wallace]

    @property
    def human(self) -> TrailOraclePlayer:
        """Lord Wallace's opponent in a solo game."""
        [found] = [player for player in self.players.values() if not player.is_wallace]
        return found

    def tile_in(self, area: str) -> Tile:
        """The tile of an area that must have one."""
        tile = self.areas[area].tile
        assert tile is not None, f"{area} has no tile"
        return tile

    def next_clockwise(self, colour: str) -> str:
        """The seat to the left of a seat."""
        return self.seats[(self.seats.index(colour) + 1) % len(self.seats)]

    def mines(self) -> list[OracleArea]:
        """The areas with a mine."""
        return [area for area in self.areas.values() if area.owner is not None]

    def mines_of(self, colour: str) -> list[OracleArea]:
        """The areas with a mine of one player."""
        return [area for area in self.areas.values() if area.owner == colour]


# The printed facts of the game, read from the component files of the title.

FOLDER = Path(__file__).parents[4] / "assets" / "tinners_trail" / "data"


def facts(name: str) -> dict[str, Any]:
    """Everything that stands in one component file."""
    with (FOLDER / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


NEIGHBOURS: dict[str, list[str]] = {
    area["name"]: area["neighbours"] for area in facts("map")["area"]
}
COASTAL: dict[str, bool] = {area["name"]: area["coastal"] for area in facts("map")["area"]}
EASTING: dict[str, int] = {area["name"]: area["x"] for area in facts("map")["area"]}
MAP_CARDS: dict[int, dict[str, Any]] = {card["players"]: card for card in facts("map")["map_card"]}
BOARDS: dict[int, dict[str, Any]] = {board["players"]: board for board in facts("boards")["board"]}
DICE: dict[str, list[int]] = facts("prices")["dice"]
PRICES: dict[str, Any] = facts("prices")["prices"]
INVESTMENT_ROWS: dict[int, dict[str, list[int]]] = {
    row["place"]: row for row in facts("investment")["row"]
}
COMPANY: dict[str, dict[str, int]] = facts("company")
MARKET: list[list[int]] = facts("market")["sections"]
EMIGRATION: dict[str, Any] = facts("emigration")
WALLACE: dict[str, Any] = facts("wallace")
WORK_POINTS: dict[str, int] = {
    **COMPANY["work"],
    **facts("market")["work"],
    "emigrate": EMIGRATION["emigrate_work"],
    "process": 0,  # AR-2
    "place": 0,  # E-4
}

FINAL_COLUMN: int = WORK_POINTS["columns"]
LAST_ROUND = 4
REGIONS = ["a", "b", "c", "d"]
PIECES = ["miner", "port", "train", "adit"]
ORES = ["tin", "copper"]
EXPANSIONS = ["arsenic", "emigration", "kickstarter-tiles", "kickstarter-cards"]


def regions_in_play(players: int) -> list[str]:
    """The regions the map card names, in the order of the alphabet (S-2, S-4)."""
    return [region for region in REGIONS if region in MAP_CARDS[players]]


def region_of(area: str, players: int) -> str:
    """The letter on the back of the area's tile (S-2); none beyond the map card (D-1)."""
    for region in regions_in_play(players):
        if area in MAP_CARDS[players][region]:
            return region
    return ""
