"""Reads what lies on and beside a seat's own board: goods, rooms, crests, stored tiles."""

from __future__ import annotations

from typing import Final

from ai.titles.tiletum import inputs as at
from ai.titles.tiletum.seat_outlook import SeatOutlook
from ai.titles.tiletum.tiles import tile_worth
from game.engine.cells import i64, vec
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cathedrals import may_contribute, top_tile
from game.titles.tiletum.rules.fairs import cathedral_tiles
from game.titles.tiletum.rules.household import (
    completed_buildings,
    crests_placed,
    full_buildings,
    people_in,
    upper_people,
)
from game.titles.tiletum.rules.kinds import (
    BUILDINGS,
    CHARACTER_TILE,
    CONTRACT_TILE,
    CREST_TILE,
    EMPTY,
    GOODS,
    HOUSE_PIECE,
    PIECES,
    PILLAR_PIECE,
    STORE,
    TYPES,
)
from game.titles.tiletum.rules.scoring import goods_left
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import fulfilled, goods_of

ENOUGH: Final = 8  # of a good
TENTH: Final = 10  # cents in a tenth of a point


def read_stock(st: TiletumState, outlook: SeatOutlook, cells: vec[i64]) -> None:
    """Read goods, supplies, and what is fulfilled or open."""
    board: Board = st.board
    seat: i64 = outlook.seat
    base: i64 = seat * at.OWN_INPUTS
    for good in range(GOODS):
        cells[base + at.GOLD + good] = min(goods_of(st, seat, good), ENOUGH)
        cells[base + at.LACK] += outlook.needs.lack[good]
    cells[base + at.GOODS] = goods_left(st, seat)
    cells[base + at.HOUSE_SUPPLY] = st.supply[seat * PIECES + HOUSE_PIECE]
    cells[base + at.PILLAR_SUPPLY] = st.supply[seat * PIECES + PILLAR_PIECE]
    cells[base + at.FULFILLED] = fulfilled(st, seat)
    cells[base + at.CATHEDRALS] = cathedral_tiles(st, seat)
    for number in range(board.cathedrals):
        open_here: bool = board.is_open[number] > 0 and st.cost[number] != EMPTY
        if open_here and may_contribute(st, seat, number):
            cells[base + at.OPEN_CATHEDRALS] += 1
            points: i64 = top_tile(st, number) + board.cost_points[st.cost[number]]
            cells[base + at.OPEN_POINTS] += points


def read_house(st: TiletumState, seat: i64, cells: vec[i64]) -> None:
    """Read rooms, crests and markers."""
    board: Board = st.board
    base: i64 = seat * at.OWN_INPUTS
    cells[base + at.CRESTS] = crests_placed(st, seat)
    cells[base + at.UPPER] = upper_people(st, seat)
    cells[base + at.FULL] = full_buildings(st, seat)
    completed: i64 = completed_buildings(st, seat)
    if completed < BUILDINGS:
        more: i64 = board.completed[completed + 1] - board.completed[completed]
        cells[base + at.NEXT_COMPLETED] = more
    for building in range(BUILDINGS):
        people: i64 = people_in(st, seat, building)
        cells[base + at.PEOPLE] += people
        missing: i64 = board.room_from[building + 1] - board.room_from[building] - people
        if missing == 1 and st.crests[seat * BUILDINGS + building] != EMPTY:
            cells[base + at.CRESTED] += 1
    for action in range(TYPES):
        cells[base + at.MARKERS + action] = st.markers[seat * TYPES + action]


def read_store(st: TiletumState, outlook: SeatOutlook, cells: vec[i64]) -> None:
    """Read the tiles in the storehouse."""
    board: Board = st.board
    base: i64 = outlook.seat * at.OWN_INPUTS
    for slot in range(outlook.seat * STORE, (outlook.seat + 1) * STORE):
        tile: i64 = st.store[slot]
        if tile == EMPTY:
            continue
        kind: i64 = board.kind[tile]
        if kind == CONTRACT_TILE:
            cells[base + at.STORED_CONTRACTS] += 1
            cells[base + at.CONTRACT_POINTS] += board.points[tile]
        elif kind == CREST_TILE:
            cells[base + at.STORED_CRESTS] += 1
        elif kind == CHARACTER_TILE:
            cells[base + at.STORED_PEOPLE] += 1
        else:
            cells[base + at.STORED_HELPERS] += 1
            cells[base + at.HELPER_WORTH] += tile_worth(st, outlook, tile) // TENTH
