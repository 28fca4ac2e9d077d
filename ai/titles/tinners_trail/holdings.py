"""Who owns which mines, which tiles are for sale, and what they are worth: kept in playouts."""

from __future__ import annotations

from typing import Final, final

from ai.titles.tinners_trail.county.ore import extractions_left
from ai.titles.tinners_trail.worth import (
    MeanTiles,
    knows_tile,
    mine_worth,
    public_facts,
    public_worth,
)
from game.engine.cells import i64, vec
from game.engine.rows import filled, row_of, zeros
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import EMPTY, ROUNDS
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.track import work_left

NEIGHBOUR: Final = 50  # pence for each own mine next door: adits and trains serve both
LOADS_TODAY: Final = 3  # kinds of worth: no, one or two loads of the new mine this round
UNKNOWN: Final = -1
PRICES: Final = 64  # more than any price in pounds


@final
class Holdings:
    """Each seat's mines, how many touch each area, and the worth of tiles while nothing changes."""

    def __init__(self, board: Board, tiles: MeanTiles) -> None:
        """Provide room for the board's seats and areas; next to mines are some beyond its card."""
        self.tiles: MeanTiles = tiles
        areas: i64 = board.all_areas
        self.areas: i64 = areas
        self.mines: vec[i64] = zeros(board.seats * areas)
        self.count: vec[i64] = zeros(board.seats)
        self.near: vec[i64] = zeros(board.seats * areas)
        self.order: vec[i64] = row_of([*range(0, board.areas, 2), *range(1, board.areas, 2)])
        self.tiles_left: i64 = 0
        self.with_tile: vec[i64] = zeros(areas)  # the areas that had a tile when last looked at
        self.worth: vec[i64] = zeros(LOADS_TODAY * areas)
        self.stamp: vec[i64] = filled(LOADS_TODAY * areas, UNKNOWN)
        self.moment: i64 = 0
        self.day: i64 = UNKNOWN  # the round and prices of this moment
        self.facts: vec[i64] = filled(areas, UNKNOWN)  # of each tile when it was last worked out

    def take_stock(self, st: TrailState) -> None:
        """Look at the whole map afresh; what tiles were worth holds where nothing has changed."""
        day: i64 = day_of(st)
        if self.day != day:
            self.forget_worth()
            self.day = day
        for seat in range(st.seats):
            self.count[seat] = 0
        self.near = zeros(st.seats * self.areas)
        self.tiles_left = 0
        for area in self.order:
            if st.owner[area] != EMPTY:
                self.add_mine(st, st.owner[area], area)
            if st.tile[area] != EMPTY:
                self.with_tile[self.tiles_left] = area
                self.tiles_left += 1
                facts: i64 = public_facts(st, area)
                if self.facts[area] != facts:
                    self.forget_area(area)
                    self.facts[area] = facts

    def add_mine(self, st: TrailState, seat: i64, area: i64) -> None:
        """Note a new mine of the seat."""
        first: i64 = seat * self.areas
        self.mines[first + self.count[seat]] = area
        self.count[seat] += 1
        spot: i64 = st.board.neighbour_from[area]
        end: i64 = st.board.neighbour_from[area + 1]
        while spot < end:
            cell: i64 = first + st.board.neighbour[spot]
            self.near[cell] += 1
            spot += 1

    def has_mine(self, seat: i64, area: i64) -> bool:
        """Return whether the seat's mine in the area is noted."""
        first: i64 = seat * self.areas
        for at in range(first, first + self.count[seat]):
            if self.mines[at] == area:
                return True
        return False

    def strike_tile(self, area: i64) -> None:
        """The area's tile has been sold or has left: the last one takes its place."""
        for at in range(self.tiles_left):
            if self.with_tile[at] == area:
                self.tiles_left -= 1
                self.with_tile[at] = self.with_tile[self.tiles_left]
                return

    def forget_worth(self) -> None:
        """Prices or much else have changed: work every tile out again."""
        self.moment += 1
        self.day = UNKNOWN

    def forget_area(self, area: i64) -> None:
        """Pieces, ore or tokens have changed in one area: work its tile out again."""
        self.facts[area] = UNKNOWN
        cell: i64 = area
        for _today in range(LOADS_TODAY):
            self.stamp[cell] = UNKNOWN
            cell += self.areas

    def forget_neighbours(self, st: TrailState, area: i64) -> None:
        """Tokens have changed next door: work the tiles around the area out again."""
        spot: i64 = st.board.neighbour_from[area]
        end: i64 = st.board.neighbour_from[area + 1]
        while spot < end:
            self.forget_area(st.board.neighbour[spot])
            spot += 1

    def mine_worth(self, st: TrailState, seat: i64, area: i64) -> i64:
        """Return what a new mine in the area is worth to the seat, in pence (A)."""
        work: i64 = work_left(st, seat) - st.board.build_work
        return self.worth_with(st, seat, area, max(0, min(work, LOADS_TODAY - 1)))

    def worth_with(self, st: TrailState, seat: i64, area: i64, today: i64) -> i64:
        """Return what a new mine that can be worked that often this round is worth to the seat."""
        if st.seen[area] != 0 and st.face_up[area] == 0 and knows_tile(st, seat, area):
            return mine_worth(st, self.tiles, seat, area)
        cell: i64 = today * self.areas + area
        if self.stamp[cell] != self.moment:
            self.work_out(st, area, today, cell)
        worth: i64 = self.worth[cell]
        if st.round < ROUNDS:
            spot: i64 = seat * self.areas + area
            worth += self.near[spot] * NEIGHBOUR
        return worth

    def work_out(self, st: TrailState, area: i64, today: i64, cell: i64) -> None:
        """Put what the tile is worth to whoever has not looked at it into its cell."""
        self.stamp[cell] = self.moment
        self.worth[cell] = public_worth(st, self.tiles, area, extractions_left(st, today))


def day_of(st: TrailState) -> i64:
    """Return the round and today's prices as one number: what every tile's worth depends on."""
    return (st.round * PRICES + st.tin_price) * PRICES + st.copper_price
