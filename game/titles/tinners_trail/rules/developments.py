"""Developments, drainage and raising ore (D, A-8, X; C-5, C-10 .. C-12, C-23, C-28)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.money import paid_cubes, pieces_in, take_ore
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import spend_work
from game.titles.tinners_trail.rules.wallace.preference import pay_for_water

PORT_WATER: Final = 1
TRAIN_WATER: Final = 2
TRAIN_NEIGHBOUR_WATER: Final = 1
ADIT_WATER: Final = 1
ADIT_ORE: Final = 1  # cubes of each ore
PASTY_POUNDS: Final = 1

BETTER: Final = 1  # cubes more from a mine of Lord Wallace (LW-D1)


def lower_water(st: TrailState, area: i64, cubes: i64) -> None:
    """Remove water cubes; water never falls below 0 (A-8)."""
    st.water[area] = max(0, st.water[area] - cubes)


def stock_of(st: TrailState, development: i64) -> i64:
    """Return how many pieces of a development are left in the current round's column."""
    cell: i64 = development * kinds.ROUNDS + st.round - 1
    return st.stock[cell]


def take_stock(st: TrailState, development: i64) -> None:
    """Take one piece from the current round's column."""
    st.stock[development * kinds.ROUNDS + st.round - 1] -= 1


def rightmost_pump_group(st: TrailState) -> i64:
    """Return the cell of the rightmost available group up to this round, or EMPTY (D-6)."""
    cell: i64 = st.round * kinds.PUMP_GROUPS - 1
    while cell >= 0:
        if st.pumps[cell] > 0:
            return cell
        cell -= 1
    return kinds.EMPTY


def has_water(st: TrailState) -> bool:
    """Return whether water is left for a pump: in mines, in 2007 also elsewhere (D-6, C-23)."""
    for area in range(st.board.areas):
        if st.water[area] > 0:
            return True
    return False


def take_pumps(st: TrailState) -> None:
    """Take the rightmost group of steam pumps; then choose areas one by one (D-6, C-23)."""
    cell: i64 = rightmost_pump_group(st)
    st.pumps_left = st.pumps[cell]
    st.pumps[cell] = 0
    spend_work(st, st.active, st.board.pumps_work)
    st.phase = kinds.PUMPS_PHASE
    end_pumping_when_done(st)


def pump(st: TrailState, area: i64) -> None:
    """Remove 1 water from an area, or keep no pump: EMPTY (D-6, C-23)."""
    if area == kinds.EMPTY:
        st.pumps_left = 0
    else:
        lower_water(st, area, 1)
        st.pumps_left -= 1
    end_pumping_when_done(st)


def end_pumping_when_done(st: TrailState) -> None:
    """Choosing ends when the pumps are used up or no water is left (D-6, C-23)."""
    if st.pumps_left == 0 or not has_water(st):
        st.pumps_left = 0
        st.phase = kinds.ACTIONS


def sell_pasties(st: TrailState) -> None:
    """Earn £1 (D-8, C-28)."""
    st.money[st.active] += PASTY_POUNDS
    spend_work(st, st.active, st.board.pasties_work)


def list_developments(st: TrailState, work: i64, out: vec[i64], start: i64) -> i64:
    """Every place for every piece in this round's column (D-1 .. D-5)."""
    # A move is written before it is known whether it counts: no branch that can be guessed wrong.
    count: i64 = start
    if work >= st.board.miner_work and stock_of(st, kinds.STOCK_MINER) > 0:
        for area in range(st.board.all_areas):
            out[count] = pack(kinds.MINER, area, 0, 0)
            count += i64(st.miner[area] == 0)
    if work >= st.board.port_work and stock_of(st, kinds.STOCK_PORT) > 0:
        for area in range(st.board.all_areas):
            out[count] = pack(kinds.PORT, area, 0, 0)
            count += i64(st.port[area] == 0) * st.board.coastal[area]
    if work >= st.board.train_work and stock_of(st, kinds.STOCK_TRAIN) > 0:
        for area in range(st.board.all_areas):
            out[count] = pack(kinds.TRAIN, area, 0, 0)
            count += i64(st.train[area] == 0)
    if work >= st.board.adit_work and stock_of(st, kinds.STOCK_ADIT) > 0:
        for border in range(st.board.borders):
            out[count] = pack(kinds.ADIT, border, 0, 0)
            count += i64(st.adit[border] == 0)
    return count


