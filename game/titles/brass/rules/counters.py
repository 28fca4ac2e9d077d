"""Counters: stacks of the seats, flipping, leaving (B-1.3, B-5.8, B-14)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.brass.rules import happenings
from game.titles.brass.rules.kinds import (
    COAL_MINE,
    EMPTY,
    INDUSTRY_COUNT,
    IRONWORKS,
    LAST_INCOME_SPACE,
    LEVELS,
    PORT,
)
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.telling import tell


def top_of_stack(st: BrassState, seat: i64, industry: i64) -> i64:
    """Return the kind of counter on top of a seat's stack, EMPTY when none is left (B-1.3)."""
    kind: i64 = industry * LEVELS
    first: i64 = seat * INDUSTRY_COUNT * LEVELS
    for _level in range(LEVELS):
        if st.stack[first + kind] > 0:
            return kind
        kind += 1
    return EMPTY


def take_from_stack(st: BrassState, seat: i64, kind: i64) -> None:
    """Take a counter off a seat's stack."""
    st.stack[seat * INDUSTRY_COUNT * LEVELS + kind] -= 1


def flip(st: BrassState, space: i64) -> None:
    """Turn a counter over; its owner's income marker moves (B-14.1)."""
    st.flipped[space] = 1
    owner: i64 = st.owner[space]
    spaces: i64 = st.board.income[st.counter[space]]
    advance(st, owner, spaces)
    tell(st, happenings.FLIPPED, owner, space, spaces)


def advance(st: BrassState, seat: i64, spaces: i64) -> None:
    """Move an income marker forward, at most to the last space (B-3.8, B-14.1)."""
    st.income[seat] = min(LAST_INCOME_SPACE, st.income[seat] + spaces)


def lift(st: BrassState, space: i64) -> None:
    """Take a counter and its cubes off the board and out of the game (B-3.4, B-9.5)."""
    st.owner[space] = EMPTY
    st.counter[space] = EMPTY
    st.flipped[space] = 0
    st.cubes[space] = 0


def counters_on_board(st: BrassState, seat: i64) -> i64:
    """Return how many counters a seat has on the board."""
    count: i64 = 0
    for space in range(st.board.spaces):
        if st.owner[space] == seat:
            count += 1
    return count


def is_open_port(st: BrassState, space: i64) -> bool:
    """Return whether a port on the space can be sold to: it is not flipped (B-12.2)."""
    return (
        st.owner[space] != EMPTY and st.counter[space] // LEVELS == PORT and st.flipped[space] == 0
    )


def has_cubes(st: BrassState, space: i64, industry: i64) -> bool:
    """Return whether a mine or ironworks on the space has cubes."""
    return st.cubes[space] > 0 and st.counter[space] // LEVELS == industry


def use_cube(st: BrassState, space: i64) -> None:
    """Take a cube from a mine or ironworks, which flips when it was the last (B-7.10)."""
    st.cubes[space] -= 1
    industry: i64 = st.counter[space] // LEVELS
    if industry == IRONWORKS:
        st.iron_left -= 1
    if st.cubes[space] == 0:
        flip(st, space)
        if industry == COAL_MINE:
            recount_coal(st)


def recount_coal(st: BrassState) -> None:
    """Look anew where coal lies in mines."""
    st.coal_at = 0
    first: i64 = st.board.showing_from[COAL_MINE]
    for index in range(first, st.board.showing_from[COAL_MINE + 1]):
        space: i64 = st.board.showing[index]
        if has_cubes(st, space, COAL_MINE):
            st.coal_at |= st.board.here[space]
