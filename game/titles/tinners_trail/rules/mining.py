"""Extracting ore (X-1 .. X-4)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.track import spend_work
from game.titles.tinners_trail.rules.wallace.purse import pay_for_water

FLOODING: Final = 1
BETTER: Final = 1  # cubes more from a mine of Lord Wallace (LW-D1)


def capacity(st: TrailState, area: i64) -> i64:
    """Return how many cubes one extraction may take: 2 + miners + port + train (X-2)."""
    base: i64 = st.board.base_capacity
    if st.board.better_mines and st.owner[area] == st.board.wallace_seat:
        base += BETTER
    return base + st.miner[area] + st.port[area] + st.train[area]


def affordable_cubes(st: TrailState, seat: i64, area: i64) -> i64:
    """Return how many cubes the seat can extract and pay: each costs £ = water (X-2, X-3)."""
    most: i64 = capacity(st, area)
    if most * st.water[area] > st.money[seat]:  # a division is slow, and most are not so poor
        most = st.money[seat] // st.water[area]
    return most


def extract(st: TrailState, area: i64, tin: i64, copper: i64) -> None:
    """Take ore to the player's stock, pay for the water, then water rises by 1 (X-1 .. X-4)."""
    seat: i64 = st.active
    pay_for_water(st, seat, (tin + copper) * st.water[area])
    st.tin[area] -= tin
    st.copper[area] -= copper
    st.ore_tin[seat] += tin
    st.ore_copper[seat] += copper
    st.water[area] += FLOODING
    spend_work(st, seat, st.board.extract_work)
