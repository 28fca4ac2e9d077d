"""Miner, port, train and adit; in empty ground they wait for its dice (C-11, C-12)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.classic.ground import ADIT_ORE, is_empty
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.county.developments import (
    ADIT_WATER,
    PORT_WATER,
    TRAIN_NEIGHBOUR_WATER,
    TRAIN_WATER,
    lower_water,
    take_stock,
)
from game.titles.tinners_trail.rules.county.track import spend_work
from game.titles.tinners_trail.rules.kinds import STOCK_ADIT, STOCK_PORT, STOCK_TRAIN


def build_port(st: ClassicState, area: i64) -> None:
    """Place a port: 1 water less (C-11)."""
    take_stock(st, STOCK_PORT)
    st.port[area] = 1
    lower_water(st, area, PORT_WATER)
    spend_work(st, st.active, st.county.port_work)


def build_train(st: ClassicState, area: i64) -> None:
    """Place a train: 2 water less there, 1 in each adjacent area (C-11)."""
    take_stock(st, STOCK_TRAIN)
    st.train[area] = 1
    lower_water(st, area, TRAIN_WATER)
    spot: i64 = st.county.neighbour_from[area]
    end: i64 = st.county.neighbour_from[area + 1]
    while spot < end:
        lower_water(st, st.county.neighbour[spot], TRAIN_NEIGHBOUR_WATER)
        spot += 1
    spend_work(st, st.active, st.county.train_work)


def build_adit(st: ClassicState, border: i64) -> None:
    """Dig an adit: each side has 1 water less, 1 tin and 1 copper more (C-11)."""
    take_stock(st, STOCK_ADIT)
    st.adit[border] = 1
    open_seam(st, st.county.border_west[border])
    open_seam(st, st.county.border_east[border])
    spend_work(st, st.active, st.county.adit_work)


def open_seam(st: ClassicState, area: i64) -> None:
    """One side of an adit; in empty ground it counts when its dice are rolled (C-12)."""
    if not is_empty(st, area):
        lower_water(st, area, ADIT_WATER)
        st.tin[area] += ADIT_ORE
        st.copper[area] += ADIT_ORE
