"""The legal moves of the deciding seat, question by question."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import add_move, make_move_code
from game.engine.rows import make_row
from game.engine.rules import NOBODY
from game.titles.tiletum.rules import (
    actions,
    dice,
    die_action,
    explorers,
    kinds,
    offers,
    prices,
    tasks,
    technologies,
)
from game.titles.tiletum.rules.effect_moves import (
    write_call_moves_of_inhabited_buildings,
    write_call_moves_of_own_characters,
    write_moves_to_anywhere,
    write_moves_to_place_piece_in_any_town,
    write_step_and_piece_moves,
    write_step_moves_of_all_pieces,
    write_untaken_character_gain_moves,
)
from game.titles.tiletum.rules.questions import (
    MOVES_BUFFER_FOR_COUNTING,
    current_question,
    current_question_cell,
)
from game.titles.tiletum.rules.state import TiletumState

SILVER_DISCOUNT_FOR_FREE: Final = 99  # silver: what a tablet gives costs nothing
DECLINING_MOVE_OF_QUESTION: Final = {
    kinds.COLOUR_TILE_QUESTION: kinds.DECLINE_COLOUR_TILE_MOVE,
    kinds.FREE_STEPS_AND_PIECES_QUESTION: kinds.STOP_MOVE,
    kinds.PIECE_ANYWHERE_QUESTION: kinds.DECLINE_PIECE_MOVE,
    kinds.MEEPLE_ANYWHERE_QUESTION: kinds.DECLINE_MEEPLE_ANYWHERE_MOVE,
    kinds.BUILDING_TO_CALL_CHARACTERS_IN_QUESTION: kinds.DECLINE_CALLING_BUILDING_MOVE,
    kinds.GAINS_OF_CALLED_CHARACTERS_QUESTION: kinds.DECLINE_CALL_MOVE,
    kinds.STEP_OF_EITHER_MEEPLE_QUESTION: kinds.DECLINE_STEP_MOVE,
    kinds.CALL_ONE_CHARACTER_QUESTION: kinds.DECLINE_CALL_MOVE,
    kinds.RAISE_TECHNOLOGY_QUESTION: kinds.DECLINE_TECHNOLOGY_RAISE_MOVE,
    kinds.HIRE_EXPLORER_QUESTION: kinds.DECLINE_EXPLORER_MOVE,
    kinds.KEEP_UNDERGROUND_TILE_QUESTION: kinds.DECLINE_UNDERGROUND_TILE_MOVE,
    kinds.TAKE_DRAWN_CONTRACTS_QUESTION: kinds.DECLINE_DRAWN_CONTRACTS_MOVE,
}
DECLINING_MOVE_ROW_BY_QUESTION: Final[vec[i64]] = make_row(
    [DECLINING_MOVE_OF_QUESTION.get(question, 0) for question in range(kinds.LAST_QUESTION + 1)]
)


def write_legal_moves(st: TiletumState, move_codes: vec[i64]) -> i64:
    """Write the deciding seat's moves, sorted and each once; return how many, 0 when no seat
    decides."""
    if st.to_move == NOBODY:
        return 0
    return sort_and_deduplicate(move_codes, write_moves_of_decision(st, st.seat, move_codes))


def write_moves_of_decision(st: TiletumState, seat: i64, move_codes: vec[i64]) -> i64:
    """Write the moves of the current decision into `move_codes`; return how many.

    While no question is open, they take a die or are tasks. For an action they are the ways to
    spend its points. For every other question they are its answers and, if it can be declined, the
    move that declines.
    """
    if st.phase == kinds.KING_TILE_PHASE:
        return write_no_and_yes_moves(kinds.ANSWER_KING_TILE_MOVE, move_codes)
    question: i64 = current_question(st)
    if question == 0:
        return tasks.write_task_moves(
            st, seat, move_codes, dice.write_take_die_moves(st, seat, move_codes)
        )
    if question == kinds.SPEND_ACTION_POINTS_QUESTION:
        return write_moves_of_current_action(st, seat, move_codes)
    count: i64 = write_answer_moves_without_decline(st, seat, question, move_codes)
    if DECLINING_MOVE_ROW_BY_QUESTION[question] > 0:
        what: i64 = 0
        if question in (kinds.PIECE_ANYWHERE_QUESTION, kinds.MEEPLE_ANYWHERE_QUESTION):
            what = current_question_cell(st, 1)
        return add_move(
            move_codes, count, make_move_code(DECLINING_MOVE_ROW_BY_QUESTION[question], what, 0, 0)
        )
    return count


def write_answer_moves_without_decline(
    st: TiletumState, seat: i64, question: i64, move_codes: vec[i64]
) -> i64:
    """Write the moves that answer a question, without the one that declines; return how many."""
    if question == kinds.FREE_STEPS_AND_PIECES_QUESTION:
        return write_step_and_piece_moves(st, seat, move_codes)
    if question == kinds.COLOUR_TILE_QUESTION:
        return dice.write_recolour_moves(st, seat, move_codes)
    if question == kinds.BONUS_TILE_QUESTION:
        return write_no_and_yes_moves(kinds.TAKE_BONUS_MOVE, move_codes)
    if question == kinds.ACTION_FOR_JOKER_QUESTION:
        return write_joker_action_moves(st, move_codes)
    if question == kinds.PIECE_ANYWHERE_QUESTION:
        return write_moves_to_place_piece_in_any_town(
            st, seat, current_question_cell(st, 1), move_codes
        )
    if question == kinds.MEEPLE_ANYWHERE_QUESTION:
        return write_moves_to_anywhere(st, seat, current_question_cell(st, 1), move_codes)
    if question == kinds.BUILDING_TO_CALL_CHARACTERS_IN_QUESTION:
        return write_call_moves_of_inhabited_buildings(st, seat, move_codes)
    if question == kinds.GAINS_OF_CALLED_CHARACTERS_QUESTION:
        return write_untaken_character_gain_moves(st, move_codes)
    if question in (kinds.GAIN_ANY_GOODS_QUESTION, kinds.GAIN_SAME_GOODS_QUESTION):
        for good in range(kinds.GOOD_COUNT):
            move_codes[good] = make_move_code(kinds.GAIN_CHOSEN_GOOD_MOVE, good, 0, 0)
        return kinds.GOOD_COUNT
    if question == kinds.WHEEL_OR_EXPLORER_ACTION_QUESTION:
        move_codes[0] = make_move_code(
            kinds.CHOOSE_WHEEL_OR_EXPLORER_ACTION_MOVE, current_question_cell(st, 1), 0, 0
        )
        move_codes[1] = make_move_code(
            kinds.CHOOSE_WHEEL_OR_EXPLORER_ACTION_MOVE, kinds.EXPLORER, 0, 0
        )
        return 2
    if question == kinds.GIVE_GOOD_FOR_SILVER_QUESTION:
        return write_no_and_yes_moves(kinds.ANSWER_GIVE_GOOD_FOR_SILVER_MOVE, move_codes)
    if question == kinds.STEP_OF_EITHER_MEEPLE_QUESTION:
        return write_step_moves_of_all_pieces(st, seat, move_codes)
    if question == kinds.CALL_ONE_CHARACTER_QUESTION:
        return write_call_moves_of_own_characters(st, seat, move_codes)
    if question == kinds.TABLET_PAYMENT_QUESTION:
        return write_no_and_yes_moves(kinds.ANSWER_WHETHER_TO_PAY_MOVE, move_codes)
    if question == kinds.DIG_QUESTION:
        return write_no_and_yes_moves(kinds.ANSWER_DIG_MOVE, move_codes)
    if question == kinds.BONUSED_GOOD_QUESTION:
        return technologies.write_good_payable_as_gold_moves(st, move_codes)
    if question == kinds.GOODS_AS_GOLD_QUESTION:
        return write_moves_to_pay_goods_as_gold(st, seat, current_question_cell(st, 1), move_codes)
    if question == kinds.RAISE_TECHNOLOGY_QUESTION:
        return technologies.write_level_raise_moves(
            st, seat, current_question_cell(st, 1), move_codes, 0
        )
    if question == kinds.HIRE_EXPLORER_QUESTION:
        return explorers.write_explorer_start_moves(
            st, seat, SILVER_DISCOUNT_FOR_FREE, move_codes, 0
        )
    return explorers.write_moves_to_keep_drawn_tiles(st, seat, move_codes)


def write_moves_of_current_action(st: TiletumState, seat: i64, move_codes: vec[i64]) -> i64:
    """Write the moves of the current action and the one that ends it; the main action also
    allows tasks (T-309, T-310, T-408). Return how many."""
    count: i64 = actions.write_action_moves(
        st, seat, current_question_cell(st, 1), current_question_cell(st, 2), move_codes
    )
    if current_question_cell(st, 3) == 0:
        return add_move(move_codes, count, make_move_code(kinds.STOP_MOVE, 0, 0, 0))
    count = tasks.write_task_moves(st, seat, move_codes, count)
    if die_action.may_switch_action_of_split_joker(st):
        count = write_move_for_each_other_action(
            st, kinds.SWITCH_ACTION_MOVE, current_question_cell(st, 1), move_codes, count
        )
    return add_move(move_codes, count, make_move_code(kinds.END_MOVE, 0, 0, 0))


def write_joker_action_moves(st: TiletumState, move_codes: vec[i64]) -> i64:
    """Write a move for each action that a joker may become; a split joker also chooses how many
    points the king gets, and its second half may be ended instead (T-407, S-608). Return how
    many."""
    barred: i64 = current_question_cell(st, 4) - 1
    split: bool = current_question_cell(st, 3) == 1
    count: i64 = write_move_for_each_other_action(
        st, kinds.USE_JOKER_AS_ACTION_MOVE, kinds.KING_ACTION if split else barred, move_codes, 0
    )
    if split and barred != kinds.KING_ACTION:
        for share in range(current_question_cell(st, 1)):
            count = add_move(
                move_codes,
                count,
                make_move_code(kinds.USE_JOKER_AS_ACTION_MOVE, kinds.KING_ACTION, share + 1, 0),
            )
    if barred != kinds.EMPTY:
        count = add_move(move_codes, count, make_move_code(kinds.END_MOVE, 0, 0, 0))
    return count


def write_move_for_each_other_action(
    st: TiletumState, move_kind: i64, excluded_action: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Write a move of this kind for every action except the joker and `excluded_action`; return the
    new count (T-407, S-202)."""
    for action in range(st.board.action_count):
        if action not in (kinds.JOKER_ACTION, excluded_action):
            move_count = add_move(move_codes, move_count, make_move_code(move_kind, action, 0, 0))
    return move_count


