"""Bidding clockwise (A-3, A-6, C-9)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import add_move, make_move_code
from game.titles.tinners_trail.rules.kinds import (
    BID_MOVE,
    DROP_OUT_MOVE,
    EMPTY,
    MAX_POUNDS_OF_BID_OR_INVESTMENT,
)
from game.titles.tinners_trail.rules.state import TrailState


def write_bid_moves(st: TrailState, move_codes: vec[i64]) -> i64:
    """Write every affordable bid, and dropping out if the seat does not have to open; return how
    many (A-3, A-6)."""
    seat: i64 = st.to_move
    lowest: i64 = st.minimum
    if st.high_bidder != EMPTY:
        lowest = st.high_bid + 1
    highest: i64 = st.money[seat]
    highest = min(highest, MAX_POUNDS_OF_BID_OR_INVESTMENT)
    count: i64 = 0
    pounds: i64 = lowest
    while pounds <= highest:
        count = add_move(move_codes, count, make_move_code(BID_MOVE, pounds, 0, 0))
        pounds += 1
    if st.high_bidder != EMPTY or seat != st.opener:
        count = add_move(move_codes, count, make_move_code(DROP_OUT_MOVE, 0, 0, 0))
    return count


def next_bidder(st: TrailState, after_seat: i64) -> i64:
    """Return the next seat clockwise after seat `after_seat` that is in the auction and not the
    highest bidder, EMPTY if there is none (A-6, C-9)."""
    seat: i64 = after_seat
    for _turn in range(st.seats):
        seat += 1
        if seat == st.seats:
            seat = 0
        if st.bidding[seat] != 0 and seat != st.high_bidder:
            return seat
    return EMPTY


def clear_auction(st: TrailState) -> None:
    """Set the auction's area, opener, minimum, highest bid and bidder to none, and mark no seat as
    bidding; the survey card is not changed.
    """
    st.area = EMPTY
    st.opener = EMPTY
    st.minimum = 0
    st.high_bid = 0
    st.high_bidder = EMPTY
    for seat in range(st.seats):
        st.bidding[seat] = 0
