"""The learned value of Tiletum and the hand-written one.

The learned value has one network for each stage. The hand-written value adds up points and the
estimated results of pieces, tiles, goods and the king track.
"""

from typing import Final, cast, final

from ai.search.learned_value import LearnedValue
from ai.search.policy import PositionValue
from ai.search.win_shares import write_win_shares_and_rewards
from ai.titles.tiletum import input_indices as at
from ai.titles.tiletum import learned_numbers as known
from ai.titles.tiletum.feature_extractor import STAGE_COUNT, TiletumFeatureExtractor
from ai.titles.tiletum.game_time_left import count_rounds_after_current
from ai.titles.tiletum.learned_policy_weights import initial_policy_weights
from ai.titles.tiletum.map_and_gain_tables import MapAndGainTables
from ai.titles.tiletum.seat_valuation import POINT_CENTS, TiletumSeatValuation
from ai.titles.tiletum.tile_worth import stored_tile_worth
from game.engine.cells import i64, vec
from game.engine.rows import make_zero_row
from game.engine.rules import State
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.buildings import count_filled_rooms
from game.titles.tiletum.rules.state import TiletumState

LEAD_CENTS_FOR_ODDS_E_AT_END: Final = (
    700  # cents ahead that make the odds of winning e to 1, at the end of the game
)
LEAD_CENTS_FOR_ODDS_E_ADDED_PER_ROUND_LEFT: Final = 350  # cents added for each round left
CHARACTER_ON_BOARD_CENTS: Final = (
    120  # cents of a character on the board for what its building may become
)
PLACED_CREST_CENTS: Final = 160
HELD_GOOD_CENTS: Final = 60
PIECE_IN_SUPPLY_CENTS: Final = 120  # cents of a piece in supply that a future die may place
MARKER_POINT_CENTS_PER_DIE_LEFT: Final = 25  # cents of a marker point for each die left
SILVER_CENTS: Final = 100


def make_learned_tiletum_value(board: Board, hidden_count: i64) -> LearnedValue:
    """Return a learned value for Tiletum with empty networks of `hidden_count` hidden units; the
    Cardinal's inputs have separate weights."""
    value: LearnedValue = LearnedValue(
        TiletumFeatureExtractor(board), board.seats, at.INPUTS_PER_SEAT, STAGE_COUNT, hidden_count
    )
    value.seat_with_other_rules = board.cardinal
    if board.silver == 0:  # then the last inputs are 0
        value.own_input_count = at.SILVER_HELD
    return value


@final
class HandWrittenTiletumValue(PositionValue):
    """The hand-written value of Tiletum: each seat's expected final score in cents, at the end
    of a round."""

    def __init__(self, board: Board) -> None:
        """Make the valuation and the arrays for the board's seats."""
        self.valuation: TiletumSeatValuation = TiletumSeatValuation(
            MapAndGainTables(board), initial_policy_weights(board)
        )
        self.points: vec[i64] = make_zero_row(board.seats)
        self.shares: vec[i64] = make_zero_row(board.seats)

    def write_expected_rewards(self, state: State, rewards: vec[i64]) -> None:
        """Write into `rewards` each seat's expected reward, computed from the expected scores of
        all seats."""
        st: TiletumState = cast("TiletumState", state)
        for seat in range(st.seats):
            self.points[seat] = self.expected_score(st, seat)
        spread: i64 = (
            LEAD_CENTS_FOR_ODDS_E_AT_END
            + LEAD_CENTS_FOR_ODDS_E_ADDED_PER_ROUND_LEFT * count_rounds_after_current(st)
        )
        write_win_shares_and_rewards(
            self.points, spread, self.own_points_percent, self.shares, rewards
        )

    def expected_score(self, st: TiletumState, seat: i64) -> i64:
        """Return a seat's expected final score in cents: its points, houses times pillars (with
        those that it is still expected to place), completed buildings, the building rooms and
        markers, goods and stored tiles, king track, houses and pillars in supply and, in games with
        silver, silver and mines.

        Half of the value of coming fairs in which the seat does not take part yet is subtracted.
        """
        valuation: TiletumSeatValuation = self.valuation
        valuation.compute_values(st, seat)
        more: i64 = (
            valuation.learned_number(known.PIECE_HUNDREDTHS_PER_DIE_TO_COME_INDEX) * valuation.dice
        )
        cents: i64 = st.points[seat] * POINT_CENTS
        cents += (
            (valuation.houses_on_maps * 100 + more)
            * (valuation.pillars_on_maps * 100 + more)
            // 100
        )
        for number in range(valuation.completed_building_count):
            cents += valuation.learned_number(known.NEXT_COMPLETED_BUILDING_CENTS_INDEX + number)
        cents += self.buildings_value(st, seat) + self.goods_and_stored_tiles_worth(st, seat)
        cents += max(0, st.king[seat]) * valuation.king_step_worth
        for piece in (kinds.HOUSE_PIECE, kinds.PILLAR_PIECE):
            cents += (
                min(st.supply[seat * kinds.BASE_PIECE_KIND_COUNT + piece], valuation.rounds)
                * PIECE_IN_SUPPLY_CENTS
            )
        for number in range(valuation.rounds):
            place: i64 = valuation.fair_values.worth_of_taking_part[st.round + number - 1]
            cents -= place // 2
        if st.board.silver > 0:
            cents += (
                st.silver[seat] + valuation.mines_on_maps * (1 + valuation.rounds)
            ) * SILVER_CENTS
        return cents

    def buildings_value(self, st: TiletumState, seat: i64) -> i64:
        """Return the value, in cents, of the characters, crests and markers on the seat's board."""
        cents: i64 = 0
        for building in range(kinds.BUILDING_COUNT):
            cents += count_filled_rooms(st, seat, building) * CHARACTER_ON_BOARD_CENTS
            if st.crests[seat * kinds.BUILDING_COUNT + building] != kinds.EMPTY:
                cents += PLACED_CREST_CENTS
        for action in range(
            seat * kinds.CHARACTER_TYPE_COUNT, (seat + 1) * kinds.CHARACTER_TYPE_COUNT
        ):
            cents += st.markers[action] * MARKER_POINT_CENTS_PER_DIE_LEFT * self.valuation.dice
        return cents

    def goods_and_stored_tiles_worth(self, st: TiletumState, seat: i64) -> i64:
        """Return the value, in cents, of the seat's goods and stored tiles. Goods beyond five of a
        kind count half, stored tiles two thirds of their value, and stored characters nothing."""
        cents: i64 = 0
        for good in range(kinds.GOOD_COUNT):
            held: i64 = st.goods[seat * kinds.GOOD_COUNT + good]
            cents += min(held, 5) * HELD_GOOD_CENTS + max(0, held - 5) * HELD_GOOD_CENTS // 2
        for slot in range(
            seat * kinds.STOREHOUSE_SLOT_COUNT, (seat + 1) * kinds.STOREHOUSE_SLOT_COUNT
        ):
            tile: i64 = st.store[slot]
            if tile != kinds.EMPTY and st.board.tile_kind[tile] != kinds.CHARACTER_TILE:
                cents += stored_tile_worth(st, self.valuation, tile) * 2 // 3
        return cents
