"""The estimated value of each die: its goods, its action with the points left, and its tile."""

from __future__ import annotations

from typing import Final, final

from ai.search.policy_weights import PolicyWeights
from ai.titles.tiletum import learned_numbers as known
from ai.titles.tiletum.map_and_gain_tables import MapAndGainTables
from ai.titles.tiletum.meeple_space_values import MeepleSpaceValues
from ai.titles.tiletum.seat_valuation import TiletumSeatValuation
from ai.titles.tiletum.tile_worth import (
    character_worth,
    count_free_storehouse_spaces,
    stored_tile_worth,
)
from game.engine.cells import i64, vec
from game.engine.moves import (
    first_field_of_move,
    make_move_code,
    second_field_of_move,
    third_field_of_move,
)
from game.engine.rows import make_zero_row
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.buildings import floor_for_new_character_or_zero
from game.titles.tiletum.rules.dice import is_in_explorer_field
from game.titles.tiletum.rules.possessions import can_store_tile, count_good
from game.titles.tiletum.rules.prices import count_goods_payable_as_gold, price_of_die_change
from game.titles.tiletum.rules.seat_progress import marker_action_points
from game.titles.tiletum.rules.state import TiletumState

UNCOMPUTED_WORTH: Final = -1
MAX_GOLD_TO_CHANGE_DIE: Final = 4  # gold a quick player pays to change a die

MEEPLE_ACTION_CELL_COUNT: Final = 7  # sites by action: merchant, architect, explorer


@final
class DiceScores:
    """The estimated values, for one seat, of taking a die of each of the six values."""

    def __init__(self, action_estimates: ActionEstimates) -> None:
        """Store the action estimates that the values are computed with."""
        self.action_estimates: ActionEstimates = action_estimates
        # cents of the action of each value
        self.worth_by_die_value: vec[i64] = make_zero_row(kinds.FACE_COUNT + 1)
        self.room: i64 = 0

    def clear_cached_worths(self) -> None:
        """Mark all cached values as not computed; called when the position has changed."""
        for value in range(1, kinds.FACE_COUNT + 1):
            self.worth_by_die_value[value] = UNCOMPUTED_WORTH

    def die_move_score(self, st: TiletumState, move: i64) -> i64:
        """Return the score, in cents, of taking a die and changing it to a value: its goods, its
        action and tile, and the gold the change costs."""
        old: i64 = second_field_of_move(move)
        new: i64 = third_field_of_move(move)
        seat: i64 = self.action_estimates.valuation.seat
        cents: i64 = self.action_estimates.valuation.goods_needs.worth_of_additional_goods(
            first_field_of_move(move), new
        ) + self.worth_of_die_value(st, new)
        if old != new:
            price: i64 = price_of_die_change(st, seat, old, new)
            cents -= self.action_estimates.valuation.goods_needs.worth_of_paid_goods(
                st, seat, kinds.GOLD, price
            )
        return cents

    def worth_of_die_value(self, st: TiletumState, value: i64) -> i64:
        """Return the value, in cents, of the action at a die value and of the tile beside it; in
        the explorer field the better of the two actions counts. It is computed once per
        position."""
        if self.worth_by_die_value[value] == UNCOMPUTED_WORTH:
            cents: i64 = self.action_worth(st, st.wheel[value - 1], value)
            if st.board.silver > 0 and is_in_explorer_field(st, value):
                cents = max(cents, self.action_worth(st, kinds.EXPLORER, value))
            self.worth_by_die_value[value] = cents
        return self.worth_by_die_value[value]

    def action_worth(self, st: TiletumState, action: i64, value: i64) -> i64:
        """Return the value, in cents, of an action with the action points that a die of `value`
        gives, and of the bonus tile beside the action if the seat can store it."""
        seat: i64 = self.action_estimates.valuation.seat
        points: i64 = (
            kinds.DIE_VALUE_AND_ACTION_POINTS_SUM - value + marker_action_points(st, seat, action)
        )
        cents: i64 = self.action_estimates.action_worth(st, action, points)
        tile: i64 = st.lying[st.board.first_action_spot + action]
        if tile != kinds.EMPTY and can_store_tile(st, seat, tile):
            worth: i64 = stored_tile_worth(st, self.action_estimates.valuation, tile)
            if count_free_storehouse_spaces(st, seat) == 1:
                worth -= self.action_estimates.valuation.learned_number(
                    known.LAST_STOREHOUSE_SPACE_CENTS_INDEX
                )
            cents += max(worth, 0)
        return cents

    def write_cheap_die_moves(self, st: TiletumState, move_codes: vec[i64]) -> i64:
        """Write the moves that take a die unchanged, or changed for at most
        `MAX_GOLD_TO_CHANGE_DIE` gold, into `move_codes`; return their number."""
        seat: i64 = self.action_estimates.valuation.seat
        gold: i64 = min(
            count_good(st, seat, kinds.GOLD) + count_goods_payable_as_gold(st, seat),
            MAX_GOLD_TO_CHANGE_DIE,
        )
        count: i64 = 0
        for good in range(kinds.GOOD_COUNT):
            for face in range(1, kinds.FACE_COUNT + 1):
                if st.dice[good * kinds.FACE_COUNT + face - 1] == 0:
                    continue
                move_codes[count] = make_move_code(kinds.TAKE_DIE_MOVE, good, face, face)
                count += 1
                if gold < 2:
                    continue
                for new in range(1, kinds.FACE_COUNT + 1):
                    if new != face and price_of_die_change(st, seat, face, new) <= gold:
                        move_codes[count] = make_move_code(kinds.TAKE_DIE_MOVE, good, face, new)
                        count += 1
        return count


