"""The value of tiles to a seat, in cents: contracts, crests, helpers and characters."""

from typing import Final

from ai.titles.tiletum import learned_numbers as known
from ai.titles.tiletum.seat_valuation import POINT_CENTS, TiletumSeatValuation
from game.engine.cells import i64
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.buildings import count_filled_rooms, is_building_full
from game.titles.tiletum.rules.fairs import (
    FAIR_COUNTS_CONTRACTS,
    FAIR_COUNTS_CRESTS,
    FAIR_COUNTS_FULL_BUILDINGS,
    FAIR_COUNTS_UPPER_PEOPLE,
)
from game.titles.tiletum.rules.possessions import count_fulfilled_contracts, count_good
from game.titles.tiletum.rules.state import TiletumState

DICE_LEFT_WHEN_PLACING_IS_HARD: Final = (
    3  # dice to come from which on a crest or contract is hard to place
)


def stored_tile_worth(st: TiletumState, valuation: TiletumSeatValuation, tile: i64) -> i64:
    """Return the value, in cents, of a tile in the seat's storehouse; every tile but a crest or
    contract is worth 0 when the seat has no die left and no question is open."""
    board: Board = st.board
    kind: i64 = board.tile_kind[tile]
    if kind == kinds.CREST_TILE:
        return stored_crest_tile_worth(st, valuation)
    if kind == kinds.CONTRACT_TILE:
        return contract_worth(st, valuation, tile)
    if valuation.dice == 0 and st.depth == 0:
        return 0
    if kind == kinds.HELPER_TILE:
        return (
            valuation.tables.worth_of_gain[board.gain_of_tile[tile]]
            * valuation.learned_number(known.HELPER_GAIN_PERCENT_INDEX)
            // 100
        )
    if kind == kinds.BOOST_TILE:
        return board.boost_action_points_of_tile[tile] * valuation.learned_number(
            known.ACTION_POINT_ON_TILE_CENTS_INDEX
        )
    return valuation.learned_number(known.COLOUR_TILE_CENTS_INDEX)


def stored_crest_tile_worth(st: TiletumState, valuation: TiletumSeatValuation) -> i64:
    """Return the value, in cents, of a stored crest: that of its best building, less when few
    dice are left."""
    best: i64 = 0
    for building in range(kinds.BUILDING_COUNT):
        best = max(best, crest_worth(st, valuation, building))
    return (
        best * min(valuation.dice, DICE_LEFT_WHEN_PLACING_IS_HARD) // DICE_LEFT_WHEN_PLACING_IS_HARD
    )


def crest_worth(st: TiletumState, valuation: TiletumSeatValuation, building: i64) -> i64:
    """Return the value, in cents, of placing a crest at a building, minus its food; 0 if a crest
    is there."""
    board: Board = st.board
    seat: i64 = valuation.seat
    if st.crests[seat * kinds.BUILDING_COUNT + building] != kinds.EMPTY:
        return 0
    cents: i64 = (
        valuation.tables.worth_of_gain[board.crest_gain_of_building[building]]
        + valuation.fair_values.worth_of_one_more[FAIR_COUNTS_CRESTS]
    )
    cents -= board.crest_food_cost_of_building[building] * valuation.learned_number(
        known.CREST_FOOD_CENTS_INDEX
    )
    rooms: i64 = board.first_room_of_building[building + 1] - board.first_room_of_building[building]
    if is_building_full(st, seat, building):
        return cents + completion_worth(st, valuation, building)
    missing: i64 = rooms - count_filled_rooms(st, seat, building)
    if missing <= valuation.dice:
        cents += valuation.learned_number(
            known.CREST_PLACED_CENTS_INDEX
        ) + completion_worth_with_empty_rooms(st, valuation, building, missing)
    return cents


def completion_worth(st: TiletumState, valuation: TiletumSeatValuation, building: i64) -> i64:
    """Return the value, in cents, of completing a building: points at the end of the game, and its
    marker."""
    marker: i64 = 0
    if building != kinds.LAST_BUILDING:
        marker = (
            st.board.marker_points_of_building[building]
            * valuation.learned_number(known.MARKER_POINT_CENTS_PER_DIE_TO_COME_INDEX)
            * valuation.dice
        )
    return (
        valuation.learned_number(
            known.NEXT_COMPLETED_BUILDING_CENTS_INDEX + valuation.completed_building_count
        )
        + marker
    )


def completion_worth_with_empty_rooms(
    st: TiletumState, valuation: TiletumSeatValuation, building: i64, empty_rooms: i64
) -> i64:
    """Return the part of the value of completing a building, in cents, that counts while
    `empty_rooms` rooms are still empty: a learned percentage of the value, divided by the number of
    empty rooms."""
    share: i64 = valuation.learned_number(known.HALF_COMPLETED_BUILDING_PERCENT_INDEX)
    return completion_worth(st, valuation, building) * share // (100 * empty_rooms)


