"""The value of new mines to a seat, in pence, with a cache for playouts: owned mines and the tiles
for sale."""

from __future__ import annotations

from typing import Final, final

from ai.titles.tinners_trail.ground import mine_worth_2007
from ai.titles.tinners_trail.ore import (
    extractions_left,
    neighbour_bonus,
    ore_in,
    worth_of_all_extractions,
)
from ai.titles.tinners_trail.stream_table import POUND, WORK_POINT
from game.engine.cells import i64, vec
from game.engine.rows import filled, row_of, zeros
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.extraction import capacity
from game.titles.tinners_trail.rules.kinds import EMPTY, REGIONS, ROUNDS
from game.titles.tinners_trail.rules.state import TrailState, work_left
from game.titles.tinners_trail.rules.tile_knowledge import has_looked_at

NEIGHBOUR: Final = 50  # pence for each own mine next door: adits and trains serve both
LOADS_TODAY: Final = 3  # kinds of worth: no, one or two loads of the new mine this round
UNKNOWN: Final = -1
PRICES: Final = 64  # more than any price in pounds

MANY: Final = 256  # more than cubes, pieces or kinds of tiles in an area
LYING_ARSENIC: Final = 100  # pence of arsenic lying where a mine is for sale


@final
class MineWorthCache:
    """A cache for playouts: each seat's mines, how many of them touch each area, and the values of
    tiles."""

    def __init__(self, board: Board, tiles: MeanTiles) -> None:
        """Allocate the cache for the board's seats and areas, including areas beyond its card."""
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

    def read_map(self, st: TrailState) -> None:
        """Read the whole map; cached tile values of unchanged areas are kept."""
        day: i64 = round_and_prices_key(st)
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
                facts: i64 = public_worth_key(st, area)
                if self.facts[area] != facts:
                    self.forget_area(area)
                    self.facts[area] = facts

    def add_mine(self, st: TrailState, seat: i64, area: i64) -> None:
        """Add a new mine of the seat to the cache."""
        first: i64 = seat * self.areas
        self.mines[first + self.count[seat]] = area
        self.count[seat] += 1
        for spot in range(st.board.neighbour_from[area], st.board.neighbour_from[area + 1]):
            cell: i64 = first + st.board.neighbour[spot]
            self.near[cell] += 1

    def has_mine(self, seat: i64, area: i64) -> bool:
        """Return whether the cache has a mine of the seat in the area."""
        first: i64 = seat * self.areas
        for at in range(first, first + self.count[seat]):
            if self.mines[at] == area:
                return True
        return False

    def remove_tile_for_sale(self, area: i64) -> None:
        """Remove the area from the list of tiles for sale; the last entry fills its place."""
        for at in range(self.tiles_left):
            if self.with_tile[at] == area:
                self.tiles_left -= 1
                self.with_tile[at] = self.with_tile[self.tiles_left]
                return

    def forget_worth(self) -> None:
        """Clear all cached tile values, for example after prices have changed."""
        self.moment += 1
        self.day = UNKNOWN

    def forget_area(self, area: i64) -> None:
        """Clear the cached values of one area whose pieces, ore or tokens have changed."""
        self.facts[area] = UNKNOWN
        cell: i64 = area
        for _today in range(LOADS_TODAY):
            self.stamp[cell] = UNKNOWN
            cell += self.areas

    def forget_neighbours(self, st: TrailState, area: i64) -> None:
        """Clear the cached values of the areas around one whose tokens have changed."""
        for spot in range(st.board.neighbour_from[area], st.board.neighbour_from[area + 1]):
            self.forget_area(st.board.neighbour[spot])

    def mine_worth(self, st: TrailState, seat: i64, area: i64) -> i64:
        """Return the value, in pence, of a new mine in the area to the seat (A)."""
        work: i64 = work_left(st, seat) - st.board.build_work
        return self.worth_with_extractions(st, seat, area, max(0, min(work, LOADS_TODAY - 1)))

    def worth_with_extractions(self, st: TrailState, seat: i64, area: i64, today: i64) -> i64:
        """Return the value of a new mine that can be worked `today` times in this round."""
        if st.seen[area] != 0 and st.face_up[area] == 0 and knows_tile(st, seat, area):
            return mine_worth(st, self.tiles, seat, area)
        cell: i64 = today * self.areas + area
        if self.stamp[cell] != self.moment:
            self.compute_worth(st, area, today, cell)
        worth: i64 = self.worth[cell]
        if st.round < ROUNDS:
            spot: i64 = seat * self.areas + area
            worth += self.near[spot] * NEIGHBOUR
        return worth

    def compute_worth(self, st: TrailState, area: i64, today: i64, cell: i64) -> None:
        """Compute the tile's value to a seat that has not looked at it, and store it in the
        cell."""
        self.stamp[cell] = self.moment
        self.worth[cell] = public_worth(st, self.tiles, area, extractions_left(st, today))


