"""Prices of ore in both editions: rolls, price columns, and the start of the actions (P, C)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import (
    add_chance_outcome,
    first_field_of_move,
    make_move_code,
    second_field_of_move,
    third_field_of_move,
)
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules.kinds import ACTIONS_PHASE, EMPTY, PRICES_PHASE
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import seat_of_leftmost_marker


def draw_dice_roll(st: TrailState, kind: i64) -> i64:
    """Roll the three dice with the state's generator; return the outcome as a move of this kind."""
    faces: i64 = st.board.die_face_count
    tin: i64 = st.board.tin_die[st.luck.draw_below(faces)]
    copper: i64 = st.board.copper_die[st.luck.draw_below(faces)]
    water: i64 = st.board.water_die[st.luck.draw_below(faces)]
    return make_move_code(kind, tin, copper, water)


def write_dice_roll_outcomes(
    st: TrailState, kind: i64, outcome_codes: vec[i64], weights: vec[i64]
) -> i64:
    """Write every different roll of the three dice as a move of this kind, with its number of
    combinations in `weights`; return how many."""
    count: i64 = 0
    for tin in range(10):
        tin_ways: i64 = count_sides_with_face(st.board.tin_die, tin)
        for copper in range(10):
            copper_ways: i64 = count_sides_with_face(st.board.copper_die, copper)
            for water in range(10):
                all_ways: i64 = (
                    tin_ways * copper_ways * count_sides_with_face(st.board.water_die, water)
                )
                if all_ways > 0:
                    count = add_chance_outcome(
                        outcome_codes,
                        weights,
                        count,
                        make_move_code(kind, tin, copper, water),
                        all_ways,
                    )
    return count


def count_sides_with_face(die: vec[i64], face: i64) -> i64:
    """Return how many sides of a die show this number."""
    sides: i64 = 0
    for side in range(i64(len(die))):
        if die[side] == face:
            sides += 1
    return sides


def price_column_of_total(st: TrailState, dice_total: i64) -> i64:
    """Return the price column 0 to 3 of a total (P-1)."""
    column: i64 = 0
    for other in range(i64(len(st.board.min_dice_total_by_column))):
        if dice_total >= st.board.min_dice_total_by_column[other]:
            column = other
    return column


def adjusted_price_roll_total(
    st: TrailState, dice_total: i64, price_by_column: vec[i64], last_price: i64
) -> i64:
    """Return the total of a price roll with the round's addition, corrected if the last price
    was the lowest or highest; `last_price` is 0 for no last price (P-2, C-4)."""
    total: i64 = dice_total + st.board.roll_addition_by_round[st.round - 1]
    if last_price == price_by_column[0]:
        return total + st.board.roll_addition_after_lowest_price
    if last_price == price_by_column[i64(len(price_by_column)) - 1]:
        return total + st.board.roll_addition_after_highest_price
    return total


def set_price_from_roll(st: TrailState, roll_move: i64) -> None:
    """Set the price of tin, or of copper if tin has one, by a roll; after copper the actions
    begin (P-1, T-1)."""
    total: i64 = (
        first_field_of_move(roll_move)
        + second_field_of_move(roll_move)
        + third_field_of_move(roll_move)
    )
    if st.tin_price == 0:
        total = adjusted_price_roll_total(st, total, st.board.tin_price, st.last_tin)
        st.tin_price = st.board.tin_price[price_column_of_total(st, total)]
        return
    total = adjusted_price_roll_total(st, total, st.board.copper_price, st.last_copper)
    st.copper_price = st.board.copper_price[price_column_of_total(st, total)]
    begin_action_phase(st)


def begin_price_phase(st: TrailState) -> None:
    """Begin the price phase: keep the current prices as the last ones, set the prices to 0, and
    wait for chance to roll the dice (P-1, P-2)."""
    st.last_tin = st.tin_price
    st.last_copper = st.copper_price
    st.tin_price = 0
    st.copper_price = 0
    st.phase = PRICES_PHASE
    st.to_move = CHANCE
    st.active = EMPTY


def begin_action_phase(st: TrailState) -> None:
    """Begin the action phase with the turn of the leftmost and uppermost marker (T-1)."""
    give_turn_to_seat(st, seat_of_leftmost_marker(st))


def give_turn_to_seat(st: TrailState, seat: i64) -> None:
    """Give the turn in the action phase to a seat (T-1)."""
    st.phase = ACTIONS_PHASE
    st.active = seat
    st.to_move = seat
