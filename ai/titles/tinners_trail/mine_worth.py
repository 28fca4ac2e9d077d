"""The value of new mines to a seat, in pence, with a cache for playouts: owned mines and the tiles
for sale."""

from __future__ import annotations

from typing import Final, final

from ai.titles.tinners_trail.mine_worth_2007 import mine_worth_2007
from ai.titles.tinners_trail.ore_profit_table import POUND_PENCE, WORK_POINT_PENCE
from ai.titles.tinners_trail.ore_worth import (
    count_extractions_left_for_one_mine,
    count_ore_cubes_in_area,
    profit_of_all_extractions,
    worth_of_own_neighbour_mines,
)
from game.engine.cells import i64, vec
from game.engine.rows import make_filled_row, make_row, make_zero_row
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.extraction import mine_capacity
from game.titles.tinners_trail.rules.kinds import EMPTY, REGION_COUNT, ROUND_COUNT
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points
from game.titles.tinners_trail.rules.tile_knowledge import is_tile_known_to_seat

OWN_MINE_NEXT_DOOR_PENCE: Final = (
    50  # pence for each own mine in a neighbouring area, since adits and trains serve both
)
NEW_MINE_EXTRACTION_CHOICE_COUNT: Final = 3  # 0, 1 or 2 extractions of the new mine in this round
STAMP_WITHOUT_CACHED_WORTH: Final = -1
PRICE_LIMIT_IN_KEY: Final = 64  # more than any price in pounds

COUNT_LIMIT_IN_KEY: Final = 256  # more than cubes, pieces or kinds of tiles in an area
ARSENIC_PENCE_AT_MINE_FOR_SALE: Final = 100  # pence of arsenic lying where a mine is for sale


