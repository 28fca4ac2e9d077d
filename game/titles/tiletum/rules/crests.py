"""Placing crests below buildings (T-606)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.titles.tiletum.rules.household import put_crest
from game.titles.tiletum.rules.kinds import (
    BUILDINGS,
    CREST,
    CREST_TILE,
    EMPTY,
    FOOD,
    STORE,
    TECH_CHARACTER,
)
from game.titles.tiletum.rules.levels import level
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import goods_of, pay_good, stored_crest, take_from_store

NEVER: Final = 999


def food_for(st: TiletumState, seat: i64, building: i64) -> i64:
    """Return the food for a crest below a building; character I makes it cheaper (S-609)."""
    less: i64 = 1 if level(st, seat, TECH_CHARACTER) >= 1 else 0
    return st.board.crest_food[building] - less


def cheapest_crest(st: TiletumState, seat: i64) -> i64:
    """Return the least food for which a crest can be placed; very much when it cannot."""
    least: i64 = NEVER
    for building in range(BUILDINGS):
        food: i64 = food_for(st, seat, building)
        if st.crests[seat * BUILDINGS + building] == EMPTY and food < least:
            least = food
    return least


def list_crests(st: TiletumState, seat: i64, out: vec[i64], count: i64) -> i64:
    """Write where the stored crests can be placed (T-606)."""
    food: i64 = goods_of(st, seat, FOOD)
    for slot in range(seat * STORE, (seat + 1) * STORE):
        tile: i64 = st.store[slot]
        if tile == EMPTY or st.board.kind[tile] != CREST_TILE:
            continue
        for building in range(BUILDINGS):
            free: bool = st.crests[seat * BUILDINGS + building] == EMPTY
            if free and food_for(st, seat, building) <= food:
                out[count] = pack(CREST, st.board.crest_of[tile], building, 0)
                count += 1
    return count


def place_crest(st: TiletumState, seat: i64, crest: i64, building: i64) -> None:
    """Pay the food and put a stored crest below a building (T-606)."""
    pay_good(st, seat, FOOD, food_for(st, seat, building))
    take_from_store(st, seat, stored_crest(st, seat, crest))
    put_crest(st, seat, crest, building)
