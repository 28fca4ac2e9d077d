"""Reads a position into the inputs of every seat, as named in input_indices.py; all are
integers."""

from typing import Final, cast, final

from ai.search.learned_value import FeatureExtractor
from ai.titles.brass import input_indices as at
from ai.titles.brass.counter_inputs import PERCENT_TO_TENTHS_DIVISOR, CounterFeatureExtractor
from ai.titles.brass.game_time_left import (
    count_actions_left_in_era,
    count_actions_left_in_game,
    count_incomes_left,
    count_later_rounds_of_era,
)
from ai.titles.brass.hand_inputs import (
    write_coal_and_port_inputs,
    write_fitting_card_inputs,
    write_hand_inputs,
    write_stack_inputs,
)
from ai.titles.brass.link_inputs import add_link_inputs, write_reachable_line_inputs
from ai.titles.brass.link_scores import stack_top_counters_worth
from ai.titles.brass.money_worth import expected_pounds_to_spend, worth_of_all_pounds
from ai.titles.brass.seat_valuation import BrassSeatValuation
from game.engine.cells import i64
from game.engine.rows import make_zero_row
from game.engine.rules import State
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.own_network import (
    location_set_for_industry_card,
    own_touched_place_set,
)
from game.titles.brass.rules.scoring import turn_order_index
from game.titles.brass.rules.state import BrassState

CAP_OF_FIRST_POUNDS_INPUT: Final = 10
CAP_OF_SECOND_POUNDS_INPUT: Final = 25
STAGES_PER_ERA: Final = 10  # the most rounds of an era, each with networks of its own
STAGE_COUNT: Final = 20


@final
class BrassFeatureExtractor(FeatureExtractor):
    """Extracts the network inputs of Brass from a state; `input_cells` holds INPUTS_PER_SEAT
    numbers for one seat after the other."""

    def __init__(self, board: Board) -> None:
        """Allocate the inputs for the seats of the board."""
        super().__init__(board.seats, at.INPUTS_PER_SEAT)
        self.board: Board = board
        self.valuation: BrassSeatValuation = BrassSeatValuation(board)
        self.counter_extractor: CounterFeatureExtractor = CounterFeatureExtractor(board)

    def stage_number(self, state: State) -> i64:
        """Return the stage, 0 to 19: 0 to 9 in the canal era and 10 to 19 in the rail era.

        The last round of an era has the highest stage of the era, 9 or 19; each earlier round has a
        stage that is lower by one, down to the lowest stage, 0 or 10.
        """
        st: BrassState = cast("BrassState", state)
        stage: i64 = max(0, STAGES_PER_ERA - 1 - count_later_rounds_of_era(st))
        return stage + STAGES_PER_ERA if st.era == kinds.RAIL_ERA else stage

    def write_inputs(self, state: State) -> None:
        """Write the inputs of every seat of a state, which may be a determinization, into
        `input_cells`."""
        st: BrassState = cast("BrassState", state)
        self.input_cells = make_zero_row(st.seats * at.INPUTS_PER_SEAT)
        self.counter_extractor.compute_shared_counts(st)
        for seat in range(st.seats):
            self.valuation.seat = seat  # the inputs below need only these fields of the valuation
            self.valuation.actions_left_in_era = count_actions_left_in_era(st, seat)
            self.valuation.actions_left_in_game = count_actions_left_in_game(
                st, self.valuation.actions_left_in_era
            )
            self.write_company_inputs(st, seat)
            self.counter_extractor.write_seat_inputs(st, self.valuation, self.input_cells)
            write_stack_inputs(st, seat, self.input_cells)
            write_hand_inputs(st, seat, self.input_cells)
            write_fitting_card_inputs(
                st, seat, location_set_for_industry_card(st, seat), self.input_cells
            )
            write_reachable_line_inputs(st, seat, self.input_cells)
            write_coal_and_port_inputs(st, seat, self.input_cells)
        add_link_inputs(st, self.input_cells)
        for seat in range(st.seats):
            self.write_rival_inputs(st, seat)
            self.counter_extractor.write_shared_inputs(st, seat, self.input_cells)

    def write_company_inputs(self, st: BrassState, seat: i64) -> None:
        """Write the inputs for the seat's points, money, income, turn order, rounds left, value of
        the pounds to spend and of the top counters, and the number of places in its network."""
        base: i64 = seat * at.INPUTS_PER_SEAT
        money: i64 = st.money[seat]
        pounds: i64 = expected_pounds_to_spend(
            st, seat, self.valuation.actions_left_in_game, count_incomes_left(st)
        )
        self.input_cells[base + at.CONSTANT_ONE] = 1
        self.input_cells[base + at.CERTAIN_POINTS] = st.points[seat]
        self.input_cells[base + at.POUNDS] = money
        self.input_cells[base + at.POUNDS_UP_TO_10] = min(money, CAP_OF_FIRST_POUNDS_INPUT)
        self.input_cells[base + at.POUNDS_UP_TO_25] = min(money, CAP_OF_SECOND_POUNDS_INPUT)
        self.input_cells[base + at.INCOME_MARKER_SPACE] = st.income[seat]
        self.input_cells[base + at.INCOME_LEVEL_POUNDS] = self.board.income_pounds_of_space[
            st.income[seat]
        ]
        self.input_cells[base + at.SEATS_MOVING_BEFORE] = turn_order_index(st, seat)
        self.input_cells[base + at.ROUNDS_LEFT_IN_ERA] = count_later_rounds_of_era(st)
        self.input_cells[base + at.MONEY_AND_INCOME_WORTH_TENTHS] = (
            worth_of_all_pounds(pounds, self.valuation.actions_left_in_game)
            // PERCENT_TO_TENTHS_DIVISOR
        )
        self.input_cells[base + at.STACK_TOPS_WORTH_TENTHS] = (
            stack_top_counters_worth(st, self.valuation) // PERCENT_TO_TENTHS_DIVISOR
        )
        places: i64 = own_touched_place_set(st, seat)
        while places != 0:
            places &= places - 1
            self.input_cells[base + at.PLACES_IN_OWN_NETWORK] += 1

    def write_rival_inputs(self, st: BrassState, seat: i64) -> None:
        """Write the inputs for the rivals: the highest income and expected points among them,
        their money together, and the seat's lead in points over the best one."""
        best: i64 = -1000
        level: i64 = -10
        money: i64 = 0
        hopes: i64 = 0
        for other in range(st.seats):
            if other != seat:
                theirs: i64 = other * at.INPUTS_PER_SEAT
                best = max(best, self.input_cells[theirs + at.CERTAIN_POINTS])
                level = max(level, self.input_cells[theirs + at.INCOME_LEVEL_POUNDS])
                money += self.input_cells[theirs + at.POUNDS]
                hopes = max(hopes, self.input_cells[theirs + at.LIKELY_FLIP_POINT_TENTHS])
        base: i64 = seat * at.INPUTS_PER_SEAT
        self.input_cells[base + at.POINTS_AHEAD_OF_BEST_RIVAL] = (
            self.input_cells[base + at.CERTAIN_POINTS] - best
        )
        self.input_cells[base + at.HIGHEST_RIVAL_INCOME_POUNDS] = level
        self.input_cells[base + at.POUNDS_OF_ALL_RIVALS] = money
        self.input_cells[base + at.BEST_RIVAL_LIKELY_FLIP_POINT_TENTHS] = hopes
