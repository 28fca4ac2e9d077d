"""What the Cardinal lacks, and what comes of tiles, people and contracts he gains (C-3 to C-5)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import count_of, put_in, row_of, take_out
from game.titles.tiletum.rules import household, kinds, offers, pieces, step_facts, stock
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.state import TiletumState, tell

# What the Cardinal lacks, and which good he needs most (C-302, C-303).

BY_NEED: Final[vec[i64]] = row_of([kinds.STONE, kinds.IRON, kinds.WOOL, kinds.FOOD, kinds.GOLD])
"""Among equal needs."""

GOOD_BIT: Final[vec[i64]] = row_of([1, 2, 4, 8, 16])

NEW_CREST: Final = 0
CONTRACT_RANK: Final = 1
ACTION_RANK: Final = 2
GOODS_RANK: Final = 3
MISC_RANK: Final = 4
OWNED_CREST: Final = 5


def lack(st: TiletumState, seat: i64, good: i64) -> i64:
    """Return how many of a good the Cardinal lacks, 0 when he has enough (C-302)."""
    if good == kinds.STONE:
        return missing(st, seat, kinds.STONE, costs_of_cathedrals(st, seat, kinds.STONE))
    if good == kinds.FOOD:
        return missing(st, seat, kinds.FOOD, costs_of_crests(st, seat))
    open_goods: i64 = uncovered(st, seat)
    if good == kinds.GOLD:
        return open_goods + missing(st, seat, kinds.GOLD, costs_of_cathedrals(st, seat, kinds.GOLD))
    return missing(st, seat, good, named(st, good)) + open_goods


def missing(st: TiletumState, seat: i64, good: i64, wanted: i64) -> i64:
    """Return how many of a good are wanted beyond what he has."""
    held: i64 = stock.goods_of(st, seat, good)
    return wanted - held if wanted > held else 0


def costs_of_cathedrals(st: TiletumState, seat: i64, good: i64) -> i64:
    """Return the stone, or gold, for all cathedrals with his pillar and no contribution of his."""
    board: Board = st.board
    total: i64 = 0
    for number in range(board.cathedrals):
        if board.paid_with[number] != good or board.is_open[number] == 0:
            continue
        if st.taken[seat * board.cathedrals + number] != kinds.EMPTY:
            continue
        if pieces.stands_in(st, seat, kinds.PILLAR_PIECE, board.town_of[number]):
            total += board.cost_stone[st.cost[number]]
    return total


def costs_of_crests(st: TiletumState, seat: i64) -> i64:
    """Return the food for the cheapest free spaces for the crests in his hand."""
    crests: i64 = 0
    for crest in range(st.board.crest_kinds):
        crests += st.hand[crest]
    total: i64 = 0
    for back in range(kinds.BUILDINGS):
        building: i64 = kinds.BUILDINGS - 1 - back
        if crests > 0 and st.crests[seat * kinds.BUILDINGS + building] == kinds.EMPTY:
            total += st.board.crest_food[building]
            crests -= 1
    return total


def named(st: TiletumState, good: i64) -> i64:
    """Return how many wool or iron his open contracts name."""
    total: i64 = 0
    for at in range(kinds.CONTRACT_SPACES):
        tile: i64 = st.open[at]
        if tile != kinds.EMPTY:
            total += st.board.wool[tile] if good == kinds.WOOL else st.board.iron[tile]
    return total


def uncovered(st: TiletumState, seat: i64) -> i64:
    """Return the alike goods of open contracts that spare wool, iron and gold do not cover."""
    alike: i64 = 0
    for at in range(kinds.CONTRACT_SPACES):
        if st.open[at] != kinds.EMPTY:
            alike += st.board.same[st.open[at]]
    alike -= stock.goods_of(st, seat, kinds.GOLD)
    alike -= spare(st, seat, kinds.WOOL)
    alike -= spare(st, seat, kinds.IRON)
    return alike if alike > 0 else 0


def spare(st: TiletumState, seat: i64, good: i64) -> i64:
    """Return the wool or iron that no open contract names."""
    left: i64 = stock.goods_of(st, seat, good) - named(st, good)
    return left if left > 0 else 0


def most_needed(st: TiletumState, seat: i64) -> i64:
    """Return the good he lacks most; among equals stone, iron, wool, food, gold (C-303)."""
    return most_needed_of(st, seat, 2**kinds.GOODS - 1)


def most_needed_of(st: TiletumState, seat: i64, goods: i64) -> i64:
    """Return the good of a set he lacks most, EMPTY of an empty set."""
    found: i64 = kinds.EMPTY
    most: i64 = kinds.EMPTY
    for place in range(kinds.GOODS):
        good: i64 = BY_NEED[place]
        if goods & GOOD_BIT[good] and lack(st, seat, good) > most:
            found = good
            most = lack(st, seat, good)
    return found


# Tiles the Cardinal gains: how he ranks them, and what becomes of them (C-4, C-5).


def owns(st: TiletumState, seat: i64, crest: i64) -> bool:
    """Return whether he has a crest of this kind, in hand or placed (C-401)."""
    first: i64 = seat * kinds.BUILDINGS
    return st.hand[crest] > 0 or count_of(st.crests, first, first + kinds.BUILDINGS, crest) > 0


def is_new_crest(st: TiletumState, seat: i64, tile: i64) -> bool:
    """Return whether a tile is a crest of a kind he does not own (C-401)."""
    crest: i64 = st.board.crest_of[tile]
    return crest != kinds.EMPTY and not owns(st, seat, crest)


def action_number(st: TiletumState, tile: i64) -> i64:
    """Return the points of action a tile gives, or adds; 0 for another kind of tile."""
    if st.board.boost[tile] > 0:
        return st.board.boost[tile]
    at: i64 = st.board.gain_of[tile] * kinds.PARTS + kinds.GAIN_ACTION
    for action in range(kinds.EXPLORER + 1):
        if st.board.parts[at + action] > 0:
            return st.board.parts[at + action]
    return 0


def rank(st: TiletumState, seat: i64, tile: i64) -> i64:
    """Return how much he likes a tile, the best first (C-402)."""
    kind: i64 = st.board.kind[tile]
    if kind == kinds.CREST_TILE:
        return NEW_CREST if is_new_crest(st, seat, tile) else OWNED_CREST
    if kind == kinds.CONTRACT_TILE:
        return CONTRACT_RANK
    if kind == kinds.COLOUR_TILE:
        return MISC_RANK
    if action_number(st, tile) > 0:
        return ACTION_RANK
    at: i64 = st.board.gain_of[tile] * kinds.PARTS
    others: i64 = st.board.parts[at + kinds.GAIN_BUILDING] + st.board.parts[at + kinds.GAIN_MINE]
    return MISC_RANK if others > 0 else GOODS_RANK


def is_in_box(st: TiletumState, crest: i64) -> bool:
    """Return whether a crest of a kind he lacks is among the tiles not used (S-912)."""
    return not owns(st, st.board.cardinal, crest) and tile_in_box(st, crest) != kinds.EMPTY


def tile_in_box(st: TiletumState, crest: i64) -> i64:
    """Return the first tile with such a crest among those not used, EMPTY without one."""
    for tile in range(st.board.tiles):
        if st.box[tile] > 0 and st.board.crest_of[tile] == crest:
            return tile
    return kinds.EMPTY


def best_spot(st: TiletumState, seat: i64, here: i64, reach: i64) -> i64:
    """Return the space with the best tile in range: by rank, nearness, order (C-403)."""
    board: Board = st.board
    found: i64 = kinds.EMPTY
    least: i64 = kinds.FAR * kinds.FAR
    for space in range(board.spaces):
        steps: i64 = board.cards.steps[here * board.spaces + space]
        if st.lying[space] == kinds.EMPTY or steps > reach:
            continue
        value: i64 = rank(st, seat, st.lying[space]) * kinds.FAR + steps
        if value < least:
            found = space
            least = value
    return found


def open_contracts(st: TiletumState) -> i64:
    """Return how many contracts he has open."""
    return kinds.CONTRACT_SPACES - count_of(st.open, 0, kinds.CONTRACT_SPACES, kinds.EMPTY)


def has_room_for_contract(st: TiletumState, seat: i64) -> bool:
    """Return whether he has fewer than six contracts, open and fulfilled (C-102)."""
    return open_contracts(st) + stock.fulfilled(st, seat) < kinds.CONTRACT_SPACES


def open_contract(st: TiletumState, tile: i64) -> None:
    """Put a contract among his open ones, which lie in order."""
    put_in(st.open, 0, kinds.CONTRACT_SPACES - 1, tile, kinds.EMPTY)


def gain_from(st: TiletumState, seat: i64, spot: i64, action: i64) -> None:
    """Take the tile that lies on a spot, if one does."""
    tile: i64 = st.lying[spot]
    if tile != kinds.EMPTY:
        st.lying[spot] = kinds.EMPTY
        tell(st, step_facts.CARDINAL_TILE, seat, tile, spot)
        gain_tile(st, seat, tile, action)


def gain_tile(st: TiletumState, seat: i64, tile: i64, action: i64) -> None:
    """Keep a new crest; let all else leave the game, but for what challenges say (C-401)."""
    kind: i64 = st.board.kind[tile]
    if is_new_crest(st, seat, tile):
        take_crest(st, seat, st.board.crest_of[tile], action)
        return
    friends: bool = st.challenges[kinds.SPECIAL_FRIENDS] > 0
    if kind == kinds.CONTRACT_TILE and friends and has_room_for_contract(st, seat):
        open_contract(st, tile)
        return
    st.gone[tile] += 1
    liked: i64 = rank(st, seat, tile)
    if liked == MISC_RANK and friends:
        stock.gain_good(st, seat, kinds.GOLD, kinds.GIFT_OF_GOLD)
    if liked == GOODS_RANK and st.challenges[kinds.INGENIOUS_CLERGY] > 0:
        gain_goods(st, seat, tile)
    if liked == ACTION_RANK or st.board.boost[tile] > 0:  # also `colour+ap1` (S-917)
        if st.challenges[kinds.CHURCH_INCOME] > 0:  # C-506
            at: i64 = st.board.gain_of[tile] * kinds.PARTS + kinds.GAIN_ACTION
            joker: bool = st.board.parts[at + kinds.JOKER] > 0
            stock.score(st, seat, st.board.cards.joker_points if joker else action_number(st, tile))
        if st.challenges[kinds.WHISPERS] > 0:  # C-508
            stock.step_up(st, seat, 1)


def gain_goods(st: TiletumState, seat: i64, tile: i64) -> None:
    """Gain what a tile with goods or points gives; goods of choice are the most needed (C-505)."""
    at: i64 = st.board.gain_of[tile] * kinds.PARTS
    for good in range(kinds.GOODS):
        stock.gain_good(st, seat, good, st.board.parts[at + good])
    stock.score(st, seat, st.board.parts[at + kinds.GAIN_POINTS])
    stock.gain_silver(st, seat, st.board.parts[at + kinds.GAIN_SILVER])
    for _good in range(st.board.parts[at + kinds.GAIN_ANY]):
        stock.gain_good(st, seat, most_needed(st, seat), 1)
    stock.gain_good(st, seat, most_needed(st, seat), st.board.parts[at + kinds.GAIN_SAME])


def take_crest(st: TiletumState, seat: i64, crest: i64, action: i64) -> None:
    """Keep a crest in hand, or place it at once and free (C-401, C-503)."""
    if st.challenges[kinds.READY_FOR_ACTION] > 0:
        for building in range(kinds.BUILDINGS):
            if st.crests[seat * kinds.BUILDINGS + building] == kinds.EMPTY:
                place(st, seat, crest, building)
                if action == kinds.EXPLORER:
                    st.his_marker += st.board.marker_of[building]
                else:
                    st.markers[seat * kinds.TYPES + action] += st.board.marker_of[building]
                return
    st.hand[crest] += 1


def place(st: TiletumState, seat: i64, crest: i64, building: i64) -> None:
    """Put a crest below a building: nothing comes of it but points at building 6 (C-309)."""
    st.crests[seat * kinds.BUILDINGS + building] = crest
    tell(st, step_facts.CREST_PLACED, seat, crest, building)
    if building == kinds.LAST_BUILDING:
        stock.score(st, seat, kinds.CREST_POINTS)
    if household.is_building_full(st, seat, building):
        tell(st, step_facts.COMPLETED, seat, building, 0)


# The Cardinal's characters and contracts (C-307, C-308, C-507).


def room_for(st: TiletumState, seat: i64, points: i64) -> i64:
    """Return the building with the highest floor he can pay, of those the leftmost (C-307)."""
    found: i64 = kinds.EMPTY
    highest: i64 = 0
    for building in range(kinds.BUILDINGS):
        if household.is_building_full(st, seat, building):
            continue
        floor: i64 = household.people_in(st, seat, building) + 1
        if highest < floor <= points:
            found = building
            highest = floor
    return found


def house_characters(st: TiletumState, seat: i64, points: i64) -> None:
    """Let the leftmost character move in, again and again (C-307)."""
    left: i64 = points
    building: i64 = room_for(st, seat, left)
    while building != kinds.EMPTY and offers.characters_offered(st) > 0:
        floor: i64 = household.people_in(st, seat, building) + 1
        left -= floor
        first: i64 = st.board.character_spot  # the others move up
        tile: i64 = st.lying[first]
        take_out(st.lying, first, first + kinds.OFFERED - 1, kinds.EMPTY)
        st.rooms[seat * kinds.ROOMS + st.board.room_from[building] + floor - 1] = tile
        tell(st, step_facts.PLACED, seat, tile, building)
        if st.challenges[kinds.VISITORS] > 0:
            be_visited(st, seat, tile)
        building = room_for(st, seat, left)


def be_visited(st: TiletumState, seat: i64, tile: i64) -> None:
    """Gain goods, points and king steps; any other number is that many points (C-507)."""
    at: i64 = st.board.gain_of[tile] * kinds.PARTS
    for good in range(kinds.GOODS):
        stock.gain_good(st, seat, good, st.board.parts[at + good])
    points: i64 = 0
    for part in range(kinds.GOODS, kinds.PARTS):
        if part not in (kinds.GAIN_ACTION + kinds.KING, kinds.GAIN_SILVER):
            points += st.board.parts[at + part]
    stock.score(st, seat, points)
    stock.gain_silver(st, seat, st.board.parts[at + kinds.GAIN_SILVER])
    stock.step_up(st, seat, st.board.parts[at + kinds.GAIN_ACTION + kinds.KING])


def contract_wanted(st: TiletumState, seat: i64, points: i64) -> i64:
    """Return the place of the tile he takes: a new crest, most points, cheapest (C-308)."""
    board: Board = st.board
    found: i64 = kinds.EMPTY
    most: i64 = kinds.EMPTY
    for place in range(kinds.OFFERED):
        tile: i64 = st.lying[board.contract_spot + place]
        if tile == kinds.EMPTY or board.price[place] > points:
            continue
        value: i64 = 99
        if board.kind[tile] == kinds.CONTRACT_TILE:
            value = board.points[tile] if has_room_for_contract(st, seat) else kinds.EMPTY
        elif not is_new_crest(st, seat, tile):
            value = kinds.EMPTY
        if value == kinds.EMPTY:
            continue  # he may not take it
        value = value * 100 + (99 - board.price[place])
        if value >= most:  # among equals the rightmost
            found = place
            most = value
    return found


def take_contracts(st: TiletumState, seat: i64, points: i64, action: i64) -> None:
    """Take at most two tiles of the contract offer, each for its price (C-308)."""
    left: i64 = points
    for _tile in range(kinds.MOST_CONTRACTS_TAKEN):
        place: i64 = contract_wanted(st, seat, left)
        if place == kinds.EMPTY:
            return
        left -= st.board.price[place]
        spot: i64 = st.board.contract_spot + place
        tile: i64 = st.lying[spot]
        st.lying[spot] = kinds.EMPTY
        tell(st, step_facts.CARDINAL_TILE, seat, tile, spot)
        if st.board.kind[tile] == kinds.CONTRACT_TILE:
            open_contract(st, tile)
        else:
            take_crest(st, seat, st.board.crest_of[tile], action)
