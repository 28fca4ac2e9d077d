"""What each space of the maps offers a seat's merchant, architect or explorer."""

from typing import final

from ai.titles.tiletum import learned_numbers as known
from ai.titles.tiletum.map_and_gain_tables import STEPS_TO_OTHER_MAP
from ai.titles.tiletum.seat_valuation import POINT_CENTS, TiletumSeatValuation
from ai.titles.tiletum.tile_worth import stored_tile_worth
from game.engine.cells import i64, vec
from game.engine.rows import make_zero_row
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.buildings import count_filled_rooms
from game.titles.tiletum.rules.cathedrals import highest_tile_left_at_cathedral
from game.titles.tiletum.rules.explorers import town_of_explorer_on_map
from game.titles.tiletum.rules.fairs import FAIR_COUNTS_CATHEDRAL_TILES, FAIR_COUNTS_MINES
from game.titles.tiletum.rules.houses_and_pillars import free_slot_for_piece
from game.titles.tiletum.rules.possessions import can_store_tile
from game.titles.tiletum.rules.state import TiletumState


@final
class MeepleSpaceValues:
    """The values of spaces for one meeple: the pieces it can place, the tiles, and taking part
    in this round's fair."""

    meeple: i64 = kinds.EMPTY
    # the town of this round's fair, if the merchant gains by being there
    fair_space: i64 = kinds.EMPTY
    fair_presence_worth: i64 = 0  # cents for the merchant being there at the end of the round
    unused_point_worth: i64 = 0  # cents of an action point that is not used
    nearer_percent: i64 = 0  # per cent of a target's value for coming nearer to it
    # cents of the character gains that a house may give, EMPTY before they are computed
    called_building_gains_worth: i64 = kinds.EMPTY

    def __init__(self, board: Board) -> None:
        """Allocate the values for the spaces of the board."""
        # cents of a house, pillar or mine there
        self.piece_worth_by_space: vec[i64] = make_zero_row(board.space_count)
        self.tile_worth_by_space: vec[i64] = make_zero_row(board.space_count)
        self.first_space: i64 = 0
        self.space_after_last: i64 = 0

    def evaluate_spaces(
        self, st: TiletumState, valuation: TiletumSeatValuation, meeple: i64
    ) -> None:
        """Compute and store two values for each space of `meeple`: that of the best piece that the
        meeple can place there, and that of the tile there if it can be stored; 0 if there is none.

        The merchant and the architect have the spaces of the main map, the explorers those
        underground. For the merchant, the value of taking part in this round's fair is stored too.
        """
        board: Board = st.board
        seat: i64 = valuation.seat
        self.meeple = meeple
        self.fair_space = kinds.EMPTY
        self.fair_presence_worth = 0
        self.called_building_gains_worth = kinds.EMPTY
        self.first_space = 0
        self.space_after_last = board.main_map_space_count
        if meeple == kinds.EXPLORER:
            self.first_space = board.main_map_space_count
            self.space_after_last = board.space_count
        elif (
            meeple == kinds.MERCHANT
            and valuation.fair_values.worth_of_taking_part[st.round - 1] > 0
        ):
            self.fair_space = st.fair[kinds.ROUND_COUNT + st.round - 1]
            self.fair_presence_worth = valuation.fair_values.worth_of_taking_part[st.round - 1]
        houses: bool = st.supply[seat * kinds.BASE_PIECE_KIND_COUNT + kinds.HOUSE_PIECE] > 0
        pillars: bool = st.supply[seat * kinds.BASE_PIECE_KIND_COUNT + kinds.PILLAR_PIECE] > 0
        for space in range(self.first_space, self.space_after_last):
            cents: i64 = 0
            if houses and meeple != 1:
                cents = self.house_worth_at(st, valuation, space)
            if pillars and meeple != kinds.MERCHANT:
                cents = max(cents, self.pillar_worth_at(st, valuation, space))
            if meeple == kinds.EXPLORER:
                cents = max(cents, self.mine_worth_at(st, valuation, space))
            self.piece_worth_by_space[space] = cents
            tile: i64 = st.lying[space]
            self.tile_worth_by_space[space] = 0
            if tile != kinds.EMPTY and can_store_tile(st, seat, tile):
                self.tile_worth_by_space[space] = stored_tile_worth(st, valuation, tile)

    def house_worth_at(self, st: TiletumState, valuation: TiletumSeatValuation, space: i64) -> i64:
        """Return the value, in cents, of a house on the space: the house itself, what is printed
        there, a building's gain and the fairs still to come; 0 where none can be built."""
        board: Board = st.board
        slot: i64 = free_slot_for_piece(st, valuation.seat, kinds.HOUSE_PIECE, space)
        if slot == kinds.EMPTY:
            return 0
        cents: i64 = valuation.house_worth + board.points_or_gold_of_slot[slot] * POINT_CENTS
        if board.is_building_gain_slot[slot] > 0:
            if self.called_building_gains_worth == kinds.EMPTY:
                self.called_building_gains_worth = best_building_character_gains_worth(
                    st, valuation
                )
            cents += self.called_building_gains_worth
        for number in range(st.round - 1, kinds.ROUND_COUNT):
            if st.fair[kinds.ROUND_COUNT + number] == space:
                here: bool = (
                    st.people[valuation.seat * kinds.MEEPLES_PER_SEAT_COUNT + kinds.MERCHANT]
                    == space
                )
                part: i64 = 100
                if here and number == st.round - 1:
                    part = valuation.learned_number(known.HOUSE_BY_MERCHANT_AT_FAIR_PERCENT_INDEX)
                cents += valuation.fair_values.worth_of_taking_part[number] * part // 100
        return cents

    def pillar_worth_at(self, st: TiletumState, valuation: TiletumSeatValuation, space: i64) -> i64:
        """Return the value, in cents, of a pillar on the space, and of contributing to the
        cathedral there if it is open; 0 where no pillar can be placed.
        """
        board: Board = st.board
        if free_slot_for_piece(st, valuation.seat, kinds.PILLAR_PIECE, space) == kinds.EMPTY:
            return 0
        cents: i64 = valuation.pillar_worth
        number: i64 = board.cathedral_of_space[space]
        if number != kinds.EMPTY and st.cost[number] != kinds.EMPTY:
            top: i64 = highest_tile_left_at_cathedral(st, number)
            if top != kinds.EMPTY:
                points: i64 = top + board.cost_tile_points[st.cost[number]]
                gain: i64 = (
                    points * POINT_CENTS
                    + valuation.fair_values.worth_of_one_more[FAIR_COUNTS_CATHEDRAL_TILES]
                )
                cents += (
                    gain * valuation.learned_number(known.PILLAR_FOR_CATHEDRAL_PERCENT_INDEX) // 100
                )
        return cents

    def mine_worth_at(self, st: TiletumState, valuation: TiletumSeatValuation, space: i64) -> i64:
        """Return the value, in cents, of a mine on the space: its silver now and at each income,
        its gold, its count at fairs, and the points at the end if mines count there; 0 where none
        can be dug.
        """
        if st.mines[valuation.seat * 2] == 0:
            return 0
        slot: i64 = free_slot_for_piece(st, valuation.seat, kinds.MINE_PIECE, space)
        if slot == kinds.EMPTY:
            return 0
        gold: i64 = st.board.points_or_gold_of_slot[slot]
        cents: i64 = valuation.learned_number(known.MINE_SILVER_CENTS_INDEX) * (
            2 + valuation.rounds
        )
        cents += valuation.goods_needs.worth_of_additional_goods(kinds.GOLD, gold)
        cents += valuation.fair_values.worth_of_one_more[FAIR_COUNTS_MINES]
        if st.overlay == 0 and valuation.mines_on_maps >= valuation.houses_on_maps:
            cents += valuation.pillars_on_maps * POINT_CENTS
        elif st.overlay == 1 and valuation.mines_on_maps >= valuation.pillars_on_maps:
            cents += valuation.houses_on_maps * POINT_CENTS
        return cents

    def worth_of_action_points(
        self, st: TiletumState, valuation: TiletumSeatValuation, points: i64
    ) -> i64:
        """Return the estimated value, in cents, of this number of action points from where the
        meeple, or the best explorer, stands."""
        if self.meeple != kinds.EXPLORER:
            here: i64 = st.people[valuation.seat * kinds.MEEPLES_PER_SEAT_COUNT + self.meeple]
            return self.best_reachable_worth(valuation, here, points)
        best: i64 = 0
        for number in range(kinds.UNDERGROUND_MAP_COUNT):
            town: i64 = town_of_explorer_on_map(st, valuation.seat, number)
            if town != kinds.EMPTY:
                best = max(best, self.best_reachable_worth(valuation, town, points))
        return best

    def best_reachable_worth(
        self, valuation: TiletumSeatValuation, start_space: i64, points: i64
    ) -> i64:
        """Return the best value, in cents, that this number of action points can bring to the
        meeple from space `start_space`: a piece or a tile on a space, both on one space, taking
        part in the fair, or keeping the points. Targets out of reach count in part (see
        `choose_higher_of_best_and_target_worth`)."""
        distance: vec[i64] = valuation.tables.steps_between_spaces
        base: i64 = start_space * valuation.tables.spaces
        self.unused_point_worth = valuation.learned_number(known.ACTION_POINT_LEFT_CENTS_INDEX)
        self.nearer_percent = valuation.learned_number(known.COMING_NEARER_PERCENT_INDEX)
        best: i64 = points * self.unused_point_worth
        if self.fair_space != kinds.EMPTY:
            cost: i64 = distance[base + self.fair_space]
            best = self.choose_higher_of_best_and_target_worth(
                best, self.fair_presence_worth, cost, points
            )
        for space in range(self.first_space, self.space_after_last):
            piece: i64 = self.piece_worth_by_space[space]
            tile: i64 = self.tile_worth_by_space[space]
            if piece + tile == 0:
                continue
            steps: i64 = distance[base + space]
            if steps >= STEPS_TO_OTHER_MAP:
                continue
            one: i64 = max(piece, tile)
            best = self.choose_higher_of_best_and_target_worth(best, one, steps + 1, points)
            if piece > 0 and tile > 0 and steps + 2 <= points:
                best = max(best, piece + tile + (points - steps - 2) * self.unused_point_worth)
        return best

    def choose_higher_of_best_and_target_worth(
        self, best_worth: i64, target_worth: i64, points_needed: i64, action_points: i64
    ) -> i64:
        """Return the larger of `best_worth` and the value of a target, worth `target_worth`, that
        costs `points_needed` of the `action_points` action points.

        A target within reach counts fully, with the points left over; a farther one counts a
        share for coming nearer.
        """
        if points_needed <= action_points:
            return max(
                best_worth, target_worth + (action_points - points_needed) * self.unused_point_worth
            )
        part: i64 = target_worth * action_points * self.nearer_percent
        whole: i64 = 100 * points_needed
        # the comparison avoids a slow division in most cases
        return best_worth if part < (best_worth + 1) * whole else part // whole


def best_building_character_gains_worth(st: TiletumState, valuation: TiletumSeatValuation) -> i64:
    """Return the estimated value, in cents, of the gains of all characters in one of the first
    three buildings, the one with the most characters.
    """
    most: i64 = 0
    for building in range(3):
        most = max(most, count_filled_rooms(st, valuation.seat, building))
    return valuation.learned_number(known.CALLED_BUILDING_CHARACTER_CENTS_INDEX) * most
