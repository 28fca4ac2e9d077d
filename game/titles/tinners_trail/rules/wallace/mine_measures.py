"""Measures of mines that Lord Wallace's lists compare: water, copper, tin, tiles."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.building import (
    WATER_REMOVED_BY_TRAIN,
    WATER_REMOVED_BY_TRAIN_BESIDE,
)
from game.titles.tinners_trail.rules.extraction import mine_capacity
from game.titles.tinners_trail.rules.kinds import ROUND_COUNT
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.wallace_mines import (
    is_copper_expensive,
    is_wallace_mine,
)

ARSENIC_WORTH: Final = 2  # each cube


def water_removed_by_train(st: TrailState, area: i64) -> i64:
    """Return how much water a train in an area would remove there and from Lord Wallace's mines
    beside it (D-4)."""
    removed: i64 = min(st.water[area], WATER_REMOVED_BY_TRAIN)
    for spot in range(
        st.board.first_neighbour_of_area[area], st.board.first_neighbour_of_area[area + 1]
    ):
        near: i64 = st.board.neighbour_areas[spot]
        if is_wallace_mine(st, near):
            removed += min(st.water[near], WATER_REMOVED_BY_TRAIN_BESIDE)
    return removed


def copper_to_extract(st: TrailState, area: i64) -> i64:
    """Return how much copper Lord Wallace would extract from a mine (LW-7).

    Expensive copper comes before tin; otherwise copper only fills the rest of the capacity, and
    only in round 4.
    """
    if is_copper_expensive(st):
        return min(st.copper[area], mine_capacity(st, area))
    if st.round == ROUND_COUNT:
        return min(st.copper[area], mine_capacity(st, area) - tin_to_extract(st, area))
    return 0


def tin_to_extract(st: TrailState, area: i64) -> i64:
    """Return how much tin Lord Wallace would extract from a mine (LW-7).

    Tin comes first; only if copper is expensive, copper comes first and tin fills the rest of the
    capacity.
    """
    if is_copper_expensive(st):
        return min(st.tin[area], mine_capacity(st, area) - copper_to_extract(st, area))
    return min(st.tin[area], mine_capacity(st, area))


def known_tile_net_worth(st: TrailState, area: i64) -> i64:
    """Return tin + copper - water of the area's tile, which must be known (LW-5).

    Drainage tokens and ore from adits do not count; arsenic in the area does (LW-AR).
    """
    tile: i64 = st.tile[area]
    worth: i64 = st.board.tile_tin[tile] + st.board.tile_copper[tile] - st.board.tile_water[tile]
    if st.board.has_arsenic:
        worth += ARSENIC_WORTH * st.arsenic[area]
    return worth


def is_wallace_mine_with_water(st: TrailState, area: i64) -> bool:
    """Return whether the area has a mine of Lord Wallace with at least 1 water."""
    return is_wallace_mine(st, area) and st.water[area] > 0
