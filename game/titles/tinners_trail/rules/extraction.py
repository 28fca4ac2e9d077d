"""Extracting ore (X-1 .. X-4)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.taking_ore import (
    count_affordable_cubes,
    count_capacity_pieces,
    extract_cubes,
)
from game.titles.tinners_trail.rules.wallace.payments import pay_extraction_cost

WALLACE_ADDED_CAPACITY: Final = 1  # additional cubes from a mine of Lord Wallace (LW-D1)


def mine_capacity(st: TrailState, area: i64) -> i64:
    """Return how many cubes a mine can give in one action: 2, and 1 for each miner, port and
    train (X-2)."""
    return mine_capacity_without_pieces(st, st.owner[area]) + count_capacity_pieces(st, area)


def mine_capacity_without_pieces(st: TrailState, owner_seat: i64) -> i64:
    """Return the capacity of the owner's mines without pieces (X-2, LW-D1)."""
    if st.board.better_mines and owner_seat == st.board.wallace_seat:
        return st.board.mine_base_capacity + WALLACE_ADDED_CAPACITY
    return st.board.mine_base_capacity


def affordable_cube_count(st: TrailState, seat: i64, area: i64) -> i64:
    """Return how many cubes the seat can pay for, up to the mine's capacity and whatever ore lies
    there; each costs £1 per water cube (X-2, X-3).
    """
    return count_affordable_cubes(st, seat, area, mine_capacity(st, area))


def extract_ore(st: TrailState, area: i64, tin: i64, copper: i64) -> None:
    """Move ore to the active seat's stock, pay for the water, add 1 water and spend the work
    points (X-1 .. X-4).
    """
    pay_extraction_cost(st, st.active, (tin + copper) * st.water[area])
    extract_cubes(st, area, tin, copper)
