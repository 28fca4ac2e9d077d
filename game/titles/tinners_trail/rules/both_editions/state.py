"""What lies on the table in both editions: each has a state of its own, which adds the rest."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS
from game.engine.rules import NOBODY, State
from game.titles.tinners_trail.rules.both_editions.board import CountyBoard
from game.titles.tinners_trail.rules.kinds import DRAFT, EMPTY


class CountyState(State):
    """Money, markers, mines, cubes and pieces; `county` is shared and never changes."""

    # Every field has a value from the start, so compiled code need not ask whether it has one.
    round: i64 = 1
    phase: i64 = DRAFT
    active: i64 = EMPTY  # whose action is being carried out
    passed: i64 = 0  # how many have passed this round
    tin_price: i64 = 0  # pounds a cube; 0 = not rolled yet
    copper_price: i64 = 0
    last_tin: i64 = 0  # last round's prices; 0 in round 1
    last_copper: i64 = 0
    area: i64 = EMPTY  # the auction: EMPTY, 0 and EMPTY while none runs
    opener: i64 = EMPTY
    minimum: i64 = 0
    high_bid: i64 = 0
    high_bidder: i64 = EMPTY
    pumps_left: i64 = 0

    money: vec[i64] = NO_CELLS
    points: vec[i64] = NO_CELLS
    mines_left: vec[i64] = NO_CELLS
    ore_tin: vec[i64] = NO_CELLS
    ore_copper: vec[i64] = NO_CELLS
    column: vec[i64] = NO_CELLS
    depth: vec[i64] = NO_CELLS  # 0 = uppermost marker of its column
    place: vec[i64] = NO_CELLS  # in the order of passing, 0 = first
    bidding: vec[i64] = NO_CELLS  # 1 = in the auction
    declined: vec[i64] = NO_CELLS  # 1 = invests no more this round
    owner: vec[i64] = NO_CELLS
    tin: vec[i64] = NO_CELLS
    copper: vec[i64] = NO_CELLS
    water: vec[i64] = NO_CELLS
    miner: vec[i64] = NO_CELLS  # all miners standing there
    port: vec[i64] = NO_CELLS
    train: vec[i64] = NO_CELLS
    adit: vec[i64] = NO_CELLS
    stock: vec[i64] = NO_CELLS
    pumps: vec[i64] = NO_CELLS

    def __init__(self, county: CountyBoard) -> None:
        """Make an empty shell for a game on this board."""
        super().__init__()
        self.county: CountyBoard = county
        self.seats: i64 = county.seats
        self.to_move: i64 = NOBODY

    def copy_county(self, other: CountyState) -> None:
        """Take over all that is declared here, luck and to_move too."""
        self.luck.copy_from(other.luck)
        self.to_move = other.to_move
        self.round = other.round
        self.phase = other.phase
        self.active = other.active
        self.passed = other.passed
        self.tin_price = other.tin_price
        self.copper_price = other.copper_price
        self.last_tin = other.last_tin
        self.last_copper = other.last_copper
        self.area = other.area
        self.opener = other.opener
        self.minimum = other.minimum
        self.high_bid = other.high_bid
        self.high_bidder = other.high_bidder
        self.pumps_left = other.pumps_left
        self._copy_seats(other)
        self.owner = other.owner[:]
        self.tin = other.tin[:]
        self.copper = other.copper[:]
        self.water = other.water[:]
        self.miner = other.miner[:]
        self.port = other.port[:]
        self.train = other.train[:]
        self.adit = other.adit[:]
        self.stock = other.stock[:]
        self.pumps = other.pumps[:]

    def _copy_seats(self, other: CountyState) -> None:
        """Short rows are copied cell by cell, quicker than making new ones, which a shell needs."""
        if i64(len(self.money)) == 0:
            self._make_short_rows(other)
        else:
            self._write_short_rows(other)

    def _make_short_rows(self, other: CountyState) -> None:
        self.money = other.money[:]
        self.points = other.points[:]
        self.mines_left = other.mines_left[:]
        self.ore_tin = other.ore_tin[:]
        self.ore_copper = other.ore_copper[:]
        self.column = other.column[:]
        self.depth = other.depth[:]
        self.place = other.place[:]
        self.bidding = other.bidding[:]
        self.declined = other.declined[:]

    def _write_short_rows(self, other: CountyState) -> None:
        for seat in range(self.seats):
            self.money[seat] = other.money[seat]
            self.points[seat] = other.points[seat]
            self.mines_left[seat] = other.mines_left[seat]
            self.ore_tin[seat] = other.ore_tin[seat]
            self.ore_copper[seat] = other.ore_copper[seat]
            self.column[seat] = other.column[seat]
            self.depth[seat] = other.depth[seat]
            self.place[seat] = other.place[seat]
            self.bidding[seat] = other.bidding[seat]
            self.declined[seat] = other.declined[seat]
