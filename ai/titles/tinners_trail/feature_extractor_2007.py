"""Read a position between rounds into the inputs of every seat, as named in
input_indices_2007.py."""

from typing import Final, cast, final

from ai.search.learned_value import FeatureExtractor
from ai.titles.tinners_trail import input_indices_2007 as at
from ai.titles.tinners_trail.feature_extractor import count_finished_rounds
from ai.titles.tinners_trail.ore_worth import (
    MEAN_COPPER_PENCE,
    MEAN_TIN_PENCE,
    ExtractionPlan,
    count_ore_cubes_in_area,
    max_cubes_per_extraction,
)
from game.engine.cells import i64
from game.engine.rows import make_zero_row
from game.engine.rules import State
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.building import is_area_empty
from game.titles.tinners_trail.rules.kinds import EMPTY, PRICES_PHASE, PROSPECT_PHASE, ROUND_COUNT
from game.titles.tinners_trail.rules.state import TrailState

CAP_OF_FIRST_POUNDS_INPUT: Final = 10
CAP_OF_SECOND_POUNDS_INPUT: Final = 25
INVESTMENT_CUBES_PER_ROUND: Final = 3
ORE_LESS_WATER_WITHOUT_AREAS: Final = -10


def is_before_price_roll_2007(st: TrailState) -> bool:
    """Return whether the price dice of the coming round are still to be rolled; playouts stop
    there."""
    return st.phase == PROSPECT_PHASE or (st.phase == PRICES_PHASE and st.tin_price == 0)


