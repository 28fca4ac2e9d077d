"""Laws of the player boards: goods, storehouse, contracts, rooms, markers, pieces in towns."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.household import is_completed, people_in, type_in
from game.titles.tiletum.rules.kinds import (
    BUILDINGS,
    CHARACTER_TILE,
    CONTRACT_SPACES,
    CONTRACT_TILE,
    CREST_TILE,
    EMPTY,
    GOODS,
    LAST_BUILDING,
    PEOPLE,
    ROOMS,
    STORE,
    TYPES,
)
from game.titles.tiletum.rules.laws.kinds import (
    CONTRACTS_LAW,
    GOODS_LAW,
    KEPT,
    MARKERS_LAW,
    PLACES,
    ROOMS_LAW,
    SPACES,
    STORE_LAW,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import contracts_of, fulfilled


def broken_home(before: TiletumState, st: TiletumState) -> i64:
    """Return the first of these laws that is broken."""
    for seat in range(st.seats):
        broken: i64 = broken_home_of(st, seat)
        if broken != KEPT:
            return broken
        if seat != st.board.cardinal and not are_markers_kept(before, st, seat):
            return MARKERS_LAW
    for space in range(st.board.spaces):
        first: i64 = st.board.house_from[space]
        if not is_row_sound(st, first, st.board.house_from[space + 1]):
            return PLACES
        first = st.board.pillar_from[space]
        if not is_row_sound(st, first, st.board.pillar_from[space + 1]):
            return PLACES
        first = st.board.mine_from[space]
        if not is_row_sound(st, first, st.board.mine_from[space + 1]):
            return PLACES
    return KEPT


def broken_home_of(st: TiletumState, seat: i64) -> i64:
    """Return the first law that is broken for a seat."""
    for good in range(GOODS):
        if st.goods[seat * GOODS + good] < 0:
            return GOODS_LAW
    if not is_store_sound(st, seat):
        return STORE_LAW
    if not are_contracts_sound(st, seat):
        return CONTRACTS_LAW
    if seat != st.board.cardinal and not are_rooms_sound(st, seat):
        return ROOMS_LAW
    for at in range(seat * PEOPLE, (seat + 1) * PEOPLE):
        if not 0 <= st.people[at] < st.board.main_spaces:
            return SPACES
    return KEPT


def is_row_sound(st: TiletumState, first: i64, end: i64) -> bool:
    """Return whether places are taken in order, and by each seat once."""
    for slot in range(first, end):
        owner: i64 = st.owner[slot]
        if owner < EMPTY or owner >= st.seats:
            return False
        if owner == EMPTY:
            continue
        for other in range(first, slot):
            if st.owner[other] == owner or st.owner[other] == EMPTY:
                return False
    return True


def is_store_sound(st: TiletumState, seat: i64) -> bool:
    """Return whether the storehouse is in order, and each crest kind is owned once."""
    owned: vec[i64] = zeros(BUILDINGS + 1)
    for building in range(BUILDINGS):
        crest: i64 = st.crests[seat * BUILDINGS + building]
        if crest != EMPTY:
            owned[crest] += 1
    first: i64 = seat * STORE
    for slot in range(STORE):
        tile: i64 = st.store[first + slot]
        if slot > 0 and tile != EMPTY and st.store[first + slot - 1] > tile:
            return False
        if slot > 0 and tile != EMPTY and st.store[first + slot - 1] == EMPTY:
            return False
        if tile != EMPTY and st.board.kind[tile] == CREST_TILE:
            owned[st.board.crest_of[tile]] += 1
    for crest_kind in range(st.board.crest_kinds):
        if owned[crest_kind] > 1:
            return False
    return True


def are_contracts_sound(st: TiletumState, seat: i64) -> bool:
    """Return whether fulfilled contracts lie without gaps, with the stored ones at most six."""
    for at in range(CONTRACT_SPACES):
        tile: i64 = st.contracts[seat * CONTRACT_SPACES + at]
        if (tile != EMPTY) != (at < fulfilled(st, seat)):
            return False
        if tile != EMPTY and st.board.kind[tile] != CONTRACT_TILE:
            return False
    return contracts_of(st, seat) <= CONTRACT_SPACES


def are_rooms_sound(st: TiletumState, seat: i64) -> bool:
    """Return whether rooms are filled from below, one type a building and building a type."""
    board: Board = st.board
    for building in range(BUILDINGS):
        first: i64 = seat * ROOMS + board.room_from[building]
        end: i64 = seat * ROOMS + board.room_from[building + 1]
        for room in range(first, end):
            tile: i64 = st.rooms[room]
            if (tile != EMPTY) != (room - first < people_in(st, seat, building)):
                return False
            if tile == EMPTY:
                continue
            if board.kind[tile] != CHARACTER_TILE:
                return False
            if building != LAST_BUILDING and not lives_alone(st, seat, building, tile):
                return False
    return True


def lives_alone(st: TiletumState, seat: i64, building: i64, tile: i64) -> bool:
    """Return whether a character's type lives in its building and in no other before it."""
    person: i64 = st.board.type_of[tile]
    for other in range(building):
        if type_in(st, seat, other) == person:
            return False
    return type_in(st, seat, building) == person


def are_markers_kept(before: TiletumState, after: TiletumState, seat: i64) -> bool:
    """Return whether markers come with completed buildings alone, and stay."""
    for action in range(TYPES):
        came: i64 = after.markers[seat * TYPES + action] - before.markers[seat * TYPES + action]
        if came != markers_due(after, seat, action) - markers_due(before, seat, action):
            return False
    return True


def markers_due(st: TiletumState, seat: i64, action: i64) -> i64:
    """Return the points of action of the completed buildings in which a type lives."""
    due: i64 = 0
    for building in range(LAST_BUILDING):
        if is_completed(st, seat, building) and type_in(st, seat, building) == action:
            due += st.board.marker_of[building]
    return due
