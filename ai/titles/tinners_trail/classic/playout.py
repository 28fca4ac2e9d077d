"""Playing on with quick moves."""

from __future__ import annotations

from typing import Final, final

from ai.titles.tinners_trail.classic.boxes import wanted_box
from ai.titles.tinners_trail.classic.ground import mine_worth
from ai.titles.tinners_trail.classic.quick_actions import QuickAction
from ai.titles.tinners_trail.classic.rounds import rounds_over
from ai.titles.tinners_trail.classic.scores import prospect_score, pump_score
from ai.titles.tinners_trail.county.bidding import UNDECIDED, Bidding, must_open, required_bid
from ai.titles.tinners_trail.streams import POUND
from game.engine.cells import i64
from game.engine.luck import Luck
from game.engine.moves import pack
from game.engine.rules import CHANCE, NOBODY, Rules
from game.titles.tinners_trail.rules.classic.ground import is_empty
from game.titles.tinners_trail.rules.classic.kinds import PROSPECT
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    AUCTION,
    BID,
    DROP,
    INVEST,
    INVEST_PHASE,
    PUMP,
    PUMPS_PHASE,
)

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
