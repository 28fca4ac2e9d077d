"""What tiles are worth to a seat: contracts, crests, helpers and characters, in cents."""

from typing import Final

from ai.titles.tiletum import learned_numbers as known
from ai.titles.tiletum.outlook import POINT, TiletumSeatOutlook
from game.engine.cells import i64
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.fairs import CONTRACTS, CRESTS, FULL_BUILDINGS, UPPER_PEOPLE
from game.titles.tiletum.rules.household import is_building_full, people_in
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import fulfilled, goods_of

LATE: Final = 3  # dice to come from which on a crest or contract is hard to place


def tile_worth(st: TiletumState, outlook: TiletumSeatOutlook, tile: i64) -> i64:
    """Return what a tile is worth in the storehouse."""
    board: Board = st.board
    kind: i64 = board.kind[tile]
    if kind == kinds.CREST_TILE:
        return crest_tile_worth(st, outlook)
    if kind == kinds.CONTRACT_TILE:
        return contract_worth(st, outlook, tile)
    if outlook.dice == 0 and st.depth == 0:
        return 0
    if kind == kinds.HELPER_TILE:
        return outlook.tables.gain[board.gain_of[tile]] * outlook.guess(known.HELPER) // 100
    if kind == kinds.BOOST_TILE:
        return board.boost[tile] * outlook.guess(known.A_BOOST)
    return outlook.guess(known.A_COLOUR)


def crest_tile_worth(st: TiletumState, outlook: TiletumSeatOutlook) -> i64:
    """Return what a crest is worth that is still to be placed."""
    best: i64 = 0
    for building in range(kinds.BUILDINGS):
        best = max(best, crest_worth(st, outlook, building))
    return best * min(outlook.dice, LATE) // LATE


def crest_worth(st: TiletumState, outlook: TiletumSeatOutlook, building: i64) -> i64:
    """Return what a crest below a building brings, its food paid."""
    board: Board = st.board
    seat: i64 = outlook.seat
    if st.crests[seat * kinds.BUILDINGS + building] != kinds.EMPTY:
        return 0
    cents: i64 = outlook.tables.gain[board.crest_gain[building]] + outlook.fairs.more[CRESTS]
    cents -= board.crest_food[building] * outlook.guess(known.FOOD_COST)
    rooms: i64 = board.room_from[building + 1] - board.room_from[building]
    if is_building_full(st, seat, building):
        return cents + completion_worth(st, outlook, building)
    missing: i64 = rooms - people_in(st, seat, building)
    if missing <= outlook.dice:
        cents += outlook.guess(known.CREST_WAY) + half_done(st, outlook, building, missing)
    return cents


def completion_worth(st: TiletumState, outlook: TiletumSeatOutlook, building: i64) -> i64:
    """Return what a completed building brings: points at the end, and its marker."""
    marker: i64 = 0
    if building != kinds.LAST_BUILDING:
        marker = st.board.marker_of[building] * outlook.guess(known.MARKER) * outlook.dice
    return outlook.guess(known.COMPLETED + outlook.completed) + marker


def half_done(st: TiletumState, outlook: TiletumSeatOutlook, building: i64, missing: i64) -> i64:
    """Return what is believed of a completed building that lacks so many rooms."""
    share: i64 = outlook.guess(known.HALF_DONE)
    return completion_worth(st, outlook, building) * share // (100 * missing)


def contract_worth(st: TiletumState, outlook: TiletumSeatOutlook, tile: i64) -> i64:
    """Return what a contract is worth that is taken now, its goods paid later."""
    board: Board = st.board
    if outlook.dice == 0 and st.depth == 0:
        return 0
    cents: i64 = fulfilment_worth(st, outlook, tile)
    missing: i64 = (
        board.wool[tile] + outlook.needs.needed[kinds.WOOL] - goods_of(st, outlook.seat, kinds.WOOL)
    )
    short: i64 = min(max(0, missing), board.wool[tile])
    missing = (
        board.iron[tile] + outlook.needs.needed[kinds.IRON] - goods_of(st, outlook.seat, kinds.IRON)
    )
    short += min(max(0, missing), board.iron[tile])
    if board.same[tile] > 0:
        most: i64 = 0
        for good in range(kinds.GOODS):
            most = max(most, goods_of(st, outlook.seat, good) - outlook.needs.needed[good])
        short += min(max(0, board.same[tile] - most), board.same[tile])
    goods: i64 = board.wool[tile] + board.iron[tile] + board.same[tile]
    cents -= goods * outlook.guess(known.GOOD_COST) + short * outlook.guess(known.SHORT)
    if short > 2 * outlook.dice:
        return 0
    return max(cents, 0)


def fulfilment_worth(st: TiletumState, outlook: TiletumSeatOutlook, tile: i64) -> i64:
    """Return what fulfilling a contract brings, its goods apart."""
    board: Board = st.board
    cents: i64 = board.points[tile] * POINT + outlook.tables.gain[board.gain_of[tile]]
    if fulfilled(st, outlook.seat) < board.contract_pillars:
        cents += outlook.freed_worth(st, kinds.PILLAR_PIECE, outlook.pillar)
    return cents + outlook.fairs.more[CONTRACTS]


def character_worth(st: TiletumState, outlook: TiletumSeatOutlook, tile: i64, building: i64) -> i64:
    """Return what a character brings that moves into a building."""
    board: Board = st.board
    seat: i64 = outlook.seat
    cents: i64 = outlook.tables.gain[board.gain_of[tile]] + outlook.guess(known.ROOM)
    people: i64 = people_in(st, seat, building)
    if people > 0:
        cents += outlook.fairs.more[UPPER_PEOPLE]
    missing: i64 = board.room_from[building + 1] - board.room_from[building] - people - 1
    crest: bool = st.crests[seat * kinds.BUILDINGS + building] != kinds.EMPTY
    if missing > 0:
        if crest and missing <= outlook.dice:
            cents += half_done(st, outlook, building, missing)
        return cents
    cents += outlook.fairs.more[FULL_BUILDINGS]
    if building != kinds.LAST_BUILDING:
        cents += outlook.freed_worth(st, kinds.HOUSE_PIECE, outlook.house)
    if crest:
        return cents + completion_worth(st, outlook, building)
    next_one: i64 = outlook.guess(known.COMPLETED + outlook.completed)
    return cents + next_one * min(outlook.dice, LATE) // (3 * LATE)


def space_left(st: TiletumState, seat: i64) -> i64:
    """Return how many tiles the storehouse still takes."""
    left: i64 = 0
    for slot in range(seat * kinds.STORE, (seat + 1) * kinds.STORE):
        if st.store[slot] == kinds.EMPTY:
            left += 1
    return left
