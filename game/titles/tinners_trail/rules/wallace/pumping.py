"""Lord Wallace's steam pumps: cube by cube, from his preferred mines (LW-8, LW-D7)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules import developments, kinds
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import spend_work_points
from game.titles.tinners_trail.rules.wallace import preference_lists


def try_take_pumps_and_drain(st: TrailState) -> bool:
    """Take the rightmost group of pumps and remove water with it; return False when no group is
    left or no water can be removed (LW-8)."""
    group: i64 = developments.rightmost_available_pump_group_cell(st)
    if group == kinds.EMPTY or preference_lists.PUMP_PREFERENCES.best_place(st) == kinds.EMPTY:
        return False
    drain_preferred_mines(st, take_pump_group_and_count_pumps(st, group))
    return True


def take_pump_group_and_count_pumps(st: TrailState, group: i64) -> i64:
    """Take a group of pumps for Lord Wallace, spend the work points and return the number of
    pumps (D-6)."""
    pumps: i64 = st.pumps[group]
    st.pumps[group] = 0
    spend_work_points(st, st.board.wallace_seat, st.board.pumps_work_cost)
    return pumps


def drain_preferred_mines(st: TrailState, cube_count: i64) -> None:
    """Remove up to `cube_count` water cubes one by one, each from the mine that Lord Wallace
    prefers then."""
    for _cube in range(cube_count):
        area: i64 = preference_lists.PUMP_PREFERENCES.best_place(st)
        if area != kinds.EMPTY:
            developments.remove_water_cubes(st, area, 1)
