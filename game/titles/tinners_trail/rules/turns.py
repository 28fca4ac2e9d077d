"""Markers and turns in both editions: order of passing, and ends of rounds (T, R, C)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.kinds import EMPTY, ROUND_COUNT, STOCK_KIND_COUNT
from game.titles.tinners_trail.rules.state import TrailState

COLUMN_RANK_FACTOR: Final = 16  # more than the markers of all seats
PLACE_BEHIND_EVERY_MARKER: Final = 1_000_000  # further than any marker on the track stands


def has_passed(st: TrailState, seat: i64) -> bool:
    """Return whether the seat's marker lies in the investment column (T-4)."""
    return st.place[seat] != EMPTY


def seat_of_leftmost_marker(st: TrailState) -> i64:
    """Return the seat of the leftmost, uppermost marker, EMPTY when all have passed (T-1)."""
    # The seat is the last digit of its marker's position, so the smallest number names the seat
    # without unpredictable branches.
    least: i64 = PLACE_BEHIND_EVERY_MARKER
    for seat in range(st.seats):
        passed: i64 = i64(st.place[seat] != EMPTY) * PLACE_BEHIND_EVERY_MARKER
        standing: i64 = st.column[seat] * COLUMN_RANK_FACTOR + st.depth[seat]
        least = min(least, passed + standing * COLUMN_RANK_FACTOR + seat)
    if least == PLACE_BEHIND_EVERY_MARKER:
        return EMPTY
    return least % COLUMN_RANK_FACTOR


def is_marker_before(st: TrailState, seat: i64, other_seat: i64) -> bool:
    """Return whether the seat's marker is to the left of the other, or above it in its column
    (T-1)."""
    if st.column[seat] != st.column[other_seat]:
        return st.column[seat] < st.column[other_seat]
    return st.depth[seat] < st.depth[other_seat]


def close_gap_left_by_marker(st: TrailState, seat: i64) -> None:
    """Move all markers below a seat's marker in its column up one place; the marker itself is not
    changed.

    Markers that have passed have column 0 and depth 0, so they are below no other.
    """
    column: i64 = st.column[seat]
    depth: i64 = st.depth[seat]
    for other in range(st.seats):
        st.depth[other] -= i64(st.column[other] == column) * i64(st.depth[other] > depth)


def spend_work_points(st: TrailState, seat: i64, work_points: i64) -> None:
    """Move a seat's marker right by `work_points` columns, below all markers already there (T-2).

    Markers below it in its old column move up one place.
    """
    close_gap_left_by_marker(st, seat)
    column: i64 = st.column[seat] + work_points
    below: i64 = 0
    for other in range(st.seats):
        below += i64(st.column[other] == column)
    st.column[seat] = column
    st.depth[seat] = below


def move_marker_to_investment_column(st: TrailState, seat: i64) -> None:
    """Pass: the marker takes the topmost empty space of the investment column (T-4)."""
    close_gap_left_by_marker(st, seat)
    st.place[seat] = st.passed
    st.passed += 1
    st.column[seat] = 0
    st.depth[seat] = 0


def seat_at_investment_place(st: TrailState, place: i64) -> i64:
    """Return the seat at a place of the investment column, EMPTY when none is there."""
    found: i64 = EMPTY
    for seat in range(st.seats):
        if st.place[seat] == place:
            found = seat
    return found


def return_markers_to_first_column(st: TrailState) -> None:
    """Put all markers back to column 0 in passing order, top = first to pass (R-2)."""
    for seat in range(st.seats):
        st.depth[seat] = st.place[seat]
        st.column[seat] = 0
        st.place[seat] = EMPTY
    st.passed = 0


def reset_pieces_and_markers_for_next_round(st: TrailState) -> None:
    """Prepare the pieces and markers for the next round, while `st.round` is still the old one.

    The development pieces of the old round that were not taken leave the stock, all pumps are made
    available, the work markers return to column 0, with the first seat that passed on top, and no
    seat counts as having declined to invest.
    """
    column: i64 = st.round - 1
    for stock in range(STOCK_KIND_COUNT):
        st.stock[stock * ROUND_COUNT + column] = 0
    st.pumps = st.board.printed_pumps[:]
    for seat in range(st.seats):
        st.declined[seat] = 0
    return_markers_to_first_column(st)
