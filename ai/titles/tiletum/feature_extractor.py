"""Read a position into the inputs of every seat, as named in input_indices.py; all are integers."""

from typing import Final, cast, final

from ai.search.learned_value import FeatureExtractor
from ai.titles.tiletum import input_indices as at
from ai.titles.tiletum.dice_scores import ActionEstimates
from ai.titles.tiletum.game_time_left import count_finished_turns
from ai.titles.tiletum.learned_policy_weights import initial_policy_weights
from ai.titles.tiletum.stock_inputs import (
    TENTH_POINT_CENTS,
    write_building_inputs,
    write_stock_inputs,
    write_storehouse_inputs,
)
from ai.titles.tiletum.underground_scores import count_explorers
from game.engine.cells import i64
from game.engine.rows import make_zero_row
from game.engine.rules import State
from game.titles.tiletum.rules import fairs, kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.houses_and_pillars import free_slot_for_piece, has_piece_in_town
from game.titles.tiletum.rules.seat_progress import count_markers_ahead
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.technologies import sum_of_technology_levels

STAGE_COUNT: Final = kinds.ROUND_COUNT * kinds.TURNS_PER_ROUND
ACTION_POINTS_OF_ACTION_INPUTS: Final = 4  # action points for which the actions' values are inputs
NEXT_FAIRS_IN_INPUTS: Final = 3
MAX_COUNTED_MERCHANT_STEPS: Final = 8
# steps of the merchant to a near space; one less for the architect
NEARBY_MERCHANT_STEPS: Final = 2
FURTHER_TOWN_STEPS_BEYOND_NEARBY: Final = 2  # further steps to a space that is still in reach


