"""Tasks at the start of a turn and during its main action (T-601, T-310)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import (
    add_move,
    first_field_of_move,
    kind_of_move,
    make_move_code,
    second_field_of_move,
    third_field_of_move,
)
from game.titles.tiletum.rules import (
    explorers,
    kinds,
    possessions,
    prices,
    seat_progress,
    stone_tablets,
    technologies,
)
from game.titles.tiletum.rules.cathedrals import (
    contribute_to_cathedral,
    space_of_next_cathedral_to_contribute_to,
)
from game.titles.tiletum.rules.contracts import fulfil_contract, write_contract_fulfilment_moves
from game.titles.tiletum.rules.crest_placement import place_crest, write_crest_placement_moves
from game.titles.tiletum.rules.helpers import use_helper_tile, write_helper_moves
from game.titles.tiletum.rules.questions import (
    MOVES_BUFFER_FOR_COUNTING,
    push_question,
    stack_position_of_main_action,
)
from game.titles.tiletum.rules.state import TiletumState

ACTION_POINTS_OF_STEP_SYMBOL: Final = 2  # with technology explorer III


def has_possible_task(st: TiletumState, seat: i64) -> bool:
    """Return whether the seat can buy a good, use a helper, fulfil a contract, place a crest,
    contribute to a cathedral or do a task of the Silver expansion now.
    """
    if (
        prices.can_pay_gold_price(st, seat, kinds.GOLD_PER_BOUGHT_GOOD)
        or write_helper_moves(st, seat, MOVES_BUFFER_FOR_COUNTING, 0) > 0
    ):
        return True
    if (
        write_contract_fulfilment_moves(st, seat, MOVES_BUFFER_FOR_COUNTING, 0) > 0
        or write_crest_placement_moves(st, seat, MOVES_BUFFER_FOR_COUNTING, 0) > 0
    ):
        return True
    if st.board.silver == 0 and possessions.count_good(st, seat, kinds.STONE) == 0:
        return False
    if space_of_next_cathedral_to_contribute_to(st, seat, kinds.EMPTY) != kinds.EMPTY:
        return True
    return (
        st.board.silver > 0
        and write_silver_expansion_task_moves(st, seat, MOVES_BUFFER_FOR_COUNTING, 0) > 0
    )


def can_take_symbol_step(st: TiletumState, seat: i64) -> bool:
    """Return whether the step of the symbol is available: the die has the symbol, the main
    action is in progress and the seat has an explorer (S-205)."""
    return (
        st.symbol > 0
        and stack_position_of_main_action(st) != kinds.EMPTY
        and explorers.has_explorer(st, seat)
    )


def write_silver_expansion_task_moves(
    st: TiletumState, seat: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Append to `move_codes` the moves for raising levels, hiring explorers and the step of the
    symbol; return the new count (S-205, S-304, S-601).
    """
    move_count = technologies.write_level_raise_moves(st, seat, 0, move_codes, move_count)
    move_count = explorers.write_explorer_start_moves(
        st, seat, st.silver[seat], move_codes, move_count
    )
    if not can_take_symbol_step(st, seat):
        return move_count
    if seat_progress.technology_level(st, seat, kinds.EXPLORER_TECHNOLOGY) >= 3:
        return add_move(
            move_codes, move_count, make_move_code(kinds.EXPLORER_ACTION_BY_SYMBOL_MOVE, 0, 0, 0)
        )
    return explorers.write_explorer_step_moves(
        st, seat, kinds.STEP_BY_SYMBOL_MOVE, move_codes, move_count
    )


def write_task_moves(st: TiletumState, seat: i64, move_codes: vec[i64], move_count: i64) -> i64:
    """Write the tasks after the first `move_count` moves; return how many moves there are then."""
    if prices.can_pay_gold_price(st, seat, kinds.GOLD_PER_BOUGHT_GOOD):
        for good in range(kinds.FOOD, kinds.GOOD_COUNT):
            move_count = add_move(
                move_codes, move_count, make_move_code(kinds.BUY_GOOD_MOVE, good, 0, 0)
            )
    move_count = write_helper_moves(st, seat, move_codes, move_count)
    move_count = write_contract_fulfilment_moves(st, seat, move_codes, move_count)
    move_count = write_crest_placement_moves(st, seat, move_codes, move_count)
    space: i64 = space_of_next_cathedral_to_contribute_to(st, seat, kinds.EMPTY)
    while space != kinds.EMPTY:
        move_count = add_move(
            move_codes, move_count, make_move_code(kinds.CONTRIBUTE_MOVE, space, 0, 0)
        )
        space = space_of_next_cathedral_to_contribute_to(
            st, seat, st.board.cathedral_of_space[space]
        )
    return (
        write_silver_expansion_task_moves(st, seat, move_codes, move_count)
        if st.board.silver > 0
        else move_count
    )


def is_task_move(move: i64) -> bool:
    """Return whether a move is a task, which a seat may do in its turn in addition to its die."""
    kind: i64 = kind_of_move(move)
    return (
        kinds.BUY_GOOD_MOVE <= kind <= kinds.CONTRIBUTE_MOVE
        or kinds.RAISE_LEVEL_MOVE <= kind <= kinds.EXPLORER_ACTION_BY_SYMBOL_MOVE
    )


def play_task_move(st: TiletumState, seat: i64, move: i64) -> None:
    """Play a task by its kind: buy a good, use a helper, fulfil a contract, place a crest,
    contribute, raise a level, hire an explorer, or use the step symbol. Its price in gold is paid
    already.
    """
    kind: i64 = kind_of_move(move)
    if kind == kinds.BUY_GOOD_MOVE:
        possessions.gain_good(st, seat, first_field_of_move(move), 1)
    elif kind == kinds.USE_TILE_MOVE:
        use_helper_tile(st, seat, first_field_of_move(move))
    elif kind == kinds.FULFIL_CONTRACT_MOVE:
        fulfil_contract(
            st,
            seat,
            first_field_of_move(move),
            second_field_of_move(move),
            third_field_of_move(move),
        )
    elif kind == kinds.PLACE_CREST_MOVE:
        place_crest(st, seat, first_field_of_move(move), second_field_of_move(move))
    elif kind == kinds.CONTRIBUTE_MOVE:
        contribute_to_cathedral(st, seat, first_field_of_move(move))
    elif kind == kinds.RAISE_LEVEL_MOVE:
        technologies.buy_next_technology_level(st, seat, first_field_of_move(move), 0)
    elif kind == kinds.HIRE_EXPLORER_MOVE:
        number: i64 = st.board.depths.underground_map_of_space[first_field_of_move(move)]
        possessions.pay_silver(st, seat, st.board.depths.explorer_cost[number])
        explorers.place_new_explorer(st, seat, number)
    elif kind == kinds.STEP_BY_SYMBOL_MOVE:
        st.symbol = 0
        stone_tablets.move_explorer_and_give_tablet(st, seat, first_field_of_move(move))
    else:
        st.symbol = 0
        push_question(
            st, kinds.SPEND_ACTION_POINTS_QUESTION, kinds.EXPLORER, ACTION_POINTS_OF_STEP_SYMBOL, 0
        )
