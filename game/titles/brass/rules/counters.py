"""Counters: stacks of the seats, flipping, leaving (B-1.3, B-5.8, B-14)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.brass.rules import kinds, step_facts
from game.titles.brass.rules.kinds import lowest_member
from game.titles.brass.rules.state import BrassState, record_fact


def top_of_stack(st: BrassState, seat: i64, industry: i64) -> i64:
    """Return the kind of counter on top of a seat's stack, EMPTY when none is left (B-1.3)."""
    return st.top_counter[seat * kinds.INDUSTRY_COUNT + industry]


def take_from_stack(st: BrassState, seat: i64, kind: i64) -> None:
    """Take a counter off a seat's stack."""
    at: i64 = seat * kinds.INDUSTRY_COUNT * kinds.LEVELS + kind
    st.stack[at] -= 1
    if st.stack[at] == 0:
        st.recompute_stack_top(seat, kind // kinds.LEVELS)


def flip_counter(st: BrassState, space: i64) -> None:
    """Turn a counter over and move its owner's income marker (B-14.1)."""
    st.flipped[space] = 1
    owner: i64 = st.owner[space]
    others: i64 = ~kinds.BIT[space]
    st.open_port_space_set &= others
    st.unsold_mill_space_set[owner] &= others
    spaces: i64 = st.board.counter_income_spaces[st.counter[space]]
    advance_income_marker(st, owner, spaces)
    record_fact(st, step_facts.FLIPPED, owner, space, spaces)


def advance_income_marker(st: BrassState, seat: i64, spaces: i64) -> None:
    """Move an income marker forward, at most to the last space (B-3.8, B-14.1)."""
    st.income[seat] = min(kinds.LAST_INCOME_SPACE, st.income[seat] + spaces)


def take_off_board(st: BrassState, space: i64) -> None:
    """Remove a counter and its cubes from the game (B-3.4, B-9.5)."""
    st.owner[space] = kinds.EMPTY
    st.counter[space] = kinds.EMPTY
    st.flipped[space] = 0
    st.cubes[space] = 0


def is_open_port(st: BrassState, space: i64) -> bool:
    """Return whether a port on the space can be sold to: it is not flipped (B-12.2)."""
    return st.open_port_space_set & kinds.BIT[space] != 0


def connected_port_space_set(st: BrassState, place: i64) -> i64:
    """Return the spaces of ports that take cotton from a place, as a set (B-12.2)."""
    ports: i64 = st.open_port_space_set
    rest: i64 = ports
    while rest != 0:
        port: i64 = lowest_member(rest)
        rest &= rest - 1
        if st.connected_place_set[place] & st.board.place_set_of_space[port] == 0:
            ports &= ~kinds.BIT[port]
    return ports


def has_cubes(st: BrassState, space: i64, industry: i64) -> bool:
    """Return whether a mine or ironworks on the space has cubes."""
    return (
        st.stocked_space_set & kinds.BIT[space] != 0
        and st.counter[space] // kinds.LEVELS == industry
    )


def use_cube(st: BrassState, space: i64) -> None:
    """Take a cube from a mine or ironworks; the last one flips it (B-7.10)."""
    st.cubes[space] -= 1
    industry: i64 = st.counter[space] // kinds.LEVELS
    if industry == kinds.IRONWORKS:
        st.ironworks_cube_count -= 1
    if st.cubes[space] == 0:
        st.stocked_space_set &= ~kinds.BIT[space]
        flip_counter(st, space)
        if industry == kinds.COAL_MINE:
            recount_coal(st)


def recount_coal(st: BrassState) -> None:
    """Recompute which places have coal in mines."""
    st.coal_place_set = 0
    rest: i64 = st.stocked_space_set & st.board.space_set_of_industry[kinds.COAL_MINE]
    while rest != 0:
        space: i64 = lowest_member(rest)
        rest &= rest - 1
        if has_cubes(st, space, kinds.COAL_MINE):
            st.coal_place_set |= st.board.place_set_of_space[space]
