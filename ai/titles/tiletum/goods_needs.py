"""The goods a seat needs, and the value of one more of each, in cents."""

from typing import Final, final

from ai.search.policy_weights import PolicyWeights
from ai.titles.tiletum import learned_numbers as known
from ai.titles.tiletum.fair_worth import lowest_crest_food
from game.engine.cells import i64, vec
from game.engine.rows import make_zero_row
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cathedrals import can_contribute_ignoring_cost
from game.titles.tiletum.rules.possessions import count_good
from game.titles.tiletum.rules.prices import price_of_contribution
from game.titles.tiletum.rules.state import TiletumState

NEEDED_GOOD_CENTS: Final = 130  # cents of a good that a stored tile or an open cathedral costs
LIKELY_GOOD_CENTS: Final = 70  # cents of a good that a future tile will probably cost
IDLE_GOOD_CENTS: Final = 40  # cents of any other good while dice are left
# Hundredths of each good that a future die will need: gold, food, wool, stone, iron.
DICE_LEFT_WITHOUT_NEW_PLANS: Final = 2  # with no more own dice left, new plans come too late
MAX_MISSING_GOODS_OF_CLOSE_GOAL: Final = 2  # missing goods that may be bought to complete a cost
GOODS_ABOVE_ANY_COUNT: Final = 999  # goods


