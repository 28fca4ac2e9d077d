"""The stack of open questions, of which the last is asked (T-311); and gains.

A gain gives its certain parts at once, then asks its questions (T-311, T-504, T-512, T-513).
"""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import make_zero_row
from game.titles.tiletum.rules import kinds, possessions, seat_progress
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.state import TiletumState

MAX_LEGAL_MOVES: Final = 300  # in one decision
MOVES_BUFFER_FOR_COUNTING: Final[vec[i64]] = make_zero_row(
    MAX_LEGAL_MOVES
)  # for moves that are only counted


def push_question(st: TiletumState, question: i64, first: i64, second: i64, third: i64) -> None:
    """Put a question with its first three numbers on the stack."""
    at: i64 = st.depth * kinds.CELLS_PER_QUESTION
    st.stack[at] = question
    st.stack[at + 1] = first
    st.stack[at + 2] = second
    st.stack[at + 3] = third
    st.depth += 1


def current_question(st: TiletumState) -> i64:
    """Return the current question, 0 when none is open."""
    if st.depth == 0:
        return 0
    return st.stack[(st.depth - 1) * kinds.CELLS_PER_QUESTION]


def current_question_cell(st: TiletumState, cell_index: i64) -> i64:
    """Return a cell of the current question: 0 is its kind, from 1 on its numbers."""
    return st.stack[(st.depth - 1) * kinds.CELLS_PER_QUESTION + cell_index]


def set_current_question_cell(st: TiletumState, cell_index: i64, value: i64) -> None:
    """Set a cell of the current question: 0 is its kind, from 1 on its numbers."""
    st.stack[(st.depth - 1) * kinds.CELLS_PER_QUESTION + cell_index] = value


def pop_question(st: TiletumState) -> None:
    """Remove the current question from the stack."""
    st.depth -= 1
    at: i64 = st.depth * kinds.CELLS_PER_QUESTION
    for offset in range(kinds.CELLS_PER_QUESTION):
        st.stack[at + offset] = 0


def stack_position_of_main_action(st: TiletumState) -> i64:
    """Return the position of the die's action on the stack, EMPTY when none is in progress.

    It is the lowest question, except when the second half of a split joker waits below (S-608).
    """
    at: i64 = 0
    if st.depth > 1 and st.stack[0] == kinds.ACTION_FOR_JOKER_QUESTION and st.stack[2] == 1:
        at = kinds.CELLS_PER_QUESTION
    if (
        st.depth > 0
        and st.stack[at] == kinds.SPEND_ACTION_POINTS_QUESTION
        and st.stack[at + 3] == 1
    ):
        return at
    return kinds.EMPTY


def is_answering_die_action(st: TiletumState) -> bool:
    """Return whether the current question is the action of the die (T-307)."""
    at: i64 = stack_position_of_main_action(st)
    return at != kinds.EMPTY and at == (st.depth - 1) * kinds.CELLS_PER_QUESTION


def allows_tasks(st: TiletumState) -> bool:
    """Return whether tasks are possible: no question is open, or the current one is the main
    action (T-310)."""
    return st.depth == 0 or is_answering_die_action(st)


def give_gain(st: TiletumState, seat: i64, gain: i64) -> None:
    """Give a seat the gain with this number: goods, points, silver and king steps at once, the rest
    as questions.

    The questions are asked in this order: the action, then steps and goods of choice in the order
    of the tile. They are pushed in the reverse order, since the last one pushed is asked first.
    """
    board: Board = st.board
    at: i64 = gain * kinds.GAIN_PART_COUNT
    for good in range(kinds.GOOD_COUNT):
        possessions.gain_good(st, seat, good, board.gain_part_amounts[at + good])
    possessions.give_points(st, seat, board.gain_part_amounts[at + kinds.GAIN_POINTS])
    seat_progress.move_king_marker_up(
        st, seat, board.gain_part_amounts[at + kinds.GAIN_ACTION + kinds.KING_ACTION]
    )
    possessions.gain_silver(st, seat, board.gain_part_amounts[at + kinds.GAIN_SILVER])
    if board.gain_part_amounts[at + kinds.GAIN_MINE] > 0:
        possessions.move_mines_to_own_supply(
            st, seat, board.gain_part_amounts[at + kinds.GAIN_MINE]
        )
    if board.gain_part_amounts[at + kinds.GAIN_CHARACTERS_OF_BUILDING] > 0:
        push_question(st, kinds.BUILDING_TO_CALL_CHARACTERS_IN_QUESTION, 0, 0, 0)
    if board.gain_part_amounts[at + kinds.GAIN_ARCHITECT_ANYWHERE] > 0:
        push_question(st, kinds.MEEPLE_ANYWHERE_QUESTION, kinds.ARCHITECT, 0, 0)
    if board.gain_part_amounts[at + kinds.GAIN_MERCHANT_ANYWHERE] > 0:
        push_question(st, kinds.MEEPLE_ANYWHERE_QUESTION, kinds.MERCHANT, 0, 0)
    if board.gain_part_amounts[at + kinds.GAIN_PILLAR_ANYWHERE] > 0:
        push_question(st, kinds.PIECE_ANYWHERE_QUESTION, kinds.PILLAR_PIECE, 0, 0)
    if board.gain_part_amounts[at + kinds.GAIN_HOUSE_ANYWHERE] > 0:
        push_question(st, kinds.PIECE_ANYWHERE_QUESTION, kinds.HOUSE_PIECE, 0, 0)
    if board.gain_part_amounts[at + kinds.GAIN_SAME_GOODS] > 0:
        push_question(
            st,
            kinds.GAIN_SAME_GOODS_QUESTION,
            board.gain_part_amounts[at + kinds.GAIN_SAME_GOODS],
            0,
            0,
        )
    if board.gain_part_amounts[at + kinds.GAIN_ANY_GOODS] > 0:
        push_question(
            st,
            kinds.GAIN_ANY_GOODS_QUESTION,
            board.gain_part_amounts[at + kinds.GAIN_ANY_GOODS],
            0,
            0,
        )
    ask_for_steps_and_pieces(st, at)
    for action in range(kinds.EXPLORER + 1):
        points_of_action: i64 = board.gain_part_amounts[at + kinds.GAIN_ACTION + action]
        if points_of_action > 0 and action == kinds.JOKER_ACTION:
            push_question(st, kinds.ACTION_FOR_JOKER_QUESTION, points_of_action, 0, 0)
        elif points_of_action > 0 and action != kinds.KING_ACTION:
            push_question(st, kinds.SPEND_ACTION_POINTS_QUESTION, action, points_of_action, 0)


def ask_for_steps_and_pieces(st: TiletumState, gain_parts_start: i64) -> None:
    """Push one question for all steps, houses and pillars of a gain, which are made in any
    order; `gain_parts_start` is the position of the gain's parts (T-504)."""
    board: Board = st.board
    merchant: i64 = board.gain_part_amounts[gain_parts_start + kinds.GAIN_MERCHANT_STEP]
    architect: i64 = board.gain_part_amounts[gain_parts_start + kinds.GAIN_ARCHITECT_STEP]
    house: i64 = board.gain_part_amounts[gain_parts_start + kinds.GAIN_HOUSE]
    pillar: i64 = board.gain_part_amounts[gain_parts_start + kinds.GAIN_PILLAR]
    if merchant + architect + house + pillar > 0:
        push_question(st, kinds.FREE_STEPS_AND_PIECES_QUESTION, merchant, architect, house)
        set_current_question_cell(st, 4, pillar)
