"""The position from one seat's point of view: the values of houses, pillars, steps and goods."""

from typing import Final, final

from ai.search.policy_weights import PolicyWeights
from ai.titles.tiletum import learned_numbers as known
from ai.titles.tiletum.fair_worth import FairValues
from ai.titles.tiletum.game_time_left import (
    count_dice_left_in_game,
    count_rounds_after_current,
    expected_corruption_half_spaces_this_round,
)
from ai.titles.tiletum.goods_needs import GoodsNeeds
from ai.titles.tiletum.map_and_gain_tables import MapAndGainTables
from game.engine.cells import i64
from game.titles.tiletum.rules.buildings import count_completed_buildings
from game.titles.tiletum.rules.fairs import FAIR_COUNTS_HOUSES, FAIR_COUNTS_PILLARS
from game.titles.tiletum.rules.houses_and_pillars import count_pieces_on_maps
from game.titles.tiletum.rules.kinds import (
    BASE_PIECE_KIND_COUNT,
    HOUSE_PIECE,
    MINE_PIECE,
    PILLAR_PIECE,
)
from game.titles.tiletum.rules.state import TiletumState

POINT_CENTS: Final = 100
MAX_HOUSES: Final = 8
MAX_PILLARS: Final = 7
CORRUPTION_HALF_SPACES_PER_ROUND: Final = 9  # half spaces that a marker falls on average in a round


@final
class TiletumSeatValuation:
    """Estimated values for one seat in one position, in cents; recomputed before every decision."""

    seat: i64 = 0
    dice: i64 = 0  # dice that the seat will still take in the game
    rounds: i64 = 0  # rounds after this one
    houses_on_maps: i64 = 0  # on the maps
    pillars_on_maps: i64 = 0
    mines_on_maps: i64 = 0
    house_worth: i64 = 0  # cents of one more on the maps
    pillar_worth: i64 = 0
    king_step_worth: i64 = 0  # cents of a step
    completed_building_count: i64 = 0  # own buildings

    def __init__(self, tables: MapAndGainTables, policy_weights: PolicyWeights) -> None:
        """Store the tables and the policy weights of the seat."""
        self.policy_weights: PolicyWeights = policy_weights
        self.tables: MapAndGainTables = tables
        self.fair_values: FairValues = FairValues()
        self.goods_needs: GoodsNeeds = GoodsNeeds()

    def learned_number(self, index: i64) -> i64:
        """Return the selected seat's learned number with this index; the module `learned_numbers`
        names the indices.
        """
        return self.policy_weights.number_of_selected_seat_at(index)

    def compute_values(self, st: TiletumState, seat: i64) -> None:
        """Compute all values of this valuation for a seat: its pieces on the maps, dice and rounds
        left, needs of goods, fairs, and the value of one more house, pillar and king step.

        A house is worth the pillars it will be multiplied with, a pillar the houses, including
        those that are expected to be placed.
        """
        self.seat = seat
        self.dice = count_dice_left_in_game(st, seat)
        self.rounds = count_rounds_after_current(st)
        self.houses_on_maps = count_pieces_on_maps(st, seat, HOUSE_PIECE)
        self.pillars_on_maps = count_pieces_on_maps(st, seat, PILLAR_PIECE)
        self.mines_on_maps = 0
        if st.board.silver > 0:
            self.mines_on_maps = count_pieces_on_maps(st, seat, MINE_PIECE)
        self.completed_building_count = count_completed_buildings(st, seat)
        self.fair_values.compute_values(st, seat, self.policy_weights)
        self.goods_needs.compute_needs(st, seat, self.dice, self.policy_weights)
        houses: i64 = (
            self.houses_on_maps * 100
            + self.learned_number(known.PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX) * self.dice
        )
        pillars: i64 = (
            self.pillars_on_maps * 100
            + self.learned_number(known.PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX) * self.dice
        )
        if st.board.silver > 0:
            if st.overlay == 0:
                houses = max(houses, self.mines_on_maps * 100)
            else:
                pillars = max(pillars, self.mines_on_maps * 100)
        self.house_worth = (
            min(pillars, MAX_PILLARS * 100) + self.fair_values.worth_of_one_more[FAIR_COUNTS_HOUSES]
        )
        self.pillar_worth = (
            min(houses, MAX_HOUSES * 100) + self.fair_values.worth_of_one_more[FAIR_COUNTS_PILLARS]
        )
        self.king_step_worth = self.estimated_king_step_worth(st)

    def estimated_king_step_worth(self, st: TiletumState) -> i64:
        """Return the value, in cents, of one step up the king track: in this king phase and in
        later ones until corruption undoes it; 0 at the top."""
        if st.king[self.seat] >= st.board.king_track_highest_space:
            return 0
        cents: i64 = POINT_CENTS + self.fair_values.king_step_worth
        at: i64 = 2 * st.king[self.seat] - expected_corruption_half_spaces_this_round(
            st
        )  # half spaces
        for _round in range(self.rounds):
            if at < -2:
                break
            cents += self.learned_number(known.LASTING_KING_STEP_CENTS_INDEX)
            at -= CORRUPTION_HALF_SPACES_PER_ROUND
        return cents

    def king_steps_worth(self, st: TiletumState, steps: i64) -> i64:
        """Return the value, in cents, of `steps` steps up the king track, including taking the
        lead."""
        room: i64 = st.board.king_track_highest_space - st.king[self.seat]
        taken: i64 = min(steps, room)
        cents: i64 = taken * self.king_step_worth
        ahead: i64 = st.king_order[0]
        if taken > 0 and ahead != self.seat and st.king[self.seat] + taken > st.king[ahead]:
            cents += self.learned_number(known.KING_TRACK_LEAD_CENTS_INDEX)
        return cents

    def worth_of_piece_moved_to_supply(
        self, st: TiletumState, piece: i64, worth_on_maps: i64
    ) -> i64:
        """Return the value, in cents, of a house or pillar that is moved to the seat's supply: a
        share of its value on the maps, smaller if the supply has such pieces already, and 0 if it
        has enough."""
        own: i64 = st.supply[self.seat * BASE_PIECE_KIND_COUNT + piece]
        if own >= self.dice:
            return 0
        share: i64 = self.learned_number(known.PIECE_TO_SUPPLY_PERCENT_INDEX)
        if own == 0:
            share = self.learned_number(known.ONLY_PIECE_IN_SUPPLY_PERCENT_INDEX)
        return worth_on_maps * share // 100
