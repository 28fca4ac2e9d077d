"""Invariants of calciners, own miners and Michigan's pieces in every state."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.invariants import kinds as invariants
from game.titles.tinners_trail.rules.invariants.area_checks import count_cells_with_value
from game.titles.tinners_trail.rules.kinds import (
    EMIGRATION_PLACE_COUNT,
    EMPTY,
    MICHIGAN_PLACE,
    ROUND_COUNT,
    STOCK_KIND_COUNT,
)
from game.titles.tinners_trail.rules.state import TrailState


def broken_invariant_of_calciners_and_own_miners(st: TrailState) -> i64:
    """Return the invariant that calciners, own miners or Michigan's waiting pieces break,
    NO_BROKEN_INVARIANT when none does.
    """
    if st.board.has_arsenic:
        for seat in range(st.seats):
            if not has_one_calciner_and_valid_limiter(st, seat):
                return invariants.CALCINERS_INVARIANT
    if st.board.has_emigration:
        for seat in range(st.seats):
            miners: i64 = st.own_miners[seat] + count_cells_with_value(st.own_miner, seat)
            if miners + count_cells_with_value(st.emigrated, seat) != st.board.own_miners_per_seat:
                return invariants.OWN_MINERS_INVARIANT
        if not are_own_miners_in_own_mines(st):
            return invariants.OWN_MINERS_INVARIANT
        if not is_waiting_michigan_piece_count_valid(st):
            return invariants.MICHIGAN_PIECES_INVARIANT
    return invariants.NO_BROKEN_INVARIANT


def has_one_calciner_and_valid_limiter(st: TrailState, seat: i64) -> bool:
    """Return whether the seat has exactly one calciner, unbuilt or in an own mine, and its work
    limiter is in range.

    Without a built calciner the work limiter must not be on the track (AR-1).
    """
    calciners: i64 = st.calciner_left[seat]
    for area in range(st.board.area_count):
        if st.calciner[area] == seat:
            if st.owner[area] != seat:
                return False
            calciners += 1
    if st.limiter[seat] < 0 or st.limiter[seat] > st.board.work_track_column_count:
        return False
    return calciners == 1 and (st.limiter[seat] == 0 or st.calciner_left[seat] == 0)


def are_own_miners_in_own_mines(st: TrailState) -> bool:
    """Return whether every own miner is in a mine of its owner and counted as a miner."""
    for area in range(st.board.area_count):
        own: i64 = st.own_miner[area]
        if own != EMPTY and (own != st.owner[area] or st.miner[area] < 1):
            return False
    return True


def is_waiting_michigan_piece_count_valid(st: TrailState) -> bool:
    """Return whether no more of Michigan's pieces are waiting than were given."""
    pieces: i64 = 0
    for cell in range(st.seats * STOCK_KIND_COUNT):
        if st.waiting[cell] < 0:
            return False
        pieces += st.waiting[cell]
    for column in range(ROUND_COUNT):
        if st.emigrated[column * EMIGRATION_PLACE_COUNT + MICHIGAN_PLACE] != EMPTY:
            pieces -= st.board.michigan_count_by_round[column]
    return pieces <= 0
