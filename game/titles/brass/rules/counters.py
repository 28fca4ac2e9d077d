"""Counters: stacks of the seats, flipping, leaving (B-1.3, B-5.8, B-14)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.brass.rules import kinds, step_facts
from game.titles.brass.rules.kinds import lowest_member_of_set
from game.titles.brass.rules.state import BrassState, record_step_fact


def top_counter_kind_of_stack(st: BrassState, seat: i64, industry: i64) -> i64:
    """Return the kind of counter on top of a seat's stack, EMPTY when none is left (B-1.3)."""
    return st.top_counter[seat * kinds.INDUSTRY_COUNT + industry]


def take_counter_from_stack(st: BrassState, seat: i64, kind: i64) -> None:
    """Remove one counter of a kind from a seat's stacks; if it was the last of its kind, update
    the top counter of the industry."""
    at: i64 = seat * kinds.INDUSTRY_COUNT * kinds.LEVEL_COUNT + kind
    st.stack[at] -= 1
    if st.stack[at] == 0:
        st.recompute_stack_top(seat, kind // kinds.LEVEL_COUNT)


def flip_counter(st: BrassState, space: i64) -> None:
    """Turn over the counter on a space and advance its owner's income marker (B-14.1)."""
    st.flipped[space] = 1
    owner: i64 = st.owner[space]
    others: i64 = ~kinds.BIT_BY_PLACE[space]
    st.open_port_space_set &= others
    st.unsold_mill_space_set[owner] &= others
    spaces: i64 = st.board.counter_income_spaces[st.counter[space]]
    advance_income_marker(st, owner, spaces)
    record_step_fact(st, step_facts.COUNTER_FLIPPED_FACT, owner, space, spaces)


def advance_income_marker(st: BrassState, seat: i64, spaces: i64) -> None:
    """Move a seat's income marker forward by some spaces, at most to the last one (B-3.8,
    B-14.1)."""
    st.income[seat] = min(kinds.LAST_INCOME_SPACE, st.income[seat] + spaces)


def remove_counter_without_updating_derived(st: BrassState, space: i64) -> None:
    """Remove the counter on a space and its cubes from the game; derived values are not updated
    (B-3.4, B-9.5)."""
    st.owner[space] = kinds.EMPTY
    st.counter[space] = kinds.EMPTY
    st.flipped[space] = 0
    st.cubes[space] = 0


def is_open_port(st: BrassState, space: i64) -> bool:
    """Return whether the space has a port that is not flipped, so that cotton can be sold to it
    (B-12.2)."""
    return st.open_port_space_set & kinds.BIT_BY_PLACE[space] != 0


def connected_port_space_set(st: BrassState, place: i64) -> i64:
    """Return the set of spaces of unflipped ports that are connected to a place and buy its
    cotton (B-12.2)."""
    ports: i64 = st.open_port_space_set
    rest: i64 = ports
    while rest != 0:
        port: i64 = lowest_member_of_set(rest)
        rest &= rest - 1
        if st.connected_place_set[place] & st.board.place_set_of_space[port] == 0:
            ports &= ~kinds.BIT_BY_PLACE[port]
    return ports


def has_counter_with_cubes(st: BrassState, space: i64, industry: i64) -> bool:
    """Return whether the space has a counter of this industry (mine or ironworks) with cubes on
    it."""
    return (
        st.stocked_space_set & kinds.BIT_BY_PLACE[space] != 0
        and st.counter[space] // kinds.LEVEL_COUNT == industry
    )


def take_cube_from_counter(st: BrassState, space: i64) -> None:
    """Take a cube from the mine or ironworks on a space; taking the last one flips the counter
    (B-7.10)."""
    st.cubes[space] -= 1
    industry: i64 = st.counter[space] // kinds.LEVEL_COUNT
    if industry == kinds.IRONWORKS_INDUSTRY:
        st.ironworks_cube_count -= 1
    if st.cubes[space] == 0:
        st.stocked_space_set &= ~kinds.BIT_BY_PLACE[space]
        flip_counter(st, space)
        if industry == kinds.COAL_MINE_INDUSTRY:
            recompute_coal_place_set(st)


def recompute_coal_place_set(st: BrassState) -> None:
    """Recompute `coal_place_set`, the places that have coal in mines."""
    st.coal_place_set = 0
    rest: i64 = st.stocked_space_set & st.board.space_set_of_industry[kinds.COAL_MINE_INDUSTRY]
    while rest != 0:
        space: i64 = lowest_member_of_set(rest)
        rest &= rest - 1
        if has_counter_with_cubes(st, space, kinds.COAL_MINE_INDUSTRY):
            st.coal_place_set |= st.board.place_set_of_space[space]
