"""Playing on with quick moves."""

from __future__ import annotations

from typing import Final, final

from ai.titles.tinners_trail.both_editions.actions import (
    capacity_gain,
    gain_of_load,
    gain_of_train,
    pumps_gain,
    water_gain,
)
from ai.titles.tinners_trail.both_editions.auctions import (
    UNDECIDED,
    Bidding,
    must_open,
    required_bid,
)
from ai.titles.tinners_trail.both_editions.ore import best_load, ore_in, room
from ai.titles.tinners_trail.edition_2007.boxes import mine_worth, wanted_box
from ai.titles.tinners_trail.edition_2007.rounds import rounds_over
from ai.titles.tinners_trail.edition_2007.scores import (
    adit_gain,
    build_gain,
    judged,
    passing_gain,
    prospect_score,
    pump_score,
)
from ai.titles.tinners_trail.streams import POUND
from game.engine.cells import i64
from game.engine.luck import Luck
from game.engine.moves import kind_of, pack
from game.engine.rules import CHANCE, NOBODY, Rules
from game.titles.tinners_trail.rules.both_editions.developments import (
    rightmost_pump_group,
    stock_of,
)
from game.titles.tinners_trail.rules.edition_2007.actions import (
    LEAST_BID,
    affordable_cubes,
    may_take_part,
    work_left,
)
from game.titles.tinners_trail.rules.edition_2007.ground import is_empty
from game.titles.tinners_trail.rules.edition_2007.kinds import PROSPECT
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    ADIT,
    AUCTION,
    BID,
    BUILD,
    DROP,
    EMPTY,
    INVEST,
    INVEST_PHASE,
    MINER,
    PASS,
    PASTIES,
    PORT,
    PUMP,
    PUMPS,
    PUMPS_PHASE,
    STOCK_ADIT,
    STOCK_MINER,
    STOCK_PORT,
    STOCK_TRAIN,
    TRAIN,
)

# Playing on with quick moves.

BID_NOISE: Final = 300  # pence by which a quick bidder thinks too much of a mine, at most
CURIOSITY: Final = 200  # pence of luck in where to prospect


@final
class ClassicPlayout:
    """Quick games from any position; it remembers nothing."""

    def __init__(self, rules: Rules) -> None:
        """Play by these rules."""
        self.rules: Rules = rules
        self.actions: QuickAction = QuickAction()

    def play_on(self, st: ClassicState, bidding: Bidding, luck: Luck, last: i64) -> None:
        """Play until the game or so many rounds are over; maxima settled on before still hold."""
        while st.to_move != NOBODY and rounds_over(st) < last:
            if st.to_move == CHANCE:
                self.rules.apply(st, self.rules.draw_outcome(st))
            elif st.phase == AUCTION:
                self.settle(st, bidding, luck)
            else:
                self.rules.apply(st, self.move(st, luck))

    def move(self, st: ClassicState, luck: Luck) -> i64:
        """Return a quick move of the seat to move."""
        if st.phase == ACTIONS:
            return self.actions.choose(st, luck)
        if st.phase == AUCTION:
            return self.bid(st, luck)
        if st.phase == INVEST_PHASE:
            return pack(INVEST, wanted_box(st, st.to_move), 0, 0)
        if st.phase == PUMPS_PHASE:
            return best_pump(st)
        return best_prospect(st, luck)

    def limit(self, st: ClassicState, seat: i64, luck: Luck) -> i64:
        """Return how many pounds the seat would give for the mine under the hammer, about."""
        return (mine_worth(st, seat, st.area) + luck.below(BID_NOISE)) // POUND

    def settle(self, st: ClassicState, bidding: Bidding, luck: Luck) -> None:
        """Let everybody who still bids settle on a maximum, and carry the auction out (C-9)."""
        for seat in range(st.seats):
            if st.bidding[seat] != 0 and bidding.maximum[seat] == UNDECIDED:
                bidding.decide(st, seat, max(0, self.limit(st, seat, luck)))
        bidding.carry_on(st)

    def bid(self, st: ClassicState, luck: Luck) -> i64:
        """Return one bid on the way to the limit."""
        required: i64 = required_bid(st)
        limit: i64 = min(self.limit(st, st.to_move, luck), st.money[st.to_move])
        if limit >= required or must_open(st):
            return pack(BID, required, 0, 0)
        return pack(DROP, 0, 0, 0)


def best_pump(st: ClassicState) -> i64:
    """Return the own mine whose water is worst, or none (C-23)."""
    best: i64 = 0
    choice: i64 = 0
    for area in range(st.county.areas):
        if st.water[area] > 0:
            score: i64 = pump_score(st, area + 1)
            if score > best:
                best = score
                choice = area + 1
    return pack(PUMP, choice, 0, 0)


