"""Read a position into the inputs of every seat, as named in input_indices.py; all are integers."""

from typing import Final, cast, final

from ai.search.learned_value import FeatureExtractor
from ai.titles.tinners_trail import input_indices as at
from ai.titles.tinners_trail.land_inputs import LandFeatureExtractor
from ai.titles.tinners_trail.option_inputs import (
    bonus_tiles_input,
    write_expansion_inputs,
    write_seat_count_and_wallace_inputs,
)
from ai.titles.tinners_trail.ore_worth import (
    MEAN_COPPER_PENCE,
    MEAN_TIN_PENCE,
    ExtractionPlan,
    copper_price_pence_or_mean,
    tin_price_pence_or_mean,
)
from game.engine.cells import i64, vec
from game.engine.rows import make_zero_row
from game.engine.rules import State
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.extraction import mine_capacity
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points
from game.titles.tinners_trail.rules.turns import has_passed, is_marker_before

CAP_OF_FIRST_POUNDS_INPUT: Final = 12
CAP_OF_SECOND_POUNDS_INPUT: Final = 30
MAX_POUNDS_USABLE_IN_A_ROUND: Final = (
    50  # a round cannot use more; the rest is worth only what investing it gives
)
STAGE_COUNT: Final = 8  # rounds 1 to 4, each before and after its dice


def is_before_price_roll(st: TrailState) -> bool:
    """Return whether the prices of the coming round are not rolled yet: in the draft, the peek
    phase or the price phase. Playouts stop there."""
    return (
        st.phase == kinds.DRAFT_PHASE
        or st.phase == kinds.PRICES_PHASE
        or st.phase == kinds.PEEK_PHASE
    )


def find_current_or_next_round_number(st: TrailState) -> i64:
    """Return the number of the round that is being played, or of the following one if it has
    ended."""
    between: bool = st.phase in (kinds.PEEK_PHASE, kinds.PROSPECT_PHASE)
    return st.round + 1 if between else st.round


def count_finished_rounds(st: TrailState) -> i64:
    """Return how many rounds are over (R-3, C-15)."""
    return find_current_or_next_round_number(st) - 1


def stage_number(st: TrailState) -> i64:
    """Return the stage, 0 to 7: each round has one before its prices are rolled and one after."""
    stage: i64 = 2 * find_current_or_next_round_number(st) - 2
    return stage if is_before_price_roll(st) else stage + 1


