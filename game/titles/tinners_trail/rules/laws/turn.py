"""What is true of whose turn it is, and of the auction board."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.rules import CHANCE, NOBODY
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    AUCTION,
    EMPTY,
    INVEST_PHASE,
    OVER,
    PEEK_PHASE,
    PRICES,
    SURVEY,
    WALLACE_PHASE,
)
from game.titles.tinners_trail.rules.laws.county import is_first_on_track
from game.titles.tinners_trail.rules.laws.kinds import AUCTION_BOARD, DECIDER, KEPT
from game.titles.tinners_trail.rules.laws.seats import last_column
from game.titles.tinners_trail.rules.state import TrailState

LEAST_INVESTMENT: Final = 5  # pounds


def broken_of_turn(st: TrailState) -> i64:
    """Return the law that is broken, KEPT when none is."""
    if not is_right_decider(st):
        return DECIDER
    if not fits_the_auction(st):
        return AUCTION_BOARD
    return KEPT


def is_right_decider(st: TrailState) -> bool:
    """Return whether it is this one's turn: seat, luck or nobody (T-1, I-2, R-3)."""
    if st.phase == OVER or st.to_move == NOBODY:
        return st.phase == OVER and st.to_move == NOBODY
    if st.phase == PRICES or st.phase == WALLACE_PHASE:
        return st.to_move == CHANCE
    if st.to_move == CHANCE:
        if st.phase == AUCTION:
            return st.board.solo  # his bid
        return st.phase == SURVEY and st.board.two_player  # a card of a deck
    if st.to_move == st.board.wallace_seat:
        return False
    if st.phase == ACTIONS:
        return st.to_move == st.active and is_first_on_track(st, st.active)
    if st.phase == INVEST_PHASE:
        return st.declined[st.to_move] == 0 and st.money[st.to_move] >= LEAST_INVESTMENT
    if st.phase == PEEK_PHASE:
        return st.to_move == st.next_peek
    return 0 <= st.to_move < st.seats


def fits_the_auction(st: TrailState) -> bool:
    """Return whether bidders may bid, the highest bid is theirs, and nothing lies there idly."""
    if st.area == EMPTY:
        return is_cleared(st)
    if st.phase != AUCTION:
        return True
    for seat in range(st.seats):
        if st.bidding[seat] != 0 and not could_build(st, seat):
            return False
    bidder: i64 = st.high_bidder
    if bidder == EMPTY or bidder == st.board.wallace_seat:
        return True
    return st.minimum <= st.high_bid <= st.money[bidder]


def is_cleared(st: TrailState) -> bool:
    """Return whether the auction board is empty, as it must be when no auction runs."""
    for seat in range(st.seats):
        if st.bidding[seat] != 0:
            return False
    return st.survey_card == EMPTY and st.high_bidder == EMPTY and st.high_bid == 0


def could_build(st: TrailState, seat: i64) -> bool:
    """Return whether the seat may be in an auction (A-2); one work point is enough for LW-5."""
    work: i64 = st.board.build_work
    if seat == st.board.wallace_seat:
        work = 1
    if st.place[seat] != EMPTY or st.mines_left[seat] == 0:
        return False
    return st.column[seat] + work <= last_column(st, seat)
