"""Developments: miner, port, train, adit, steam pumps, pasties (D-1 .. D-8)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.drainage import drain, lower_water
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    EMPTY,
    PUMP_GROUPS,
    PUMPS_PHASE,
    ROUNDS,
    STOCK_ADIT,
    STOCK_MINER,
    STOCK_PORT,
    STOCK_TRAIN,
)
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.track import spend_work

PORT_WATER: Final = 1
TRAIN_WATER: Final = 2
TRAIN_NEIGHBOUR_WATER: Final = 1
ADIT_WATER: Final = 1
PASTY_POUNDS: Final = 1


def stock_of(st: TrailState, development: i64) -> i64:
    """Return how many pieces of a development are left in the current round's column."""
    cell: i64 = development * ROUNDS + st.round - 1
    return st.stock[cell]


def take_stock(st: TrailState, development: i64) -> None:
    """Take one piece from the current round's column."""
    st.stock[development * ROUNDS + st.round - 1] -= 1


def build_miner(st: TrailState, area: i64) -> None:
    """Place a miner: capacity +1 (D-2)."""
    take_stock(st, STOCK_MINER)
    st.miner[area] = 1
    spend_work(st, st.active, st.board.miner_work)


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


def rightmost_pump_group(st: TrailState) -> i64:
    """Return the cell of the rightmost available group up to this round, or EMPTY (D-6)."""
    cell: i64 = st.round * PUMP_GROUPS - 1
    while cell >= 0:
        if st.pumps[cell] > 0:
            return cell
        cell -= 1
    return EMPTY


def mine_has_water(st: TrailState) -> bool:
    """Return whether any mine, whoever owns it, has water for a pump (D-6)."""
    for area in range(st.board.areas):
        if st.owner[area] != EMPTY and st.water[area] > 0:
            return True
    return False


def take_pumps(st: TrailState) -> None:
    """Take the rightmost group of steam pumps; then choose mines one by one (D-6)."""
    cell: i64 = rightmost_pump_group(st)
    st.pumps_left = st.pumps[cell]
    st.pumps[cell] = 0
    spend_work(st, st.active, st.board.pumps_work)
    st.phase = PUMPS_PHASE
    end_pumping_when_done(st)


def pump(st: TrailState, area: i64) -> None:
    """Remove 1 water from a mine (D-6)."""
    lower_water(st, area, 1)
    st.pumps_left -= 1
    end_pumping_when_done(st)


def give_up_pumps(st: TrailState) -> None:
    """Keep no pump and end the choice (D-6)."""
    st.pumps_left = 0
    end_pumping_when_done(st)


def end_pumping_when_done(st: TrailState) -> None:
    """Choosing ends when the pumps are used up or no mine has water (D-6)."""
    if st.pumps_left == 0 or not mine_has_water(st):
        st.pumps_left = 0
        st.phase = ACTIONS


def sell_pasties(st: TrailState) -> None:
    """Earn £1 (D-8)."""
    st.money[st.active] += PASTY_POUNDS
    spend_work(st, st.active, st.board.pasties_work)