@final
class TrailFeatureExtractor(FeatureExtractor):
    """Extracts the network inputs of the remastered edition from a state; `input_cells` holds
    INPUTS_PER_SEAT numbers of each seat in turn.
    """

    def __init__(self, board: Board) -> None:
        """Allocate the inputs for the seats of the board."""
        super().__init__(board.seats, at.INPUTS_PER_SEAT)
        self.board: Board = board
        self.seats: i64 = board.seats
        self.land_extractor: LandFeatureExtractor = LandFeatureExtractor(board)
        self.extraction_plan: ExtractionPlan = ExtractionPlan()
        self.loads: vec[i64] = make_zero_row(board.seats)
        self.bonus_tiles: i64 = bonus_tiles_input(board)

    def stage_number(self, state: State) -> i64:
        """Return the stage, 0 to 7: each round has one before its prices are rolled and one
        after."""
        return stage_number(cast("TrailState", state))

    def write_inputs(self, state: State) -> None:
        """Replace `input_cells` by a new row with the inputs of every seat of a state, which may
        be a determinization.
        """
        st: TrailState = cast("TrailState", state)
        self.input_cells = make_zero_row(self.seats * at.INPUTS_PER_SEAT)
        self.land_extractor.write_land_inputs(st, self.input_cells)
        for seat in range(self.seats):
            self.write_company_inputs(st, seat)
        for seat in range(self.seats):
            self.write_card_inputs(st, seat)
            self.write_extraction_profit_inputs(st, seat)
        for seat in range(self.seats):
            self.write_rival_inputs(st, seat)
            write_seat_count_and_wallace_inputs(st, seat, self.input_cells)
            self.input_cells[seat * at.INPUTS_PER_SEAT + at.HAS_KICKSTARTER_TILES] = (
                self.bonus_tiles
            )
            if self.board.has_expansion_rows:
                write_expansion_inputs(st, seat, self.input_cells)

    def write_company_inputs(self, st: TrailState, seat: i64) -> None:
        """Write the inputs for the seat's points, money, income from ore, work points left,
        expected place in the investment column, whether it has passed, the points that investing
        its money and income there would bring, and its mines still to build."""
        base: i64 = seat * at.INPUTS_PER_SEAT
        money: i64 = min(st.money[seat], MAX_POUNDS_USABLE_IN_A_ROUND)
        income: i64 = st.ore_tin[seat] * st.tin_price + st.ore_copper[seat] * st.copper_price
        if seat == st.board.wallace_seat:
            income += st.income - st.owed
        place: i64 = self.expected_investment_place(st, seat)
        self.input_cells[base + at.CONSTANT_ONE] = 1
        self.input_cells[base + at.CERTAIN_POINTS] = st.points[
            seat
        ] + self.points_from_money_unusable_this_round(st, seat, place)
        self.input_cells[base + at.WORK_POINTS_LEFT] = remaining_work_points(st, seat)
        self.input_cells[base + at.SEATS_MOVING_BEFORE] = place
        self.input_cells[base + at.HAS_PASSED] = 1 if has_passed(st, seat) else 0
        self.input_cells[base + at.POUNDS_UP_TO_50] = money
        self.input_cells[base + at.POUNDS_UP_TO_12] = min(money, CAP_OF_FIRST_POUNDS_INPUT)
        self.input_cells[base + at.POUNDS_UP_TO_30] = min(money, CAP_OF_SECOND_POUNDS_INPUT)
        self.input_cells[base + at.ORE_INCOME_POUNDS] = income
        pounds: i64 = max(money + income, 0)
        self.input_cells[base + at.EXPECTED_INVESTMENT_POINTS] = st.board.investment_points(
            place, find_current_or_next_round_number(st), pounds
        )
        self.input_cells[base + at.MINES_STILL_TO_BUILD] = st.mines_left[seat]

    def points_from_money_unusable_this_round(
        self, st: TrailState, seat: i64, investment_place: i64
    ) -> i64:
        """Return the points that the seat gets at the end of the round for investing its money
        above MAX_POUNDS_USABLE_IN_A_ROUND, at this place of the investment column.
        """
        surplus: i64 = st.money[seat] - MAX_POUNDS_USABLE_IN_A_ROUND
        if surplus <= 0:
            return 0
        return (
            surplus
            * self.board.points_per_ten_pounds[
                investment_place * kinds.ROUND_COUNT + find_current_or_next_round_number(st) - 1
            ]
            // 10
        )

    def expected_investment_place(self, st: TrailState, seat: i64) -> i64:
        """Return the seat's place in the investment column, from 0; the expected one if it has not
        passed.

        Seats with fewer work points left are expected to pass first; with equal work points, as
        between rounds, the order of the markers decides.
        """
        if has_passed(st, seat):
            return st.place[seat]
        place: i64 = st.passed
        work: i64 = remaining_work_points(st, seat)
        for other in range(st.seats):
            if other != seat and not has_passed(st, other):
                others: i64 = remaining_work_points(st, other)
                if others < work or (others == work and is_marker_before(st, other, seat)):
                    place += 1
        return place

    def write_card_inputs(self, st: TrailState, seat: i64) -> None:
        """Write the inputs for the survey cards in the seat's hand that are known: their number,
        their value in pounds, and how many fit an area for sale.
        """
        base: i64 = seat * at.INPUTS_PER_SEAT
        for slot in range(seat * kinds.HAND_SLOT_COUNT, (seat + 1) * kinds.HAND_SLOT_COUNT):
            card: i64 = st.hand[slot]
            if card == kinds.EMPTY:
                return
            if card >= 0:
                self.input_cells[base + at.SURVEY_CARDS_IN_HAND] += 1
                self.input_cells[base + at.PRINTED_POUNDS_OF_CARDS_IN_HAND] += st.board.card_value[
                    card
                ]
                if self.has_area_for_card(st, card):
                    self.input_cells[base + at.CARDS_FITTING_AREAS_FOR_SALE] += 1

    def has_area_for_card(self, st: TrailState, card: i64) -> bool:
        """Return whether an area is still for sale in a region that the card fits."""
        fits: i64 = st.board.region_bits_of_card[card]
        for region in range(kinds.REGION_COUNT):
            if fits & 1 != 0 and self.land_extractor.areas_for_sale_by_region[region] > 0:
                return True
            fits >>= 1
        return False

    def write_extraction_profit_inputs(self, st: TrailState, seat: i64) -> None:
        """Write the pounds that the seat's best 2, 4, 6, 9 and 12 extractions earn, at the current
        prices or, in the peek phase, at mean prices."""
        base: i64 = seat * at.INPUTS_PER_SEAT
        if st.phase == kinds.PEEK_PHASE:
            self.extraction_plan.clear_and_set_prices(MEAN_TIN_PENCE, MEAN_COPPER_PENCE)
        else:
            self.extraction_plan.clear_and_set_prices(
                tin_price_pence_or_mean(st), copper_price_pence_or_mean(st)
            )
        for area in range(st.board.areas_in_play_count):
            if st.owner[area] == seat:
                self.extraction_plan.add_mine(st, area, mine_capacity(st, area))
        self.input_cells[base + at.BEST_2_EXTRACTIONS_POUNDS] = (
            self.extraction_plan.extend_plan_and_sum_pounds(2)
        )
        self.input_cells[base + at.BEST_4_EXTRACTIONS_POUNDS] = (
            self.extraction_plan.extend_plan_and_sum_pounds(2)
        )
        self.input_cells[base + at.BEST_6_EXTRACTIONS_POUNDS] = (
            self.extraction_plan.extend_plan_and_sum_pounds(2)
        )
        self.loads[seat] = self.input_cells[base + at.BEST_6_EXTRACTIONS_POUNDS]
        self.input_cells[base + at.BEST_9_EXTRACTIONS_POUNDS] = (
            self.extraction_plan.extend_plan_and_sum_pounds(3)
        )
        self.input_cells[base + at.BEST_12_EXTRACTIONS_POUNDS] = (
            self.extraction_plan.extend_plan_and_sum_pounds(3)
        )

    def write_rival_inputs(self, st: TrailState, seat: i64) -> None:
        """Write the inputs for the rivals' money, unbuilt mines and best extractions, and the
        seat's lead in points over the best rival; the company and extraction inputs of all seats
        must be written before.
        """
        best: i64 = 0
        most: i64 = 0
        money: i64 = 0
        mines: i64 = 0
        loads: i64 = 0
        for other in range(st.seats):
            if other != seat:
                theirs: i64 = other * at.INPUTS_PER_SEAT
                best = max(best, self.input_cells[theirs + at.CERTAIN_POINTS])
                most = max(most, self.input_cells[theirs + at.POUNDS_UP_TO_50])
                money += self.input_cells[theirs + at.POUNDS_UP_TO_50]
                mines += st.mines_left[other]
                loads = max(loads, self.loads[other])
        base: i64 = seat * at.INPUTS_PER_SEAT
        self.input_cells[base + at.POUNDS_OF_ALL_RIVALS] = money
        self.input_cells[base + at.POUNDS_OF_RICHEST_RIVAL] = most
        self.input_cells[base + at.RIVALS_MINES_STILL_TO_BUILD] = mines
        self.input_cells[base + at.BEST_RIVAL_6_EXTRACTIONS_POUNDS] = loads
        self.input_cells[base + at.POINTS_AHEAD_OF_BEST_RIVAL] = (
            self.input_cells[base + at.CERTAIN_POINTS] - best
        )
