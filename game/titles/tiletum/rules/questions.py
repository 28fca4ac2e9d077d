"""The stack of open questions: the last one is asked, those below wait for it (T-311)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tiletum.rules.kinds import ACT_Q, AS_Q, EMPTY, FRAME
from game.titles.tiletum.rules.state import TiletumState


def ask(st: TiletumState, question: i64, first: i64, second: i64, third: i64) -> None:
    """Put a question on the stack."""
    at: i64 = st.depth * FRAME
    st.stack[at] = question
    st.stack[at + 1] = first
    st.stack[at + 2] = second
    st.stack[at + 3] = third
    st.depth += 1


def asked(st: TiletumState) -> i64:
    """Return the question that is asked, 0 with none open."""
    return st.stack[(st.depth - 1) * FRAME] if st.depth > 0 else 0


def cell(st: TiletumState, number: i64) -> i64:
    """Return a number of the question that is asked, from 1 on."""
    return st.stack[(st.depth - 1) * FRAME + number]


def set_cell(st: TiletumState, number: i64, value: i64) -> None:
    """Set a number of the question that is asked."""
    st.stack[(st.depth - 1) * FRAME + number] = value


def answered(st: TiletumState) -> None:
    """Take the question that was asked off the stack."""
    st.depth -= 1
    at: i64 = st.depth * FRAME
    for offset in range(FRAME):
        st.stack[at + offset] = 0


def main_action(st: TiletumState) -> i64:
    """Return where the action of the die lies on the stack, EMPTY while none is in progress.

    It is the lowest question, but for the second half of a split joker that waits (S-608).
    """
    at: i64 = 0
    if st.depth > 1 and st.stack[0] == AS_Q and st.stack[2] == 1:
        at = FRAME
    if st.depth > 0 and st.stack[at] == ACT_Q and st.stack[at + 3] == 1:
        return at
    return EMPTY


def is_main_action(st: TiletumState) -> bool:
    """Return whether the action of the die is what is asked about (T-307)."""
    at: i64 = main_action(st)
    return at != EMPTY and at == (st.depth - 1) * FRAME


def has_main_action(st: TiletumState) -> bool:
    """Return whether the action of the die is in progress, whatever is asked above it."""
    return main_action(st) != EMPTY


def takes_tasks(st: TiletumState) -> bool:
    """Return whether tasks are possible: at the start of the turn, in the main action (T-310)."""
    return st.depth == 0 or is_main_action(st)
