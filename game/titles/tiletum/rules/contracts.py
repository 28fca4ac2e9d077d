"""Fulfil contracts, with the goods that are due (T-6)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import add_move, make_move_code
from game.titles.tiletum.rules import kinds, possessions, seat_progress, step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.helpers import is_first_slot_with_its_tile
from game.titles.tiletum.rules.questions import give_gain
from game.titles.tiletum.rules.state import TiletumState, record_step_fact


def write_contract_fulfilment_moves(
    st: TiletumState, seat: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Write a move for each stored contract that the seat can pay now, for each good its equal
    goods can be paid with and each part that may cost one less; return the new count."""
    for slot in range(seat * kinds.STOREHOUSE_SLOT_COUNT, (seat + 1) * kinds.STOREHOUSE_SLOT_COUNT):
        tile: i64 = st.store[slot]
        if (
            not is_first_slot_with_its_tile(st, seat, slot)
            or st.board.tile_kind[tile] != kinds.CONTRACT_TILE
        ):
            continue
        with_good: bool = st.board.contract_equal_goods_cost[tile] > 0
        for less in range(kinds.IRON_PART_COSTS_LESS + 1):
            if not may_name_cheaper_part(st, seat, tile, less):
                continue
            for good in range(kinds.GOOD_COUNT if with_good else 1):
                if can_fulfil_contract(st, seat, tile, good, less):
                    named: i64 = good + 1 if with_good else 0
                    move_count = add_move(
                        move_codes,
                        move_count,
                        make_move_code(kinds.FULFIL_CONTRACT_MOVE, tile, named, less),
                    )
    return move_count


def may_name_cheaper_part(st: TiletumState, seat: i64, tile: i64, named_part: i64) -> bool:
    """Return whether a move that fulfils a contract may name `named_part` (0 for none) as the part
    that costs one good less (S-606).

    With the technology contract I a part must be named if the contract has several parts; in all
    other cases no part may be named.
    """
    if seat_progress.technology_level(st, seat, kinds.CONTRACT_TECHNOLOGY) == 0:
        return named_part == 0
    same: bool = st.board.contract_equal_goods_cost[tile] > 0
    wool: bool = st.board.contract_wool_cost[tile] > 0
    iron: bool = st.board.contract_iron_cost[tile] > 0
    if not ((same and (wool or iron)) or (wool and iron)):
        return named_part == 0
    if named_part == kinds.SAME_PART_COSTS_LESS:
        return same
    return (
        wool
        if named_part == kinds.WOOL_PART_COSTS_LESS
        else named_part == kinds.IRON_PART_COSTS_LESS and iron
    )


def contract_part_costing_one_less(st: TiletumState, seat: i64, tile: i64, named_part: i64) -> i64:
    """Return the part of a contract that costs one good less: `named_part` if it is not 0. If it is
    0 and the seat has the contract technology, it is the first part that costs anything, but only
    if the contract costs at least two goods; otherwise 0 (S-606)."""
    if named_part > 0 or seat_progress.technology_level(st, seat, kinds.CONTRACT_TECHNOLOGY) == 0:
        return named_part
    board: Board = st.board
    if (
        board.contract_equal_goods_cost[tile]
        + board.contract_wool_cost[tile]
        + board.contract_iron_cost[tile]
        < 2
    ):
        return 0  # at least one good in all
    if board.contract_equal_goods_cost[tile] > 0:
        return kinds.SAME_PART_COSTS_LESS
    return (
        kinds.WOOL_PART_COSTS_LESS
        if board.contract_wool_cost[tile] > 0
        else kinds.IRON_PART_COSTS_LESS
    )


def contract_cost_in_good(row: vec[i64], tile: i64, part: i64, cheaper_part: i64) -> i64:
    """Return the number of goods that one part of a contract costs: its number in `row`, minus one
    if `part` equals `cheaper_part`."""
    return row[tile] - 1 if part == cheaper_part else row[tile]


def can_fulfil_contract(
    st: TiletumState, seat: i64, tile: i64, equal_good: i64, cheaper_part: i64
) -> bool:
    """Return whether a seat has the goods for a contract whose equal goods are paid with
    `equal_good` and whose part `cheaper_part` costs one less (T-604)."""
    part: i64 = contract_part_costing_one_less(st, seat, tile, cheaper_part)
    wool: i64 = contract_cost_in_good(
        st.board.contract_wool_cost, tile, part, kinds.WOOL_PART_COSTS_LESS
    )
    iron: i64 = contract_cost_in_good(
        st.board.contract_iron_cost, tile, part, kinds.IRON_PART_COSTS_LESS
    )
    same: i64 = contract_cost_in_good(
        st.board.contract_equal_goods_cost, tile, part, kinds.SAME_PART_COSTS_LESS
    )
    if same > 0:
        if equal_good == kinds.WOOL:
            wool += same
        elif equal_good == kinds.IRON:
            iron += same
        elif possessions.count_good(st, seat, equal_good) < same:
            return False
    enough: bool = possessions.count_good(st, seat, kinds.WOOL) >= wool
    return enough and possessions.count_good(st, seat, kinds.IRON) >= iron


def fulfil_contract(
    st: TiletumState, seat: i64, tile: i64, one_plus_equal_good: i64, cheaper_part: i64
) -> None:
    """Pay a stored contract, move it to the leftmost free contract space, and give its points, gain
    and the pillar that lay there (T-604, T-605). `one_plus_equal_good` is 1 + the good paid for its
    equal goods, 0 for none."""
    board: Board = st.board
    part: i64 = contract_part_costing_one_less(st, seat, tile, cheaper_part)
    if one_plus_equal_good > 0:
        possessions.pay_good(
            st,
            seat,
            one_plus_equal_good - 1,
            contract_cost_in_good(
                board.contract_equal_goods_cost, tile, part, kinds.SAME_PART_COSTS_LESS
            ),
        )
    possessions.pay_good(
        st,
        seat,
        kinds.WOOL,
        contract_cost_in_good(board.contract_wool_cost, tile, part, kinds.WOOL_PART_COSTS_LESS),
    )
    possessions.pay_good(
        st,
        seat,
        kinds.IRON,
        contract_cost_in_good(board.contract_iron_cost, tile, part, kinds.IRON_PART_COSTS_LESS),
    )
    possessions.remove_tile_from_storehouse(st, seat, tile)
    at: i64 = possessions.count_fulfilled_contracts(st, seat)
    st.contracts[seat * kinds.CONTRACT_SPACE_COUNT + at] = tile
    st.points[seat] += board.contract_points[tile]
    record_step_fact(
        st, step_facts.CONTRACT_FULFILLED_FACT, seat, tile, board.contract_points[tile]
    )
    if at < board.contract_pillar_spaces:
        st.supply[seat * kinds.BASE_PIECE_KIND_COUNT + kinds.PILLAR_PIECE] += 1
        record_step_fact(st, step_facts.FREED_PILLAR_FACT, seat, at, 0)
    give_gain(st, seat, board.gain_of_tile[tile])
