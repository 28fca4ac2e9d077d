"""Markers: whose turn it is, and the order of passing (T-1 .. T-4, C-6, C-20, C-21)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.county.state import CountyState
from game.titles.tinners_trail.rules.kinds import (
    EMPTY,
)

COLUMN_HEIGHT: Final = 16  # more than the markers of all seats
FURTHEST: Final = 1_000_000  # further than any marker stands


def has_passed(st: CountyState, seat: i64) -> bool:
    """Return whether the seat's marker lies in the investment column (T-4)."""
    return st.place[seat] != EMPTY


def leftmost_uppermost(st: CountyState) -> i64:
    """Return the seat whose turn it is, EMPTY when all have passed (T-1)."""
    found: i64 = EMPTY
    least: i64 = FURTHEST
    for seat in range(st.seats):
        if st.place[seat] == EMPTY:
            standing: i64 = st.column[seat] * COLUMN_HEIGHT + st.depth[seat]
            if standing < least:
                found = seat
                least = standing
    return found


def stands_before(st: CountyState, seat: i64, other: i64) -> bool:
    """Return whether the seat's marker is further left, or higher in the same column (T-1)."""
    if st.column[seat] != st.column[other]:
        return st.column[seat] < st.column[other]
    return st.depth[seat] < st.depth[other]


def leave_column(st: CountyState, seat: i64) -> None:
    """Take the marker up: markers below it in its column move up one place."""
    for other in range(st.seats):
        if (
            st.place[other] == EMPTY
            and st.column[other] == st.column[seat]
            and st.depth[other] > st.depth[seat]
        ):
            st.depth[other] -= 1


def spend_work(st: CountyState, seat: i64, work: i64) -> None:
    """Move the marker right by 1 or more, below all markers already there (T-2).

    Markers below it in its old column move up one place.
    """
    old: i64 = st.column[seat]
    depth: i64 = st.depth[seat]
    column: i64 = old + work
    below: i64 = 0
    for other in range(st.seats):
        if other != seat and st.place[other] == EMPTY:
            where: i64 = st.column[other]
            if where == old and st.depth[other] > depth:
                st.depth[other] -= 1
            if where == column:
                below += 1
    st.column[seat] = column
    st.depth[seat] = below


def move_to_investment_column(st: CountyState, seat: i64) -> None:
    """Pass: the marker takes the topmost empty space of the investment column (T-4)."""
    leave_column(st, seat)
    st.place[seat] = st.passed
    st.passed += 1
    st.column[seat] = 0
    st.depth[seat] = 0


def seat_at_place(st: CountyState, place: i64) -> i64:
    """Return the seat at a place of the investment column, EMPTY when none is there."""
    found: i64 = EMPTY
    for seat in range(st.seats):
        if st.place[seat] == place:
            found = seat
    return found


def return_markers(st: CountyState) -> None:
    """Put all markers back to column 0 in passing order, top = first to pass (R-2)."""
    for seat in range(st.seats):
        st.depth[seat] = st.place[seat]
        st.column[seat] = 0
        st.place[seat] = EMPTY
    st.passed = 0
