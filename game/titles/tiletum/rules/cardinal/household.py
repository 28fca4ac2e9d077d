"""The Cardinal's characters and contracts (C-307, C-308, C-507). What tablets bring the
Cardinal with Fruitful Journey (S-914)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tiletum.rules import step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cardinal.kinds import MOST_CONTRACTS_TAKEN, VISITORS
from game.titles.tiletum.rules.cardinal.tiles import (
    has_room_for_contract,
    is_new_crest,
    open_contract,
    take_crest,
)
from game.titles.tiletum.rules.cardinal.walking import build, points_of_cathedral
from game.titles.tiletum.rules.household import is_building_full, people_in
from game.titles.tiletum.rules.kinds import (
    ARCHITECT,
    BUILDINGS,
    CONTRACT_TILE,
    EMPTY,
    GAIN_ACTION,
    GAIN_SILVER,
    GOODS,
    KING,
    MAPS,
    MERCHANT,
    OFFERED,
    PARTS,
    ROOMS,
)
from game.titles.tiletum.rules.king import step_up
from game.titles.tiletum.rules.offers import characters_offered
from game.titles.tiletum.rules.pieces import (
    can_put_house,
    can_put_mine,
    can_put_pillar,
    house_slot,
    mine_slot,
    put_mine,
)
from game.titles.tiletum.rules.silver import (
    EXPLORER_TABLET,
    FIVE_POINTS,
    FOUR_POINTS,
    HOUSE_TABLET,
    KING1_KING3,
    KING1_POINTS5,
    MINE_TABLET,
    PILLAR_TABLET,
    POINTS4,
    POINTS5_KING3,
    TECH_TABLET,
    explorer_on,
    hire,
    is_reached,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import gain_good, gain_silver, score
from game.titles.tiletum.rules.telling import tell

# The Cardinal's characters and contracts (C-307, C-308, C-507).


def room_for(st: TiletumState, seat: i64, points: i64) -> i64:
    """Return the building with the highest floor he can pay, of those the leftmost (C-307)."""
    found: i64 = EMPTY
    highest: i64 = 0
    for building in range(BUILDINGS):
        if is_building_full(st, seat, building):
            continue
        floor: i64 = people_in(st, seat, building) + 1
        if highest < floor <= points:
            found = building
            highest = floor
    return found


def house_characters(st: TiletumState, seat: i64, points: i64) -> None:
    """Let the leftmost character move in, again and again (C-307)."""
    left: i64 = points
    building: i64 = room_for(st, seat, left)
    while building != EMPTY and characters_offered(st) > 0:
        floor: i64 = people_in(st, seat, building) + 1
        left -= floor
        tile: i64 = first_character(st)
        st.rooms[seat * ROOMS + st.board.room_from[building] + floor - 1] = tile
        tell(st, step_facts.PLACED, seat, tile, building)
        if st.challenges[VISITORS] > 0:
            be_visited(st, seat, tile)
        building = room_for(st, seat, left)


def first_character(st: TiletumState) -> i64:
    """Take the leftmost character of the offer; the others move up."""
    first: i64 = st.board.character_spot
    tile: i64 = st.lying[first]
    for place in range(first, first + OFFERED - 1):
        st.lying[place] = st.lying[place + 1]
    st.lying[first + OFFERED - 1] = EMPTY
    return tile


def be_visited(st: TiletumState, seat: i64, tile: i64) -> None:
    """Gain goods, points and king steps; any other number is that many points (C-507)."""
    at: i64 = st.board.gain_of[tile] * PARTS
    for good in range(GOODS):
        gain_good(st, seat, good, st.board.parts[at + good])
    points: i64 = 0
    for part in range(GOODS, PARTS):
        if part not in (GAIN_ACTION + KING, GAIN_SILVER):
            points += st.board.parts[at + part]
    score(st, seat, points)
    gain_silver(st, seat, st.board.parts[at + GAIN_SILVER])
    step_up(st, seat, st.board.parts[at + GAIN_ACTION + KING])


def is_wanted(st: TiletumState, seat: i64, tile: i64) -> bool:
    """Return whether he may take a tile of the contract offer (C-308)."""
    if st.board.kind[tile] == CONTRACT_TILE:
        return has_room_for_contract(st, seat)
    return is_new_crest(st, seat, tile)


def contract_wanted(st: TiletumState, seat: i64, points: i64) -> i64:
    """Return the place of the tile he takes: a new crest, most points, cheapest (C-308)."""
    board: Board = st.board
    found: i64 = EMPTY
    most: i64 = EMPTY
    for place in range(OFFERED):
        tile: i64 = st.lying[board.contract_spot + place]
        if tile == EMPTY or board.price[place] > points or not is_wanted(st, seat, tile):
            continue
        value: i64 = 99 if board.kind[tile] != CONTRACT_TILE else board.points[tile]
        value = value * 100 + (99 - board.price[place])
        if value >= most:  # among equals the rightmost
            found = place
            most = value
    return found


def take_contracts(st: TiletumState, seat: i64, points: i64, action: i64) -> None:
    """Take at most two tiles of the contract offer, each for its price (C-308)."""
    left: i64 = points
    for _tile in range(MOST_CONTRACTS_TAKEN):
        place: i64 = contract_wanted(st, seat, left)
        if place == EMPTY:
            return
        left -= st.board.price[place]
        spot: i64 = st.board.contract_spot + place
        tile: i64 = st.lying[spot]
        st.lying[spot] = EMPTY
        tell(st, step_facts.CARDINAL_TILE, seat, tile, spot)
        if st.board.kind[tile] == CONTRACT_TILE:
            open_contract(st, tile)
        else:
            take_crest(st, seat, st.board.crest_of[tile], action)


# What tablets bring the Cardinal with Fruitful Journey (S-914).


def enjoy(st: TiletumState, seat: i64, tablet: i64) -> None:
    """Have what a tablet brings, free; payments are not asked and their gain is had."""
    if tablet == KING1_POINTS5:
        step_up(st, seat, 1)
        score(st, seat, FIVE_POINTS)
    elif tablet == POINTS5_KING3:
        score(st, seat, FIVE_POINTS)
        step_up(st, seat, 3)
    elif tablet == KING1_KING3:
        step_up(st, seat, 1)
        step_up(st, seat, 3)
    elif tablet == POINTS4:
        score(st, seat, FOUR_POINTS)
    elif tablet == TECH_TABLET:
        gain_silver(st, seat, 1)
    elif tablet == EXPLORER_TABLET:
        hire_lowest(st, seat)
    elif tablet == MINE_TABLET:
        put_best_mine(st, seat)
    elif tablet == HOUSE_TABLET:
        put_best_house(st, seat)
    elif tablet == PILLAR_TABLET:
        put_best_pillar(st, seat)


def hire_lowest(st: TiletumState, seat: i64) -> None:
    """Put an explorer onto the lowest map without one."""
    for number in range(MAPS):
        if explorer_on(st, seat, number) == EMPTY:
            hire(st, seat, number)
            return


def put_best_mine(st: TiletumState, seat: i64) -> None:
    """Put a mine on the space with most gold, in the order of the data."""
    found: i64 = EMPTY
    most: i64 = EMPTY
    for space in range(st.board.main_spaces, st.board.spaces):
        if not is_reached(st, seat, space) or not can_put_mine(st, seat, space):
            continue
        gold: i64 = st.board.mine_gold[mine_slot(st, seat, space) - st.board.mine_slot]
        if gold > most:
            found = space
            most = gold
    if found != EMPTY:
        put_mine(st, seat, found)


def put_best_house(st: TiletumState, seat: i64) -> None:
    """Put a house on the space with most points, in the order of the data."""
    found: i64 = EMPTY
    most: i64 = EMPTY
    for space in range(st.board.spaces):
        if not is_reached(st, seat, space) or not can_put_house(st, seat, space):
            continue
        points: i64 = st.board.house_points[house_slot(st, seat, space)]
        if points > most:
            found = space
            most = points
    if found != EMPTY:
        build(st, seat, MERCHANT, found)


def put_best_pillar(st: TiletumState, seat: i64) -> None:
    """Put a pillar at the cathedral of the main map with most points."""
    found: i64 = EMPTY
    most: i64 = EMPTY
    for space in range(st.board.main_spaces):
        if not can_put_pillar(st, seat, space):
            continue
        points: i64 = points_of_cathedral(st, space)
        if points > most:
            found = space
            most = points
    if found != EMPTY:
        build(st, seat, ARCHITECT, found)