def round_and_prices_key(st: TrailState) -> i64:
    """Return the round and the present prices as one number, the key of all cached tile values."""
    return (st.round * PRICES + st.tin_price) * PRICES + st.copper_price


@final
class MeanTiles:
    """The mean ore and water of each region's tiles, which stand for an unseen tile."""

    def __init__(self, board: Board) -> None:
        """Compute the means over the tiles of the box, rounded to whole cubes."""
        self.ore: vec[i64] = zeros(REGIONS)
        self.water: vec[i64] = zeros(REGIONS)
        for region in range(REGIONS):
            tiles: i64 = 0
            for kind in range(board.tile_kinds):
                if board.tile_region[kind] == region:
                    copies: i64 = board.tile_count[kind]
                    tiles += copies
                    self.ore[region] += copies * (board.tile_tin[kind] + board.tile_copper[kind])
                    self.water[region] += copies * board.tile_water[kind]
            if tiles > 0:
                self.ore[region] = (self.ore[region] + tiles // 2) // tiles
                self.water[region] = (self.water[region] + tiles // 2) // tiles


def knows_tile(st: TrailState, seat: i64, area: i64) -> bool:
    """Return whether the seat may know the area's tile; also right in a determinized state."""
    return st.tile[area] >= 0 and (st.face_up[area] != 0 or has_looked_at(st, seat, area))


def mine_worth(st: TrailState, tiles: MeanTiles, seat: i64, area: i64) -> i64:
    """Return the value of a new mine in the area to the seat, in pence, before its price."""
    if st.board.edition_2007:
        return mine_worth_2007(st, seat, area)
    loads: i64 = extractions_left(st, work_left(st, seat) - st.board.build_work)
    bonus: i64 = neighbour_bonus(st, seat, area)
    if knows_tile(st, seat, area):
        return tile_worth(st, st.tile[area], area, loads) + bonus
    return unseen_worth(st, tiles, area, loads) + bonus


def public_worth(st: TrailState, tiles: MeanTiles, area: i64, loads: i64) -> i64:
    """Return the value of a new mine to a seat that has not looked at its tile, in pence."""
    if st.face_up[area] != 0:
        return tile_worth(st, st.tile[area], area, loads)
    return unseen_worth(st, tiles, area, loads)


def public_worth_key(st: TrailState, area: i64) -> i64:
    """Return one number that identifies everything `public_worth` depends on in the area, except
    prices."""
    facts: i64 = capacity(st, area) * MANY + ore_in(st, area)
    facts = facts * MANY + st.drainage[area]
    if st.face_up[area] != 0:
        facts = facts * MANY + st.tile[area] + 1
    else:
        facts *= MANY
    if st.board.arsenic:
        facts = facts * MANY + st.arsenic[area]
    return facts


def tile_worth(st: TrailState, tile: i64, area: i64, loads: i64) -> i64:
    """Return the value, in pence, of a mine with this tile in the area."""
    ore: i64 = st.board.tile_tin[tile] + st.board.tile_copper[tile]
    bonus: i64 = st.board.tile_money[tile] * POUND + st.board.tile_work[tile] * WORK_POINT
    return new_mine_worth(st, area, ore, st.board.tile_water[tile], loads) + bonus


def unseen_worth(st: TrailState, tiles: MeanTiles, area: i64, loads: i64) -> i64:
    """Return the value, in pence, of a mine with the region's mean tile in the area."""
    region: i64 = st.board.region[area]
    return new_mine_worth(st, area, tiles.ore[region], tiles.water[region], loads)


def new_mine_worth(st: TrailState, area: i64, ore: i64, water: i64, loads: i64) -> i64:
    """Return the value, in pence, of a new mine with this ore and water, including the area's
    pieces and tokens."""
    left: i64 = max(0, water - st.drainage[area])
    worth: i64 = worth_of_all_extractions(
        st, ore + ore_in(st, area), left, capacity(st, area), loads
    )
    if st.board.coastal[area] != 0 and st.round < ROUNDS:
        worth += POUND
    if st.board.arsenic:
        worth += st.arsenic[area] * LYING_ARSENIC
    return worth - st.board.build_work * WORK_POINT