def contract_worth(st: TiletumState, valuation: TiletumSeatValuation, tile: i64) -> i64:
    """Return the value, in cents, of a contract taken now, minus the goods it will cost; at least
    0. It is 0 if too many goods are missing for the dice that are left, or if no die is left and no
    question is open.
    """
    board: Board = st.board
    if valuation.dice == 0 and st.depth == 0:
        return 0
    cents: i64 = fulfilment_worth_before_cost_of_goods(st, valuation, tile)
    missing: i64 = (
        board.contract_wool_cost[tile]
        + valuation.goods_needs.needed_goods[kinds.WOOL]
        - count_good(st, valuation.seat, kinds.WOOL)
    )
    short: i64 = min(max(0, missing), board.contract_wool_cost[tile])
    missing = (
        board.contract_iron_cost[tile]
        + valuation.goods_needs.needed_goods[kinds.IRON]
        - count_good(st, valuation.seat, kinds.IRON)
    )
    short += min(max(0, missing), board.contract_iron_cost[tile])
    if board.contract_equal_goods_cost[tile] > 0:
        most: i64 = 0
        for good in range(kinds.GOOD_COUNT):
            most = max(
                most,
                count_good(st, valuation.seat, good) - valuation.goods_needs.needed_goods[good],
            )
        short += min(
            max(0, board.contract_equal_goods_cost[tile] - most),
            board.contract_equal_goods_cost[tile],
        )
    goods: i64 = (
        board.contract_wool_cost[tile]
        + board.contract_iron_cost[tile]
        + board.contract_equal_goods_cost[tile]
    )
    cents -= goods * valuation.learned_number(
        known.CONTRACT_GOOD_CENTS_INDEX
    ) + short * valuation.learned_number(known.MISSING_GOOD_CENTS_INDEX)
    if short > 2 * valuation.dice:
        return 0
    return max(cents, 0)


def fulfilment_worth_before_cost_of_goods(
    st: TiletumState, valuation: TiletumSeatValuation, tile: i64
) -> i64:
    """Return the value, in cents, of fulfilling a contract, before the goods it costs are
    subtracted."""
    board: Board = st.board
    cents: i64 = (
        board.contract_points[tile] * POINT_CENTS
        + valuation.tables.worth_of_gain[board.gain_of_tile[tile]]
    )
    if count_fulfilled_contracts(st, valuation.seat) < board.contract_pillar_spaces:
        cents += valuation.worth_of_piece_moved_to_supply(
            st, kinds.PILLAR_PIECE, valuation.pillar_worth
        )
    return cents + valuation.fair_values.worth_of_one_more[FAIR_COUNTS_CONTRACTS]


def character_worth(
    st: TiletumState, valuation: TiletumSeatValuation, tile: i64, building: i64
) -> i64:
    """Return the value, in cents, of moving a character into a building: its gain, its points at
    fairs, and its part in filling and completing the building."""
    board: Board = st.board
    seat: i64 = valuation.seat
    cents: i64 = valuation.tables.worth_of_gain[
        board.gain_of_tile[tile]
    ] + valuation.learned_number(known.FILLED_ROOM_CENTS_INDEX)
    people: i64 = count_filled_rooms(st, seat, building)
    if people > 0:
        cents += valuation.fair_values.worth_of_one_more[FAIR_COUNTS_UPPER_PEOPLE]
    missing: i64 = (
        board.first_room_of_building[building + 1]
        - board.first_room_of_building[building]
        - people
        - 1
    )
    crest: bool = st.crests[seat * kinds.BUILDING_COUNT + building] != kinds.EMPTY
    if missing > 0:
        if crest and missing <= valuation.dice:
            cents += completion_worth_with_empty_rooms(st, valuation, building, missing)
        return cents
    cents += valuation.fair_values.worth_of_one_more[FAIR_COUNTS_FULL_BUILDINGS]
    if building != kinds.LAST_BUILDING:
        cents += valuation.worth_of_piece_moved_to_supply(
            st, kinds.HOUSE_PIECE, valuation.house_worth
        )
    if crest:
        return cents + completion_worth(st, valuation, building)
    next_one: i64 = valuation.learned_number(
        known.NEXT_COMPLETED_BUILDING_CENTS_INDEX + valuation.completed_building_count
    )
    return cents + next_one * min(valuation.dice, DICE_LEFT_WHEN_PLACING_IS_HARD) // (
        3 * DICE_LEFT_WHEN_PLACING_IS_HARD
    )


def count_free_storehouse_spaces(st: TiletumState, seat: i64) -> i64:
    """Return how many free spaces the seat's storehouse has."""
    left: i64 = 0
    for slot in range(seat * kinds.STOREHOUSE_SLOT_COUNT, (seat + 1) * kinds.STOREHOUSE_SLOT_COUNT):
        if st.store[slot] == kinds.EMPTY:
            left += 1
    return left
