"""Invariants of whose turn it is, and of the auction board."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.rules import CHANCE, NOBODY
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.invariants import area_checks
from game.titles.tinners_trail.rules.invariants import kinds as invariants
from game.titles.tinners_trail.rules.invariants.edition_2007 import (
    is_auction_consistent_2007,
    is_right_decider_of_2007,
)
from game.titles.tinners_trail.rules.state import TrailState

MIN_INVESTMENT_POUNDS: Final = 5  # pounds


def broken_invariant_of_turn(st: TrailState) -> i64:
    """Return the invariant that the seat to move or the auction breaks, NO_BROKEN_INVARIANT when
    neither does."""
    if st.board.is_edition_2007:
        if not is_right_decider_of_2007(st):
            return invariants.DECIDING_SEAT_INVARIANT
        return (
            invariants.NO_BROKEN_INVARIANT
            if is_auction_consistent_2007(st)
            else invariants.AUCTION_BOARD_STATE_INVARIANT
        )
    if not is_deciding_seat_valid(st):
        return invariants.DECIDING_SEAT_INVARIANT
    if not is_auction_consistent(st):
        return invariants.AUCTION_BOARD_STATE_INVARIANT
    return invariants.NO_BROKEN_INVARIANT


def is_deciding_seat_valid(st: TrailState) -> bool:
    """Return whether `to_move` fits the phase: NOBODY at the end, CHANCE when dice or cards are
    due, in the action phase the leftmost marker's seat, in other phases a seat that has something
    to decide (T-1, I-2, R-3)."""
    if st.phase == kinds.GAME_OVER_PHASE or st.to_move == NOBODY:
        return st.phase == kinds.GAME_OVER_PHASE and st.to_move == NOBODY
    if st.phase == kinds.PRICES_PHASE or st.phase == kinds.WALLACE_PHASE:
        return st.to_move == CHANCE
    if st.to_move == CHANCE:
        if st.phase == kinds.AUCTION_PHASE:
            return st.board.is_solo_game  # his bid
        return (
            st.phase == kinds.CHOOSE_SURVEY_CARD_PHASE and st.board.is_two_player_game
        )  # a card of a deck
    if st.to_move == st.board.wallace_seat:
        return False
    if st.phase == kinds.ACTIONS_PHASE:
        return st.to_move == st.active and area_checks.is_first_on_track(st, st.active)
    if st.phase == kinds.INVEST_PHASE:
        return st.declined[st.to_move] == 0 and st.money[st.to_move] >= MIN_INVESTMENT_POUNDS
    if st.phase == kinds.PEEK_PHASE:
        return st.to_move == st.next_peek
    return 0 <= st.to_move < st.seats


def is_auction_consistent(st: TrailState) -> bool:
    """Return whether the auction data fit each other. Without an auction no card, bid or bidder is
    set. In an auction every bidding seat may take part, and the highest bid is at least the minimum
    and not above the money of the highest bidder, if that is not Lord Wallace."""
    if st.area == kinds.EMPTY:
        free: bool = st.survey_card == kinds.EMPTY and st.high_bidder == kinds.EMPTY
        return (
            free
            and st.high_bid == 0
            and area_checks.count_cells_with_value(st.bidding, 0) == st.seats
        )
    if st.phase != kinds.AUCTION_PHASE:
        return True
    for seat in range(st.seats):
        if st.bidding[seat] != 0 and not area_checks.could_join_auction(st, seat):
            return False
    bidder: i64 = st.high_bidder
    if bidder == kinds.EMPTY or bidder == st.board.wallace_seat:
        return True
    return st.minimum <= st.high_bid <= st.money[bidder]
