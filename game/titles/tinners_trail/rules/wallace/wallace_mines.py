"""Measures for Lord Wallace's decisions: his mines, their ore and their neighbours."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state import TrailState


def is_wallace_mine(st: TrailState, area: i64) -> bool:
    """Return whether the area has a mine of Lord Wallace."""
    return st.owner[area] != EMPTY and st.owner[area] == st.board.wallace_seat


def count_ore_cubes(st: TrailState, area: i64) -> i64:
    """Return the tin and copper cubes lying in the area."""
    return st.tin[area] + st.copper[area]


def count_neighbouring_wallace_mines(st: TrailState, area: i64) -> i64:
    """Return how many adjacent areas have mines of Lord Wallace."""
    count: i64 = 0
    for spot in range(
        st.board.first_neighbour_of_area[area], st.board.first_neighbour_of_area[area + 1]
    ):
        if is_wallace_mine(st, st.board.neighbour_areas[spot]):
            count += 1
    return count


def has_wallace_mine_with_ore(st: TrailState) -> bool:
    """Return whether any mine of Lord Wallace has tin or copper."""
    for area in range(st.board.areas_in_play_count):
        if is_wallace_mine(st, area) and count_ore_cubes(st, area) > 0:
            return True
    return False


def is_copper_expensive(st: TrailState) -> bool:
    """Return whether copper is at one of its two highest prices, £8 or £10 (LW-3, LW-7)."""
    return st.copper_price >= st.board.expensive_copper_price
