"""Raising technologies, and what a level gives at once (S-507, S-601, S-603 to S-610)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import add_move, make_move_code
from game.titles.tiletum.rules import (
    houses_and_pillars,
    kinds,
    possessions,
    seat_progress,
    step_facts,
)
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.questions import push_question
from game.titles.tiletum.rules.state import TiletumState, record_step_fact

JOKER_TECHNOLOGY_3_POINTS: Final = 2  # of technology joker III, at once


def silver_price_of_next_level(
    st: TiletumState, seat: i64, technology: i64, silver_discount: i64
) -> i64:
    """Return the silver that a seat pays for its next level of a technology: its cost minus the
    discount, at least 1 (S-507, S-601)."""
    price: i64 = (
        st.board.depths.technology_cost[seat_progress.technology_level(st, seat, technology)]
        - silver_discount
    )
    return price if price > 1 else 1


def write_level_raise_moves(
    st: TiletumState, seat: i64, silver_discount: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Append to `move_codes` a move for each technology in play whose next level the seat can pay
    with this discount in silver; return the new count."""
    for place in range(kinds.TECHNOLOGIES_IN_PLAY_COUNT):
        technology: i64 = st.technologies[place]
        if (
            technology == kinds.EMPTY
            or seat_progress.technology_level(st, seat, technology) == kinds.TECHNOLOGY_LEVEL_COUNT
        ):
            continue
        if st.silver[seat] >= silver_price_of_next_level(st, seat, technology, silver_discount):
            move_count = add_move(
                move_codes, move_count, make_move_code(kinds.RAISE_LEVEL_MOVE, technology, 0, 0)
            )
    return move_count


def buy_next_technology_level(
    st: TiletumState, seat: i64, technology: i64, silver_discount: i64
) -> None:
    """Pay the silver for a seat's next level of a technology, `silver_discount` silver cheaper,
    raise the level, and give what that level brings at once (king steps, points, a joker or a good
    payable as gold).
    """
    possessions.pay_silver(
        st, seat, silver_price_of_next_level(st, seat, technology, silver_discount)
    )
    st.levels[seat * kinds.TECHNOLOGY_COUNT + technology] += 1
    reached: i64 = seat_progress.technology_level(st, seat, technology)
    record_step_fact(st, step_facts.RAISED_LEVEL_FACT, seat, technology, reached)
    if technology == kinds.KING_TECHNOLOGY and reached == 2:
        seat_progress.move_king_marker_up(st, seat, kinds.KING_STEPS_OF_KING_2_AND_ARCHITECT_2)
    elif technology == kinds.MERCHANT_TECHNOLOGY and reached == 3:
        possessions.give_points(
            st, seat, houses_and_pillars.count_pieces_on_maps(st, seat, kinds.HOUSE_PIECE)
        )
    elif technology == kinds.JOKER_TECHNOLOGY and reached == 3:
        push_question(st, kinds.ACTION_FOR_JOKER_QUESTION, JOKER_TECHNOLOGY_3_POINTS, 0, 0)
    elif technology == kinds.GOODS_TECHNOLOGY and reached == 1:
        push_question(st, kinds.BONUSED_GOOD_QUESTION, 0, 0, 0)


def write_good_payable_as_gold_moves(st: TiletumState, move_codes: vec[i64]) -> i64:
    """Write to `move_codes` a move for each good that no seat may pay as gold yet; return how many
    (S-610).
    """
    count: i64 = 0
    for good in range(kinds.GOOD_COUNT):
        if st.bonused_left[good] > 0:
            count = add_move(
                move_codes,
                count,
                make_move_code(kinds.CHOOSE_GOOD_PAYABLE_AS_GOLD_MOVE, good, 0, 0),
            )
    return count


def choose_good_payable_as_gold(st: TiletumState, seat: i64, good: i64) -> None:
    """Choose a good that may be paid as gold from now on (S-610)."""
    st.bonused_left[good] -= 1
    st.bonused[seat] = good
    record_step_fact(st, step_facts.BONUSED_GOOD_CHOSEN_FACT, seat, good, 0)


def end_points_of_levels(st: TiletumState, seat: i64) -> i64:
    """Return the total cost of a seat's levels, which is their points at the end (S-801)."""
    board: Board = st.board
    points: i64 = 0
    for technology in range(kinds.TECHNOLOGY_COUNT):
        for step in range(seat_progress.technology_level(st, seat, technology)):
            points += board.depths.technology_cost[step]
    return points


def sum_of_technology_levels(st: TiletumState, seat: i64) -> i64:
    """Return the sum of a seat's levels (S-705)."""
    total: i64 = 0
    for technology in range(kinds.TECHNOLOGY_COUNT):
        total += seat_progress.technology_level(st, seat, technology)
    return total
