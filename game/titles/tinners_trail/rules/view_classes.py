"""A seat's view of the table as named values, for the screen and the log.

Values of another edition, expansion or the solo game are empty, 0, False or None.
"""

# interpreted: used for people only

from __future__ import annotations

from dataclasses import dataclass

CubeCounts = tuple[int, int, int]  # tin, copper, water


@dataclass(frozen=True, slots=True)
class TileView:
    """An area tile; tin, copper and water are 0 when the viewer does not know it.

    `bonus` is what the winner gets in the notation's words, "" for none (K-2).
    """

    known: bool
    face_up: bool
    tin: int
    copper: int
    water: int
    seen_by: tuple[int, ...]
    bonus: str


@dataclass(frozen=True, slots=True)
class GroundView:
    """Empty ground of 2007, and how the pieces there change its roll (C-12).

    `ore` is added to the tin and to the copper die, `drained` is taken off the water die;
    `least` and `most` are the cubes that a roll can give.
    """

    ore: int
    drained: int
    least: CubeCounts
    most: CubeCounts


@dataclass(frozen=True, slots=True)
class AreaView:
    """An area: mine, cubes, developments, tile and tokens. `owner` is a seat, EMPTY without a mine.

    `miners` counts all miners, `capacity` the cubes that one extraction may take. `region` is ""
    beyond the map card, where there is never a tile, a mine or water. `own_miner` is the seat that
    owns one of the miners, `calciner` the owner of the calciner, both EMPTY without one.

    In 2007 `ground` is set while the area is empty (C-27), `printed` is the ore printed on the
    board, and `rolled` are the dice of the set-up, None without printed ore and once the first
    prices have been rolled.
    """

    name: str
    coastal: bool
    owner: int
    tin: int
    copper: int
    water: int
    miners: int
    port: bool
    train: bool
    capacity: int
    region: str
    tile: TileView | None
    drainage: int
    miner: bool
    pump: bool
    own_miner: int
    arsenic: int
    calciner: int
    printed: tuple[int, int]
    ground: GroundView | None
    rolled: CubeCounts | None


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player: money, points, mines, ore held, marker, cards and what expansions give.

    `passing_row` is the row in the order of passing from 0, EMPTY before passing. `work_left`
    counts work points, `final_column` is the last one the marker may reach. A known card reads
    "a:tin+1:2", a hidden one "a:?". `work_limiter_column` is the column the work limiter covers, 0
    while it is not on the track; `own_miners` are those not on the map. In 2007 `cubes_left` are
    investment cubes; `has_one_action_left` while all others have passed (C-7).
    """

    seat: int
    money: int
    points: int
    mines_left: int
    tin: int
    copper: int
    column: int
    work_left: int
    passing_row: int
    declined: bool
    hand: tuple[str, ...]
    discarded: tuple[str, ...]
    final_column: int
    arsenic: int
    work_limiter_column: int
    calciner_left: bool
    own_miners: int
    waiting_michigan_pieces: tuple[str, ...]
    cubes_left: int
    has_one_action_left: bool


@dataclass(frozen=True, slots=True)
class AuctionView:
    """A running auction. `high_bidder` is EMPTY before bids; `card` is the survey card, and
    `card_from` is "hand", "deck" or ""."""

    area: str
    opener: int
    minimum: int
    high_bid: int
    high_bidder: int
    bidding: tuple[int, ...]
    card: str
    card_from: str


@dataclass(frozen=True, slots=True)
class ArsenicMarketSpace:
    """A space of the arsenic market: pounds, section from 0, whether filled, and still open."""

    pounds: int
    section: int
    filled: bool
    is_open: bool


@dataclass(frozen=True, slots=True)
class Emigrant:
    """A miner who has emigrated: the name of the place, the round from 1, and the seat that sent
    it.
    """

    place: str
    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class InvestmentBoxView:
    """An investment box: its price and points, and the owners of its cubes (C-14).

    `is_open` while another cube may be put in this round.
    """

    pounds: int
    points: int
    owners: tuple[int, ...]
    is_open: bool


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything on the table as the viewer sees it. Prices are 0 while not rolled.

    `track` holds the seats of each column, top to bottom; `invested` those that have passed, in
    order; `stock` pieces left by development and round; `pumps` group sizes by round.
    The last space of the market is never filled.

    In 2007 `boxes` are a column for every round, cheapest first; `prospect` is the area whose dice
    are due, "" when none are.
    """

    viewer: int
    round: int
    phase: str
    to_move: int
    tin_price: int
    copper_price: int
    last_tin: int
    last_copper: int
    areas: tuple[AreaView, ...]
    adits: tuple[tuple[str, str], ...]
    seats: tuple[SeatView, ...]
    track: tuple[tuple[int, ...], ...]
    invested: tuple[int, ...]
    stock: dict[str, tuple[int, ...]]
    pumps: tuple[tuple[int, ...], ...]
    auction: AuctionView | None
    pumps_left: int
    has_arsenic: bool
    has_emigration: bool
    market: tuple[ArsenicMarketSpace, ...]
    emigrated: tuple[Emigrant, ...]
    boxes: tuple[tuple[InvestmentBoxView, ...], ...]
    prospect: str

    def area(self, name: str) -> AreaView:
        """Return the area of that name."""
        return next(area for area in self.areas if area.name == name)
