"""Contribute to cathedrals (T-607)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tiletum.rules import (
    houses_and_pillars,
    kinds,
    possessions,
    prices,
    seat_progress,
    step_facts,
)
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.state import TiletumState, record_step_fact


def space_of_next_cathedral_to_contribute_to(
    st: TiletumState, seat: i64, after_cathedral: i64
) -> i64:
    """Return the space of the first cathedral with a number above `after_cathedral` to which the
    seat can contribute, EMPTY when there is none (T-607)."""
    board: Board = st.board
    for number in range(after_cathedral + 1, board.cathedral_count):
        if board.is_cathedral_open[number] > 0 and can_contribute_to_cathedral(st, seat, number):
            return board.town_of_cathedral[number]
    return kinds.EMPTY


def can_contribute_to_cathedral(st: TiletumState, seat: i64, cathedral: i64) -> bool:
    """Return whether a seat can pay for a cathedral and has a pillar there, has not contributed,
    and a tile is left; the cathedral must be open (T-607)."""
    return can_pay_for_cathedral(st, seat, cathedral) and can_contribute_ignoring_cost(
        st, seat, cathedral
    )


def can_contribute_ignoring_cost(st: TiletumState, seat: i64, cathedral: i64) -> bool:
    """Return whether a seat has a pillar at a cathedral and has not contributed, and a tile is
    left there (T-607)."""
    board: Board = st.board
    if st.taken[seat * board.cathedral_count + cathedral] != kinds.EMPTY:
        return False
    here: bool = houses_and_pillars.has_piece_in_town(
        st, seat, kinds.PILLAR_PIECE, board.town_of_cathedral[cathedral]
    )
    return here and highest_tile_left_at_cathedral(st, cathedral) != kinds.EMPTY


def can_pay_for_cathedral(st: TiletumState, seat: i64, cathedral: i64) -> bool:
    """Return whether a seat can pay for a cathedral in its kind: stone, gold or silver; False on a
    map side that is not used (T-607, S-307)."""
    if st.cost[cathedral] == kinds.EMPTY:
        return False  # on a side of a map that is not used
    price: i64 = prices.price_of_contribution(st, seat, cathedral)
    paid_with: i64 = st.board.payment_good_of_cathedral[cathedral]
    if paid_with == kinds.STONE:
        return possessions.count_good(st, seat, kinds.STONE) >= price
    if paid_with == kinds.SILVER_PAYMENT:
        return st.silver[seat] >= price
    return prices.can_pay_gold_price(st, seat, price)


def highest_tile_left_at_cathedral(st: TiletumState, cathedral: i64) -> i64:
    """Return the number of the highest tile left at a cathedral, EMPTY if there is none (T-607)."""
    board: Board = st.board
    for at in range(
        board.first_tile_of_cathedral[cathedral], board.first_tile_of_cathedral[cathedral + 1]
    ):
        tile: i64 = board.cathedral_tiles[at]
        left: bool = True
        for seat in range(st.seats):
            if st.taken[seat * board.cathedral_count + cathedral] == tile:
                left = False
        if left:
            return tile
    return kinds.EMPTY


def contribute_to_cathedral(st: TiletumState, seat: i64, space: i64) -> None:
    """Pay the cost in stone or silver, take the top cathedral tile, score it and the cost tile
    (T-607); architect II also gives king steps.

    A cost in gold must have been paid before.
    """
    number: i64 = st.board.cathedral_of_space[space]
    price: i64 = prices.price_of_contribution(st, seat, number)
    if st.board.payment_good_of_cathedral[number] == kinds.STONE:
        possessions.pay_good(st, seat, kinds.STONE, price)
    elif st.board.payment_good_of_cathedral[number] == kinds.SILVER_PAYMENT:
        possessions.pay_silver(st, seat, price)
    take_and_score_top_cathedral_tile(st, seat, space)
    if seat_progress.technology_level(st, seat, kinds.ARCHITECT_TECHNOLOGY) >= 2:
        seat_progress.move_king_marker_up(
            st, seat, kinds.KING_STEPS_OF_KING_2_AND_ARCHITECT_2
        )  # S-605


def take_and_score_top_cathedral_tile(st: TiletumState, seat: i64, space: i64) -> None:
    """Take the top cathedral tile and score its number and that of the cost tile (T-607)."""
    board: Board = st.board
    number: i64 = board.cathedral_of_space[space]
    cost: i64 = st.cost[number]
    top: i64 = highest_tile_left_at_cathedral(st, number)
    st.taken[seat * board.cathedral_count + number] = top
    points: i64 = top + board.cost_tile_points[cost]
    st.points[seat] += points
    record_step_fact(st, step_facts.CATHEDRAL_CONTRIBUTION_FACT, seat, space, points)
