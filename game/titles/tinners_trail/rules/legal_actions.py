"""The actions of phase 2 that the active player may take (T-3, A, X, D, AR, E)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import add_move, make_move_code
from game.titles.tinners_trail.rules import arsenic_market, calciners, emigration, kinds, michigan
from game.titles.tinners_trail.rules.auction import (
    may_start_auction_ignoring_money,
    minimum_opening_bid,
)
from game.titles.tinners_trail.rules.developments import (
    rightmost_available_pump_group_cell,
    write_stock_placement_moves,
)
from game.titles.tinners_trail.rules.extraction import mine_capacity_without_pieces
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points
from game.titles.tinners_trail.rules.taking_ore import (
    count_affordable_cubes,
    count_capacity_pieces,
    write_extraction_moves,
)


def write_action_moves(st: TrailState, move_codes: vec[i64]) -> i64:
    """Write every legal action; return how many.

    In the final column only passing and waiting pieces are left (T-3, E-4).
    """
    seat: i64 = st.to_move
    work: i64 = remaining_work_points(st, seat)
    count: i64 = 0
    if work >= st.board.build_work_cost and st.mines_left[seat] > 0:
        count = write_auction_start_moves(st, seat, move_codes, count)
    if work >= st.board.extract_work_cost:
        count = write_own_mine_extraction_moves(st, seat, move_codes, count)
    count = write_stock_placement_moves(st, work, move_codes, count)
    if work >= st.board.pumps_work_cost and rightmost_available_pump_group_cell(st) != kinds.EMPTY:
        count = add_move(move_codes, count, make_move_code(kinds.DEVELOP_PUMPS_MOVE, 0, 0, 0))
    if work >= st.board.pasties_work_cost:
        count = add_move(move_codes, count, make_move_code(kinds.SELL_PASTIES_MOVE, 0, 0, 0))
    count = add_move(move_codes, count, make_move_code(kinds.PASS_MOVE, 0, 0, 0))
    if st.board.has_expansion_rows:
        count = write_expansion_action_moves(st, seat, move_codes, count)
    return count


def write_expansion_action_moves(
    st: TrailState, seat: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Append to `move_codes` the moves of processing and selling arsenic, placing own miners,
    emigrating and placing waiting pieces, as far as the expansions in play and the seat's work
    points allow; return the new count (T-3, E-4).
    """
    work: i64 = remaining_work_points(st, seat)
    count: i64 = move_count
    if st.board.has_arsenic and work > 0:
        count = calciners.write_processing_moves(st, seat, move_codes, count)
        if work >= st.board.sell_work_cost and arsenic_market.may_sell_arsenic_ignoring_work_points(
            st, seat
        ):
            count = add_move(move_codes, count, make_move_code(kinds.SELL_ARSENIC_MOVE, 0, 0, 0))
    if st.board.has_emigration:
        if work >= st.board.miner_work_cost:
            count = emigration.write_own_miner_moves(st, seat, move_codes, count)
        if work >= st.board.emigrate_work_cost:
            count = emigration.write_emigration_moves(st, seat, move_codes, count)
        count = michigan.write_waiting_piece_moves(st, seat, move_codes, count)
    return count


def write_auction_start_moves(
    st: TrailState, seat: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Append to `move_codes` a move for every area whose auction the seat may start, none if it
    cannot pay the minimum bid; return the new count (A-1, A2-2, C-9).
    """
    count: i64 = move_count
    if st.money[seat] < minimum_opening_bid(st):
        return count
    if st.board.is_edition_2007:
        for area in range(st.board.areas_in_play_count):  # written without unpredictable branches
            move_codes[count] = make_move_code(kinds.BUILD_MINE_MOVE, area, 0, 0)
            count += i64(st.owner[area] == kinds.EMPTY)
        return count
    for area in range(st.board.areas_in_play_count):
        if may_start_auction_ignoring_money(st, seat, area):
            count = add_move(move_codes, count, make_move_code(kinds.BUILD_MINE_MOVE, area, 0, 0))
    return count


def write_own_mine_extraction_moves(
    st: TrailState, seat: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Write an extraction move for every mix of tin and copper that the seat can take and pay
    for in each own mine; return the new count (X-1 .. X-3, C-10)."""
    count: i64 = move_count
    mines: i64 = st.board.mines_per_seat - st.mines_left[seat]
    base: i64 = mine_capacity_without_pieces(st, seat)
    area: i64 = 0
    while (
        mines > 0 and area < st.board.areas_in_play_count
    ):  # a written position may lack some of them
        if st.owner[area] == seat:
            most: i64 = count_affordable_cubes(
                st, seat, area, base + count_capacity_pieces(st, area)
            )
            count = write_extraction_moves(st, area, most, move_codes, count)
            mines -= 1
        area += 1
    return count
