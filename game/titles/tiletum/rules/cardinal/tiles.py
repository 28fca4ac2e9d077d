"""Tiles the Cardinal gains: how he ranks them, and what becomes of them (C-4, C-5)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tiletum.rules import step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cardinal.kinds import (
    CHURCH_INCOME,
    CREST_POINTS,
    FAR,
    GIFT_OF_GOLD,
    INGENIOUS_CLERGY,
    READY_FOR_ACTION,
    SPECIAL_FRIENDS,
    WHISPERS,
)
from game.titles.tiletum.rules.cardinal.needs import most_needed
from game.titles.tiletum.rules.household import is_building_full
from game.titles.tiletum.rules.kinds import (
    BUILDINGS,
    COLOUR_TILE,
    CONTRACT_SPACES,
    CONTRACT_TILE,
    CREST_TILE,
    EMPTY,
    EXPLORER,
    GAIN_ACTION,
    GAIN_ANY,
    GAIN_BUILDING,
    GAIN_MINE,
    GAIN_POINTS,
    GAIN_SAME,
    GAIN_SILVER,
    GOLD,
    GOODS,
    JOKER,
    LAST_BUILDING,
    PARTS,
    TYPES,
)
from game.titles.tiletum.rules.king import step_up
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import fulfilled, gain_good, gain_silver, score
from game.titles.tiletum.rules.telling import tell

NEW_CREST: Final = 0
CONTRACT_RANK: Final = 1
ACTION_RANK: Final = 2
GOODS_RANK: Final = 3
MISC_RANK: Final = 4
OWNED_CREST: Final = 5


def owns(st: TiletumState, seat: i64, crest: i64) -> bool:
    """Return whether he has a crest of this kind, in hand or placed (C-401)."""
    if st.hand[crest] > 0:
        return True
    for building in range(seat * BUILDINGS, (seat + 1) * BUILDINGS):
        if st.crests[building] == crest:
            return True
    return False


def is_new_crest(st: TiletumState, seat: i64, tile: i64) -> bool:
    """Return whether a tile is a crest of a kind he does not own (C-401)."""
    crest: i64 = st.board.crest_of[tile]
    return crest != EMPTY and not owns(st, seat, crest)


def action_number(st: TiletumState, tile: i64) -> i64:
    """Return the points of action a tile gives, or adds; 0 for another kind of tile."""
    if st.board.boost[tile] > 0:
        return st.board.boost[tile]
    at: i64 = st.board.gain_of[tile] * PARTS + GAIN_ACTION
    for action in range(EXPLORER + 1):
        if st.board.parts[at + action] > 0:
            return st.board.parts[at + action]
    return 0


def rank(st: TiletumState, seat: i64, tile: i64) -> i64:
    """Return how much he likes a tile, the best first (C-402)."""
    kind: i64 = st.board.kind[tile]
    if kind == CREST_TILE:
        return NEW_CREST if is_new_crest(st, seat, tile) else OWNED_CREST
    if kind == CONTRACT_TILE:
        return CONTRACT_RANK
    if kind == COLOUR_TILE:
        return MISC_RANK
    if action_number(st, tile) > 0:
        return ACTION_RANK
    at: i64 = st.board.gain_of[tile] * PARTS
    others: i64 = st.board.parts[at + GAIN_BUILDING] + st.board.parts[at + GAIN_MINE]
    return MISC_RANK if others > 0 else GOODS_RANK


def is_in_box(st: TiletumState, crest: i64) -> bool:
    """Return whether a crest of a kind he lacks is among the tiles not used (S-912)."""
    return not owns(st, st.board.cardinal, crest) and tile_in_box(st, crest) != EMPTY


def tile_in_box(st: TiletumState, crest: i64) -> i64:
    """Return the first tile with such a crest among those not used, EMPTY without one."""
    for tile in range(st.board.tiles):
        if st.box[tile] > 0 and st.board.crest_of[tile] == crest:
            return tile
    return EMPTY


def best_spot(st: TiletumState, seat: i64, here: i64, reach: i64) -> i64:
    """Return the space with the best tile in range: by rank, nearness, order (C-403)."""
    board: Board = st.board
    found: i64 = EMPTY
    least: i64 = FAR * FAR
    for space in range(board.spaces):
        steps: i64 = board.cards.steps[here * board.spaces + space]
        if st.lying[space] == EMPTY or steps > reach:
            continue
        value: i64 = rank(st, seat, st.lying[space]) * FAR + steps
        if value < least:
            found = space
            least = value
    return found


def open_contracts(st: TiletumState) -> i64:
    """Return how many contracts he has open."""
    count: i64 = 0
    while count < CONTRACT_SPACES and st.open[count] != EMPTY:
        count += 1
    return count


def has_room_for_contract(st: TiletumState, seat: i64) -> bool:
    """Return whether he has fewer than six contracts, open and fulfilled (C-102)."""
    return open_contracts(st) + fulfilled(st, seat) < CONTRACT_SPACES


def open_contract(st: TiletumState, tile: i64) -> None:
    """Put a contract among his open ones, which lie in order."""
    at: i64 = open_contracts(st)
    while at > 0 and st.open[at - 1] > tile:
        st.open[at] = st.open[at - 1]
        at -= 1
    st.open[at] = tile


def gain_from(st: TiletumState, seat: i64, spot: i64, action: i64) -> None:
    """Take the tile that lies on a spot, if one does."""
    tile: i64 = st.lying[spot]
    if tile != EMPTY:
        st.lying[spot] = EMPTY
        tell(st, step_facts.CARDINAL_TILE, seat, tile, spot)
        gain_tile(st, seat, tile, action)


def gain_tile(st: TiletumState, seat: i64, tile: i64, action: i64) -> None:
    """Keep a new crest; let all else leave the game, but for what challenges say (C-401)."""
    kind: i64 = st.board.kind[tile]
    if is_new_crest(st, seat, tile):
        take_crest(st, seat, st.board.crest_of[tile], action)
        return
    friends: bool = st.challenges[SPECIAL_FRIENDS] > 0
    if kind == CONTRACT_TILE and friends and has_room_for_contract(st, seat):
        open_contract(st, tile)
        return
    st.gone[tile] += 1
    liked: i64 = rank(st, seat, tile)
    if liked == MISC_RANK and friends:
        gain_good(st, seat, GOLD, GIFT_OF_GOLD)
    if liked == GOODS_RANK and st.challenges[INGENIOUS_CLERGY] > 0:
        gain_goods(st, seat, tile)
    if liked == ACTION_RANK or st.board.boost[tile] > 0:  # also `colour+ap1` (S-917)
        gain_action(st, seat, tile)


def gain_goods(st: TiletumState, seat: i64, tile: i64) -> None:
    """Gain what a tile with goods or points gives; goods of choice are the most needed (C-505)."""
    at: i64 = st.board.gain_of[tile] * PARTS
    for good in range(GOODS):
        gain_good(st, seat, good, st.board.parts[at + good])
    score(st, seat, st.board.parts[at + GAIN_POINTS])
    gain_silver(st, seat, st.board.parts[at + GAIN_SILVER])
    for _good in range(st.board.parts[at + GAIN_ANY]):
        gain_good(st, seat, most_needed(st, seat), 1)
    gain_good(st, seat, most_needed(st, seat), st.board.parts[at + GAIN_SAME])


def gain_action(st: TiletumState, seat: i64, tile: i64) -> None:
    """Score for an action or boost tile, and step up (C-506, C-508)."""
    if st.challenges[CHURCH_INCOME] > 0:
        at: i64 = st.board.gain_of[tile] * PARTS + GAIN_ACTION
        joker: bool = st.board.parts[at + JOKER] > 0
        score(st, seat, st.board.cards.joker_points if joker else action_number(st, tile))
    if st.challenges[WHISPERS] > 0:
        step_up(st, seat, 1)


def take_crest(st: TiletumState, seat: i64, crest: i64, action: i64) -> None:
    """Keep a crest in hand, or place it at once and free (C-401, C-503)."""
    if st.challenges[READY_FOR_ACTION] > 0:
        for building in range(BUILDINGS):
            if st.crests[seat * BUILDINGS + building] == EMPTY:
                place(st, seat, crest, building)
                if action == EXPLORER:
                    st.his_marker += st.board.marker_of[building]
                else:
                    st.markers[seat * TYPES + action] += st.board.marker_of[building]
                return
    st.hand[crest] += 1


def place(st: TiletumState, seat: i64, crest: i64, building: i64) -> None:
    """Put a crest below a building: nothing comes of it but points at building 6 (C-309)."""
    st.crests[seat * BUILDINGS + building] = crest
    tell(st, step_facts.CREST_PLACED, seat, crest, building)
    if building == LAST_BUILDING:
        score(st, seat, CREST_POINTS)
    if is_building_full(st, seat, building):
        tell(st, step_facts.COMPLETED, seat, building, 0)
