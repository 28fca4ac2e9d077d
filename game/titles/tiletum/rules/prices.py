"""The price of moves in gold, and paying it in gold or the bonus good (S-610)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.titles.tiletum.rules import kinds, possessions, questions, seat_progress
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.state import TiletumState

STEPS_TO_OPPOSITE_DIE_VALUE: Final = 3


def price_of_die_change(st: TiletumState, seat: i64, old_value: i64, new_value: i64) -> i64:
    """Return the gold for changing a die's value: 2 for each step, 6 and 1 being neighbours. With
    technology dice I exactly three steps cost 2, while two still cost 4 (T-303, S-603)."""
    steps: i64 = old_value - new_value if old_value > new_value else new_value - old_value
    steps = min(steps, kinds.FACE_COUNT - steps)
    if (
        steps == STEPS_TO_OPPOSITE_DIE_VALUE
        and seat_progress.technology_level(st, seat, kinds.DICE_TECHNOLOGY) >= 1
    ):
        return kinds.GOLD_PER_DIE_CHANGE
    return steps * kinds.GOLD_PER_DIE_CHANGE


def price_of_contribution(st: TiletumState, seat: i64, cathedral: i64) -> i64:
    """Return how much a seat pays for contributing to a cathedral, in its kind of payment; with
    architect III 2 less, or 1 silver less, but at least 1 (T-607, S-605)."""
    amount: i64 = st.board.cost_tile_amount[st.cost[cathedral]]
    if seat_progress.technology_level(st, seat, kinds.ARCHITECT_TECHNOLOGY) >= 3:
        less: i64 = (
            1 if st.board.payment_good_of_cathedral[cathedral] == kinds.SILVER_PAYMENT else 2
        )
        amount = max(1, amount - less)
    return amount


def gold_price_of_move(st: TiletumState, seat: i64, move: i64) -> i64:
    """Return how much gold a legal move costs: for changing a die, buying a good, and with silver
    also for tiles, cathedrals that are paid in gold, and pieces with a price; 0 for other moves.
    """
    kind: i64 = kind_of_move(move)
    if kind == kinds.TAKE_DIE_MOVE:
        return price_of_die_change(st, seat, second_field_of_move(move), third_field_of_move(move))
    if kind == kinds.BUY_GOOD_MOVE:
        return kinds.GOLD_PER_BOUGHT_GOOD
    board: Board = st.board
    if board.silver == 0:
        return 0
    if kind == kinds.USE_TILE_MOVE:
        return board.depths.gold_price_of_tile[first_field_of_move(move)]
    if kind == kinds.CONTRIBUTE_MOVE:
        number: i64 = board.cathedral_of_space[first_field_of_move(move)]
        if board.payment_good_of_cathedral[number] == kinds.GOLD:
            return price_of_contribution(st, seat, number)
        return 0
    if (
        kind in (kinds.BUILD_HOUSE_MOVE, kinds.BUILD_PILLAR_MOVE, kinds.BUILD_MINE_MOVE)
        and questions.current_question(st) == kinds.PIECE_ANYWHERE_QUESTION
    ):
        return questions.current_question_cell(st, 2)
    return 0


def count_goods_payable_as_gold(st: TiletumState, seat: i64) -> i64:
    """Return how many of its chosen good a seat may pay as gold, 0 without such a good."""
    if st.board.silver == 0 or st.bonused[seat] == kinds.EMPTY:
        return 0
    return possessions.count_good(st, seat, st.bonused[seat])


def can_pay_gold_price(st: TiletumState, seat: i64, price: i64) -> bool:
    """Return whether a seat can pay a price in gold, including the good it may pay as gold."""
    gold: i64 = possessions.count_good(st, seat, kinds.GOLD)
    return gold >= price or gold + count_goods_payable_as_gold(st, seat) >= price


def min_goods_paid_as_gold(st: TiletumState, seat: i64, price: i64) -> i64:
    """Return how many of the good payable as gold a seat must use for a price in gold: what its
    gold lacks, at least 0."""
    gold: i64 = possessions.count_good(st, seat, kinds.GOLD)
    return max(0, price - gold)


def max_goods_paid_as_gold(st: TiletumState, seat: i64, price: i64) -> i64:
    """Return how many of the good payable as gold a seat may use for a price in gold: at most the
    price and as many as it has."""
    held: i64 = count_goods_payable_as_gold(st, seat)
    return price if price < held else held


def pay_gold_price(st: TiletumState, seat: i64, price: i64, paid_with_good: i64) -> None:
    """Pay a price in gold, of which `paid_with_good` is paid with the good payable as gold
    instead."""
    if paid_with_good > 0:
        possessions.pay_good(st, seat, st.bonused[seat], paid_with_good)
    possessions.pay_good(st, seat, kinds.GOLD, price - paid_with_good)
