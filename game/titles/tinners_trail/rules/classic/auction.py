"""Auctions, and the dice for ground that was bought empty (C-9, C-22)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules.classic.actions import LEAST_BID, end_action, may_take_part
from game.titles.tinners_trail.rules.classic.ground import is_empty, lay_cubes
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.county.bidding import clear_auction, next_bidder
from game.titles.tinners_trail.rules.county.track import spend_work
from game.titles.tinners_trail.rules.kinds import AUCTION, EMPTY


def start_auction(st: ClassicState, area: i64) -> None:
    """Put an area up; the active player must open at £1 or more (C-9)."""
    st.area = area
    st.opener = st.active
    st.minimum = LEAST_BID
    st.high_bid = 0
    st.high_bidder = EMPTY
    st.phase = AUCTION
    for seat in range(st.seats):
        st.bidding[seat] = i64(may_take_part(st, seat) and st.money[seat] >= LEAST_BID)
    st.to_move = st.opener


def bid(st: ClassicState, pounds: i64) -> None:
    """Raise; who cannot raise further is out without being asked (C-9)."""
    bidder: i64 = st.to_move
    st.high_bid = pounds
    st.high_bidder = bidder
    for seat in range(st.seats):
        if seat != bidder and st.money[seat] <= pounds:
            st.bidding[seat] = 0
    ask_next_bidder(st, bidder)


def drop_out(st: ClassicState) -> None:
    """Leave the auction for good (C-9)."""
    dropped: i64 = st.to_move
    st.bidding[dropped] = 0
    ask_next_bidder(st, dropped)


def ask_next_bidder(st: ClassicState, after: i64) -> None:
    """Ask the next seat clockwise, or sell to the one that is left (C-9)."""
    seat: i64 = next_bidder(st, after)
    if seat != EMPTY:
        st.to_move = seat
    else:
        sell_to_winner(st)


def sell_to_winner(st: ClassicState) -> None:
    """Payment, mine and time points; then the dice if the area was empty (C-9, C-22)."""
    winner: i64 = st.high_bidder
    was_empty: bool = is_empty(st, st.area)
    st.money[winner] -= st.high_bid
    st.owner[st.area] = winner
    st.mines_left[winner] -= 1
    spend_work(st, winner, st.county.build_work)
    if was_empty:
        for seat in range(st.seats):
            st.bidding[seat] = 0
        st.to_move = CHANCE
    else:
        end_auction(st)


def open_ground(st: ClassicState, roll: i64) -> None:
    """What lies in ground that was bought empty (C-22)."""
    lay_cubes(st, st.area, roll)
    end_auction(st)


def end_auction(st: ClassicState) -> None:
    """Whoever opened it has taken an action; the track says who is active (C-7, C-9)."""
    clear_auction(st)
    end_action(st)
