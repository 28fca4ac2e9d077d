"""Laws of the moment: who has to decide what, and that the game advances."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.rows import make_zero_row
from game.engine.rules import CHANCE, NOBODY
from game.titles.tiletum.rules import kinds, legal, questions
from game.titles.tiletum.rules.laws import law
from game.titles.tiletum.rules.state import TiletumState

ROOM: Final = 300
A_TURN: Final = 10
A_ROUND: Final = 100
LATE: Final = 50  # the phases after the turns of a round


def first_broken_turn_law(before: TiletumState, after: TiletumState) -> str:
    """Return the first law about questions, the deciding seat and the course of the game that is
    broken, KEPT for none.
    """
    if not are_questions_sound(after):
        return law.QUESTIONS
    if not is_decider_sound(after):
        return law.DECIDER
    if progress_number(after) < progress_number(before):
        return law.COURSE
    if after.to_move < 0:
        return law.KEPT
    # a choice has two answers, but for a die that is to be taken (T-205)
    alone: bool = after.phase == kinds.TURN or questions.current_question(after) == kinds.BONUSED_Q
    return (
        law.KEPT
        if legal.write_legal_moves(after, make_zero_row(ROOM)) > (0 if alone else 1)
        else law.CHOICE
    )


def are_questions_sound(st: TiletumState) -> bool:
    """Return whether exactly the first `depth` questions of the stack are filled, and any are
    open only during the play of a die."""
    if st.depth < 0 or st.depth > kinds.FRAMES:
        return False
    for question in range(kinds.FRAMES):
        kind: i64 = st.stack[question * kinds.FRAME]
        if (kind != 0) != (question < st.depth) or kind < 0 or kind > kinds.LAST_Q:
            return False
        for at in range(question * kinds.FRAME, (question + 1) * kinds.FRAME):
            if question >= st.depth and st.stack[at] != 0:
                return False  # nothing is left of a question that was answered
    if (st.depth > 0) != (st.phase == kinds.PLAY):
        return False
    if (st.die_good != kinds.EMPTY) != (st.die_value > 0):
        return False
    if st.die_good == kinds.EMPTY:
        return True
    return st.depth == 1 or st.stack[0] in (kinds.DIE_Q, kinds.ACT_Q, kinds.AS_Q)


def is_decider_sound(st: TiletumState) -> bool:
    """Return whether the deciding seat, or chance, fits the phase, and the round, turn and step
    are in range."""
    if not (1 <= st.round <= kinds.ROUNDS and 1 <= st.turn <= kinds.TURNS):
        return False
    if not (0 <= st.step <= st.seats and 0 <= st.seat < st.seats):
        return False
    if (st.refilling != kinds.EMPTY) != (st.phase == kinds.CLEAN_UP):
        return False
    if st.exchanged < 0 or st.exchanged > 1 or st.fresh < 0:
        return False
    if st.phase == kinds.OVER:
        return st.to_move == NOBODY and st.round == kinds.ROUNDS
    if st.phase == kinds.KING_TILE:
        return st.to_move == st.seat == st.king_order[0]
    luck: bool = st.phase in (kinds.DICE, kinds.CORRUPTION, kinds.REFILL, kinds.CLEAN_UP)
    luck = luck or st.phase in (kinds.DECREE, kinds.SURPRISE)
    if luck or (st.phase == kinds.PLAY and st.stack[(st.depth - 1) * kinds.FRAME] == kinds.DRAW_Q):
        return st.to_move == CHANCE
    return st.step < st.seats and st.to_move == st.seat == st.order[st.step]


def progress_number(st: TiletumState) -> i64:
    """Return a number that never falls while the game advances, made of round, turn, step and
    phase."""
    if st.phase in (kinds.KING_TILE, kinds.CLEAN_UP, kinds.OVER):
        return st.round * A_ROUND + LATE + st.phase
    if st.phase == kinds.SURPRISE and st.after == kinds.CLEAN_UP:
        return st.round * A_ROUND + LATE + kinds.KING_TILE
    if st.phase == kinds.DICE:
        return st.round * A_ROUND
    turns: i64 = st.round * A_ROUND + st.turn * A_TURN
    return turns if st.phase == kinds.CORRUPTION else turns + 1 + st.step
