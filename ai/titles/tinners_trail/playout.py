"""Playing on with quick moves, without ever listing what is legal where there is much to list."""

from __future__ import annotations

from typing import Final, final

from ai.titles.tinners_trail.auctions import with_survey
from ai.titles.tinners_trail.both_editions.auctions import (
    UNDECIDED,
    Bidding,
    must_open,
    required_bid,
)
from ai.titles.tinners_trail.leanings import Leanings
from ai.titles.tinners_trail.learned_value import rounds_over
from ai.titles.tinners_trail.quick_actions import QuickAnswers, QuickChoice
from ai.titles.tinners_trail.streams import POUND
from ai.titles.tinners_trail.worth import Holdings
from game.engine.cells import i64
from game.engine.luck import Luck
from game.engine.moves import first_of, kind_of, pack
from game.engine.rules import CHANCE, NOBODY, Rules
from game.titles.tinners_trail.rules.apply import apply
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    ADIT,
    AUCTION,
    BID,
    DRAW,
    DROP,
    EMPTY,
    INVEST,
    INVEST_PHASE,
    PORT,
    TRAIN,
)
from game.titles.tinners_trail.rules.state import TrailState

BID_NOISE: Final = 300  # pence by which a quick bidder thinks too much of a mine, at most
DENIED: Final = 5  # pounds that keeping a mine from Lord Wallace is worth


@final
class Playout:
    """Quick games from any position; it remembers only what belongs to the game being played."""

    def __init__(self, rules: Rules, holdings: Holdings, quick: QuickChoice) -> None:
        """Play by these rules."""
        self.rules: Rules = rules
        self.holdings: Holdings = holdings
        self.actions: QuickChoice = quick
        self.leanings: Leanings = quick.leanings
        self.answers: QuickAnswers = QuickAnswers(holdings, quick.leanings)
        self.for_sale: i64 = EMPTY

    def play_on(self, st: TrailState, bidding: Bidding, luck: Luck, last: i64) -> None:
        """Play until the game or so many rounds are over; maxima settled on before still hold."""
        self.begin(st)
        while st.to_move != NOBODY and rounds_over(st) < last:
            if st.to_move == CHANCE:
                self.holdings.forget_worth()
                apply(st, self.rules.draw_outcome(st))
            elif st.phase == ACTIONS:
                self.play(st, self.actions.choose(st, luck))
            elif st.phase == AUCTION and not st.board.solo:
                self.settle(st, bidding, luck)
            else:
                self.play(st, self.move(st, luck))
            if st.area != self.for_sale:
                self.note_sale(st)

    def begin(self, st: TrailState) -> None:
        """Look at the position afresh."""
        self.holdings.take_stock(st)
        self.for_sale = st.area

    def move(self, st: TrailState, luck: Luck) -> i64:
        """Return a quick move of the seat to move."""
        if st.phase == ACTIONS:
            return self.actions.choose(st, luck)
        if st.phase == AUCTION:
            return self.bid(st, luck)
        if st.phase == INVEST_PHASE:
            return pack(INVEST, self.leanings.wanted_investment(st), 0, 0)
        return self.answers.answer(st, luck)

    def play(self, st: TrailState, move: i64) -> None:
        """Play a move and forget the worth of the tiles for which it may have changed."""
        kind: i64 = kind_of(move)
        apply(st, move)
        if kind >= DRAW or st.board.solo:
            self.holdings.forget_worth()
        elif kind == ADIT:
            border: i64 = first_of(move)
            self.holdings.forget_area(st.board.border_west[border])
            self.holdings.forget_area(st.board.border_east[border])
        elif kind in (PORT, TRAIN):
            self.holdings.forget_area(first_of(move))
            if kind == TRAIN:
                self.holdings.forget_neighbours(st, first_of(move))

    def note_sale(self, st: TrailState) -> None:
        """An auction began or is over: note the mine that was sold, and that the tile is gone."""
        if self.for_sale != EMPTY and st.tile[self.for_sale] == EMPTY:
            self.holdings.strike_tile(self.for_sale)
            owner: i64 = st.owner[self.for_sale]  # known if this game began with its calciner
            if owner != EMPTY and not self.holdings.has_mine(owner, self.for_sale):
                self.holdings.add_mine(st, owner, self.for_sale)
        self.for_sale = st.area

    def limit(self, st: TrailState, seat: i64, luck: Luck) -> i64:
        """Return how many pounds the seat would give for the mine under the hammer, about."""
        worth: i64 = with_survey(st, seat, self.holdings.mine_worth(st, seat, st.area))
        return (self.leanings.limit(st, seat, worth) + luck.below(BID_NOISE)) // POUND

    def settle(self, st: TrailState, bidding: Bidding, luck: Luck) -> None:
        """Let everybody who still bids settle on a maximum, and carry the auction out (A-6)."""
        for seat in range(st.seats):
            if st.bidding[seat] != 0 and bidding.maximum[seat] == UNDECIDED:
                bidding.decide(st, seat, max(0, self.limit(st, seat, luck)))
        bidding.carry_on(st)

    def bid(self, st: TrailState, luck: Luck) -> i64:
        """Return one bid on the way to the limit; Lord Wallace is answered once and for all."""
        if st.board.solo:
            return self.single_bid(st, luck)
        required: i64 = required_bid(st)
        limit: i64 = min(self.limit(st, st.to_move, luck), st.money[st.to_move])
        if limit >= required or must_open(st):
            return pack(BID, required, 0, 0)
        return pack(DROP, 0, 0, 0)

    def single_bid(self, st: TrailState, luck: Luck) -> i64:
        """Return the only bid against Lord Wallace, a high one: a lost mine is his (LW-6)."""
        required: i64 = required_bid(st)
        limit: i64 = self.limit(st, st.to_move, luck) + DENIED
        limit = min(limit, st.money[st.to_move])
        if not must_open(st):
            return pack(BID, required, 0, 0) if limit >= required else pack(DROP, 0, 0, 0)
        if limit <= required:
            return pack(BID, required, 0, 0)
        least: i64 = (required + limit) // 2
        return pack(BID, least + luck.below(limit - least + 1), 0, 0)
