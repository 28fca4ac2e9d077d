"""Invariants of every seat at any time: money, mines, hand, marker."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.invariants import area_checks
from game.titles.tinners_trail.rules.invariants import kinds as invariants
from game.titles.tinners_trail.rules.state import TrailState


def broken_invariant_of_seats(st: TrailState) -> i64:
    """Return the first invariant that the money, mines, hand or marker of a seat breaks,
    NO_BROKEN_INVARIANT for none."""
    for seat in range(st.seats):
        if has_negative_count(st, seat):
            return invariants.NOTHING_BELOW_ZERO_INVARIANT
        mines: i64 = st.board.mines_per_seat  # S-1, LW-D3
        if seat == st.board.wallace_seat:
            mines += st.board.wallace.more_mines
        for area in range(st.board.areas_in_play_count):
            mines -= i64(st.owner[area] == seat)
        if st.mines_left[seat] != mines or mines < 0:
            return invariants.MINES_IN_BOX_INVARIANT
        if not st.board.is_edition_2007 and not is_hand_sorted(st, seat):
            return invariants.SORTED_HANDS_INVARIANT
        if not area_checks.is_track_position_unique_without_gap_above(st, seat):
            return invariants.MARKER_PLACES_INVARIANT
        if st.place[seat] == kinds.EMPTY and st.column[seat] > area_checks.last_reachable_column(
            st, seat
        ):
            return invariants.MARKER_LIMITS_INVARIANT
    if st.board.is_solo_game and st.money[st.board.wallace_seat] != 0:
        return invariants.WALLACE_WITHOUT_MONEY_INVARIANT
    return invariants.NO_BROKEN_INVARIANT


def has_negative_count(st: TrailState, seat: i64) -> bool:
    """Return whether a seat has less than 0 of money, points or ore, or Lord Wallace's debt or
    income is below 0."""
    if st.owed < 0 or st.income < 0:
        return True
    if st.board.has_arsenic and st.ore_arsenic[seat] < 0:
        return True
    if st.money[seat] < 0 or st.points[seat] < 0:
        return True
    return st.ore_tin[seat] < 0 or st.ore_copper[seat] < 0


def is_hand_sorted(st: TrailState, seat: i64) -> bool:
    """Return whether the hand is sorted by card number, with the empty slots at its end."""
    for slot in range(seat * kinds.HAND_SLOT_COUNT + 1, (seat + 1) * kinds.HAND_SLOT_COUNT):
        left: i64 = st.hand[slot - 1]
        if st.hand[slot] != kinds.EMPTY and (left == kinds.EMPTY or left > st.hand[slot]):
            return False
    return True
