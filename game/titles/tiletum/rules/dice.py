"""Taking a die: its price, and the decisions before the action (T-302 to T-307)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import add_move, make_move_code
from game.engine.rows import count_number_in_cells
from game.titles.tiletum.rules import (
    helpers,
    houses_and_pillars,
    kinds,
    possessions,
    prices,
    seat_progress,
    step_facts,
)
from game.titles.tiletum.rules.die_action import (
    action_points_added_to_main_action,
    begin_main_action_or_first_half,
    king_steps_of_joker_technology_for_main_action,
)
from game.titles.tiletum.rules.questions import (
    MOVES_BUFFER_FOR_COUNTING,
    current_question_cell,
    pop_question,
    push_question,
    set_current_question_cell,
)
from game.titles.tiletum.rules.state import TiletumState, record_step_fact

GOODS_BY_GOODS_TECHNOLOGY_2: Final = 2  # of technology goods II
ACTION_POINTS_BY_GOODS_TECHNOLOGY_3: Final = 2  # of technology goods III


def write_take_die_moves(st: TiletumState, seat: i64, move_codes: vec[i64]) -> i64:
    """Write a move for every die on the wheel with every value that the seat can pay for; return
    how many."""
    gold: i64 = possessions.count_good(st, seat, kinds.GOLD) + prices.count_goods_payable_as_gold(
        st, seat
    )
    count: i64 = 0
    for good in range(kinds.GOOD_COUNT):
        for face in range(kinds.FACE_COUNT):
            if st.dice[good * kinds.FACE_COUNT + face] == 0:
                continue
            for new in range(kinds.FACE_COUNT):
                if prices.price_of_die_change(st, seat, face, new) <= gold:
                    count = add_move(
                        move_codes,
                        count,
                        make_move_code(kinds.TAKE_DIE_MOVE, good, face + 1, new + 1),
                    )
    return count


def take_paid_die(st: TiletumState, seat: i64, good: i64, old_value: i64, new_value: i64) -> None:
    """Take a die from the wheel, set its value to `new_value`, and push the question that leads
    through its goods and its action (T-302, T-303).

    A price in gold must have been paid before.
    """
    st.dice[good * kinds.FACE_COUNT + old_value - 1] -= 1
    st.dice_taken[seat * kinds.TURNS_PER_ROUND + st.turn - 1] = (
        good * kinds.FACE_COUNT + new_value - 1
    )
    st.die_good = good
    st.die_value = new_value
    st.phase = kinds.PLAY_PHASE
    record_step_fact(st, step_facts.DIE_TAKEN_FACT, seat, good, new_value)
    if st.board.silver > 0:
        st.symbol = 1 if new_value == die_value_of_wheel_place_at_symbol(st) else 0
    push_question(
        st,
        kinds.TAKEN_DIE_QUESTION,
        kinds.EXPLORER_CHOICE_STAGE_OF_TAKEN_DIE,
        st.wheel[new_value - 1],
        good,
    )


def is_in_explorer_field(st: TiletumState, value: i64) -> bool:
    """Return whether the explorer field covers a value: the field covers `field` and the next
    value, wrapping round after 6 (S-111, S-201)."""
    return value in (st.field, st.field % kinds.FACE_COUNT + 1)


def die_value_of_wheel_place_at_symbol(st: TiletumState) -> i64:
    """Return the die value of the wheel place at which the step symbol lies now (S-205)."""
    return (st.field - 1 + st.board.depths.symbol_place_offset) % kinds.FACE_COUNT + 1


def continue_with_taken_die(st: TiletumState) -> None:
    """Carry out the next stage of a taken die: the choice of the explorer action, a colour tile,
    the bonus tile, the goods, then the action (T-304 to T-307).

    A stage with a choice pushes its question.
    """
    seat: i64 = st.seat
    stage: i64 = current_question_cell(st, 1)
    set_current_question_cell(st, 1, stage + 1)
    if stage == kinds.EXPLORER_CHOICE_STAGE_OF_TAKEN_DIE:
        if st.board.silver > 0 and is_in_explorer_field(st, st.die_value):
            push_question(
                st, kinds.WHEEL_OR_EXPLORER_ACTION_QUESTION, current_question_cell(st, 2), 0, 0
            )
    elif stage == kinds.COLOUR_TILE_STAGE_OF_TAKEN_DIE:
        if write_recolour_moves(st, seat, MOVES_BUFFER_FOR_COUNTING) > 0:
            push_question(st, kinds.COLOUR_TILE_QUESTION, 0, 0, 0)
    elif stage == kinds.BONUS_TILE_STAGE_OF_TAKEN_DIE:
        if houses_and_pillars.can_store_tile_lying_on_spot(
            st, seat, st.board.first_action_spot + current_question_cell(st, 2)
        ):
            push_question(st, kinds.BONUS_TILE_QUESTION, current_question_cell(st, 2), 0, 0)
    elif stage == kinds.GOODS_STAGE_OF_TAKEN_DIE:
        good: i64 = current_question_cell(st, 3)
        possessions.gain_good(st, seat, good, st.die_value)
        possessions.gain_good(st, seat, good, extra_goods_of_die(st, seat, good))
        if seat_progress.technology_level(st, seat, kinds.DICE_TECHNOLOGY) >= 3:
            push_question(st, kinds.GIVE_GOOD_FOR_SILVER_QUESTION, good, 0, 0)
    else:
        begin_main_action_or_ask_joker(st, seat)


def is_good_payable_as_gold(st: TiletumState, seat: i64, good: i64) -> bool:
    """Return whether `good` is the one that technology goods lets this seat pay as gold
    (S-610)."""
    return st.board.silver > 0 and st.bonused[seat] == good


def extra_goods_of_die(st: TiletumState, seat: i64, good: i64) -> i64:
    """Return how many more goods a die of this good gives by technology goods II (S-610)."""
    if (
        is_good_payable_as_gold(st, seat, good)
        and seat_progress.technology_level(st, seat, kinds.GOODS_TECHNOLOGY) >= 2
    ):
        return GOODS_BY_GOODS_TECHNOLOGY_2
    return 0


def action_points_of_die_before_marker(st: TiletumState, seat: i64, good: i64, value: i64) -> i64:
    """Return a die's action points before marker and technologies of its action (T-307)."""
    points: i64 = kinds.DIE_VALUE_AND_ACTION_POINTS_SUM - value
    if (
        is_good_payable_as_gold(st, seat, good)
        and seat_progress.technology_level(st, seat, kinds.GOODS_TECHNOLOGY) >= 3
    ):
        points += ACTION_POINTS_BY_GOODS_TECHNOLOGY_3
    return points