@final
class MineWorthCache:
    """A cache for playouts: each seat's mines, how many mines of each seat touch each area, the
    areas with a tile, and the values of tiles."""

    def __init__(self, board: Board, tiles: MeanTileContents) -> None:
        """Allocate the cache for the board's seats and areas, including areas beyond its card."""
        self.tiles: MeanTileContents = tiles
        areas: i64 = board.area_count
        self.areas: i64 = areas
        self.mine_areas_by_seat: vec[i64] = make_zero_row(board.seats * areas)
        self.mine_count_by_seat: vec[i64] = make_zero_row(board.seats)
        self.adjacent_mine_count_by_seat_and_area: vec[i64] = make_zero_row(board.seats * areas)
        self.area_order: vec[i64] = make_row(
            [*range(0, board.areas_in_play_count, 2), *range(1, board.areas_in_play_count, 2)]
        )
        self.areas_with_tile_count: i64 = 0
        # the areas with a tile at the last refresh
        self.areas_with_tile: vec[i64] = make_zero_row(areas)
        self.tile_worths: vec[i64] = make_zero_row(NEW_MINE_EXTRACTION_CHOICE_COUNT * areas)
        self.worth_stamps: vec[i64] = make_filled_row(
            NEW_MINE_EXTRACTION_CHOICE_COUNT * areas, STAMP_WITHOUT_CACHED_WORTH
        )
        self.current_stamp: i64 = 0
        self.cached_round_and_prices: i64 = (
            STAMP_WITHOUT_CACHED_WORTH  # the round and prices of the cached values
        )
        # the key of each area's tile when its value was cached
        self.public_worth_keys: vec[i64] = make_filled_row(areas, STAMP_WITHOUT_CACHED_WORTH)

    def refresh_from_map(self, st: TrailState) -> None:
        """Read every seat's mines and the areas with a tile from a state; values of tiles that
        have not changed are kept."""
        day: i64 = round_and_prices_key(st)
        if self.cached_round_and_prices != day:
            self.clear_all_tile_worths()
            self.cached_round_and_prices = day
        for seat in range(st.seats):
            self.mine_count_by_seat[seat] = 0
        self.adjacent_mine_count_by_seat_and_area = make_zero_row(st.seats * self.areas)
        self.areas_with_tile_count = 0
        for area in self.area_order:
            if st.owner[area] != EMPTY:
                self.add_mine(st, st.owner[area], area)
            if st.tile[area] != EMPTY:
                self.areas_with_tile[self.areas_with_tile_count] = area
                self.areas_with_tile_count += 1
                facts: i64 = public_mine_worth_key(st, area)
                if self.public_worth_keys[area] != facts:
                    self.clear_tile_worth(area)
                    self.public_worth_keys[area] = facts

    def add_mine(self, st: TrailState, seat: i64, area: i64) -> None:
        """Add a new mine of the seat in an area to the cache."""
        first: i64 = seat * self.areas
        self.mine_areas_by_seat[first + self.mine_count_by_seat[seat]] = area
        self.mine_count_by_seat[seat] += 1
        for spot in range(
            st.board.first_neighbour_of_area[area], st.board.first_neighbour_of_area[area + 1]
        ):
            cell: i64 = first + st.board.neighbour_areas[spot]
            self.adjacent_mine_count_by_seat_and_area[cell] += 1

    def has_mine(self, seat: i64, area: i64) -> bool:
        """Return whether the cache has a mine of the seat in the area."""
        first: i64 = seat * self.areas
        for at in range(first, first + self.mine_count_by_seat[seat]):
            if self.mine_areas_by_seat[at] == area:
                return True
        return False

    def remove_tile_for_sale(self, area: i64) -> None:
        """Remove an area from the list of areas with a tile, by overwriting it with the last
        entry."""
        for at in range(self.areas_with_tile_count):
            if self.areas_with_tile[at] == area:
                self.areas_with_tile_count -= 1
                self.areas_with_tile[at] = self.areas_with_tile[self.areas_with_tile_count]
                return

    def clear_all_tile_worths(self) -> None:
        """Clear all cached tile values, for example after prices have changed."""
        self.current_stamp += 1
        self.cached_round_and_prices = STAMP_WITHOUT_CACHED_WORTH

    def clear_tile_worth(self, area: i64) -> None:
        """Clear the cached values of one area whose pieces, ore or tokens have changed."""
        self.public_worth_keys[area] = STAMP_WITHOUT_CACHED_WORTH
        cell: i64 = area
        for _today in range(NEW_MINE_EXTRACTION_CHOICE_COUNT):
            self.worth_stamps[cell] = STAMP_WITHOUT_CACHED_WORTH
            cell += self.areas

    def clear_neighbour_tile_worths(self, st: TrailState, area: i64) -> None:
        """Clear the cached values of the areas beside one, because their tokens have changed."""
        for spot in range(
            st.board.first_neighbour_of_area[area], st.board.first_neighbour_of_area[area + 1]
        ):
            self.clear_tile_worth(st.board.neighbour_areas[spot])

    def mine_worth(self, st: TrailState, seat: i64, area: i64) -> i64:
        """Return the value, in pence, of a new mine in the area to the seat (A)."""
        work: i64 = remaining_work_points(st, seat) - st.board.build_work_cost
        return self.worth_with_extractions(
            st, seat, area, max(0, min(work, NEW_MINE_EXTRACTION_CHOICE_COUNT - 1))
        )

    def worth_with_extractions(
        self, st: TrailState, seat: i64, area: i64, extractions_this_round: i64
    ) -> i64:
        """Return the value, in pence, of a new mine to the seat if `extractions_this_round`
        extractions are possible in this round."""
        if st.seen[area] != 0 and st.face_up[area] == 0 and can_know_tile(st, seat, area):
            return mine_worth(st, self.tiles, seat, area)
        cell: i64 = extractions_this_round * self.areas + area
        if self.worth_stamps[cell] != self.current_stamp:
            self.cache_unpeeked_tile_worth(st, area, extractions_this_round, cell)
        worth: i64 = self.tile_worths[cell]
        if st.round < ROUND_COUNT:
            spot: i64 = seat * self.areas + area
            worth += self.adjacent_mine_count_by_seat_and_area[spot] * OWN_MINE_NEXT_DOOR_PENCE
        return worth

    def cache_unpeeked_tile_worth(
        self, st: TrailState, area: i64, extractions_this_round: i64, cell: i64
    ) -> None:
        """Compute the value of an area to a seat that has not looked at its tile, and store it
        in the cell with this index."""
        self.worth_stamps[cell] = self.current_stamp
        self.tile_worths[cell] = publicly_known_mine_worth(
            st, self.tiles, area, count_extractions_left_for_one_mine(st, extractions_this_round)
        )


def round_and_prices_key(st: TrailState) -> i64:
    """Return the round and the current prices as one number, the key of all cached tile values."""
    return (st.round * PRICE_LIMIT_IN_KEY + st.tin_price) * PRICE_LIMIT_IN_KEY + st.copper_price


@final
class MeanTileContents:
    """The mean ore and the mean water of each region's tiles, in whole cubes; they are used in
    place of an unseen tile.
    """

    def __init__(self, board: Board) -> None:
        """Compute the means over the tiles of the box, rounded to whole cubes."""
        self.mean_ore_by_region: vec[i64] = make_zero_row(REGION_COUNT)
        self.mean_water_by_region: vec[i64] = make_zero_row(REGION_COUNT)
        for region in range(REGION_COUNT):
            tiles: i64 = 0
            for kind in range(board.tile_kind_count):
                if board.region_of_tile_kind[kind] == region:
                    copies: i64 = board.tile_copies_of_kind[kind]
                    tiles += copies
                    self.mean_ore_by_region[region] += copies * (
                        board.tile_tin[kind] + board.tile_copper[kind]
                    )
                    self.mean_water_by_region[region] += copies * board.tile_water[kind]
            if tiles > 0:
                self.mean_ore_by_region[region] = (
                    self.mean_ore_by_region[region] + tiles // 2
                ) // tiles
                self.mean_water_by_region[region] = (
                    self.mean_water_by_region[region] + tiles // 2
                ) // tiles


