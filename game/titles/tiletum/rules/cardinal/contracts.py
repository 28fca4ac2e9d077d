"""The Cardinal's characters and contracts (C-307, C-308, C-507)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.rows import remove_number_at
from game.titles.tiletum.rules import (
    buildings,
    kinds,
    offers,
    possessions,
    seat_progress,
    step_facts,
)
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cardinal.tiles import (
    add_open_contract,
    has_cardinal_room_for_contract,
    is_crest_tile_new_to_seat,
    keep_or_place_crest,
)
from game.titles.tiletum.rules.state import TiletumState, record_step_fact


def best_building_to_fill(st: TiletumState, seat: i64, points: i64) -> i64:
    """Return the building whose next free floor is the highest that `points` can pay, the leftmost
    of equals; EMPTY if there is none (C-307)."""
    found: i64 = kinds.EMPTY
    highest: i64 = 0
    for building in range(kinds.BUILDING_COUNT):
        if buildings.is_building_full(st, seat, building):
            continue
        floor: i64 = buildings.count_filled_rooms(st, seat, building) + 1
        if highest < floor <= points:
            found = building
            highest = floor
    return found


def move_offered_characters_into_buildings(st: TiletumState, seat: i64, action_points: i64) -> None:
    """Let the leftmost characters of the offer move into the Cardinal's buildings; each costs as
    many of the `action_points` as the number of its floor, until they do not suffice (C-307)."""
    left: i64 = action_points
    building: i64 = best_building_to_fill(st, seat, left)
    while building != kinds.EMPTY and offers.count_offered_characters(st) > 0:
        floor: i64 = buildings.count_filled_rooms(st, seat, building) + 1
        left -= floor
        first: i64 = st.board.first_character_spot  # the others move up
        tile: i64 = st.lying[first]
        remove_number_at(st.lying, first, first + kinds.OFFERED_TILE_COUNT - 1, kinds.EMPTY)
        st.rooms[
            seat * kinds.ROOM_COUNT_OF_A_SEAT
            + st.board.first_room_of_building[building]
            + floor
            - 1
        ] = tile
        record_step_fact(st, step_facts.CHARACTER_MOVED_INTO_BUILDING_FACT, seat, tile, building)
        if st.challenges[kinds.VISITORS_CHALLENGE] > 0:
            give_gain_of_character(st, seat, tile)
        building = best_building_to_fill(st, seat, left)


def give_gain_of_character(st: TiletumState, seat: i64, tile: i64) -> None:
    """Give the Cardinal the gain of a character: goods, silver and king steps as printed, all
    other numbers as points (C-507)."""
    at: i64 = st.board.gain_of_tile[tile] * kinds.GAIN_PART_COUNT
    for good in range(kinds.GOOD_COUNT):
        possessions.gain_good(st, seat, good, st.board.gain_part_amounts[at + good])
    points: i64 = 0
    for part in range(kinds.GOOD_COUNT, kinds.GAIN_PART_COUNT):
        if part not in (kinds.GAIN_ACTION + kinds.KING_ACTION, kinds.GAIN_SILVER):
            points += st.board.gain_part_amounts[at + part]
    possessions.give_points(st, seat, points)
    possessions.gain_silver(st, seat, st.board.gain_part_amounts[at + kinds.GAIN_SILVER])
    seat_progress.move_king_marker_up(
        st, seat, st.board.gain_part_amounts[at + kinds.GAIN_ACTION + kinds.KING_ACTION]
    )


def best_contract_offer_place(st: TiletumState, seat: i64, points: i64) -> i64:
    """Return the place in the contract offer of the tile that the Cardinal takes with `points`
    action points, EMPTY if he can take none (C-308).

    A crest that is new to him is best, then the contract with most points. Among equal tiles he
    takes the cheapest, then the rightmost.
    """
    board: Board = st.board
    found: i64 = kinds.EMPTY
    most: i64 = kinds.EMPTY
    for place in range(kinds.OFFERED_TILE_COUNT):
        tile: i64 = st.lying[board.first_contract_spot + place]
        if tile == kinds.EMPTY or board.contract_offer_price[place] > points:
            continue
        value: i64 = 99
        if board.tile_kind[tile] == kinds.CONTRACT_TILE:
            value = (
                board.contract_points[tile]
                if has_cardinal_room_for_contract(st, seat)
                else kinds.EMPTY
            )
        elif not is_crest_tile_new_to_seat(st, seat, tile):
            value = kinds.EMPTY
        if value == kinds.EMPTY:
            continue  # he may not take it
        value = value * 100 + (99 - board.contract_offer_price[place])
        if value >= most:  # among equals the rightmost
            found = place
            most = value
    return found


def take_tiles_of_contract_offer(st: TiletumState, seat: i64, points: i64, action: i64) -> None:
    """Take up to two tiles of the contract offer, paying each tile's price from `points`. A
    contract becomes an open one; a crest is kept, or placed with its marker for `action`
    (C-308)."""
    left: i64 = points
    for _tile in range(kinds.MAX_CONTRACTS_TAKEN):
        place: i64 = best_contract_offer_place(st, seat, left)
        if place == kinds.EMPTY:
            return
        left -= st.board.contract_offer_price[place]
        spot: i64 = st.board.first_contract_spot + place
        tile: i64 = st.lying[spot]
        st.lying[spot] = kinds.EMPTY
        record_step_fact(st, step_facts.CARDINAL_TOOK_TILE_FACT, seat, tile, spot)
        if st.board.tile_kind[tile] == kinds.CONTRACT_TILE:
            add_open_contract(st, tile)
        else:
            keep_or_place_crest(st, seat, st.board.crest_of_tile[tile], action)