@final
class TiletumFeatureExtractor(FeatureExtractor):
    """Extracts the network inputs of Tiletum from a state; `input_cells` holds INPUTS_PER_SEAT
    numbers for one seat after the other."""

    def __init__(self, board: Board) -> None:
        """Allocate the inputs of every seat, and make the action estimates with the policy weights
        from before training."""
        super().__init__(board.seats, at.INPUTS_PER_SEAT)
        self.board: Board = board
        self.action_estimates: ActionEstimates = ActionEstimates(
            board, initial_policy_weights(board)
        )

    def stage_number(self, state: State) -> i64:
        """Return the stage, 0 to 11: how many turns of all seats are over."""
        return count_finished_turns(cast("TiletumState", state))

    def write_inputs(self, state: State) -> None:
        """Replace `input_cells` by a new row with the inputs of every seat of a state, which may be
        a determinization; those for actions and meeples are left out for the Cardinal, those of
        silver in games without it.
        """
        st: TiletumState = cast("TiletumState", state)
        self.input_cells = make_zero_row(st.seats * at.INPUTS_PER_SEAT)
        for seat in range(st.seats):
            self.action_estimates.reset_for_seat(st, seat)
            self.write_seat_inputs(st, seat)
            write_stock_inputs(st, self.action_estimates.valuation, self.input_cells)
            write_building_inputs(st, seat, self.input_cells)
            write_storehouse_inputs(st, self.action_estimates.valuation, self.input_cells)
            self.write_fair_inputs(st, seat)
            if seat != st.board.cardinal:
                self.write_action_estimate_inputs(st, seat)
                self.write_meeple_inputs(st, seat)
            if st.board.silver > 0:
                self.write_silver_inputs(st, seat)
        for seat in range(st.seats):
            self.write_rival_inputs(st, seat)

    def write_seat_inputs(self, st: TiletumState, seat: i64) -> None:
        """Write the inputs for the seat's points, its marker on the king track and the markers
        ahead of it, its houses and pillars on the maps and their product, its completed buildings,
        and the value of its next house and pillar in tenths of a point."""
        base: i64 = seat * at.INPUTS_PER_SEAT
        self.input_cells[base + at.CONSTANT_ONE] = 1
        self.input_cells[base + at.CERTAIN_POINTS] = st.points[
            seat
        ] + fairs.points_added_at_game_end(st, seat)
        self.input_cells[base + at.KING_MARKER_SPACE] = st.king[seat]
        self.input_cells[base + at.SEATS_MOVING_BEFORE] = count_markers_ahead(st, seat)
        self.input_cells[base + at.HOUSES_ON_MAPS] = self.action_estimates.valuation.houses_on_maps
        self.input_cells[base + at.PILLARS_ON_MAPS] = (
            self.action_estimates.valuation.pillars_on_maps
        )
        self.input_cells[base + at.HOUSES_TIMES_PILLARS] = fairs.end_points_of_houses_times_pillars(
            st, seat
        )
        self.input_cells[base + at.COMPLETED_BUILDINGS] = (
            self.action_estimates.valuation.completed_building_count
        )
        self.input_cells[base + at.NEXT_HOUSE_WORTH_TENTHS] = (
            self.action_estimates.valuation.house_worth // TENTH_POINT_CENTS
        )
        self.input_cells[base + at.NEXT_PILLAR_WORTH_TENTHS] = (
            self.action_estimates.valuation.pillar_worth // TENTH_POINT_CENTS
        )

    def write_fair_inputs(self, st: TiletumState, seat: i64) -> None:
        """Write the inputs for what fairs count and what the next fairs would bring, and whether
        the seat has a house at each."""
        base: i64 = seat * at.INPUTS_PER_SEAT
        for thing in range(fairs.COUNTED_THING_COUNT):
            self.input_cells[base + at.ONE_MORE_FAIR_THING_WORTH_TENTHS + thing] = (
                self.action_estimates.valuation.fair_values.worth_of_one_more[thing]
                // TENTH_POINT_CENTS
            )
        for later in range(NEXT_FAIRS_IN_INPUTS):
            number: i64 = st.round + later
            if number > kinds.ROUND_COUNT:
                break
            town: i64 = st.fair[kinds.ROUND_COUNT + number - 1]
            self.input_cells[base + at.NEXT_FAIRS_POINTS + later] = fairs.fair_points(
                st, seat, number
            )
            place: i64 = self.action_estimates.valuation.fair_values.worth_of_taking_part[
                number - 1
            ]
            self.input_cells[base + at.HOUSE_AT_NEXT_FAIRS_WORTH_TENTHS + later] = (
                place // TENTH_POINT_CENTS
            )
            if has_piece_in_town(st, seat, kinds.HOUSE_PIECE, town):
                self.input_cells[base + at.HAS_HOUSE_AT_NEXT_FAIRS + later] = 1
            elif seat != st.board.cardinal:
                here: i64 = st.people[seat * kinds.MEEPLES_PER_SEAT_COUNT + kinds.MERCHANT]
                steps: i64 = self.action_estimates.valuation.tables.steps_between_spaces[
                    here * st.board.space_count + town
                ]
                self.input_cells[base + at.MERCHANT_STEPS_TO_NEXT_FAIRS + later] = min(
                    steps, MAX_COUNTED_MERCHANT_STEPS
                )

    def write_action_estimate_inputs(self, st: TiletumState, seat: i64) -> None:
        """Write the estimated value, in tenths of a point, of each action but king with
        ACTION_POINTS_OF_ACTION_INPUTS action points."""
        for action in range(kinds.KING_ACTION):
            promise: i64 = self.action_estimates.action_worth(
                st, action, ACTION_POINTS_OF_ACTION_INPUTS
            )
            self.input_cells[
                seat * at.INPUTS_PER_SEAT + at.FOUR_ACTION_POINTS_WORTH_TENTHS + action
            ] = promise // TENTH_POINT_CENTS

    def write_meeple_inputs(self, st: TiletumState, seat: i64) -> None:
        """Write the inputs for the spaces of merchant and architect, and for the free places
        near them."""
        base: i64 = seat * at.INPUTS_PER_SEAT
        for who in range(kinds.MEEPLES_PER_SEAT_COUNT):
            here: i64 = st.people[seat * kinds.MEEPLES_PER_SEAT_COUNT + who]
            self.input_cells[
                base + at.IS_MEEPLE_ON_SPACE + who * st.board.main_map_space_count + here
            ] = 1
            first: i64 = here * st.board.space_count
            for space in range(st.board.main_map_space_count):
                # of a house, or of a pillar
                if free_slot_for_piece(st, seat, who, space) != kinds.EMPTY:
                    steps: i64 = self.action_estimates.valuation.tables.steps_between_spaces[
                        first + space
                    ]
                    if steps <= NEARBY_MERCHANT_STEPS - who:
                        self.input_cells[base + at.NEAR_TOWNS_WITH_FREE_PLACE + who] += 1
                    if steps <= NEARBY_MERCHANT_STEPS + FURTHER_TOWN_STEPS_BEYOND_NEARBY - who:
                        self.input_cells[base + at.FURTHER_TOWNS_WITH_FREE_PLACE + who] += 1

    def write_silver_inputs(self, st: TiletumState, seat: i64) -> None:
        """Write the inputs for silver, mines, explorers and technologies."""
        base: i64 = seat * at.INPUTS_PER_SEAT
        self.input_cells[base + at.SILVER_HELD] = st.silver[seat]
        self.input_cells[base + at.MINES_ON_MAPS] = self.action_estimates.valuation.mines_on_maps
        self.input_cells[base + at.MINES_IN_SUPPLY] = st.mines[2 * seat]
        self.input_cells[base + at.EXPLORERS_ON_MAPS] = count_explorers(st, seat)
        self.input_cells[base + at.TECHNOLOGY_LEVELS] = sum_of_technology_levels(st, seat)
        if seat != st.board.cardinal:
            promise: i64 = self.action_estimates.action_worth(
                st, kinds.EXPLORER, ACTION_POINTS_OF_ACTION_INPUTS
            )
            self.input_cells[base + at.FOUR_EXPLORER_POINTS_WORTH_TENTHS] = (
                promise // TENTH_POINT_CENTS
            )

    def write_rival_inputs(self, st: TiletumState, seat: i64) -> None:
        """Write the inputs for the rivals' points and positions, and the seat's lead over the
        best rival."""
        best: i64 = -1000
        product: i64 = 0
        king: i64 = st.board.king_track_lowest_space
        for other in range(st.seats):
            if other != seat:
                theirs: i64 = other * at.INPUTS_PER_SEAT
                best = max(best, self.input_cells[theirs + at.CERTAIN_POINTS])
                product = max(product, self.input_cells[theirs + at.HOUSES_TIMES_PILLARS])
                king = max(king, self.input_cells[theirs + at.KING_MARKER_SPACE])
        base: i64 = seat * at.INPUTS_PER_SEAT
        self.input_cells[base + at.POINTS_AHEAD_OF_BEST_RIVAL] = (
            self.input_cells[base + at.CERTAIN_POINTS] - best
        )
        self.input_cells[base + at.BEST_RIVAL_HOUSES_TIMES_PILLARS] = product
        self.input_cells[base + at.BEST_RIVAL_KING_MARKER_SPACE] = king
