"""The ranking of seats: points and the tie-breaks of the end (R-4, C-16)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.rows import make_zero_row
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state import TrailState


def write_ranks(st: TrailState, ranks: vec[i64]) -> None:
    """Write each seat's rank, 0 = best; no two are equal, since the last tie-break always
    decides.
    """
    for seat in range(st.seats):
        ahead: i64 = 0
        for other in range(st.seats):
            if other != seat and is_ranked_ahead(st, other, seat):
                ahead += 1
        ranks[seat] = ahead


def seats_from_best(st: TrailState) -> list[int]:
    """Return the seats from best to worst."""
    ranks: vec[i64] = make_zero_row(st.seats)
    write_ranks(st, ranks)
    seats: list[int] = [0] * int(st.seats)
    for seat in range(st.seats):
        seats[ranks[seat]] = int(seat)
    return seats


def is_ranked_ahead(st: TrailState, seat: i64, other_seat: i64) -> bool:
    """Return whether a seat ranks before another.

    Points decide, then money, then ore in own mines, then the passing order (R-4, C-16). With
    equal points Lord Wallace wins (LW-16).
    """
    if st.points[seat] != st.points[other_seat]:
        return st.points[seat] > st.points[other_seat]
    if st.board.tie_winner_seat != EMPTY:
        return seat == st.board.tie_winner_seat
    if st.money[seat] != st.money[other_seat]:
        return st.money[seat] > st.money[other_seat]
    ore: i64 = count_ore_in_mines(st, seat)
    other_ore: i64 = count_ore_in_mines(st, other_seat)
    if ore != other_ore:
        return ore > other_ore
    return has_passed_before(st, seat, other_seat)


def count_ore_in_mines(st: TrailState, seat: i64) -> i64:
    """Return the tin and copper cubes in the seat's mines."""
    ore: i64 = 0
    for area in range(st.board.areas_in_play_count):
        if st.owner[area] == seat:
            ore += st.tin[area] + st.copper[area]
    return ore


def has_passed_before(st: TrailState, seat: i64, other_seat: i64) -> bool:
    """Return whether a seat passed before another; one that has not passed comes last, and of
    two such the lower seat number is first."""
    if st.place[seat] == EMPTY and st.place[other_seat] == EMPTY:
        return seat < other_seat
    if st.place[other_seat] == EMPTY:
        return True
    return st.place[seat] != EMPTY and st.place[seat] < st.place[other_seat]
