"""Inputs of the learned value that come from a seat's player board: goods, rooms, crests, stored
tiles."""

from typing import Final

from ai.titles.tiletum import input_indices as at
from ai.titles.tiletum.seat_valuation import TiletumSeatValuation
from ai.titles.tiletum.tile_worth import stored_tile_worth
from game.engine.cells import i64, vec
from game.titles.tiletum.rules import buildings, fairs, kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cathedrals import (
    can_contribute_ignoring_cost,
    highest_tile_left_at_cathedral,
)
from game.titles.tiletum.rules.possessions import count_fulfilled_contracts, count_good
from game.titles.tiletum.rules.state import TiletumState

MAX_COUNTED_OF_A_GOOD: Final = 8  # of a good
TENTH_POINT_CENTS: Final = 10  # cents in a tenth of a point


def write_stock_inputs(st: TiletumState, valuation: TiletumSeatValuation, cells: vec[i64]) -> None:
    """Write into `cells` the inputs for the goods of the valuation's seat, its pieces in supply,
    fulfilled contracts, cathedral tiles, and the cathedrals to which it may still contribute.
    """
    board: Board = st.board
    seat: i64 = valuation.seat
    base: i64 = seat * at.INPUTS_PER_SEAT
    for good in range(kinds.GOOD_COUNT):
        cells[base + at.EACH_GOOD_UP_TO_8 + good] = min(
            count_good(st, seat, good), MAX_COUNTED_OF_A_GOOD
        )
        cells[base + at.GOODS_LACKING] += valuation.goods_needs.missing_goods[good]
    cells[base + at.TOTAL_GOODS_HELD] = fairs.count_goods_left(st, seat)
    cells[base + at.HOUSES_IN_SUPPLY] = st.supply[
        seat * kinds.BASE_PIECE_KIND_COUNT + kinds.HOUSE_PIECE
    ]
    cells[base + at.PILLARS_IN_SUPPLY] = st.supply[
        seat * kinds.BASE_PIECE_KIND_COUNT + kinds.PILLAR_PIECE
    ]
    cells[base + at.FULFILLED_CONTRACTS] = count_fulfilled_contracts(st, seat)
    cells[base + at.CATHEDRAL_TILES] = fairs.count_cathedral_tiles(st, seat)
    for number in range(board.cathedral_count):
        open_here: bool = board.is_cathedral_open[number] > 0 and st.cost[number] != kinds.EMPTY
        if open_here and can_contribute_ignoring_cost(st, seat, number):
            cells[base + at.OPEN_CATHEDRALS_WITH_OWN_PILLAR] += 1
            points: i64 = (
                highest_tile_left_at_cathedral(st, number) + board.cost_tile_points[st.cost[number]]
            )
            cells[base + at.OPEN_CATHEDRAL_POINTS] += points


def write_building_inputs(st: TiletumState, seat: i64, cells: vec[i64]) -> None:
    """Write into `cells` the inputs for the seat's buildings: placed crests, characters, full
    buildings, the points of the next completed one, those that lack only one character, and marker
    points.
    """
    board: Board = st.board
    base: i64 = seat * at.INPUTS_PER_SEAT
    cells[base + at.PLACED_CRESTS] = buildings.count_placed_crests(st, seat)
    cells[base + at.CHARACTERS_ABOVE_FIRST_FLOOR] = buildings.count_characters_on_upper_floors(
        st, seat
    )
    cells[base + at.FULL_BUILDINGS] = buildings.count_full_buildings(st, seat)
    completed: i64 = buildings.count_completed_buildings(st, seat)
    if completed < kinds.BUILDING_COUNT:
        more: i64 = (
            board.completed_building_points[completed + 1]
            - board.completed_building_points[completed]
        )
        cells[base + at.NEXT_COMPLETED_BUILDING_POINTS] = more
    for building in range(kinds.BUILDING_COUNT):
        people: i64 = buildings.count_filled_rooms(st, seat, building)
        cells[base + at.CHARACTERS_ON_BOARD] += people
        missing: i64 = (
            board.first_room_of_building[building + 1]
            - board.first_room_of_building[building]
            - people
        )
        if missing == 1 and st.crests[seat * kinds.BUILDING_COUNT + building] != kinds.EMPTY:
            cells[base + at.CRESTED_BUILDINGS_ONE_ROOM_SHORT] += 1
    for action in range(kinds.CHARACTER_TYPE_COUNT):
        cells[base + at.MARKER_POINTS_BY_ACTION + action] = st.markers[
            seat * kinds.CHARACTER_TYPE_COUNT + action
        ]


def write_storehouse_inputs(
    st: TiletumState, valuation: TiletumSeatValuation, cells: vec[i64]
) -> None:
    """Write into `cells`, for the storehouse of the valuation's seat, the numbers of contracts,
    crests, characters and other tiles, the contracts' points, and the value of the other tiles in
    tenths of a point.
    """
    board: Board = st.board
    base: i64 = valuation.seat * at.INPUTS_PER_SEAT
    for slot in range(
        valuation.seat * kinds.STOREHOUSE_SLOT_COUNT,
        (valuation.seat + 1) * kinds.STOREHOUSE_SLOT_COUNT,
    ):
        tile: i64 = st.store[slot]
        if tile == kinds.EMPTY:
            continue
        kind: i64 = board.tile_kind[tile]
        if kind == kinds.CONTRACT_TILE:
            cells[base + at.STORED_CONTRACTS] += 1
            cells[base + at.STORED_CONTRACT_POINTS] += board.contract_points[tile]
        elif kind == kinds.CREST_TILE:
            cells[base + at.STORED_CRESTS] += 1
        elif kind == kinds.CHARACTER_TILE:
            cells[base + at.STORED_CHARACTERS] += 1
        else:
            cells[base + at.OTHER_STORED_TILES] += 1
            cells[base + at.OTHER_STORED_TILES_WORTH_TENTHS] += (
                stored_tile_worth(st, valuation, tile) // TENTH_POINT_CENTS
            )