@final
class FeatureExtractor2007(FeatureExtractor):
    """Extracts the network inputs of the 2007 edition from a state; `input_cells` holds
    INPUTS_PER_SEAT numbers of each seat in turn.
    """

    def __init__(self, board: Board) -> None:
        """Allocate the inputs for the seats of the board."""
        super().__init__(board.seats, at.INPUTS_PER_SEAT)
        self.board: Board = board
        self.extraction_plan: ExtractionPlan = ExtractionPlan()

    def stage_number(self, state: State) -> i64:
        """Return the stage: the number of rounds that are over."""
        return count_finished_rounds(cast("TrailState", state))

    def write_inputs(self, state: State) -> None:
        """Replace `input_cells` by a new row with the inputs of every seat of a state, in which
        nothing is hidden.
        """
        st: TrailState = cast("TrailState", state)
        self.input_cells = make_zero_row(st.seats * at.INPUTS_PER_SEAT)
        self.write_land_inputs(st)
        self.add_border_inputs(st)
        for seat in range(st.seats):
            self.write_company_inputs(st, seat)
            self.write_extraction_profit_inputs(st, seat)
        for seat in range(st.seats):
            self.write_rival_inputs(st, seat)

    def write_company_inputs(self, st: TrailState, seat: i64) -> None:
        """Write the inputs for the seat's points, money, investment cubes and position on the
        work track."""
        base: i64 = seat * at.INPUTS_PER_SEAT
        money: i64 = st.money[seat]
        cubes: i64 = st.cubes_left[seat]
        self.input_cells[base + at.CONSTANT_ONE] = 1
        self.input_cells[base + at.CERTAIN_POINTS] = st.points[seat]
        self.input_cells[base + at.POUNDS] = money
        self.input_cells[base + at.POUNDS_UP_TO_10] = min(money, CAP_OF_FIRST_POUNDS_INPUT)
        self.input_cells[base + at.POUNDS_UP_TO_25] = min(money, CAP_OF_SECOND_POUNDS_INPUT)
        self.input_cells[base + at.INVESTMENT_CUBES_LEFT] = cubes
        needed: i64 = INVESTMENT_CUBES_PER_ROUND * (ROUND_COUNT - count_finished_rounds(st))
        self.input_cells[base + at.INVESTMENT_CUBES_BELOW_THREE_A_ROUND] = max(0, needed - cubes)
        self.input_cells[base + at.SEATS_MOVING_BEFORE] = st.depth[seat]
        if st.phase == PROSPECT_PHASE and (
            st.next_prospector == seat or st.later_prospector == seat
        ):
            self.input_cells[base + at.HAS_YET_TO_PROSPECT] = 1
        self.input_cells[base + at.MINES_STILL_TO_BUILD] = st.mines_left[seat]

    def write_extraction_profit_inputs(self, st: TrailState, seat: i64) -> None:
        """Write the pounds that the seat's best 2, 4, 6, 9 and 12 extractions would earn at mean
        prices.
        """
        base: i64 = seat * at.INPUTS_PER_SEAT
        self.extraction_plan.clear_and_set_prices(MEAN_TIN_PENCE, MEAN_COPPER_PENCE)
        for area in range(st.board.areas_in_play_count):
            if st.owner[area] == seat:
                self.extraction_plan.add_mine(st, area, max_cubes_per_extraction(st, area))
        self.input_cells[base + at.BEST_2_EXTRACTIONS_POUNDS] = (
            self.extraction_plan.extend_plan_and_sum_pounds(2)
        )
        self.input_cells[base + at.BEST_4_EXTRACTIONS_POUNDS] = (
            self.extraction_plan.extend_plan_and_sum_pounds(2)
        )
        self.input_cells[base + at.BEST_6_EXTRACTIONS_POUNDS] = (
            self.extraction_plan.extend_plan_and_sum_pounds(2)
        )
        self.input_cells[base + at.BEST_9_EXTRACTIONS_POUNDS] = (
            self.extraction_plan.extend_plan_and_sum_pounds(3)
        )
        self.input_cells[base + at.BEST_12_EXTRACTIONS_POUNDS] = (
            self.extraction_plan.extend_plan_and_sum_pounds(3)
        )

    def write_land_inputs(self, st: TrailState) -> None:
        """Add each mine to its owner's inputs. Write into every seat's inputs the number, the cubes
        and the best ore minus water of the areas for sale with cubes, the number of empty areas,
        and the last prices.
        """
        for_sale: i64 = 0
        ore: i64 = 0
        water: i64 = 0
        empty: i64 = 0
        best: i64 = ORE_LESS_WATER_WITHOUT_AREAS
        for area in range(st.board.areas_in_play_count):
            if st.owner[area] != EMPTY:
                self.add_mine_inputs(st, st.owner[area] * at.INPUTS_PER_SEAT, area)
            elif is_area_empty(st, area):
                empty += 1
            else:
                for_sale += 1
                ore += count_ore_cubes_in_area(st, area)
                water += st.water[area]
                best = max(best, count_ore_cubes_in_area(st, area) - st.water[area])
        for seat in range(st.seats):
            base: i64 = seat * at.INPUTS_PER_SEAT
            self.input_cells[base + at.AREAS_WITH_CUBES_FOR_SALE] = for_sale
            self.input_cells[base + at.ORE_CUBES_IN_AREAS_FOR_SALE] = ore
            self.input_cells[base + at.WATER_CUBES_IN_AREAS_FOR_SALE] = water
            self.input_cells[base + at.BEST_ORE_LESS_WATER_FOR_SALE] = best
            self.input_cells[base + at.EMPTY_GROUND_AREAS] = empty
            self.input_cells[base + at.LAST_TIN_PRICE_POUNDS] = st.tin_price
            self.input_cells[base + at.LAST_COPPER_PRICE_POUNDS] = st.copper_price
            if st.phase == PRICES_PHASE:  # the old prices are those of the round before
                self.input_cells[base + at.LAST_TIN_PRICE_POUNDS] = st.last_tin
                self.input_cells[base + at.LAST_COPPER_PRICE_POUNDS] = st.last_copper

    def add_mine_inputs(self, st: TrailState, first_input: i64, area: i64) -> None:
        """Add the cubes, the capacity and the missing pieces of the mine in an area to its owner's
        inputs, which begin at `first_input`.
        """
        self.input_cells[first_input + at.TIN_IN_OWN_MINES] += st.tin[area]
        self.input_cells[first_input + at.COPPER_IN_OWN_MINES] += st.copper[area]
        self.input_cells[first_input + at.WATER_IN_OWN_MINES] += st.water[area]
        self.input_cells[first_input + at.CUBES_PER_EXTRACTION_OF_OWN_MINES] += (
            max_cubes_per_extraction(st, area)
        )
        if st.miner[area] == 0:
            self.input_cells[first_input + at.OWN_MINES_WITHOUT_MINER] += 1
        if st.train[area] == 0:
            self.input_cells[first_input + at.OWN_MINES_WITHOUT_TRAIN] += 1
        if st.port[area] == 0:
            self.input_cells[first_input + at.OWN_COASTAL_MINES_WITHOUT_PORT] += (
                st.board.is_area_coastal[area]
            )
        if st.water[area] == 0:
            self.input_cells[first_input + at.OWN_MINES_WITHOUT_WATER] += 1

    def add_border_inputs(self, st: TrailState) -> None:
        """Count in the seats' inputs the borders between two of their mines without an adit, and
        those to areas without a mine.
        """
        for border in range(st.board.borders_in_play_count):
            here: i64 = st.owner[st.board.west_area_of_border[border]]
            there: i64 = st.owner[st.board.east_area_of_border[border]]
            if here == there:
                if here != EMPTY and st.adit[border] == 0:
                    self.input_cells[here * at.INPUTS_PER_SEAT + at.OWN_BORDERS_WITHOUT_ADIT] += 1
            elif there == EMPTY:
                self.input_cells[
                    here * at.INPUTS_PER_SEAT + at.OWN_BORDERS_WITH_AREAS_WITHOUT_MINE
                ] += 1
            elif here == EMPTY:
                self.input_cells[
                    there * at.INPUTS_PER_SEAT + at.OWN_BORDERS_WITH_AREAS_WITHOUT_MINE
                ] += 1

    def write_rival_inputs(self, st: TrailState, seat: i64) -> None:
        """Write the inputs for the rivals' money, unbuilt mines and best extractions, and the
        seat's lead in points over the best rival; the extraction inputs of all seats must be
        written before.
        """
        best: i64 = 0
        most: i64 = 0
        money: i64 = 0
        mines: i64 = 0
        loads: i64 = 0
        for other in range(st.seats):
            if other != seat:
                best = max(best, st.points[other])
                most = max(most, st.money[other])
                money += st.money[other]
                mines += st.mines_left[other]
                loads = max(
                    loads,
                    self.input_cells[other * at.INPUTS_PER_SEAT + at.BEST_6_EXTRACTIONS_POUNDS],
                )
        base: i64 = seat * at.INPUTS_PER_SEAT
        self.input_cells[base + at.POINTS_AHEAD_OF_BEST_RIVAL] = st.points[seat] - best
        self.input_cells[base + at.POUNDS_OF_RICHEST_RIVAL] = most
        self.input_cells[base + at.POUNDS_OF_ALL_RIVALS] = money
        self.input_cells[base + at.RIVALS_MINES_STILL_TO_BUILD] = mines
        self.input_cells[base + at.BEST_RIVAL_6_EXTRACTIONS_POUNDS] = loads
