"""The auction Lord Wallace opens: he bids first, one bid each (LW-6)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules.auction import may_take_part, sell_to_winner
from game.titles.tinners_trail.rules.county.track import has_passed
from game.titles.tinners_trail.rules.kinds import AUCTION, EMPTY
from game.titles.tinners_trail.rules.state import TrailState


def open_auction(st: TrailState) -> None:
    """Put the area up; his bid needs the dice, unless the other player has passed."""
    seat: i64 = st.board.wallace_seat
    other: i64 = st.board.other_seat
    st.phase = AUCTION
    st.impossible_cards = 0
    st.high_bid = 0
    st.high_bidder = EMPTY
    st.bidding[seat] = 1
    st.bidding[other] = i64(may_take_part(st, other) and st.money[other] >= st.minimum)
    if has_passed(st, other):
        st.high_bid = st.minimum
        st.high_bidder = seat
        sell_to_winner(st)
    else:
        st.to_move = CHANCE