def can_know_tile(st: TrailState, seat: i64, area: i64) -> bool:
    """Return whether the seat may know the area's tile: it is face up, or the seat has peeked at it
    or seen it with a survey card. It does not depend on the hidden facts that a determinization
    fills in.
    """
    return st.tile[area] >= 0 and (st.face_up[area] != 0 or is_tile_known_to_seat(st, seat, area))


def mine_worth(st: TrailState, tiles: MeanTileContents, seat: i64, area: i64) -> i64:
    """Return the value of a new mine in the area to the seat, in pence, before its price."""
    if st.board.is_edition_2007:
        return mine_worth_2007(st, seat, area)
    extractions: i64 = count_extractions_left_for_one_mine(
        st, remaining_work_points(st, seat) - st.board.build_work_cost
    )
    bonus: i64 = worth_of_own_neighbour_mines(st, seat, area)
    if can_know_tile(st, seat, area):
        return mine_worth_with_tile(st, st.tile[area], area, extractions) + bonus
    return mine_worth_with_mean_tile(st, tiles, area, extractions) + bonus


def publicly_known_mine_worth(
    st: TrailState, tiles: MeanTileContents, area: i64, extraction_count: i64
) -> i64:
    """Return the value, in pence, of a new mine to a seat that has not looked at its face-down
    tile and can extract `extraction_count` times."""
    if st.face_up[area] != 0:
        return mine_worth_with_tile(st, st.tile[area], area, extraction_count)
    return mine_worth_with_mean_tile(st, tiles, area, extraction_count)


def public_mine_worth_key(st: TrailState, area: i64) -> i64:
    """Return a number that identifies everything in the area that `publicly_known_mine_worth`
    depends on, except prices."""
    facts: i64 = mine_capacity(st, area) * COUNT_LIMIT_IN_KEY + count_ore_cubes_in_area(st, area)
    facts = facts * COUNT_LIMIT_IN_KEY + st.drainage[area]
    if st.face_up[area] != 0:
        facts = facts * COUNT_LIMIT_IN_KEY + st.tile[area] + 1
    else:
        facts *= COUNT_LIMIT_IN_KEY
    if st.board.has_arsenic:
        facts = facts * COUNT_LIMIT_IN_KEY + st.arsenic[area]
    return facts


def mine_worth_with_tile(st: TrailState, tile: i64, area: i64, extraction_count: i64) -> i64:
    """Return the value, in pence, of a mine in the area with this tile and its bonus, if
    it is extracted from `extraction_count` times."""
    ore: i64 = st.board.tile_tin[tile] + st.board.tile_copper[tile]
    bonus: i64 = (
        st.board.money_bonus_of_tile[tile] * POUND_PENCE
        + st.board.work_bonus_of_tile[tile] * WORK_POINT_PENCE
    )
    return (
        mine_worth_with_ore_and_water(st, area, ore, st.board.tile_water[tile], extraction_count)
        + bonus
    )


def mine_worth_with_mean_tile(
    st: TrailState, tiles: MeanTileContents, area: i64, extraction_count: i64
) -> i64:
    """Return the value, in pence, of a mine in the area with the mean tile of its region, if
    it is extracted from `extraction_count` times."""
    region: i64 = st.board.region_of_area[area]
    return mine_worth_with_ore_and_water(
        st,
        area,
        tiles.mean_ore_by_region[region],
        tiles.mean_water_by_region[region],
        extraction_count,
    )


def mine_worth_with_ore_and_water(
    st: TrailState, area: i64, ore: i64, water: i64, extraction_count: i64
) -> i64:
    """Return the value, in pence, of a new mine with this ore and water, and with the pieces,
    cubes and tokens in the area, if it is extracted from `extraction_count` times."""
    left: i64 = max(0, water - st.drainage[area])
    worth: i64 = profit_of_all_extractions(
        st, ore + count_ore_cubes_in_area(st, area), left, mine_capacity(st, area), extraction_count
    )
    if st.board.is_area_coastal[area] != 0 and st.round < ROUND_COUNT:
        worth += POUND_PENCE
    if st.board.has_arsenic:
        worth += st.arsenic[area] * ARSENIC_PENCE_AT_MINE_FOR_SALE
    return worth - st.board.build_work_cost * WORK_POINT_PENCE