def list_pumps(st: TrailState, out: vec[i64]) -> i64:
    """Any area with water, or none (D-6, C-23)."""
    out[0] = pack(kinds.PUMP, 0, 0, 0)
    count: i64 = 1
    for area in range(st.board.areas):
        out[count] = pack(kinds.PUMP, area + 1, 0, 0)
        count += i64(st.water[area] > 0)
    return count


# Miner, port, train and adit (D-1 .. D-5).


def build(st: TrailState, piece: i64, where: i64) -> None:
    """Take a piece from the round's column and place it in an area or on a border (D-2 .. D-5)."""
    take_stock(st, piece)
    put_piece(st, piece, where)
    spend_work(st, st.active, st.board.work[kinds.MINER + piece])


def put_piece(st: TrailState, piece: i64, where: i64) -> None:
    """Carry out a piece's effects, wherever it came from (D-2 .. D-5, A-9, E-4)."""
    if piece == kinds.STOCK_MINER:
        st.miner[where] += 1
    elif piece == kinds.STOCK_PORT:
        st.port[where] = 1
        drain(st, where, PORT_WATER)
    elif piece == kinds.STOCK_TRAIN:
        place_train(st, where)
    else:
        st.adit[where] = 1
        open_seam(st, st.board.border_west[where])
        open_seam(st, st.board.border_east[where])


def place_train(st: TrailState, area: i64) -> None:
    """Capacity +1, 2 water less there and 1 in each adjacent area (D-4)."""
    st.train[area] = 1
    drain(st, area, TRAIN_WATER)
    for spot in range(st.board.neighbour_from[area], st.board.neighbour_from[area + 1]):
        drain(st, st.board.neighbour[spot], TRAIN_NEIGHBOUR_WATER)


def open_seam(st: TrailState, area: i64) -> None:
    """One side of an adit: 1 water less (or a token), 1 tin and 1 copper more (D-5, C-11).

    In empty ground of 2007 it counts when its dice are rolled (C-12).
    """
    if st.board.edition_2007 and is_empty(st, area):
        return
    drain(st, area, ADIT_WATER)
    st.tin[area] += ADIT_ORE
    st.copper[area] += ADIT_ORE


def is_empty(st: TrailState, area: i64) -> bool:
    """Return whether there is no mine and not one cube; pieces do not count (C-27)."""
    # No mine is one less than nothing: the sum is that only where there is no cube either.
    return st.owner[area] + st.tin[area] + st.copper[area] + st.water[area] == kinds.EMPTY


def drain(st: TrailState, area: i64, cubes: i64) -> None:
    """Remove water from a mine, or lay tokens where a tile still lies (D-3, D-7, C-11)."""
    if st.board.edition_2007 or st.owner[area] != kinds.EMPTY:
        lower_water(st, area, cubes)
    elif st.tile[area] != kinds.EMPTY:
        st.drainage[area] += cubes


# Extracting ore (X-1 .. X-4).


def capacity(st: TrailState, area: i64) -> i64:
    """Return how many cubes one extraction may take: 2 + miners + port + train (X-2)."""
    return base_capacity(st, st.owner[area]) + pieces_in(st, area)


def base_capacity(st: TrailState, owner: i64) -> i64:
    """Return how many cubes may be taken from a mine of the owner with no piece (X-2, LW-D1)."""
    if st.board.better_mines and owner == st.board.wallace_seat:
        return st.board.base_capacity + BETTER
    return st.board.base_capacity


def affordable_cubes(st: TrailState, seat: i64, area: i64) -> i64:
    """Return how many cubes the seat can extract and pay: each costs £ = water (X-2, X-3)."""
    return paid_cubes(st, seat, area, capacity(st, area))


def extract(st: TrailState, area: i64, tin: i64, copper: i64) -> None:
    """Take ore to the player's stock, pay for the water, then water rises by 1 (X-1 .. X-4)."""
    pay_for_water(st, st.active, (tin + copper) * st.water[area])
    take_ore(st, area, tin, copper)
