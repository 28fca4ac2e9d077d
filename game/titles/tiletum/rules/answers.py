"""Play a move: from the decision it answers to the next decision."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.engine.rows import count_number_in_cells, remove_number
from game.titles.tiletum.rules import (
    buildings,
    dice,
    die_action,
    explorers,
    kinds,
    prices,
    questions,
    rounds,
    step_facts,
    stone_tablets,
    technologies,
)
from game.titles.tiletum.rules.actions import play_action_move
from game.titles.tiletum.rules.houses_and_pillars import (
    place_piece_with_gain,
    take_tile_into_storehouse,
)
from game.titles.tiletum.rules.legal import has_answer_but_declining
from game.titles.tiletum.rules.meeples import move_meeple
from game.titles.tiletum.rules.offers import (
    lay_character_or_keep_drawn_tile,
    must_draw_tile_else_end_drawing,
)
from game.titles.tiletum.rules.possessions import gain_good, gain_silver, pay_good, pay_silver
from game.titles.tiletum.rules.state import TiletumState, enter_chance_phase, record_step_fact
from game.titles.tiletum.rules.tasks import has_possible_task, is_task_move, play_task_move

TILES_DRAWN_BY_DIGGING: Final = 2  # with technology king III


def advance_to_decision(st: TiletumState) -> None:
    """Advance to the next decision or chance event; questions that can only be declined are closed
    before it, and a turn in which nothing can be done ends."""
    while st.depth > 0:
        question: i64 = questions.current_question(st)
        if question == kinds.TAKEN_DIE_QUESTION:
            dice.continue_with_taken_die(st)
        elif question == kinds.DRAW_TILES_QUESTION:
            if must_draw_tile_else_end_drawing(st):
                enter_chance_phase(st, kinds.PLAY_PHASE)
                return
        elif has_answer_but_declining(st, st.seat):
            st.phase = kinds.PLAY_PHASE
            st.to_move = st.seat
            return
        elif questions.is_answering_die_action(st):
            remove_question_and_record_loss(st)
            if st.depth == 0:
                rounds.end_turn(st)
                return
        elif question in (
            kinds.KEEP_UNDERGROUND_TILE_QUESTION,
            kinds.TAKE_DRAWN_CONTRACTS_QUESTION,
        ):
            explorers.put_drawn_tiles_under_pile(st)
        else:
            remove_question_and_record_loss(st)
    if dice.count_dice_on_wheel(st) == 0 and not has_possible_task(st, st.seat):
        rounds.end_turn(st)  # only in a written position (T-205)
        return
    st.phase = kinds.TURN_PHASE
    st.to_move = st.seat


def remove_question_and_record_loss(st: TiletumState) -> None:
    """Remove the open question from the stack; its unused action points, or a piece that has no
    place, are lost and recorded as a fact."""
    first: i64 = questions.current_question_cell(st, 1)
    left: i64 = questions.current_question_cell(st, 2)
    if questions.current_question(st) == kinds.SPEND_ACTION_POINTS_QUESTION and left > 0:
        record_step_fact(st, step_facts.ACTION_POINTS_LAPSED_FACT, st.seat, first, left)
    elif questions.current_question(st) == kinds.PIECE_ANYWHERE_QUESTION:
        record_step_fact(st, step_facts.NO_PIECE_FACTS[first], st.seat, 0, 0)
    questions.pop_question(st)


def apply_move(st: TiletumState, move: i64) -> None:
    """Play a legal move or a possible chance outcome, and advance to the next decision or chance
    event.
    """
    kind: i64 = kind_of_move(move)
    if kinds.DIE_ROLLED_OUTCOME <= kind <= kinds.LAST_CHANCE_OUTCOME_KIND:
        carry_out_chance_outcome(st, kind, move)
    elif kind == kinds.ANSWER_KING_TILE_MOVE:
        rounds.take_or_discard_king_tile_and_end(st, first_field_of_move(move))
    elif kind == kinds.END_MOVE:
        remove_question_and_record_loss(st)
        if st.depth == 0:
            rounds.end_turn(st)
        else:
            advance_to_decision(st)  # to the second half of a split joker (S-608)
    elif kind == kinds.PAY_GOODS_AS_GOLD_MOVE:
        price: i64 = questions.current_question_cell(st, 1)
        waiting: i64 = questions.current_question_cell(st, 2)
        questions.pop_question(st)
        prices.pay_gold_price(st, st.seat, price, first_field_of_move(move))
        play_paid_move(st, st.seat, waiting)
    else:
        pay_and_play_or_ask_how(st, st.seat, move)


def pay_and_play_or_ask_how(st: TiletumState, seat: i64, move: i64) -> None:
    """Pay a move's price in gold and play it; if the price can be paid in several ways, ask for
    that first (S-610)."""
    price: i64 = prices.gold_price_of_move(st, seat, move)
    if price > 0:
        least: i64 = prices.min_goods_paid_as_gold(st, seat, price)
        if least < prices.max_goods_paid_as_gold(st, seat, price):
            questions.push_question(st, kinds.GOODS_AS_GOLD_QUESTION, price, move, 0)
            st.phase = kinds.PLAY_PHASE
            return
        prices.pay_gold_price(st, seat, price, least)
    play_paid_move(st, seat, move)


def play_paid_move(st: TiletumState, seat: i64, move: i64) -> None:
    """Play a move whose price in gold is paid, and advance to the next decision or chance
    event."""
    kind: i64 = kind_of_move(move)
    if kind == kinds.TAKE_DIE_MOVE:
        dice.take_paid_die(
            st,
            seat,
            first_field_of_move(move),
            second_field_of_move(move),
            third_field_of_move(move),
        )
    elif is_task_move(move) and questions.allows_tasks(st):
        play_task_move(st, seat, move)
    else:
        play_answer(st, seat, kind, move)
    advance_to_decision(st)


def play_answer(st: TiletumState, seat: i64, kind: i64, move: i64) -> None:
    """Play a move of the given kind as the answer to the open question.

    Questions that allow several moves, such as an action or free steps, stay open; all others are
    removed, and then the answer is carried out.
    """
    question: i64 = questions.current_question(st)
    what: i64 = first_field_of_move(move)
    if question == kinds.SPEND_ACTION_POINTS_QUESTION and kind not in (
        kinds.STOP_MOVE,
        kinds.SWITCH_ACTION_MOVE,
    ):
        play_action_move(st, seat, questions.current_question_cell(st, 1), move)
    elif question == kinds.FREE_STEPS_AND_PIECES_QUESTION and kind != kinds.STOP_MOVE:
        take_allowed_step_or_placement(st, seat, move)
    elif kind == kinds.GAIN_CHOSEN_GOOD_MOVE:
        answer_which_goods_to_gain(st, seat, what)
    elif (
        question == kinds.GAINS_OF_CALLED_CHARACTERS_QUESTION and kind == kinds.CALL_CHARACTER_MOVE
    ):
        take_called_character_gain(st, seat, what)
    elif kind == kinds.USE_JOKER_AS_ACTION_MOVE:
        die_action.turn_joker_into_action(st, seat, what, second_field_of_move(move))
    elif kind == kinds.SWITCH_ACTION_MOVE:
        die_action.switch_action_of_split_joker(st, seat, what)
    elif kind in (kinds.KEEP_UNDERGROUND_TILE_MOVE, kinds.TAKE_OFFERED_TILE_MOVE):
        explorers.take_drawn_tile(st, seat, what)
    elif question in (kinds.KEEP_UNDERGROUND_TILE_QUESTION, kinds.TAKE_DRAWN_CONTRACTS_QUESTION):
        explorers.put_drawn_tiles_under_pile(st)
    else:
        first: i64 = questions.current_question_cell(st, 1)
        second: i64 = questions.current_question_cell(st, 2)
        questions.pop_question(st)
        carry_out_answer(st, seat, move, first, second)


def carry_out_answer(
    st: TiletumState, seat: i64, move: i64, first_question_number: i64, second_question_number: i64
) -> None:
    """Carry out the answer to a question that has been removed from the stack;
    `first_question_number` and `second_question_number` are that question's first two numbers. An
    answer that declines does nothing.
    """
    kind: i64 = kind_of_move(move)
    what: i64 = first_field_of_move(move)
    if kind == kinds.USE_COLOUR_TILE_MOVE:
        dice.spend_tile_to_recolour_current_die(st, seat, what, second_field_of_move(move))
    elif kind in (kinds.MOVE_MEEPLE_ANYWHERE_MOVE, kinds.STEP_TO_MOVE):
        move_meeple(st, seat, what, second_field_of_move(move))
    elif kind in (kinds.BUILD_HOUSE_MOVE, kinds.BUILD_PILLAR_MOVE, kinds.BUILD_MINE_MOVE):
        place_piece_with_gain(st, seat, kind, what)
    elif kind == kinds.CALL_CHARACTERS_OF_BUILDING_MOVE:
        buildings.ask_for_character_gains(st, seat, what)
    elif kind == kinds.CALL_CHARACTER_MOVE:
        record_step_fact(st, step_facts.CHARACTER_CALLED_FACT, seat, what, 0)
        questions.give_gain(st, seat, st.board.gain_of_tile[what])
    elif kind == kinds.RAISE_LEVEL_MOVE:
        technologies.buy_next_technology_level(st, seat, what, first_question_number)
    elif kind == kinds.HIRE_EXPLORER_MOVE:
        explorers.place_new_explorer(st, seat, st.board.depths.underground_map_of_space[what])
    elif kind == kinds.WALK_MOVE:
        stone_tablets.move_explorer_and_give_tablet(st, seat, what)
    elif kind == kinds.CHOOSE_GOOD_PAYABLE_AS_GOLD_MOVE:
        technologies.choose_good_payable_as_gold(st, seat, what)
    elif kind == kinds.CHOOSE_WHEEL_OR_EXPLORER_ACTION_MOVE:
        questions.set_current_question_cell(st, 2, what)
    elif what == 1 and kind == kinds.TAKE_BONUS_MOVE:
        take_tile_into_storehouse(st, seat, st.board.first_action_spot + first_question_number)
    elif what == 1 and kind == kinds.ANSWER_WHETHER_TO_PAY_MOVE:
        pay_silver(st, seat, first_question_number)
        questions.give_gain(st, seat, second_question_number)
    elif what == 1 and kind == kinds.ANSWER_GIVE_GOOD_FOR_SILVER_MOVE:
        pay_good(st, seat, first_question_number, 1)
        gain_silver(st, seat, 1)
    elif what == 1 and kind == kinds.ANSWER_DIG_MOVE:
        questions.push_question(
            st, kinds.DRAW_TILES_QUESTION, kinds.UNDERGROUND_DECK, TILES_DRAWN_BY_DIGGING, 0
        )


def answer_which_goods_to_gain(st: TiletumState, seat: i64, good: i64) -> None:
    """Carry out the answer to a question about gained goods (T-513). If each good may be another
    one, give one of the chosen good and leave the question open for the rest; otherwise give all of
    them of that kind and close the question."""
    number: i64 = questions.current_question_cell(st, 1)
    if questions.current_question(st) != kinds.GAIN_ANY_GOODS_QUESTION:
        questions.pop_question(st)
        gain_good(st, seat, good, number)
        return
    gain_good(st, seat, good, 1)
    if number > 1:
        questions.set_current_question_cell(st, 1, number - 1)
    else:
        questions.pop_question(st)


def carry_out_chance_outcome(st: TiletumState, kind: i64, move: i64) -> None:
    """Carry out a chance outcome: a rolled die, a corruption token, a drawn tile, a decree or a
    surprise."""
    if kind == kinds.DIE_ROLLED_OUTCOME:
        st.dice[first_field_of_move(move) * kinds.FACE_COUNT + second_field_of_move(move) - 1] += 1
        record_step_fact(
            st,
            step_facts.DIE_ROLLED_FACT,
            kinds.EMPTY,
            first_field_of_move(move),
            second_field_of_move(move),
        )
        if dice.count_dice_on_wheel(st) == st.board.dice_drawn_per_round:
            rounds.request_corruption_token_for_turn(st)  # after the last one (T-202)
    elif kind == kinds.CORRUPTION_DRAWN_OUTCOME:
        rounds.apply_corruption_token_and_begin_turn(st, first_field_of_move(move))
    elif kind == kinds.TILE_DRAWN_OUTCOME and st.phase == kinds.PLAY_PHASE:
        lay_character_or_keep_drawn_tile(st, first_field_of_move(move))
        advance_to_decision(st)
    elif st.phase == kinds.REFILL_PHASE:
        rounds.lay_refill_tile_and_go_on_refilling(st, first_field_of_move(move))
    elif st.phase == kinds.DECREE_PHASE:
        rounds.take_cardinal_turn_by_decree(st, first_field_of_move(move))
    elif st.phase == kinds.SURPRISE_PHASE:
        rounds.carry_out_surprise_outcome(st, kind, first_field_of_move(move))
    else:
        rounds.lay_bonus_tile_and_continue_clean_up(st, first_field_of_move(move))


def take_allowed_step_or_placement(st: TiletumState, seat: i64, move: i64) -> None:
    """Make one of the steps, or place one of the pieces, that the open question allows; the last
    one closes the question."""
    kind: i64 = kind_of_move(move)
    at: i64 = 3 if kind == kinds.BUILD_HOUSE_MOVE else 4
    if kind == kinds.STEP_TO_MOVE:
        at = 1 if first_field_of_move(move) == kinds.MERCHANT else 2
    questions.set_current_question_cell(st, at, questions.current_question_cell(st, at) - 1)
    first: i64 = (st.depth - 1) * kinds.CELLS_PER_QUESTION + 1
    if count_number_in_cells(st.stack, first, first + 4, 0) == 4:
        questions.pop_question(st)
    if kind == kinds.STEP_TO_MOVE:
        move_meeple(st, seat, first_field_of_move(move), second_field_of_move(move))
    else:
        place_piece_with_gain(st, seat, kind, first_field_of_move(move))


def take_called_character_gain(st: TiletumState, seat: i64, tile: i64) -> None:
    """Take the gain of one of the characters that the open question offers; the question stays open
    while others are left (T-512)."""
    at: i64 = (st.depth - 1) * kinds.CELLS_PER_QUESTION
    remove_number(st.stack, at + 1, at + kinds.MAX_CHARACTERS_OF_BUILDING, tile + 1, 0)
    if questions.current_question_cell(st, 1) == 0:
        questions.pop_question(st)
    record_step_fact(st, step_facts.CHARACTER_CALLED_FACT, seat, tile, 0)
    questions.give_gain(st, seat, st.board.gain_of_tile[tile])
