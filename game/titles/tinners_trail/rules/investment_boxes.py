"""Phases 4 and 5 of 2007: selling ore, and cubes in boxes (C-13, C-14, C-24, C-25)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import add_move, make_move_code
from game.engine.rules import NOBODY
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.prospecting import ask_next_prospector_or_begin_round
from game.titles.tinners_trail.rules.selling import next_investor, sell_all_ore
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import (
    reset_pieces_and_markers_for_next_round,
    seat_at_investment_place,
)


def sell_all_ore_and_begin_investing(st: TrailState) -> None:
    """After all have passed: sell all ore, then ask in the order of passing (C-13, C-14)."""
    sell_all_ore(st)
    st.phase = kinds.INVEST_PHASE
    st.active = kinds.EMPTY
    for seat in range(st.seats):
        st.declined[seat] = 0
    ask_next_cube_investor_or_go_on(st, kinds.EMPTY)


def has_box_space(st: TrailState, price_row: i64) -> bool:
    """Return whether a box of the round's column has space for another cube (C-14)."""
    return (
        st.boxes[first_cell_of_box(st.round, price_row, st.board.investment_box_row_count) + 1]
        == kinds.EMPTY
    )


def may_invest_in_box_row(st: TrailState, seat: i64, price_row: i64) -> bool:
    """Return whether the seat has a cube and the money for an open box (C-14, C-24)."""
    return (
        st.cubes_left[seat] > 0
        and st.money[seat] >= st.board.investment_box_price[price_row]
        and has_box_space(st, price_row)
    )


def cheapest_open_row(st: TrailState) -> i64:
    """Return the first open row of the round's column, EMPTY when all are full; prices rise."""
    for row in range(st.board.investment_box_row_count):
        if has_box_space(st, row):
            return row
    return kinds.EMPTY


def can_invest_in_any_box(st: TrailState, seat: i64, cheapest_open_box_row: i64) -> bool:
    """Return whether the seat has a cube and the money for the cheapest open row of boxes, which
    may be EMPTY (C-24)."""
    return (
        cheapest_open_box_row != kinds.EMPTY
        and st.cubes_left[seat] > 0
        and st.money[seat] >= st.board.investment_box_price[cheapest_open_box_row]
    )


def write_box_investment_moves(st: TrailState, move_codes: vec[i64]) -> i64:
    """Write a move that declines, and one for each open box that the seat can pay; return how
    many (C-14)."""
    move_codes[0] = make_move_code(kinds.INVEST_MOVE, 0, 0, 0)
    count: i64 = 1
    for row in range(st.board.investment_box_row_count):
        if may_invest_in_box_row(st, st.to_move, row):
            count = add_move(
                move_codes,
                count,
                make_move_code(kinds.INVEST_MOVE, st.board.investment_box_price[row], 0, 0),
            )
    return count


def ask_next_cube_investor_or_go_on(st: TrailState, after_place: i64) -> None:
    """Mark the seats that cannot invest as having declined, and ask the next seat after this place
    of the order of passing. If all have declined, begin prospecting, or end the game after the last
    round (C-14, C-24)."""
    cheapest: i64 = cheapest_open_row(st)
    for seat in range(st.seats):
        if not can_invest_in_any_box(st, seat, cheapest):
            st.declined[seat] = 1
    seat = next_investor(st, after_place)
    if seat != kinds.EMPTY:
        st.to_move = seat
    elif st.round == kinds.ROUND_COUNT:
        st.phase = kinds.GAME_OVER_PHASE
        st.to_move = NOBODY
    else:  # the first two of the passing order prospect (C-15)
        st.next_prospector = seat_at_investment_place(st, 0)
        st.later_prospector = seat_at_investment_place(st, 1)
        reset_pieces_and_markers_for_next_round(st)
        st.phase = kinds.PROSPECT_PHASE
        ask_next_prospector_or_begin_round(st)


def invest_cube_or_decline(st: TrailState, pounds: i64) -> None:
    """Put a cube of the seat to move into the box with this price; 0 pounds declines for the
    rest of the round (C-14)."""
    seat: i64 = st.to_move
    if pounds == 0:
        st.declined[seat] = 1
    else:
        row: i64 = st.board.box_row_of_price(pounds)
        st.money[seat] -= pounds
        st.cubes_left[seat] -= 1
        put_cube_into_box(st, seat, st.round, row)
        st.points[seat] += st.board.investment_box_points[
            (st.round - 1) * st.board.investment_box_row_count + row
        ]
    ask_next_cube_investor_or_go_on(st, st.place[seat])


def put_cube_into_box(st: TrailState, seat: i64, game_round: i64, price_row: i64) -> None:
    """Set a seat's cube in a box; two cubes in one box are kept in seat order."""
    first: i64 = first_cell_of_box(game_round, price_row, st.board.investment_box_row_count)
    other: i64 = st.boxes[first]
    if other == kinds.EMPTY:
        st.boxes[first] = seat
    else:
        st.boxes[first] = min(other, seat)
        st.boxes[first + 1] = max(other, seat)


def first_cell_of_box(game_round: i64, price_row: i64, price_row_count: i64) -> i64:
    """Return the first of the two cells of a box: rounds from 1, rows from 0 (C-14)."""
    return ((game_round - 1) * price_row_count + price_row) * kinds.CUBES_PER_INVESTMENT_BOX
