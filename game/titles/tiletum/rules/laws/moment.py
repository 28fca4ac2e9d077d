"""Laws of the moment: who is asked for what, and that time goes on."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.engine.rules import CHANCE, NOBODY
from game.titles.tiletum.rules.kinds import (
    ACT_Q,
    AS_Q,
    BONUSED_Q,
    CLEAN_UP,
    CORRUPTION,
    DECREE,
    DICE,
    DIE_Q,
    DRAW_Q,
    EMPTY,
    FRAME,
    FRAMES,
    KING_TILE,
    LAST_Q,
    OVER,
    PLAY,
    REFILL,
    ROUNDS,
    SURPRISE,
    TURN,
    TURNS,
)
from game.titles.tiletum.rules.laws.kinds import CHOICE, COURSE, DECIDER, KEPT, QUESTIONS
from game.titles.tiletum.rules.legal import legal_moves
from game.titles.tiletum.rules.questions import asked
from game.titles.tiletum.rules.state import TiletumState

ROOM: Final = 300
A_TURN: Final = 10
A_ROUND: Final = 100
LATE: Final = 50  # the phases after the turns of a round


def broken_moment(before: TiletumState, after: TiletumState) -> i64:
    """Return the first of these laws that is broken."""
    if not are_questions_sound(after):
        return QUESTIONS
    if not is_decider_sound(after):
        return DECIDER
    if course(after) < course(before):
        return COURSE
    if after.to_move >= 0 and not is_choice(after):
        return CHOICE
    return KEPT


def are_questions_sound(st: TiletumState) -> bool:
    """Return whether exactly as many questions as counted lie on the stack, a die below all."""
    if st.depth < 0 or st.depth > FRAMES:
        return False
    for question in range(FRAMES):
        kind: i64 = st.stack[question * FRAME]
        if (kind != 0) != (question < st.depth) or kind < 0 or kind > LAST_Q:
            return False
        if question >= st.depth and not is_blank(st, question):
            return False
    if (st.depth > 0) != (st.phase == PLAY):
        return False
    if (st.die_good != EMPTY) != (st.die_value > 0):
        return False
    return st.die_good == EMPTY or is_die_below(st)


def is_blank(st: TiletumState, question: i64) -> bool:
    """Return whether nothing is left of a question that was answered."""
    for offset in range(FRAME):
        if st.stack[question * FRAME + offset] != 0:
            return False
    return True


def is_die_below(st: TiletumState) -> bool:
    """Return whether the questions begin with those of the die in play."""
    if st.depth == 0:
        return False
    kind: i64 = st.stack[0]
    return kind in (DIE_Q, ACT_Q, AS_Q) or st.depth == 1


def is_decider_sound(st: TiletumState) -> bool:
    """Return whether luck, nobody or the seat whose turn it is decides."""
    if not (1 <= st.round <= ROUNDS and 1 <= st.turn <= TURNS):
        return False
    if not (0 <= st.step <= st.seats and 0 <= st.seat < st.seats):
        return False
    if (st.refilling != EMPTY) != (st.phase == CLEAN_UP):
        return False
    if st.exchanged < 0 or st.exchanged > 1 or st.fresh < 0:
        return False
    if st.phase == OVER:
        return st.to_move == NOBODY and st.round == ROUNDS
    if st.phase == KING_TILE:
        return st.to_move == st.seat == st.king_order[0]
    luck: bool = st.phase in (DICE, CORRUPTION, REFILL, CLEAN_UP, DECREE, SURPRISE)
    if luck or (st.phase == PLAY and st.stack[(st.depth - 1) * FRAME] == DRAW_Q):
        return st.to_move == CHANCE
    return st.step < st.seats and st.to_move == st.seat == st.order[st.step]


def is_choice(st: TiletumState) -> bool:
    """Return whether there are two answers, or a die is to be taken (T-205)."""
    out: vec[i64] = zeros(ROOM)
    alone: bool = st.phase == TURN or asked(st) == BONUSED_Q
    return legal_moves(st, out) > (0 if alone else 1)


def course(st: TiletumState) -> i64:
    """Return a number that rises as the game goes on."""
    if st.phase in (KING_TILE, CLEAN_UP, OVER):
        return st.round * A_ROUND + LATE + st.phase
    if st.phase == SURPRISE and st.after == CLEAN_UP:
        return st.round * A_ROUND + LATE + KING_TILE
    if st.phase == DICE:
        return st.round * A_ROUND
    turns: i64 = st.round * A_ROUND + st.turn * A_TURN
    return turns if st.phase == CORRUPTION else turns + 1 + st.step