@final
class GoodsNeeds:
    """For one seat and each good: how many are needed, missing and likely needed, and where
    buying a few completes a cost."""

    def __init__(self) -> None:
        """Allocate the numbers for every good."""
        # needed by stored tiles and open cathedrals
        self.needed_goods: vec[i64] = make_zero_row(kinds.GOOD_COUNT)
        # needed goods that the seat does not have
        self.missing_goods: vec[i64] = make_zero_row(kinds.GOOD_COUNT)
        self.likely_needed_goods: vec[i64] = make_zero_row(
            kinds.GOOD_COUNT
        )  # further goods that will probably be used
        # how many of the good complete a cost, if they are few, else 0
        self.goods_to_complete_cost: vec[i64] = make_zero_row(kinds.GOOD_COUNT)
        self.worth_of_needed_good: i64 = (
            0  # cents of a good that is needed, is likely to be, or is not
        )
        self.worth_of_likely_good: i64 = 0
        self.worth_of_surplus_good: i64 = 0

    def compute_needs(
        self, st: TiletumState, seat: i64, dice: i64, policy_weights: PolicyWeights
    ) -> None:
        """Compute the seat's needs from its stored tiles and from the cathedrals to which it can
        contribute; `dice` is the number of dice it will still take."""
        for good in range(kinds.GOOD_COUNT):
            self.needed_goods[good] = 0
            self.goods_to_complete_cost[good] = 0
        self.add_tile_costs(st, seat)
        self.add_cathedral_costs(st, seat)
        self.worth_of_needed_good = NEEDED_GOOD_CENTS
        self.worth_of_likely_good = LIKELY_GOOD_CENTS
        self.worth_of_surplus_good = policy_weights.number_of_selected_seat_at(
            known.GOOD_LEFT_AT_END_CENTS_INDEX
        )
        if dice > 0:
            self.worth_of_surplus_good = IDLE_GOOD_CENTS
        for good in range(kinds.GOOD_COUNT):
            free: i64 = count_good(st, seat, good) - self.needed_goods[good]
            self.missing_goods[good] = max(0, -free)
            to_come: i64 = 0
            if dice > DICE_LEFT_WITHOUT_NEW_PLANS:
                to_come = (
                    dice
                    * policy_weights.number_of_selected_seat_at(
                        known.GOOD_ASKED_HUNDREDTHS_PER_DIE_TO_COME_INDEX + good
                    )
                    // 100
                )
            self.likely_needed_goods[good] = max(0, to_come - max(0, free))

    def add_tile_costs(self, st: TiletumState, seat: i64) -> None:
        """Add the costs of the stored contracts and crests to the needs: for a crest the lowest
        possible food, for a contract's equal goods the good that the seat can spare most.
        """
        board: Board = st.board
        for slot in range(
            seat * kinds.STOREHOUSE_SLOT_COUNT, (seat + 1) * kinds.STOREHOUSE_SLOT_COUNT
        ):
            tile: i64 = st.store[slot]
            if tile == kinds.EMPTY:
                continue
            if board.tile_kind[tile] == kinds.CREST_TILE:
                food: i64 = lowest_crest_food(st, seat)
                if food != kinds.EMPTY:
                    self.add_need(st, seat, kinds.FOOD, food)
            elif board.tile_kind[tile] == kinds.CONTRACT_TILE:
                self.add_need(st, seat, kinds.WOOL, board.contract_wool_cost[tile])
                self.add_need(st, seat, kinds.IRON, board.contract_iron_cost[tile])
                if board.contract_equal_goods_cost[tile] > 0:
                    self.add_need(
                        st,
                        seat,
                        self.most_plentiful_spare_good(st, seat),
                        board.contract_equal_goods_cost[tile],
                    )

    def add_cathedral_costs(self, st: TiletumState, seat: i64) -> None:
        """Add to the needs the stone and gold of the contributions to cathedrals that the seat's
        pillars allow."""
        board: Board = st.board
        for number in range(board.cathedral_count):
            if board.is_cathedral_open[number] == 0 or st.cost[number] == kinds.EMPTY:
                continue
            paid_with: i64 = board.payment_good_of_cathedral[number]
            if paid_with in (kinds.STONE, kinds.GOLD) and can_contribute_ignoring_cost(
                st, seat, number
            ):
                self.add_need(st, seat, paid_with, price_of_contribution(st, seat, number))

    def add_need(self, st: TiletumState, seat: i64, good: i64, good_count: i64) -> None:
        """Add a need of `good_count` of a good; if then at most MAX_MISSING_GOODS_OF_CLOSE_GOAL
        are missing in all, store that number in `goods_to_complete_cost`."""
        if good_count == 0:
            return
        self.needed_goods[good] += good_count
        missing: i64 = self.needed_goods[good] - count_good(st, seat, good)
        if 0 < missing <= MAX_MISSING_GOODS_OF_CLOSE_GOAL:
            self.goods_to_complete_cost[good] = missing

    def most_plentiful_spare_good(self, st: TiletumState, seat: i64) -> i64:
        """Return the good of which the seat has most beyond its needs; the first in the order of
        the goods if several are equal."""
        best: i64 = kinds.FOOD
        most: i64 = -GOODS_ABOVE_ANY_COUNT
        for good in range(kinds.GOOD_COUNT):
            free: i64 = count_good(st, seat, good) - self.needed_goods[good]
            if free > most:
                most = free
                best = good
        return best

    def worth_of_additional_goods(self, good: i64, good_count: i64) -> i64:
        """Return the value of `good_count` more of a good, in cents."""
        first: i64 = min(good_count, self.missing_goods[good])
        rest: i64 = good_count - first
        second: i64 = min(rest, self.likely_needed_goods[good])
        return (
            first * self.worth_of_needed_good
            + second * self.worth_of_likely_good
            + (rest - second) * self.worth_of_surplus_good
        )

    def worth_of_paid_goods(self, st: TiletumState, seat: i64, good: i64, good_count: i64) -> i64:
        """Return the value, in cents, of `good_count` of a good that the seat pays; goods beyond
        its needs count less than needed ones."""
        free: i64 = max(0, count_good(st, seat, good) - self.needed_goods[good])
        if good_count <= free:
            return good_count * self.worth_of_surplus_good
        return free * self.worth_of_surplus_good + (good_count - free) * self.worth_of_likely_good

    def most_valuable_good(self) -> i64:
        """Return the good of which one more has the highest value."""
        best: i64 = kinds.GOLD
        for good in range(kinds.GOOD_COUNT):
            if self.worth_of_additional_goods(good, 1) > self.worth_of_additional_goods(best, 1):
                best = good
        return best