@final
class ActionEstimates:
    """The estimated values of actions for one seat in one position; each is computed when it is
    first needed.
    """

    def __init__(self, board: Board, policy_weights: PolicyWeights) -> None:
        """Make the valuation and the site estimates of the three meeples."""
        self.valuation: TiletumSeatValuation = TiletumSeatValuation(
            MapAndGainTables(board), policy_weights
        )
        self.merchant: MeepleSpaceValues = MeepleSpaceValues(board)
        self.architect: MeepleSpaceValues = MeepleSpaceValues(board)
        self.explorer: MeepleSpaceValues = MeepleSpaceValues(board)
        self.is_meeple_evaluated: vec[i64] = make_zero_row(MEEPLE_ACTION_CELL_COUNT)
        self.best_character_worth: i64 = (
            UNCOMPUTED_WORTH  # cents of the best character, and the points it takes
        )
        self.best_character_action_points: i64 = 1
        self.best_contract_worth: i64 = (
            UNCOMPUTED_WORTH  # cents of the best contract by its price, and the price
        )
        self.best_contract_action_points: i64 = 1

    def reset_for_seat(self, st: TiletumState, seat: i64) -> None:
        """Compute the seat's valuation of a position, and clear all estimates."""
        self.valuation.compute_values(st, seat)
        self.is_meeple_evaluated[0] = 0
        self.is_meeple_evaluated[1] = 0
        self.is_meeple_evaluated[kinds.EXPLORER] = 0
        self.best_character_worth = UNCOMPUTED_WORTH
        self.best_contract_worth = UNCOMPUTED_WORTH

    def space_values_of_meeple(self, st: TiletumState, meeple: i64) -> MeepleSpaceValues:
        """Return the space values of the merchant, the architect or the explorers, evaluated at the
        first use.
        """
        found: MeepleSpaceValues = self.architect
        if meeple == kinds.MERCHANT:
            found = self.merchant
        elif meeple == kinds.EXPLORER:
            found = self.explorer
        if self.is_meeple_evaluated[meeple] == 0:
            self.is_meeple_evaluated[meeple] = 1
            found.evaluate_spaces(st, self.valuation, meeple)
        return found

    def action_worth(self, st: TiletumState, action: i64, points: i64) -> i64:
        """Return the estimated value, in cents, of an action with this number of action points;
        a joker has the value of the best other action."""
        if points <= 0:
            return 0
        if action == kinds.JOKER_ACTION:
            best: i64 = 0
            for other in range(st.board.action_count):
                if other != kinds.JOKER_ACTION:
                    best = max(best, self.action_worth(st, other, points))
            return best
        if action == kinds.KING_ACTION:
            return self.valuation.king_steps_worth(st, points)
        if action == kinds.CHARACTER_ACTION:
            return self.character_action_worth(st, points)
        if action == kinds.CONTRACT_ACTION:
            return self.contract_action_worth(st, points)
        return self.space_values_of_meeple(st, action).worth_of_action_points(
            st, self.valuation, points
        )

    def character_action_worth(self, st: TiletumState, points: i64) -> i64:
        """Return the estimated value, in cents, of the character action with this number of action
        points. If they suffice for the best character, it is the value of that character, plus a
        learned share for each of at most four points left over; otherwise it is at most half of
        that value, in proportion to the points."""
        if self.best_character_worth == UNCOMPUTED_WORTH:
            self.store_best_character(st)
        if points < self.best_character_action_points:
            return self.best_character_worth * points // (2 * self.best_character_action_points)
        cents: i64 = self.best_character_worth
        left: i64 = points - self.best_character_action_points
        share: i64 = self.valuation.learned_number(known.SECOND_CHARACTER_PERCENT_INDEX)
        rate: i64 = self.best_character_worth * share // (100 * self.best_character_action_points)
        return cents + min(left, 4) * rate

    def store_best_character(self, st: TiletumState) -> None:
        """Find the stored or offered character with the highest value per action point, counting 1
        more point for taking an offered one; store its value and its points.
        """
        seat: i64 = self.valuation.seat
        self.best_character_worth = 0
        self.best_character_action_points = 1
        for slot in range(
            seat * kinds.STOREHOUSE_SLOT_COUNT, (seat + 1) * kinds.STOREHOUSE_SLOT_COUNT
        ):
            tile: i64 = st.store[slot]
            if tile != kinds.EMPTY and st.board.tile_kind[tile] == kinds.CHARACTER_TILE:
                self.keep_best_room_for_character(st, tile, 0)
        if count_free_storehouse_spaces(st, seat) > 0:
            for place in range(kinds.OFFERED_TILE_COUNT):
                offered: i64 = st.lying[st.board.first_character_spot + place]
                if offered != kinds.EMPTY:
                    self.keep_best_room_for_character(st, offered, 1)

    def keep_best_room_for_character(
        self, st: TiletumState, tile: i64, tile_action_points: i64
    ) -> None:
        """Find the room in which a character is worth most per action point; if that beats the best
        so far, store its value and points. `tile_action_points` is what taking the tile costs."""
        for building in range(kinds.BUILDING_COUNT):
            floor: i64 = floor_for_new_character_or_zero(
                st, self.valuation.seat, building, st.board.character_type_of_tile[tile]
            )
            if floor == 0:
                continue
            cents: i64 = character_worth(st, self.valuation, tile, building)
            if cents * self.best_character_action_points > self.best_character_worth * (
                floor + tile_action_points
            ):
                self.best_character_worth = cents
                self.best_character_action_points = floor + tile_action_points

    def contract_action_worth(self, st: TiletumState, points: i64) -> i64:
        """Return the estimated value, in cents, of the contract action with this number of action
        points: the best offered contract if the points suffice for it, a share of a second
        contract, and exchanges of goods with the points left over."""
        if self.best_contract_worth == UNCOMPUTED_WORTH:
            self.store_best_contract(st)
        cents: i64 = 0
        left: i64 = points
        if self.best_contract_action_points <= left:
            cents = self.best_contract_worth
            left -= self.best_contract_action_points
        if left > 1:
            cents += (
                self.best_contract_worth
                * self.valuation.learned_number(known.SECOND_CONTRACT_PERCENT_INDEX)
                // 200
            )
            left -= 1
        if left > 0 and st.exchanged == 0:
            cents += self.valuation.learned_number(known.FIRST_EXCHANGE_CENTS_INDEX)
            left -= 1
        return cents + left * self.valuation.learned_number(known.FURTHER_EXCHANGE_CENTS_INDEX)

    def store_best_contract(self, st: TiletumState) -> None:
        """Find the offered contract with the highest value for its price in action points; store
        value and price."""
        board: Board = st.board
        self.best_contract_worth = 0
        self.best_contract_action_points = 1
        for place in range(kinds.OFFERED_TILE_COUNT):
            tile: i64 = st.lying[board.first_contract_spot + place]
            if tile == kinds.EMPTY or not can_store_tile(st, self.valuation.seat, tile):
                continue
            cents: i64 = stored_tile_worth(st, self.valuation, tile)
            if (
                cents * self.best_contract_action_points
                > self.best_contract_worth * board.contract_offer_price[place]
            ):
                self.best_contract_worth = cents
                self.best_contract_action_points = board.contract_offer_price[place]
