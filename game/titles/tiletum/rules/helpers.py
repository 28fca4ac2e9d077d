"""Helpers: bonus tiles that are used for their gain (T-308, T-603)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.titles.tiletum.rules import happenings
from game.titles.tiletum.rules.gains import gain
from game.titles.tiletum.rules.household import add_points_of_action
from game.titles.tiletum.rules.kinds import (
    BOOST_TILE,
    BUILDINGS,
    EMPTY,
    GAIN_BUILDING,
    GAIN_MINE,
    HELPER_TILE,
    PARTS,
    ROOMS,
    STORE,
    USE,
)
from game.titles.tiletum.rules.paying import can_spend
from game.titles.tiletum.rules.questions import is_main_action
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import SUPPLIES, pay_silver, take_from_store, throw_away
from game.titles.tiletum.rules.telling import tell


def is_first_alike(st: TiletumState, seat: i64, slot: i64) -> bool:
    """Return whether a tile lies in the storehouse and none like it before it."""
    tile: i64 = st.store[slot]
    return tile != EMPTY and (slot == seat * STORE or st.store[slot - 1] != tile)


def list_helpers(st: TiletumState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Write the helpers that can be used (T-603)."""
    for slot in range(seat * STORE, (seat + 1) * STORE):
        if is_first_alike(st, seat, slot) and can_use(st, seat, st.store[slot]):
            out[count] = pack(USE, st.store[slot], 0, 0)
            count += 1
    return count


def can_use(st: TiletumState, seat: i64, tile: i64) -> bool:
    """Return whether a stored helper can be used as a task now (T-308, T-603)."""
    kind: i64 = st.board.kind[tile]
    if kind == BOOST_TILE:
        return is_main_action(st)
    if kind != HELPER_TILE:
        return False
    at: i64 = st.board.gain_of[tile] * PARTS
    if st.board.parts[at + GAIN_BUILDING] > 0:
        return has_people(st, seat)
    return st.board.silver == 0 or can_afford(st, seat, tile, at)


def can_afford(st: TiletumState, seat: i64, tile: i64, at: i64) -> bool:
    """Return whether a helper's cost can be paid, and a mine it brings is left (S-306, S-707)."""
    if st.board.parts[at + GAIN_MINE] > 0 and st.mines[seat * SUPPLIES + 1] == 0:
        return False
    if st.silver[seat] < st.board.depths.pay_silver[tile]:
        return False
    return can_spend(st, seat, st.board.depths.pay_gold[tile])


def has_people(st: TiletumState, seat: i64) -> bool:
    """Return whether anybody lives in a seat's buildings."""
    for building in range(BUILDINGS):
        if st.rooms[seat * ROOMS + st.board.room_from[building]] != EMPTY:
            return True
    return False


def use(st: TiletumState, seat: i64, tile: i64) -> None:
    """Use a helper; its tile goes to the discard pile first (T-603)."""
    take_from_store(st, seat, tile)
    throw_away(st, tile)
    tell(st, happenings.USED, seat, tile, 0)
    if st.board.silver > 0:
        pay_silver(st, seat, st.board.depths.pay_silver[tile])
    if st.board.kind[tile] == BOOST_TILE:
        add_points_of_action(st, seat, st.board.boost[tile])
    else:
        gain(st, seat, st.board.gain_of[tile])
