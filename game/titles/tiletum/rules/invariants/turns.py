"""Invariants of the moment: who has to decide what, and that the game advances."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.rows import make_zero_row
from game.engine.rules import CHANCE, NOBODY
from game.titles.tiletum.rules import kinds, legal, questions
from game.titles.tiletum.rules.invariants import invariant
from game.titles.tiletum.rules.state import TiletumState

MAX_LEGAL_MOVES: Final = 300
PROGRESS_PER_TURN: Final = 10
PROGRESS_PER_ROUND: Final = 100
PROGRESS_AFTER_TURNS: Final = 50  # the phases after the turns of a round


def first_broken_turn_invariant(before: TiletumState, after: TiletumState) -> str:
    """Return the first invariant about questions, the deciding seat and the course of the game that
    is broken, NO_BROKEN_INVARIANT for none.
    """
    if not are_open_questions_valid(after):
        return invariant.OPEN_QUESTIONS_INVARIANT
    if not is_deciding_seat_valid(after):
        return invariant.DECIDING_SEAT_INVARIANT
    if game_progress_number(after) < game_progress_number(before):
        return invariant.NO_GOING_BACK_IN_TIME_INVARIANT
    if after.to_move < 0:
        return invariant.NO_BROKEN_INVARIANT
    # a choice has two answers, but for a die that is to be taken (T-205)
    alone: bool = (
        after.phase == kinds.TURN_PHASE
        or questions.current_question(after) == kinds.BONUSED_GOOD_QUESTION
    )
    return (
        invariant.NO_BROKEN_INVARIANT
        if legal.write_legal_moves(after, make_zero_row(MAX_LEGAL_MOVES)) > (0 if alone else 1)
        else invariant.SEVERAL_ANSWERS_INVARIANT
    )


def are_open_questions_valid(st: TiletumState) -> bool:
    """Return whether exactly the first `depth` questions of the stack are filled, and any are
    open only during the play of a die."""
    if st.depth < 0 or st.depth > kinds.MAX_STACKED_QUESTIONS:
        return False
    for question in range(kinds.MAX_STACKED_QUESTIONS):
        kind: i64 = st.stack[question * kinds.CELLS_PER_QUESTION]
        if (kind != 0) != (question < st.depth) or kind < 0 or kind > kinds.LAST_QUESTION:
            return False
        for at in range(
            question * kinds.CELLS_PER_QUESTION, (question + 1) * kinds.CELLS_PER_QUESTION
        ):
            if question >= st.depth and st.stack[at] != 0:
                return False  # nothing is left of a question that was answered
    if (st.depth > 0) != (st.phase == kinds.PLAY_PHASE):
        return False
    if (st.die_good != kinds.EMPTY) != (st.die_value > 0):
        return False
    if st.die_good == kinds.EMPTY:
        return True
    return st.depth == 1 or st.stack[0] in (
        kinds.TAKEN_DIE_QUESTION,
        kinds.SPEND_ACTION_POINTS_QUESTION,
        kinds.ACTION_FOR_JOKER_QUESTION,
    )


def is_deciding_seat_valid(st: TiletumState) -> bool:
    """Return whether `to_move` fits the phase (CHANCE in phases of luck, NOBODY after the game,
    otherwise the seat whose turn it is), and the round, turn, step and refilled spot are
    possible."""
    if not (1 <= st.round <= kinds.ROUND_COUNT and 1 <= st.turn <= kinds.TURNS_PER_ROUND):
        return False
    if not (0 <= st.step <= st.seats and 0 <= st.seat < st.seats):
        return False
    if (st.refilling != kinds.EMPTY) != (st.phase == kinds.CLEAN_UP_PHASE):
        return False
    if st.exchanged < 0 or st.exchanged > 1 or st.fresh < 0:
        return False
    if st.phase == kinds.GAME_OVER_PHASE:
        return st.to_move == NOBODY and st.round == kinds.ROUND_COUNT
    if st.phase == kinds.KING_TILE_PHASE:
        return st.to_move == st.seat == st.king_order[0]
    luck: bool = st.phase in (
        kinds.DICE_PHASE,
        kinds.CORRUPTION_PHASE,
        kinds.REFILL_PHASE,
        kinds.CLEAN_UP_PHASE,
    )
    luck = luck or st.phase in (kinds.DECREE_PHASE, kinds.SURPRISE_PHASE)
    if luck or (
        st.phase == kinds.PLAY_PHASE
        and st.stack[(st.depth - 1) * kinds.CELLS_PER_QUESTION] == kinds.DRAW_TILES_QUESTION
    ):
        return st.to_move == CHANCE
    return st.step < st.seats and st.to_move == st.seat == st.order[st.step]


def game_progress_number(st: TiletumState) -> i64:
    """Return a number that never falls while the game advances, made of round, turn, step and
    phase."""
    if st.phase in (kinds.KING_TILE_PHASE, kinds.CLEAN_UP_PHASE, kinds.GAME_OVER_PHASE):
        return st.round * PROGRESS_PER_ROUND + PROGRESS_AFTER_TURNS + st.phase
    if st.phase == kinds.SURPRISE_PHASE and st.after == kinds.CLEAN_UP_PHASE:
        return st.round * PROGRESS_PER_ROUND + PROGRESS_AFTER_TURNS + kinds.KING_TILE_PHASE
    if st.phase == kinds.DICE_PHASE:
        return st.round * PROGRESS_PER_ROUND
    turns: i64 = st.round * PROGRESS_PER_ROUND + st.turn * PROGRESS_PER_TURN
    return turns if st.phase == kinds.CORRUPTION_PHASE else turns + 1 + st.step
