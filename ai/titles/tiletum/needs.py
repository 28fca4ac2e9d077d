"""The goods a seat needs, and the value of one more of each, in cents."""

from typing import Final, final

from ai.search.policy_weights import PolicyWeights
from ai.titles.tiletum import learned_numbers as known
from ai.titles.tiletum.fair_worth import cheapest_crest
from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cathedrals import may_contribute
from game.titles.tiletum.rules.prices import price_of_contribution
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import goods_of

NEEDED: Final = 130  # cents of a good that something at hand costs
LIKELY: Final = 70  # of one that something to come will cost
IDLE: Final = 40  # of any other while there are dice to come
# Goods each die to come will ask for, in hundredths: gold, food, wool, stone, iron.
NO_MORE: Final = 2  # own dice from which on new plans are late
CLOSE: Final = 2  # goods that are bought to complete something
LOTS: Final = 999  # goods


@final
class GoodsNeeds:
    """The missing number of each good, and which goods are worth buying to complete a cost."""

    def __init__(self) -> None:
        """Allocate the numbers for every good."""
        self.needed: vec[i64] = zeros(kinds.GOODS)  # in all, by what is at hand
        self.lack: vec[i64] = zeros(kinds.GOODS)  # of what is needed
        self.likely: vec[i64] = zeros(kinds.GOODS)  # more of which will be used
        self.wanted: vec[i64] = zeros(kinds.GOODS)  # 1 where a little more completes something
        self.of_needed: i64 = 0  # cents of a good that is needed, is likely to be, or is not
        self.of_likely: i64 = 0
        self.idle: i64 = 0

    def analyse(
        self, st: TiletumState, seat: i64, dice: i64, policy_weights: PolicyWeights
    ) -> None:
        """Compute the needs from the tiles in the storehouse and the cathedrals with a pillar."""
        for good in range(kinds.GOODS):
            self.needed[good] = 0
            self.wanted[good] = 0
        self.add_tile_costs(st, seat)
        self.add_cathedral_costs(st, seat)
        self.of_needed = NEEDED
        self.of_likely = LIKELY
        self.idle = policy_weights.number(known.LEFT_OVER)
        if dice > 0:
            self.idle = IDLE
        for good in range(kinds.GOODS):
            free: i64 = goods_of(st, seat, good) - self.needed[good]
            self.lack[good] = max(0, -free)
            to_come: i64 = 0
            if dice > NO_MORE:
                to_come = dice * policy_weights.number(known.TO_COME + good) // 100
            self.likely[good] = max(0, to_come - max(0, free))

    def add_tile_costs(self, st: TiletumState, seat: i64) -> None:
        """Add what stored contracts and crests cost."""
        board: Board = st.board
        for slot in range(seat * kinds.STORE, (seat + 1) * kinds.STORE):
            tile: i64 = st.store[slot]
            if tile == kinds.EMPTY:
                continue
            if board.kind[tile] == kinds.CREST_TILE:
                food: i64 = cheapest_crest(st, seat)
                if food != kinds.EMPTY:
                    self.add_need(st, seat, kinds.FOOD, food)
            elif board.kind[tile] == kinds.CONTRACT_TILE:
                self.add_need(st, seat, kinds.WOOL, board.wool[tile])
                self.add_need(st, seat, kinds.IRON, board.iron[tile])
                if board.same[tile] > 0:
                    self.add_need(st, seat, self.most_plentiful_good(st, seat), board.same[tile])

    def add_cathedral_costs(self, st: TiletumState, seat: i64) -> None:
        """Add what contributions cost where the seat has a pillar."""
        board: Board = st.board
        for number in range(board.cathedrals):
            if board.is_open[number] == 0 or st.cost[number] == kinds.EMPTY:
                continue
            paid_with: i64 = board.paid_with[number]
            if paid_with in (kinds.STONE, kinds.GOLD) and may_contribute(st, seat, number):
                self.add_need(st, seat, paid_with, price_of_contribution(st, seat, number))

    def add_need(self, st: TiletumState, seat: i64, good: i64, number: i64) -> None:
        """Add a need of `number` goods; a need that lacks at most two marks the good as worth
        buying."""
        if number == 0:
            return
        self.needed[good] += number
        missing: i64 = self.needed[good] - goods_of(st, seat, good)
        if 0 < missing <= CLOSE:
            self.wanted[good] = missing

    def most_plentiful_good(self, st: TiletumState, seat: i64) -> i64:
        """Return the good with the largest surplus of the seat."""
        best: i64 = kinds.FOOD
        most: i64 = -LOTS
        for good in range(kinds.GOODS):
            free: i64 = goods_of(st, seat, good) - self.needed[good]
            if free > most:
                most = free
                best = good
        return best

    def worth_of_more(self, good: i64, number: i64) -> i64:
        """Return the value of `number` more of a good, in cents."""
        first: i64 = min(number, self.lack[good])
        rest: i64 = number - first
        second: i64 = min(rest, self.likely[good])
        return first * self.of_needed + second * self.of_likely + (rest - second) * self.idle

    def cost_of_paying(self, st: TiletumState, seat: i64, good: i64, number: i64) -> i64:
        """Return the loss of paying `number` of a good, in cents; reserved goods count more."""
        free: i64 = max(0, goods_of(st, seat, good) - self.needed[good])
        if number <= free:
            return number * self.idle
        return free * self.idle + (number - free) * self.of_likely

    def most_valuable_good(self) -> i64:
        """Return the good of which one more has the highest value."""
        best: i64 = kinds.GOLD
        for good in range(kinds.GOODS):
            if self.worth_of_more(good, 1) > self.worth_of_more(best, 1):
                best = good
        return best
