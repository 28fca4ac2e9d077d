"""The stack of open questions: the last one is asked, those below wait for it (T-311). What
a gain brings: sure parts at once, then its questions (T-311, T-504, T-512, T-513)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.titles.tiletum.rules import kinds, progress, stock
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.state import TiletumState

MOST_MOVES: Final = 300  # to choose from at once
SCRATCH: Final[vec[i64]] = zeros(MOST_MOVES)  # for moves that are counted and never read


def ask(st: TiletumState, question: i64, first: i64, second: i64, third: i64) -> None:
    """Put a question on the stack."""
    at: i64 = st.depth * kinds.FRAME
    st.stack[at] = question
    st.stack[at + 1] = first
    st.stack[at + 2] = second
    st.stack[at + 3] = third
    st.depth += 1


def asked(st: TiletumState) -> i64:
    """Return the question that is asked, 0 with none open."""
    if st.depth == 0:
        return 0
    return st.stack[(st.depth - 1) * kinds.FRAME]


def cell(st: TiletumState, number: i64) -> i64:
    """Return a number of the question that is asked, from 1 on."""
    return st.stack[(st.depth - 1) * kinds.FRAME + number]


def set_cell(st: TiletumState, number: i64, value: i64) -> None:
    """Set a number of the question that is asked."""
    st.stack[(st.depth - 1) * kinds.FRAME + number] = value


def answered(st: TiletumState) -> None:
    """Take the question that was asked off the stack."""
    st.depth -= 1
    at: i64 = st.depth * kinds.FRAME
    for offset in range(kinds.FRAME):
        st.stack[at + offset] = 0


def main_action(st: TiletumState) -> i64:
    """Return where the action of the die lies on the stack, EMPTY while none is in progress.

    It is the lowest question, but for the second half of a split joker that waits (S-608).
    """
    at: i64 = 0
    if st.depth > 1 and st.stack[0] == kinds.AS_Q and st.stack[2] == 1:
        at = kinds.FRAME
    if st.depth > 0 and st.stack[at] == kinds.ACT_Q and st.stack[at + 3] == 1:
        return at
    return kinds.EMPTY


def is_main_action(st: TiletumState) -> bool:
    """Return whether the action of the die is what is asked about (T-307)."""
    at: i64 = main_action(st)
    return at != kinds.EMPTY and at == (st.depth - 1) * kinds.FRAME


def takes_tasks(st: TiletumState) -> bool:
    """Return whether tasks are possible: at the start of the turn, in the main action (T-310)."""
    return st.depth == 0 or is_main_action(st)


def gain(st: TiletumState, seat: i64, number: i64) -> None:
    """Give a seat a gain: goods, points and king steps come now, the rest is asked.

    Of several questions an action comes first, then steps and goods of choice, as the tiles
    name them; the last one on the stack is the first one asked.
    """
    board: Board = st.board
    at: i64 = number * kinds.PARTS
    for good in range(kinds.GOODS):
        stock.gain_good(st, seat, good, board.parts[at + good])
    stock.score(st, seat, board.parts[at + kinds.GAIN_POINTS])
    progress.step_up(st, seat, board.parts[at + kinds.GAIN_ACTION + kinds.KING])
    stock.gain_silver(st, seat, board.parts[at + kinds.GAIN_SILVER])
    if board.parts[at + kinds.GAIN_MINE] > 0:
        stock.gain_mines(st, seat, board.parts[at + kinds.GAIN_MINE])
    if board.parts[at + kinds.GAIN_BUILDING] > 0:
        ask(st, kinds.BUILDING_Q, 0, 0, 0)
    if board.parts[at + kinds.GAIN_ARCHITECT_ANYWHERE] > 0:
        ask(st, kinds.FLY_Q, kinds.ARCHITECT, 0, 0)
    if board.parts[at + kinds.GAIN_MERCHANT_ANYWHERE] > 0:
        ask(st, kinds.FLY_Q, kinds.MERCHANT, 0, 0)
    if board.parts[at + kinds.GAIN_PILLAR_ANYWHERE] > 0:
        ask(st, kinds.ANYWHERE_Q, kinds.PILLAR_PIECE, 0, 0)
    if board.parts[at + kinds.GAIN_HOUSE_ANYWHERE] > 0:
        ask(st, kinds.ANYWHERE_Q, kinds.HOUSE_PIECE, 0, 0)
    if board.parts[at + kinds.GAIN_SAME] > 0:
        ask(st, kinds.SAME_Q, board.parts[at + kinds.GAIN_SAME], 0, 0)
    if board.parts[at + kinds.GAIN_ANY] > 0:
        ask(st, kinds.GAIN_Q, board.parts[at + kinds.GAIN_ANY], 0, 0)
    ask_for_steps(st, at)
    for action in range(kinds.EXPLORER + 1):
        points_of_action: i64 = board.parts[at + kinds.GAIN_ACTION + action]
        if points_of_action > 0 and action == kinds.JOKER:
            ask(st, kinds.AS_Q, points_of_action, 0, 0)
        elif points_of_action > 0 and action != kinds.KING:
            ask(st, kinds.ACT_Q, action, points_of_action, 0)


def ask_for_steps(st: TiletumState, at: i64) -> None:
    """Ask for steps, houses and pillars of a character together: in any order (T-504)."""
    board: Board = st.board
    merchant: i64 = board.parts[at + kinds.GAIN_MERCHANT_STEP]
    architect: i64 = board.parts[at + kinds.GAIN_ARCHITECT_STEP]
    house: i64 = board.parts[at + kinds.GAIN_HOUSE]
    pillar: i64 = board.parts[at + kinds.GAIN_PILLAR]
    if merchant + architect + house + pillar > 0:
        ask(st, kinds.STEPS_Q, merchant, architect, house)
        set_cell(st, 4, pillar)