def best_prospect(st: ClassicState, luck: Luck) -> i64:
    """Return the empty ground that promises most, a little at random (C-15)."""
    best: i64 = -1_000_000
    choice: i64 = 0
    for area in range(st.county.areas):
        if is_empty(st, area):
            score: i64 = prospect_score(st, st.to_move, area) + luck.below(CURIOSITY)
            if score > best:
                best = score
                choice = area
    return pack(PROSPECT, choice, 0, 0)


# Quick choices of an action: the promising ones are looked at once, none is listed.

NOISE: Final = 110  # pence by which a quick choice may misjudge an action
STEP: Final = 1103515245  # a small generator of its own: many misjudgements from one word of luck
SHIFT: Final = 12345
BITS: Final = 0x7FFFFFFF
HALF: Final = 0x40000000  # below it an area is not looked at for a new mine


@final
class QuickAction:
    """Looks at the promising actions once and keeps the best after a little noise."""

    best: i64 = 0
    move: i64 = 0
    blur: i64 = 0
    round: i64 = 1

    def offer(self, move: i64, gain: i64) -> None:
        """Keep the move if it looks better than the best so far; its gain is a time point's."""
        score: i64 = judged(kind_of(move), gain, self.round)
        self.blur = (self.blur * STEP + SHIFT) & BITS
        score += (self.blur >> 16) * NOISE >> 15
        if score > self.best:
            self.best = score
            self.move = move

    def choose(self, st: ClassicState, luck: Luck) -> i64:
        """Return a sensible action of the seat to move."""
        seat: i64 = st.to_move
        work: i64 = work_left(st, seat)
        self.move = pack(PASS, 0, 0, 0)
        if work == 0:
            return self.move
        self.blur = luck.word() & BITS
        self.round = st.round
        self.best = judged(PASS, passing_gain(st, work), st.round)
        if work >= st.county.pasties_work:
            self.offer(pack(PASTIES, 0, 0, 0), POUND)
        if st.mines_left[seat] < st.county.mines:
            self.offer_at_mines(st, seat, work)
        if may_take_part(st, seat) and st.money[seat] >= LEAST_BID:
            self.offer_mines(st, seat)
        return self.move

    def offer_mines(self, st: ClassicState, seat: i64) -> None:
        """Offer new mines, of those in a random half."""
        for area in range(st.county.areas):
            if st.owner[area] == EMPTY:
                self.blur = (self.blur * STEP + SHIFT) & BITS
                if self.blur >= HALF:
                    gain: i64 = build_gain(st, mine_worth(st, seat, area))
                    self.offer(pack(BUILD, area, 0, 0), gain // st.county.build_work)

    def offer_at_mines(self, st: ClassicState, seat: i64, work: i64) -> None:
        """Offer extracting from and developing the seat's own mines (C-10, C-11)."""
        miners: bool = work >= st.county.miner_work and stock_of(st, STOCK_MINER) > 0
        ports: bool = work >= st.county.port_work and stock_of(st, STOCK_PORT) > 0
        trains: bool = work >= st.county.train_work and stock_of(st, STOCK_TRAIN) > 0
        for area in range(st.county.areas):
            if st.owner[area] != seat:
                continue
            ore: i64 = ore_in(st, area)
            if ore > 0:
                self.offer_load(st, seat, area)
            if st.water[area] == 0 and ore <= room(st, area):
                continue
            more: i64 = capacity_gain(st, area)
            if miners and st.miner[area] == 0 and ore > 0:
                self.offer(pack(MINER, area, 0, 0), more // st.county.miner_work)
            if ports and st.county.coastal[area] != 0 and st.port[area] == 0:
                gain: i64 = more + water_gain(st, area, 1)
                self.offer(pack(PORT, area, 0, 0), gain // st.county.port_work)
            if trains and st.train[area] == 0:
                gain = gain_of_train(st, seat, area, more + water_gain(st, area, 2))
                self.offer(pack(TRAIN, area, 0, 0), gain // st.county.train_work)
        if work >= st.county.adit_work and stock_of(st, STOCK_ADIT) > 0:
            self.offer_adits(st, seat)
        if work >= st.county.pumps_work:
            group: i64 = rightmost_pump_group(st)
            if group != EMPTY:
                self.offer(pack(PUMPS, 0, 0, 0), pumps_gain(st, seat, st.pumps[group]))

    def offer_load(self, st: ClassicState, seat: i64, area: i64) -> None:
        """Offer the most profitable extraction (C-10)."""
        cubes: i64 = affordable_cubes(st, seat, area)
        if cubes > 0:
            gain: i64 = gain_of_load(st, area, cubes)
            if gain > 0:
                self.offer(best_load(st, area, cubes), gain)

    def offer_adits(self, st: ClassicState, seat: i64) -> None:
        """Offer adits on the borders of own mines (C-11)."""
        for border in range(st.county.borders):
            if st.adit[border] == 0 and (
                st.owner[st.county.border_west[border]] == seat
                or st.owner[st.county.border_east[border]] == seat
            ):
                gain: i64 = adit_gain(st, seat, border)
                self.offer(pack(ADIT, border, 0, 0), gain // st.county.adit_work)