def has_answer_but_declining(st: TiletumState, seat: i64) -> bool:
    """Return whether the current question has any answer other than declining; for an action, also
    a task or a switch counts."""
    question: i64 = current_question(st)
    if question == kinds.SPEND_ACTION_POINTS_QUESTION:
        if actions.can_spend_points_on_action(
            st, seat, current_question_cell(st, 1), current_question_cell(st, 2)
        ):
            return True
        return current_question_cell(st, 3) == 1 and (
            tasks.has_possible_task(st, seat) or die_action.may_switch_action_of_split_joker(st)
        )
    if question == kinds.TABLET_PAYMENT_QUESTION:
        return st.silver[seat] >= current_question_cell(st, 1)
    if question == kinds.DIG_QUESTION:
        return offers.count_tiles_drawable_from_pile(st, kinds.UNDERGROUND_DECK) > 0
    if question == kinds.PIECE_ANYWHERE_QUESTION and not prices.can_pay_gold_price(
        st, seat, current_question_cell(st, 2)
    ):
        return False
    return write_answer_moves_without_decline(st, seat, question, MOVES_BUFFER_FOR_COUNTING) > 0


def write_no_and_yes_moves(kind: i64, move_codes: vec[i64]) -> i64:
    """Write a move for no and one for yes into `move_codes`; return 2."""
    move_codes[0] = make_move_code(kind, 0, 0, 0)
    move_codes[1] = make_move_code(kind, 1, 0, 0)
    return 2