def begin_main_action_or_ask_joker(st: TiletumState, seat: i64) -> None:
    """Begin the action of the die, or ask what its joker becomes; on top of that push the questions
    that come first, such as a step.

    T-307, T-407, S-603.
    """
    action: i64 = current_question_cell(st, 2)
    points: i64 = action_points_of_die_before_marker(
        st, seat, current_question_cell(st, 3), st.die_value
    ) + current_question_cell(st, 4)
    pop_question(st)
    if action == kinds.JOKER_ACTION:
        points += action_points_added_to_main_action(st, seat, action)
        seat_progress.move_king_marker_up(
            st, seat, king_steps_of_joker_technology_for_main_action(st, seat, action)
        )
        split: i64 = (
            1 if seat_progress.technology_level(st, seat, kinds.JOKER_TECHNOLOGY) >= 3 else 0
        )
        push_question(st, kinds.ACTION_FOR_JOKER_QUESTION, points, 1, split)
    else:
        begin_main_action_or_first_half(st, seat, action, points, 0)
    if seat_progress.technology_level(
        st, seat, kinds.DICE_TECHNOLOGY
    ) >= 2 and is_current_die_unlike_own_taken_dice(st, seat):
        push_question(st, kinds.STEP_OF_EITHER_MEEPLE_QUESTION, 0, 0, 0)


def is_current_die_unlike_own_taken_dice(st: TiletumState, seat: i64) -> bool:
    """Return whether the good and the value of the current die both differ from those of the
    seat's earlier dice of this round (S-603)."""
    for turn in range(st.turn - 1):
        die: i64 = st.dice_taken[seat * kinds.TURNS_PER_ROUND + turn]
        if die == kinds.EMPTY:
            continue
        if die // kinds.FACE_COUNT == st.die_good or die % kinds.FACE_COUNT + 1 == st.die_value:
            return False
    return True


def write_recolour_moves(st: TiletumState, seat: i64, move_codes: vec[i64]) -> i64:
    """Write a move for each stored colour tile and each of the five goods; tiles taken this turn
    cannot be used. Return how many."""
    count: i64 = 0
    for slot in range(seat * kinds.STOREHOUSE_SLOT_COUNT, (seat + 1) * kinds.STOREHOUSE_SLOT_COUNT):
        tile: i64 = st.store[slot]
        if (
            not helpers.is_first_slot_with_its_tile(st, seat, slot)
            or st.board.tile_kind[tile] != kinds.COLOUR_TILE
        ):
            continue
        fresh: i64 = st.fresh  # of one kind, as long as silver adds no other
        if st.board.silver > 0:
            fresh = count_number_in_cells(st.fresh_tiles, 0, kinds.STOREHOUSE_SLOT_COUNT, tile)
        if (
            count_number_in_cells(st.store, slot, (seat + 1) * kinds.STOREHOUSE_SLOT_COUNT, tile)
            > fresh
        ):
            for good in range(kinds.GOOD_COUNT):
                count = add_move(
                    move_codes, count, make_move_code(kinds.USE_COLOUR_TILE_MOVE, tile, good, 0)
                )
    return count


def spend_tile_to_recolour_current_die(st: TiletumState, seat: i64, tile: i64, good: i64) -> None:
    """Discard a stored colour tile: the current die gives `good` instead of the good of its colour,
    and with some tiles its action has more action points (T-304, S-706)."""
    possessions.remove_tile_from_storehouse(st, seat, tile)
    possessions.discard_tile(st, tile)
    set_current_question_cell(st, 3, good)
    set_current_question_cell(st, 4, st.board.boost_action_points_of_tile[tile])
    record_step_fact(st, step_facts.DIE_RECOLOURED_FACT, seat, good, 0)


def count_dice_on_wheel(st: TiletumState) -> i64:
    """Return how many dice lie on the wheel."""
    count: i64 = 0
    for at in range(kinds.GOOD_COUNT * kinds.FACE_COUNT):
        count += st.dice[at]
    return count
