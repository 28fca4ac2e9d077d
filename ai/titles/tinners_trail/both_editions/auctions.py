"""Auctions as maximum bids: every bidder settles on one, then the bids follow by themselves."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.moves import first_of, pack
from game.engine.rows import filled, row_of
from game.engine.rules import Rules
from game.titles.tinners_trail.rules.both_editions.state import CountyState
from game.titles.tinners_trail.rules.kinds import AUCTION, BID, DROP, EMPTY

# Auctions as maximum bids: every bidder settles on one, then the bids follow by themselves.

UNDECIDED: Final = -1


def required_bid(st: CountyState) -> i64:
    """Return the lowest bid that is allowed now (A-3, A-6)."""
    return st.minimum if st.high_bidder == EMPTY else st.high_bid + 1


def must_open(st: CountyState) -> bool:
    """Return whether the seat to move has to make the opening bid (A-3)."""
    return st.high_bidder == EMPTY and st.to_move == st.opener


@final
class Bidding:
    """The maximum bids of one auction, in pounds; dropping out is a maximum of 0."""

    def __init__(self, rules: Rules) -> None:
        """Nobody has decided yet."""
        self.rules: Rules = rules
        self.maximum: vec[i64] = filled(rules.seats, UNDECIDED)

    def forget(self) -> None:
        """Begin another auction."""
        for seat in range(i64(len(self.maximum))):
            self.maximum[seat] = UNDECIDED

    def decide(self, st: CountyState, seat: i64, pounds: i64) -> None:
        """Settle on a maximum; nobody bids more than they have (A-11)."""
        self.maximum[seat] = min(pounds, st.money[seat])

    def carry_on(self, st: CountyState) -> None:
        """Bid for whoever has decided until somebody else is asked or the auction is over."""
        while st.phase == AUCTION and st.to_move >= 0 and self.maximum[st.to_move] != UNDECIDED:
            self.rules.apply(st, self.next_bid(st, st.to_move))
        if st.phase != AUCTION or st.to_move < 0:  # dice that are due come after the sale (C-22)
            self.forget()

    def next_bid(self, st: CountyState, seat: i64) -> i64:
        """Return the bid of a seat that has decided: straight to the price once all have."""
        required: i64 = required_bid(st)
        limit: i64 = self.maximum[seat]
        if limit < required:
            return pack(BID, required, 0, 0) if must_open(st) else pack(DROP, 0, 0, 0)
        rival: i64 = self.best_rival(st, seat)
        if rival == UNDECIDED or rival <= required:
            return pack(BID, required, 0, 0)
        turn: i64 = (
            rival - required
        ) & 1  # raising by £1 in turn, who would bid the rival's limit?
        if limit < rival + turn:
            return pack(BID, required, 0, 0) if must_open(st) else pack(DROP, 0, 0, 0)
        return pack(BID, rival + turn, 0, 0)

    def best_rival(self, st: CountyState, seat: i64) -> i64:
        """Return the highest maximum of the others, UNDECIDED while one still bidding is."""
        best: i64 = 0
        for other in range(st.seats):
            if other != seat:
                if self.maximum[other] == UNDECIDED and st.bidding[other] != 0:
                    return UNDECIDED
                best = max(best, self.maximum[other])
        return best


# Maximum bids instead of bids: pounds above or below what a mine seems worth to the bidder.

UP_TO: Final = 60  # no kind of the rules: bid as long as it stays below a maximum
ZERO: Final = 100  # first field of UP_TO: pounds above what the mine seems worth, and this
# Maxima by pounds above the seeming worth, in the order in which they are tried.
OFFSETS: Final[vec[i64]] = row_of([0, 2, -2, -4, 4, 7, -7, 12])
DROP_RANK: Final = 3  # so many maxima are tried before dropping out of a worthwhile auction
BEST: Final = 100_000


def anchor_of(st: CountyState, worth: i64) -> i64:
    """Return the pounds maxima are counted from: what the mine seems worth, or the least bid.

    The worth does not know that work may stay idle or a rival needs the mine, so a bid must be
    in question where it says no.
    """
    return max(worth, required_bid(st))


def maximum_of(st: CountyState, worth: i64, intention: i64) -> i64:
    """Return the maximum bid in pounds that UP_TO stands for where the mine seems worth so much."""
    return max(0, anchor_of(st, worth) + first_of(intention) - ZERO)


def next_bid_of(st: CountyState, worth: i64, intention: i64) -> i64:
    """Return the next bid on the way to the maximum that UP_TO stands for."""
    required: i64 = required_bid(st)
    limit: i64 = min(maximum_of(st, worth, intention), st.money[st.to_move])
    if limit >= required or must_open(st):
        return pack(BID, required, 0, 0)
    return pack(DROP, 0, 0, 0)


def list_maxima(st: CountyState, worth: i64, out: vec[i64], scores: vec[i64]) -> i64:
    """Dropping out, and different maxima that reach the least bid (A-6, C-9)."""
    anchor: i64 = anchor_of(st, worth)
    required: i64 = required_bid(st)
    money: i64 = st.money[st.to_move]
    everything: bool = False  # all the money is in question already
    count: i64 = 0
    for rank in range(i64(len(OFFSETS))):
        limit: i64 = anchor + OFFSETS[rank]
        if limit < required or (limit >= money and everything):
            continue
        everything = everything or limit >= money
        out[count] = pack(UP_TO, ZERO + OFFSETS[rank], 0, 0)
        scores[count] = BEST - 2 * rank
        count += 1
    if must_open(st):
        return count
    out[count] = pack(DROP, 0, 0, 0)
    scores[count] = BEST + 1
    if anchor > required:
        scores[count] = BEST - 2 * DROP_RANK + 1
    return count + 1
