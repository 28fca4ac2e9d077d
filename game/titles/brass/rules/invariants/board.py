"""Invariants of the board: spaces, cubes, links and derived values."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.invariants import kinds as invariants
from game.titles.brass.rules.state import BrassState


def first_broken_board_invariant(before: BrassState, after: BrassState) -> i64:
    """Return the number of the first invariant of spaces, links and derived values that a step
    breaks, NO_BROKEN_INVARIANT when it breaks none."""
    for space in range(after.board.space_count):
        if not is_space_valid(after, space):
            return invariants.COUNTERS_ON_SPACES_INVARIANT
        if not are_counter_cubes_valid(after, space):
            return invariants.CUBES_ON_COUNTERS_INVARIANT
        if not does_flipped_counter_stay_flipped(before, after, space):
            return invariants.COUNTERS_STAY_FLIPPED_INVARIANT
    if after.era == kinds.CANAL_ERA and not has_one_counter_per_location(after):
        return invariants.ONE_COUNTER_PER_CANAL_LOCATION_INVARIANT
    for line in range(after.board.line_count):
        if not is_link_owner_unchanged(before, after, line):
            return invariants.LINKS_IN_BOX_INVARIANT
        if after.link[line] != kinds.EMPTY and not is_line_of_era(after, line):
            return invariants.LINES_OF_ERA_INVARIANT
    return (
        invariants.NO_BROKEN_INVARIANT
        if are_derived_values_correct(after)
        else invariants.DERIVED_NUMBERS_INVARIANT
    )


def is_space_valid(st: BrassState, space: i64) -> bool:
    """Return whether a space is wholly empty, or holds a counter of an industry it shows and of
    a level that can be on the board in this era."""
    if st.owner[space] == kinds.EMPTY:
        empty: bool = st.flipped[space] == 0 and st.cubes[space] == 0
        return empty and st.counter[space] == kinds.EMPTY
    if not st.is_seat_number(st.owner[space]):
        return False
    kind: i64 = st.counter[space]
    shown: bool = (
        st.board.industry_set_of_space[space] & kinds.BIT_BY_PLACE[kind // kinds.LEVEL_COUNT] != 0
    )
    level: i64 = kind % kinds.LEVEL_COUNT
    if not shown or level == 0 or (st.era == kinds.RAIL_ERA and level == 1):
        return False
    return (
        st.era == kinds.RAIL_ERA
        or st.board.eras_of_counter_kind[kind] & kinds.BIT_BY_PLACE[kinds.CANAL_ERA] != 0
    )


def are_counter_cubes_valid(st: BrassState, space: i64) -> bool:
    """Return whether a space's cubes fit its counter: mines and ironworks have some exactly
    while unflipped, others none, and a shipyard is flipped."""
    if st.owner[space] == kinds.EMPTY:
        return True
    industry: i64 = st.counter[space] // kinds.LEVEL_COUNT
    if industry == kinds.SHIPYARD_INDUSTRY and st.flipped[space] == 0:
        return False
    if industry != kinds.COAL_MINE_INDUSTRY and industry != kinds.IRONWORKS_INDUSTRY:
        return st.cubes[space] == 0
    if st.cubes[space] > st.board.cubes_of_counter_kind[st.counter[space]] or st.cubes[space] < 0:
        return False
    return (st.cubes[space] == 0) == (st.flipped[space] == 1)


def does_flipped_counter_stay_flipped(before: BrassState, after: BrassState, space: i64) -> bool:
    """Return False if the space's flipped counter is no longer flipped and is still the same
    counter; True otherwise, also when another counter replaced it."""
    if before.flipped[space] == 0 or after.flipped[space] == 1:
        return True
    return (
        before.owner[space] != after.owner[space] or before.counter[space] != after.counter[space]
    )


def has_one_counter_per_location(st: BrassState) -> bool:
    """Return whether no seat has two counters in a location (B-5.10)."""
    board: Board = st.board
    for space in range(1, board.space_count):
        for other in range(board.first_space_of_location[board.place_of_space[space]], space):
            if st.owner[space] != kinds.EMPTY and st.owner[space] == st.owner[other]:
                return False
    return True


def is_link_owner_unchanged(before: BrassState, after: BrassState, line: i64) -> bool:
    """Return whether a line has a seat or NOBODY as its owner now, and a link that was there before
    the step still has its owner; at the end of an era links may leave."""
    was: i64 = before.link[line]
    if after.link[line] != kinds.EMPTY and not after.is_seat_number(after.link[line]):
        return False
    return was == kinds.EMPTY or after.link[line] == was or before.era != after.era


def is_line_of_era(st: BrassState, line: i64) -> bool:
    """Return whether the line is a canal in the canal era or a rail in the rail era."""
    return st.board.line_set_of_era[st.era] & kinds.BIT_BY_PLACE[line] != 0


def are_derived_values_correct(st: BrassState) -> bool:
    """Return whether the derived values of a state equal those that `recompute_derived_values`
    computes from its rows, and no seat has fewer than 0 links left.
    """
    twin: BrassState = BrassState(st.board)
    twin.copy_from(st)
    twin.recompute_derived_values()
    if twin.coal_place_set != st.coal_place_set or twin.port_place_set != st.port_place_set:
        return False
    if (
        twin.ironworks_cube_count != st.ironworks_cube_count
        or twin.empty_space_set != st.empty_space_set
        or twin.linked_line_set != st.linked_line_set
    ):
        return False
    if (
        twin.stocked_space_set != st.stocked_space_set
        or twin.open_port_space_set != st.open_port_space_set
    ):
        return False
    for seat in range(st.seats):
        if (
            twin.own_counter_place_set[seat] != st.own_counter_place_set[seat]
            or twin.own_link_place_set[seat] != st.own_link_place_set[seat]
        ):
            return False
        if twin.links_left[seat] != st.links_left[seat] or st.links_left[seat] < 0:
            return False
        if (
            twin.own_space_set[seat] != st.own_space_set[seat]
            or twin.unsold_mill_space_set[seat] != st.unsold_mill_space_set[seat]
        ):
            return False
        if twin.touching_line_set[seat] != st.touching_line_set[seat]:
            return False
        for industry in range(kinds.INDUSTRY_COUNT):
            at: i64 = seat * kinds.INDUSTRY_COUNT + industry
            if twin.top_counter[at] != st.top_counter[at]:
                return False
    for place in range(st.board.place_count):
        if twin.connected_place_set[place] != st.connected_place_set[place]:
            return False
    return True
