"""Extracting ore (X-1 .. X-4)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.county.mining import paid_cubes, pieces_in, take_ore
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.purse import pay_for_water

BETTER: Final = 1  # cubes more from a mine of Lord Wallace (LW-D1)


def capacity(st: TrailState, area: i64) -> i64:
    """Return how many cubes one extraction may take: 2 + miners + port + train (X-2)."""
    base: i64 = st.board.base_capacity
    if st.board.better_mines and st.owner[area] == st.board.wallace_seat:
        base += BETTER
    return base + pieces_in(st, area)


def affordable_cubes(st: TrailState, seat: i64, area: i64) -> i64:
    """Return how many cubes the seat can extract and pay: each costs £ = water (X-2, X-3)."""
    return paid_cubes(st, seat, area, capacity(st, area))


def extract(st: TrailState, area: i64, tin: i64, copper: i64) -> None:
    """Take ore to the player's stock, pay for the water, then water rises by 1 (X-1 .. X-4)."""
    pay_for_water(st, st.active, (tin + copper) * st.water[area])
    take_ore(st, area, tin, copper)
