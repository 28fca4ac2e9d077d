"""Everything that lies on the table; all of it is open (C-19)."""

from dataclasses import dataclass, field

from tools.titles.tinners_trail.oracle_2007.facts import COMPANY, POINTS


@dataclass
class Edition2007OraclePlayer:
    """One player (C-1)."""

    colour: str
    name: str
    money: int
    mines_left: int
    ore: dict[str, int]


@dataclass
class Edition2007OracleArea:
    """One of the 19 areas (C-17)."""

    name: str
    owner: str | None
    tin: int
    copper: int
    water: int
    miner: bool
    port: bool
    train: bool

    @property
    def is_empty(self) -> bool:
        """C-27: no mine and not one cube; pieces do not count."""
        return self.owner is None and self.tin + self.copper + self.water == 0

    @property
    def capacity(self) -> int:
        """C-10: 2, and one more for each of miner, port and train."""
        return 2 + self.miner + self.port + self.train


@dataclass
class Edition2007OracleAuction:
    """C-9: a running auction; or, with a winner, one whose dice are due (C-22)."""

    area: str
    opener: str
    bidders: list[str]
    bid: int = 0
    bid_by: str | None = None
    winner: str | None = None


@dataclass
class Edition2007OracleTable:
    """The whole game between two moves."""

    round: int
    phase: str
    to_move: str
    prices: dict[str, int]
    work: dict[int, list[str]]
    passed: list[str]
    stock: dict[str, list[int]]
    pumps: list[list[int]]
    adits: list[list[str]]
    boxes: dict[int, dict[int, list[str]]]
    players: dict[str, Edition2007OraclePlayer]
    areas: dict[str, Edition2007OracleArea]
    declined: list[str] = field(default_factory=list)
    prospectors: list[str] = field(default_factory=list)
    prospected: str | None = None
    pumps_left: int = 0
    auction: Edition2007OracleAuction | None = None
    ranking: list[str] = field(default_factory=list)

    @property
    def seats(self) -> list[str]:
        """The colours in clockwise order."""
        return list(self.players)

    @property
    def running_auction(self) -> Edition2007OracleAuction:
        """The auction of the phase that has one."""
        assert self.auction is not None, f"no auction runs in phase {self.phase}"
        return self.auction

    def cubes_in(self, price: int) -> list[str]:
        """The owners of the cubes in a box of this round's column."""
        return self.boxes.get(self.round, {}).get(price, [])

    def boxes_of(self, colour: str) -> list[tuple[int, int]]:
        """Round and price of the box of every cube a player has placed."""
        return [
            (column, price)
            for column, rows in self.boxes.items()
            for price, owners in rows.items()
            for owner in owners
            if owner == colour
        ]

    def cubes_left(self, colour: str) -> int:
        """C-24: the cubes are for the whole game."""
        return COMPANY["cubes"] - len(self.boxes_of(colour))

    def points(self, colour: str) -> int:
        """C-25: the numbers in the boxes with one's cubes."""
        return sum(POINTS[price][column - 1] for column, price in self.boxes_of(colour))
