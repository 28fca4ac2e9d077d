"""Which goods a seat needs, and what one more of each is worth, in cents."""

from typing import Final, final

from ai.search.leanings import Leanings
from ai.titles.tiletum import learned_numbers as known
from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.titles.tiletum.rules import fairs, kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.pieces import stands_in
from game.titles.tiletum.rules.prices import price_of_contribution
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import goods_of
from game.titles.tiletum.rules.tasks import food_for, may_contribute

NEEDED: Final = 130  # cents of a good that something at hand costs
LIKELY: Final = 70  # of one that something to come will cost
IDLE: Final = 40  # of any other while there are dice to come
# Goods each die to come will ask for, in hundredths: gold, food, wool, stone, iron.
NO_MORE: Final = 2  # own dice from which on new plans are late
CLOSE: Final = 2  # goods that are bought to complete something
LOTS: Final = 999  # goods

POINT: Final = 100


@final
class Needs:
    """The lack of each good, and what may be bought because it completes something."""

    def __init__(self) -> None:
        """Make room for the goods."""
        self.needed: vec[i64] = zeros(kinds.GOODS)  # in all, by what is at hand
        self.lack: vec[i64] = zeros(kinds.GOODS)  # of what is needed
        self.likely: vec[i64] = zeros(kinds.GOODS)  # more of which will be used
        self.wanted: vec[i64] = zeros(kinds.GOODS)  # 1 where a little more completes something
        self.of_needed: i64 = 0  # cents of a good that is needed, is likely to be, or is not
        self.of_likely: i64 = 0
        self.idle: i64 = 0

    def look(self, st: TiletumState, seat: i64, dice: i64, leanings: Leanings) -> None:
        """Look at the tiles in the storehouse and the cathedrals with a pillar."""
        for good in range(kinds.GOODS):
            self.needed[good] = 0
            self.wanted[good] = 0
        self.look_at_tiles(st, seat)
        self.look_at_cathedrals(st, seat)
        self.of_needed = NEEDED
        self.of_likely = LIKELY
        self.idle = leanings.number(known.LEFT_OVER)
        if dice > 0:
            self.idle = IDLE
        for good in range(kinds.GOODS):
            free: i64 = goods_of(st, seat, good) - self.needed[good]
            self.lack[good] = max(0, -free)
            to_come: i64 = 0
            if dice > NO_MORE:
                to_come = dice * leanings.number(known.TO_COME + good) // 100
            self.likely[good] = max(0, to_come - max(0, free))

    def look_at_tiles(self, st: TiletumState, seat: i64) -> None:
        """Count what stored contracts and crests cost."""
        board: Board = st.board
        for slot in range(seat * kinds.STORE, (seat + 1) * kinds.STORE):
            tile: i64 = st.store[slot]
            if tile == kinds.EMPTY:
                continue
            if board.kind[tile] == kinds.CREST_TILE:
                food: i64 = cheapest_crest(st, seat)
                if food != kinds.EMPTY:
                    self.need(st, seat, kinds.FOOD, food)
            elif board.kind[tile] == kinds.CONTRACT_TILE:
                self.need(st, seat, kinds.WOOL, board.wool[tile])
                self.need(st, seat, kinds.IRON, board.iron[tile])
                if board.same[tile] > 0:
                    self.need(st, seat, self.plentiful(st, seat), board.same[tile])

    def look_at_cathedrals(self, st: TiletumState, seat: i64) -> None:
        """Count what contributions cost where an own pillar stands."""
        board: Board = st.board
        for number in range(board.cathedrals):
            if board.is_open[number] == 0 or st.cost[number] == kinds.EMPTY:
                continue
            paid_with: i64 = board.paid_with[number]
            if paid_with in (kinds.STONE, kinds.GOLD) and may_contribute(st, seat, number):
                self.need(st, seat, paid_with, price_of_contribution(st, seat, number))

    def need(self, st: TiletumState, seat: i64, good: i64, number: i64) -> None:
        """Note that so many of a good are needed more; where two are missing they can be bought."""
        if number == 0:
            return
        self.needed[good] += number
        missing: i64 = self.needed[good] - goods_of(st, seat, good)
        if 0 < missing <= CLOSE:
            self.wanted[good] = missing

    def plentiful(self, st: TiletumState, seat: i64) -> i64:
        """Return the good of which the seat has most to spare."""
        best: i64 = kinds.FOOD
        most: i64 = -LOTS
        for good in range(kinds.GOODS):
            free: i64 = goods_of(st, seat, good) - self.needed[good]
            if free > most:
                most = free
                best = good
        return best

    def worth(self, good: i64, number: i64) -> i64:
        """Return the cents so many more of a good are worth."""
        first: i64 = min(number, self.lack[good])
        rest: i64 = number - first
        second: i64 = min(rest, self.likely[good])
        return first * self.of_needed + second * self.of_likely + (rest - second) * self.idle

    def cost(self, st: TiletumState, seat: i64, good: i64, number: i64) -> i64:
        """Return the cents lost with so many of a good, of those that are not set aside first."""
        free: i64 = max(0, goods_of(st, seat, good) - self.needed[good])
        if number <= free:
            return number * self.idle
        return free * self.idle + (number - free) * self.of_likely

    def dearest(self) -> i64:
        """Return the good of which one more is worth most."""
        best: i64 = kinds.GOLD
        for good in range(kinds.GOODS):
            if self.worth(good, 1) > self.worth(best, 1):
                best = good
        return best


