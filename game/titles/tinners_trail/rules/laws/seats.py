"""What is true of every seat at any time: money, mines, hand, marker."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.kinds import EMPTY, HAND_SLOTS
from game.titles.tinners_trail.rules.laws.county import mines_of, stands_alone
from game.titles.tinners_trail.rules.laws.kinds import (
    BELOW_ZERO,
    HANDS,
    KEPT,
    LIMITS,
    MARKERS,
    MINES,
    WALLACE,
)
from game.titles.tinners_trail.rules.state import TrailState


def broken_of_seats(st: TrailState) -> i64:
    """Return the law some seat breaks, KEPT when none does."""
    for seat in range(st.seats):
        if is_below_zero(st, seat):
            return BELOW_ZERO
        if mines_of(st, seat) != printed_mines(st, seat):
            return MINES
        if not is_sorted(st, seat):
            return HANDS
        if not stands_alone(st, seat):
            return MARKERS
        if st.place[seat] == EMPTY and st.column[seat] > last_column(st, seat):
            return LIMITS
    if st.board.solo and st.money[st.board.wallace_seat] != 0:
        return WALLACE
    return KEPT


def is_below_zero(st: TrailState, seat: i64) -> bool:
    """Return whether anything a seat counts is below 0."""
    if st.owed < 0 or st.income < 0:
        return True
    if st.board.arsenic and st.ore_arsenic[seat] < 0:
        return True
    if st.money[seat] < 0 or st.points[seat] < 0:
        return True
    return st.ore_tin[seat] < 0 or st.ore_copper[seat] < 0


def printed_mines(st: TrailState, seat: i64) -> i64:
    """Return how many mines a seat begins with (S-1, LW-D3)."""
    if seat == st.board.wallace_seat:
        return st.board.mines + st.board.wallace.more_mines
    return st.board.mines


def is_sorted(st: TrailState, seat: i64) -> bool:
    """Return whether the hand is sorted, with the empty slots at its end."""
    for slot in range(seat * HAND_SLOTS + 1, (seat + 1) * HAND_SLOTS):
        left: i64 = st.hand[slot - 1]
        if st.hand[slot] != EMPTY and (left == EMPTY or left > st.hand[slot]):
            return False
    return True


def last_column(st: TrailState, seat: i64) -> i64:
    """Return the column the seat's marker may not leave to the right (T-3, AR-4)."""
    if st.board.arsenic and st.limiter[seat] > 0:
        return st.limiter[seat] - 1
    return st.board.columns
