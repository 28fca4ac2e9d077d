"""Developments, drainage and raising ore (D, A-8, X)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.both_editions.developments import (
    ADIT_WATER,
    PORT_WATER,
    TRAIN_NEIGHBOUR_WATER,
    TRAIN_WATER,
    lower_water,
    take_stock,
)
from game.titles.tinners_trail.rules.both_editions.money import paid_cubes, pieces_in, take_ore
from game.titles.tinners_trail.rules.both_editions.turns import spend_work
from game.titles.tinners_trail.rules.kinds import EMPTY, STOCK_ADIT, STOCK_PORT, STOCK_TRAIN
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.preference import pay_for_water

# Developments: miner, port, train, adit, steam pumps, pasties (D-1 .. D-8).


def build_port(st: TrailState, area: i64) -> None:
    """Place a port: capacity +1 and 1 water less (D-3)."""
    take_stock(st, STOCK_PORT)
    place_port(st, area)
    spend_work(st, st.active, st.board.port_work)


def place_port(st: TrailState, area: i64) -> None:
    """Carry out a port's effects, wherever the piece came from (D-3, A-9, E-4)."""
    st.port[area] = 1
    drain(st, area, PORT_WATER)


def build_train(st: TrailState, area: i64) -> None:
    """Place a train: capacity +1, 2 water less there and 1 in each adjacent area (D-4)."""
    take_stock(st, STOCK_TRAIN)
    place_train(st, area)
    spend_work(st, st.active, st.board.train_work)


def place_train(st: TrailState, area: i64) -> None:
    """Carry out a train's effects, wherever the piece came from (D-4, E-4)."""
    st.train[area] = 1
    drain(st, area, TRAIN_WATER)
    spot: i64 = st.board.neighbour_from[area]
    end: i64 = st.board.neighbour_from[area + 1]
    while spot < end:
        drain(st, st.board.neighbour[spot], TRAIN_NEIGHBOUR_WATER)
        spot += 1


def build_adit(st: TrailState, border: i64) -> None:
    """Dig an adit on a border: it drains and opens ore on both sides (D-5)."""
    take_stock(st, STOCK_ADIT)
    dig_adit(st, border)
    spend_work(st, st.active, st.board.adit_work)


def dig_adit(st: TrailState, border: i64) -> None:
    """Carry out an adit's effects, wherever the piece came from (D-5, E-4)."""
    st.adit[border] = 1
    open_seam(st, st.board.border_west[border])
    open_seam(st, st.board.border_east[border])


def open_seam(st: TrailState, area: i64) -> None:
    """One side of an adit: 1 water less (or a token), 1 tin and 1 copper more (D-5)."""
    drain(st, area, ADIT_WATER)
    st.tin[area] += 1
    st.copper[area] += 1


# Water leaving an area: from a mine, or as drainage tokens beforehand (D-3 .. D-7, A-8).


def drain(st: TrailState, area: i64, cubes: i64) -> None:
    """Remove water from a mine, or lay tokens where a tile still lies (D-3, D-7)."""
    if st.owner[area] != EMPTY:
        lower_water(st, area, cubes)
    elif st.tile[area] != EMPTY:
        st.drainage[area] += cubes


# Extracting ore (X-1 .. X-4).

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
