"""Inputs of the learned value that come from the map: mines, areas for sale, borders."""

from typing import final

from ai.titles.tinners_trail import input_indices as at
from game.engine.cells import i64, vec
from game.engine.rows import make_zero_row
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.extraction import mine_capacity
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.tile_knowledge import is_seat_in_set


@final
class LandFeatureExtractor:
    """Writes the inputs that come from the map, for all seats at once."""

    def __init__(self, board: Board) -> None:
        """Store the board, and start without counts."""
        self.board: Board = board
        # areas with a tile, by region
        self.areas_for_sale_by_region: vec[i64] = make_zero_row(kinds.REGION_COUNT)
        self.tile_count: i64 = 0
        self.face_up_tile_count: i64 = 0
        self.best_face_up_ore_less_water: i64 = 0
        self.drainage_tokens_on_areas_for_sale: i64 = 0
        self.ore_cubes_on_areas_for_sale: i64 = 0

    def write_land_inputs(self, st: TrailState, cells: vec[i64]) -> None:
        """Write the map inputs of every seat into `cells`: mines and borders to their owners, and
        the counts of areas for sale and other shared inputs to all.
        """
        self.areas_for_sale_by_region = make_zero_row(kinds.REGION_COUNT)
        self.tile_count = 0
        self.face_up_tile_count = 0
        self.best_face_up_ore_less_water = 0
        self.drainage_tokens_on_areas_for_sale = 0
        self.ore_cubes_on_areas_for_sale = 0
        for area in range(self.board.areas_in_play_count):
            owner: i64 = st.owner[area]
            if owner != kinds.EMPTY:
                self.add_mine_inputs(st, cells, owner * at.INPUTS_PER_SEAT, area)
            elif st.tile[area] != kinds.EMPTY:
                self.add_area_for_sale_inputs(st, cells, area)
        self.add_border_inputs(st, cells)
        self.write_shared_inputs(st, cells)

    def add_mine_inputs(self, st: TrailState, cells: vec[i64], first_input: i64, area: i64) -> None:
        """Add the cubes, the capacity and the missing pieces of the mine in an area to its owner's
        inputs, which begin at `first_input`.
        """
        cells[first_input + at.OWN_MINES] += 1
        cells[first_input + at.TIN_IN_OWN_MINES] += st.tin[area]
        cells[first_input + at.COPPER_IN_OWN_MINES] += st.copper[area]
        cells[first_input + at.WATER_IN_OWN_MINES] += st.water[area]
        cells[first_input + at.CUBES_PER_EXTRACTION_OF_OWN_MINES] += mine_capacity(st, area)
        if st.miner[area] == 0:
            cells[first_input + at.OWN_MINES_WITHOUT_MINER] += 1
        if st.train[area] == 0:
            cells[first_input + at.OWN_MINES_WITHOUT_TRAIN] += 1
        if st.port[area] == 0:
            cells[first_input + at.OWN_COASTAL_MINES_WITHOUT_PORT] += self.board.is_area_coastal[
                area
            ]
        cells[first_input + at.OWN_MINES_WITH_SURVEY_PUMP] += st.pump[area]
        if self.board.has_arsenic:
            cells[first_input + at.ARSENIC_IN_OWN_MINES] += st.arsenic[area]

    def add_area_for_sale_inputs(self, st: TrailState, cells: vec[i64], area: i64) -> None:
        """Add one area for sale to the counts for all seats; of a face-down tile, only whether each
        seat has looked at it.
        """
        self.tile_count += 1
        self.areas_for_sale_by_region[self.board.region_of_area[area]] += 1
        self.drainage_tokens_on_areas_for_sale += st.drainage[area]
        self.ore_cubes_on_areas_for_sale += st.tin[area] + st.copper[area]
        if st.face_up[area] == 0:
            for seat in range(st.seats):
                if is_seat_in_set(st.seen[area], seat):
                    cells[seat * at.INPUTS_PER_SEAT + at.KNOWN_FACE_DOWN_TILES] += 1
            return
        self.face_up_tile_count += 1
        tile: i64 = st.tile[area]
        net: i64 = self.board.tile_tin[tile] + self.board.tile_copper[tile]
        net += st.tin[area] + st.copper[area] + st.drainage[area] - self.board.tile_water[tile]
        self.best_face_up_ore_less_water = max(self.best_face_up_ore_less_water, net)

    def add_border_inputs(self, st: TrailState, cells: vec[i64]) -> None:
        """Count in the seats' inputs the borders between two of their mines without an adit, and
        those to areas for sale.
        """
        for border in range(self.board.borders_in_play_count):
            west: i64 = self.board.west_area_of_border[border]
            east: i64 = self.board.east_area_of_border[border]
            here: i64 = st.owner[west]
            there: i64 = st.owner[east]
            if here == there:
                if here != kinds.EMPTY and st.adit[border] == 0:
                    cells[here * at.INPUTS_PER_SEAT + at.OWN_BORDERS_WITHOUT_ADIT] += 1
            elif there == kinds.EMPTY:
                if st.tile[east] != kinds.EMPTY:
                    cells[here * at.INPUTS_PER_SEAT + at.OWN_BORDERS_WITH_AREAS_FOR_SALE] += 1
            elif here == kinds.EMPTY and st.tile[west] != kinds.EMPTY:
                cells[there * at.INPUTS_PER_SEAT + at.OWN_BORDERS_WITH_AREAS_FOR_SALE] += 1

    def write_shared_inputs(self, st: TrailState, cells: vec[i64]) -> None:
        """Write the inputs that do not depend on the seat: the stored counts of areas for sale, the
        developments left in this round's column, and the prices."""
        column: i64 = st.round if st.phase == kinds.PEEK_PHASE else st.round - 1
        developments: i64 = 0
        for stock in range(kinds.STOCK_KIND_COUNT):
            developments += st.stock[stock * kinds.ROUND_COUNT + column]
        for seat in range(st.seats):
            base: i64 = seat * at.INPUTS_PER_SEAT
            cells[base + at.AREAS_FOR_SALE] = self.tile_count
            cells[base + at.FACE_UP_AREAS_FOR_SALE] = self.face_up_tile_count
            cells[base + at.BEST_FACE_UP_ORE_LESS_WATER] = self.best_face_up_ore_less_water
            cells[base + at.DRAINAGE_TOKENS_ON_AREAS_FOR_SALE] = (
                self.drainage_tokens_on_areas_for_sale
            )
            cells[base + at.CUBES_ON_AREAS_FOR_SALE] = self.ore_cubes_on_areas_for_sale
            cells[base + at.DEVELOPMENTS_LEFT_IN_COLUMN] = developments
            self.write_price_inputs(st, cells, base)

    def write_price_inputs(self, st: TrailState, cells: vec[i64], first_input: i64) -> None:
        """Write the ore prices into the inputs that begin at `first_input`; while seats peek at
        tiles (R-3) these are last round's prices."""
        if st.phase == kinds.PEEK_PHASE:
            cells[first_input + at.LAST_TIN_PRICE_POUNDS] = st.tin_price
            cells[first_input + at.LAST_COPPER_PRICE_POUNDS] = st.copper_price
        else:
            cells[first_input + at.TIN_PRICE_POUNDS] = st.tin_price
            cells[first_input + at.COPPER_PRICE_POUNDS] = st.copper_price
            cells[first_input + at.LAST_TIN_PRICE_POUNDS] = st.last_tin
            cells[first_input + at.LAST_COPPER_PRICE_POUNDS] = st.last_copper
