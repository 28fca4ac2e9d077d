"""Maximum bids during an auction, and when the opening bid is forced."""

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.moves import make_move_code
from game.engine.rows import make_filled_row
from game.engine.rules import Rules
from game.titles.tinners_trail.rules.kinds import AUCTION_PHASE, BID_MOVE, DROP_OUT_MOVE, EMPTY
from game.titles.tinners_trail.rules.state import TrailState

# Auctions by maximum bids: every bidder decides on one, and the bids follow automatically.

BID_NOT_DECIDED_YET: Final = -1


def lowest_allowed_bid(st: TrailState) -> i64:
    """Return the lowest bid, in pounds, that is allowed now (A-3, A-6)."""
    return st.minimum if st.high_bidder == EMPTY else st.high_bid + 1


def must_make_opening_bid(st: TrailState) -> bool:
    """Return whether the seat to move has to make the opening bid (A-3)."""
    return st.high_bidder == EMPTY and st.to_move == st.opener


@final
class MaximumBids:
    """The maximum bids that seats have decided on in one auction, in pounds; 0 for a seat that
    drops out."""

    def __init__(self, rules: Rules) -> None:
        """Store the rules; no seat has decided yet."""
        self.rules: Rules = rules
        self.maximum: vec[i64] = make_filled_row(rules.seats, BID_NOT_DECIDED_YET)

    def clear(self) -> None:
        """Forget all maximum bids, for another auction."""
        for seat in range(i64(len(self.maximum))):
            self.maximum[seat] = BID_NOT_DECIDED_YET

    def set_maximum_up_to_money(self, st: TrailState, seat: i64, pounds: i64) -> None:
        """Set a seat's maximum, limited by its money (A-11)."""
        self.maximum[seat] = min(pounds, st.money[seat])

    def bid_automatically(self, st: TrailState) -> None:
        """Play the bids of the seats that have a maximum bid, until a seat that has none must
        decide. If the auction is over, forget all maximum bids."""
        while (
            st.phase == AUCTION_PHASE
            and st.to_move >= 0
            and self.maximum[st.to_move] != BID_NOT_DECIDED_YET
        ):
            self.rules.apply(st, self.next_automatic_bid(st, st.to_move))
        if (
            st.phase != AUCTION_PHASE or st.to_move < 0
        ):  # dice that are due are rolled after the sale (C-22)
            self.clear()

    def next_automatic_bid(self, st: TrailState, seat: i64) -> i64:
        """Return the next bid, or the drop-out, of a seat that has a maximum bid.

        If all other bidders have one too, the result is known: the seat bids the final price at
        once if its limit allows that, otherwise it drops out; a seat that has to open bids the
        minimum.
        """
        required: i64 = lowest_allowed_bid(st)
        limit: i64 = self.maximum[seat]
        if limit < required:
            return (
                make_move_code(BID_MOVE, required, 0, 0)
                if must_make_opening_bid(st)
                else make_move_code(DROP_OUT_MOVE, 0, 0, 0)
            )
        rival: i64 = self.best_rival_maximum_or_undecided(st, seat)
        if rival == BID_NOT_DECIDED_YET or rival <= required:
            return make_move_code(BID_MOVE, required, 0, 0)
        turn: i64 = (
            rival - required
        ) & 1  # 0 if raising by £1 in turn lets this seat bid the rival's limit, else 1
        if limit < rival + turn:
            return (
                make_move_code(BID_MOVE, required, 0, 0)
                if must_make_opening_bid(st)
                else make_move_code(DROP_OUT_MOVE, 0, 0, 0)
            )
        return make_move_code(BID_MOVE, rival + turn, 0, 0)

    def best_rival_maximum_or_undecided(self, st: TrailState, seat: i64) -> i64:
        """Return the highest maximum bid of the other seats, or BID_NOT_DECIDED_YET if one that is
        still bidding has not decided."""
        best: i64 = 0
        for other in range(st.seats):
            if other != seat:
                if self.maximum[other] == BID_NOT_DECIDED_YET and st.bidding[other] != 0:
                    return BID_NOT_DECIDED_YET
                best = max(best, self.maximum[other])
        return best
