"""Invariants of the player boards."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.rows import make_zero_row
from game.titles.tiletum.rules import kinds, possessions
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.buildings import (
    character_type_in_building,
    count_filled_rooms,
    is_building_completed,
)
from game.titles.tiletum.rules.invariants import invariant
from game.titles.tiletum.rules.state import TiletumState


def first_broken_player_board_invariant(before: TiletumState, st: TiletumState) -> str:
    """Return the first invariant about goods, storehouse, contracts, rooms, pieces and markers of
    the seats that is broken, NO_BROKEN_INVARIANT for none.
    """
    for seat in range(st.seats):
        broken: str = first_broken_player_board_invariant_of_seat(st, seat)
        if broken != invariant.NO_BROKEN_INVARIANT:
            return broken
        if seat != st.board.cardinal and not is_change_of_marker_points_valid(before, st, seat):
            return invariant.BUILDING_MARKERS_INVARIANT
    for at in range(kinds.PIECE_KIND_COUNT_WITH_SILVER * st.board.space_count):
        if not are_owner_slots_valid(
            st,
            st.board.first_slot_of_piece_in_space[at],
            st.board.first_slot_of_piece_in_space[at + 1],
        ):
            return invariant.PIECES_IN_TOWNS_INVARIANT
    return invariant.NO_BROKEN_INVARIANT


def first_broken_player_board_invariant_of_seat(st: TiletumState, seat: i64) -> str:
    """Return the first invariant about one seat's goods, storehouse, contracts, rooms and pieces
    that is broken, NO_BROKEN_INVARIANT for none."""
    for good in range(kinds.GOOD_COUNT):
        if st.goods[seat * kinds.GOOD_COUNT + good] < 0:
            return invariant.GOODS_NOT_BELOW_ZERO_INVARIANT
    if not is_storehouse_valid(st, seat):
        return invariant.STOREHOUSE_INVARIANT
    if not are_contracts_valid(st, seat):
        return invariant.CONTRACT_SPACES_INVARIANT
    if seat != st.board.cardinal and not are_rooms_valid(st, seat):
        return invariant.BUILDING_ROOMS_INVARIANT
    for at in range(seat * kinds.MEEPLES_PER_SEAT_COUNT, (seat + 1) * kinds.MEEPLES_PER_SEAT_COUNT):
        if not 0 <= st.people[at] < st.board.main_map_space_count:
            return invariant.MERCHANT_AND_ARCHITECT_ON_MAP_INVARIANT
    return invariant.NO_BROKEN_INVARIANT


def are_owner_slots_valid(st: TiletumState, first_slot: i64, end_slot: i64) -> bool:
    """Return whether slots are filled in order, and each seat has at most one."""
    for slot in range(first_slot, end_slot):
        owner: i64 = st.owner[slot]
        if owner < kinds.EMPTY or owner >= st.seats:
            return False
        if owner == kinds.EMPTY:
            continue
        for other in range(first_slot, slot):
            if st.owner[other] == owner or st.owner[other] == kinds.EMPTY:
                return False
    return True


def is_storehouse_valid(st: TiletumState, seat: i64) -> bool:
    """Return whether a seat's storehouse is sorted with valid tiles, and the seat has each kind
    of crest at most once."""
    owned: vec[i64] = make_zero_row(kinds.BUILDING_COUNT + 1)
    for building in range(kinds.BUILDING_COUNT):
        crest: i64 = st.crests[seat * kinds.BUILDING_COUNT + building]
        if crest != kinds.EMPTY:
            owned[crest] += 1
    first: i64 = seat * kinds.STOREHOUSE_SLOT_COUNT
    for slot in range(kinds.STOREHOUSE_SLOT_COUNT):
        tile: i64 = st.store[first + slot]
        if slot > 0 and tile != kinds.EMPTY and st.store[first + slot - 1] > tile:
            return False
        if slot > 0 and tile != kinds.EMPTY and st.store[first + slot - 1] == kinds.EMPTY:
            return False
        if tile != kinds.EMPTY and st.board.tile_kind[tile] == kinds.CREST_TILE:
            owned[st.board.crest_of_tile[tile]] += 1
    for crest_kind in range(st.board.crest_kind_count):
        if owned[crest_kind] > 1:
            return False
    return True


def are_contracts_valid(st: TiletumState, seat: i64) -> bool:
    """Return whether fulfilled contracts lie without gaps, with the stored ones at most six."""
    for at in range(kinds.CONTRACT_SPACE_COUNT):
        tile: i64 = st.contracts[seat * kinds.CONTRACT_SPACE_COUNT + at]
        if (tile != kinds.EMPTY) != (at < possessions.count_fulfilled_contracts(st, seat)):
            return False
        if tile != kinds.EMPTY and st.board.tile_kind[tile] != kinds.CONTRACT_TILE:
            return False
    return possessions.count_contracts(st, seat) <= kinds.CONTRACT_SPACE_COUNT


def are_rooms_valid(st: TiletumState, seat: i64) -> bool:
    """Return whether rooms are filled from below, each building has one character type, and each
    type one building."""
    board: Board = st.board
    for building in range(kinds.BUILDING_COUNT):
        first: i64 = seat * kinds.ROOM_COUNT_OF_A_SEAT + board.first_room_of_building[building]
        end: i64 = seat * kinds.ROOM_COUNT_OF_A_SEAT + board.first_room_of_building[building + 1]
        for room in range(first, end):
            tile: i64 = st.rooms[room]
            if (tile != kinds.EMPTY) != (room - first < count_filled_rooms(st, seat, building)):
                return False
            if tile == kinds.EMPTY:
                continue
            if board.tile_kind[tile] != kinds.CHARACTER_TILE:
                return False
            for other in range(building + 1 if building != kinds.LAST_BUILDING else 0):
                lives: bool = (
                    character_type_in_building(st, seat, other)
                    == board.character_type_of_tile[tile]
                )
                if lives != (other == building):
                    return False
    return True


def is_change_of_marker_points_valid(before: TiletumState, after: TiletumState, seat: i64) -> bool:
    """Return whether a seat's marker points change only by the buildings completed in this step."""
    for action in range(kinds.CHARACTER_TYPE_COUNT):
        at: i64 = seat * kinds.CHARACTER_TYPE_COUNT + action
        came: i64 = after.markers[at] - before.markers[at]
        if came != expected_marker_action_points(
            after, seat, action
        ) - expected_marker_action_points(before, seat, action):
            return False
    return True


def expected_marker_action_points(st: TiletumState, seat: i64, action: i64) -> i64:
    """Return the marker points that a seat's completed buildings give to an action."""
    due: i64 = 0
    for building in range(kinds.LAST_BUILDING):
        if (
            is_building_completed(st, seat, building)
            and character_type_in_building(st, seat, building) == action
        ):
            due += st.board.marker_points_of_building[building]
    return due
