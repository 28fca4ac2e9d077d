"""Pieces and steam pumps, wherever they work alike (D-1 .. D-8, C-5, C-23, C-28)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.titles.tinners_trail.rules.both_editions.state import CountyState
from game.titles.tinners_trail.rules.both_editions.turns import spend_work
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    ADIT,
    EMPTY,
    MINER,
    PORT,
    PUMP,
    PUMP_GROUPS,
    PUMPS_PHASE,
    ROUNDS,
    STOCK_ADIT,
    STOCK_MINER,
    STOCK_PORT,
    STOCK_TRAIN,
    TRAIN,
)

PORT_WATER: Final = 1
TRAIN_WATER: Final = 2
TRAIN_NEIGHBOUR_WATER: Final = 1
ADIT_WATER: Final = 1
PASTY_POUNDS: Final = 1


def lower_water(st: CountyState, area: i64, cubes: i64) -> None:
    """Remove water cubes; water never falls below 0 (A-8)."""
    st.water[area] = max(0, st.water[area] - cubes)


def stock_of(st: CountyState, development: i64) -> i64:
    """Return how many pieces of a development are left in the current round's column."""
    cell: i64 = development * ROUNDS + st.round - 1
    return st.stock[cell]


def take_stock(st: CountyState, development: i64) -> None:
    """Take one piece from the current round's column."""
    st.stock[development * ROUNDS + st.round - 1] -= 1


def build_miner(st: CountyState, area: i64) -> None:
    """Place a miner: capacity +1 (D-2)."""
    take_stock(st, STOCK_MINER)
    st.miner[area] = 1
    spend_work(st, st.active, st.county.miner_work)


def rightmost_pump_group(st: CountyState) -> i64:
    """Return the cell of the rightmost available group up to this round, or EMPTY (D-6)."""
    cell: i64 = st.round * PUMP_GROUPS - 1
    while cell >= 0:
        if st.pumps[cell] > 0:
            return cell
        cell -= 1
    return EMPTY


def has_water(st: CountyState) -> bool:
    """Return whether water is left for a pump: in mines, in 2007 also elsewhere (D-6, C-23)."""
    for area in range(st.county.areas):
        if st.water[area] > 0:
            return True
    return False


def take_pumps(st: CountyState) -> None:
    """Take the rightmost group of steam pumps; then choose areas one by one (D-6, C-23)."""
    cell: i64 = rightmost_pump_group(st)
    st.pumps_left = st.pumps[cell]
    st.pumps[cell] = 0
    spend_work(st, st.active, st.county.pumps_work)
    st.phase = PUMPS_PHASE
    end_pumping_when_done(st)


def pump(st: CountyState, area: i64) -> None:
    """Remove 1 water from an area (D-6, C-23)."""
    lower_water(st, area, 1)
    st.pumps_left -= 1
    end_pumping_when_done(st)


def give_up_pumps(st: CountyState) -> None:
    """Keep no pump and end the choice (D-6)."""
    st.pumps_left = 0
    end_pumping_when_done(st)


def end_pumping_when_done(st: CountyState) -> None:
    """Choosing ends when the pumps are used up or no water is left (D-6, C-23)."""
    if st.pumps_left == 0 or not has_water(st):
        st.pumps_left = 0
        st.phase = ACTIONS


def sell_pasties(st: CountyState) -> None:
    """Earn £1 (D-8, C-28)."""
    st.money[st.active] += PASTY_POUNDS
    spend_work(st, st.active, st.county.pasties_work)


def list_developments(st: CountyState, work: i64, out: vec[i64], start: i64) -> i64:
    """Every place for every piece in this round's column (D-1 .. D-5)."""
    # A move is written before it is known whether it counts: no branch that can be guessed wrong.
    count: i64 = start
    if work >= st.county.miner_work and stock_of(st, STOCK_MINER) > 0:
        for area in range(st.county.all_areas):
            out[count] = pack(MINER, area, 0, 0)
            count += i64(st.miner[area] == 0)
    if work >= st.county.port_work and stock_of(st, STOCK_PORT) > 0:
        for area in range(st.county.all_areas):
            out[count] = pack(PORT, area, 0, 0)
            count += i64(st.port[area] == 0) * st.county.coastal[area]
    if work >= st.county.train_work and stock_of(st, STOCK_TRAIN) > 0:
        for area in range(st.county.all_areas):
            out[count] = pack(TRAIN, area, 0, 0)
            count += i64(st.train[area] == 0)
    if work >= st.county.adit_work and stock_of(st, STOCK_ADIT) > 0:
        for border in range(st.county.borders):
            out[count] = pack(ADIT, border, 0, 0)
            count += i64(st.adit[border] == 0)
    return count


def list_pumps(st: CountyState, out: vec[i64]) -> i64:
    """Any area with water, or none (D-6, C-23)."""
    out[0] = pack(PUMP, 0, 0, 0)
    count: i64 = 1
    for area in range(st.county.areas):
        if st.water[area] > 0:
            out[count] = pack(PUMP, area + 1, 0, 0)
            count += 1
    return count