# What the fairs that are due promise a seat: one more of what they count, and being there.


@final
class FairHopes:
    """Cents for one `more` of each thing, and for a `place` at each fair."""

    king: i64 = 0  # of a step

    def __init__(self) -> None:
        """Make room for what fairs count, and for a place at each fair."""
        self.more: vec[i64] = zeros(fairs.THINGS)
        self.place: vec[i64] = zeros(kinds.ROUNDS)  # cents of a house there, 0 where one stands

    def look(self, st: TiletumState, seat: i64, leanings: Leanings) -> None:
        """Look at what the fairs of this round and later ones would count."""
        self.king = 0
        for thing in range(fairs.THINGS):
            self.more[thing] = 0
        for number in range(st.round, kinds.ROUNDS + 1):
            self.look_at(st, seat, number, leanings)

    def look_at(self, st: TiletumState, seat: i64, number: i64, leanings: Leanings) -> None:
        """Look at one fair."""
        kind: i64 = st.fair[number - 1]
        worth: i64 = (st.board.fair_worth[kind] + st.board.fair_board[number - 1]) * POINT
        here: bool = stands_in(st, seat, kinds.HOUSE_PIECE, st.fair[kinds.ROUNDS + number - 1])
        if here:
            self.place[number - 1] = 0
        else:
            points: i64 = fairs.fair_points(st, seat, number) * POINT
            if kind != fairs.KING_FAIR:
                points += worth * leanings.number(known.A_ROUND_MORE) * (number - st.round) // 100
            part: i64 = leanings.number(known.LATER)
            if number == st.round:
                part = leanings.number(known.SOON)
            self.place[number - 1] = max(0, points * part // 100)
        if not here and not (number == st.round and fairs.takes_part(st, seat, number)):
            worth = worth * leanings.number(known.UNSURE) // 100
        self.hope_for_one(st, seat, kind, worth, leanings)

    def hope_for_one(
        self, st: TiletumState, seat: i64, kind: i64, worth: i64, leanings: Leanings
    ) -> None:
        """Add what one more of what the fair counts would bring."""
        if kind == fairs.KING_FAIR:
            self.king += POINT * worth // (st.board.fair_worth[kind] * POINT + POINT)
            return
        thing: i64 = fairs.COUNTED[2 * kind]
        beside: i64 = fairs.COUNTED[2 * kind + 1]
        if beside == kinds.EMPTY:
            self.more[thing] += worth
        elif kind == fairs.MINE_AND_BUILDING:
            self.more[fairs.MINES] += worth * leanings.number(known.LOWER) // 100
        else:
            own: i64 = fairs.count_for(st, seat, thing)
            others: i64 = fairs.count_for(st, seat, beside)
            fewer: i64 = worth * leanings.number(known.LOWER) // 100
            further: i64 = worth * leanings.number(known.HIGHER) // 100
            self.more[thing] += fewer if own <= others else further
            self.more[beside] += fewer if others <= own else further


def cheapest_crest(st: TiletumState, seat: i64) -> i64:
    """Return the least food for which a crest can be placed, EMPTY where none can."""
    least: i64 = kinds.EMPTY
    for building in range(kinds.BUILDINGS):
        food: i64 = food_for(st, seat, building)
        free: bool = st.crests[seat * kinds.BUILDINGS + building] == kinds.EMPTY
        if free and (least == kinds.EMPTY or food < least):
            least = food
    return least