def write_moves_to_pay_goods_as_gold(
    st: TiletumState, seat: i64, price: i64, move_codes: vec[i64]
) -> i64:
    """Write a move for each number of the bonused good that can go into a price, from the part
    that gold cannot cover to all that is held; return how many (S-610)."""
    count: i64 = 0
    most: i64 = prices.max_goods_paid_as_gold(st, seat, price)
    for number in range(prices.min_goods_paid_as_gold(st, seat, price), most + 1):
        count = add_move(
            move_codes,
            count,
            make_move_code(kinds.PAY_GOODS_AS_GOLD_MOVE, number, st.bonused[seat], 0),
        )
    return count


def sort_and_deduplicate(move_codes: vec[i64], move_count: i64) -> i64:
    """Sort the first `move_count` moves and remove duplicates; return the new count.

    Lists are short and nearly sorted, so insertion sort is fast.
    """
    kept: i64 = 0
    for index in range(move_count):
        move: i64 = move_codes[index]
        at: i64 = kept
        while at > 0 and move_codes[at - 1] > move:
            at -= 1
        if at > 0 and move_codes[at - 1] == move:
            continue
        last: i64 = kept
        while last > at:
            move_codes[last] = move_codes[last - 1]
            last -= 1
        move_codes[at] = move
        kept += 1
    return kept
