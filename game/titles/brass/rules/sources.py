"""The sources of coal and iron, and the price of a cube (B-7, B-10.6, B-10.7)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.moves import first_field_of_move, kind_of_move, second_field_of_move
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.counters import has_counter_with_cubes
from game.titles.brass.rules.kinds import (
    BIT_BY_PLACE,
    COAL_MINE_INDUSTRY,
    EMPTY,
    IRONWORKS_INDUSTRY,
    LAY_RAIL_MOVE,
    lowest_member_of_set,
)
from game.titles.brass.rules.state import BrassState

UNAVAILABLE_COST: Final = -1


def pounds_of_next_coal_cube(st: BrassState, connected_place_set: i64) -> i64:
    """Return the price in pounds of a cube of coal that may come from any place in
    `connected_place_set`, the places connected to where it is needed.

    It is 0 if there is coal in a mine, which must be used (B-7.3), otherwise the price on the track
    if there is a built port (B-7.4). It is UNAVAILABLE_COST if there is neither (B-7.5).
    """
    if connected_place_set & st.coal_place_set:
        return 0
    if connected_place_set & st.port_place_set:
        return st.board.cube_price_by_track_count[st.coal]
    return UNAVAILABLE_COST


def coal_price_of_line(st: BrassState, line: i64) -> i64:
    """Return the price in pounds of a cube of coal that is brought to either end of the line for a
    rail; UNAVAILABLE_COST if no coal can be had (B-10.7)."""
    board: Board = st.board
    return pounds_of_next_coal_cube(
        st,
        st.connected_place_set[board.first_end_of_line[line]]
        | st.connected_place_set[board.second_end_of_line[line]],
    )


def pounds_of_next_iron_cube(st: BrassState) -> i64:
    """Return the price in pounds of the next cube of iron: 0 if an ironworks has iron, otherwise
    the track's price (B-7.8)."""
    if st.ironworks_cube_count > 0:
        return 0
    return st.board.cube_price_by_track_count[st.iron]


def can_pay(st: BrassState, seat: i64, pounds: i64) -> bool:
    """Return whether a seat has this many pounds; 0 pounds can always be paid, even in debt."""
    return pounds == 0 or st.money[seat] >= pounds


def pay_and_count_as_spent(st: BrassState, seat: i64, pounds: i64) -> None:
    """Take pounds from the seat whose turn it is; they count as spent for the turn order
    (B-13.7)."""
    st.money[seat] -= pounds
    st.spent[seat] += pounds


def nearest_mine_place_set(st: BrassState, place: i64) -> i64:
    """Return the set of places whose mines with coal are nearest to a place along links, empty
    without a connected one (B-7.2)."""
    board: Board = st.board
    mines: i64 = st.connected_place_set[place] & st.coal_place_set
    if mines & (mines - 1) == 0:
        return mines  # one or none, at any distance
    near: i64 = BIT_BY_PLACE[place]
    while near & mines == 0:
        farther: i64 = near
        rest: i64 = st.linked_line_set
        while rest != 0:
            line: i64 = lowest_member_of_set(rest)
            rest &= rest - 1
            if near & board.place_set_of_line[line]:
                farther |= board.place_set_of_line[line]
        near = farther
    return near & mines


def nearest_mine_place_set_of_line(st: BrassState, line: i64) -> i64:
    """Return the set of places whose mines with coal are nearest to one end of the line or to
    the other (B-10.6)."""
    board: Board = st.board
    return nearest_mine_place_set(st, board.first_end_of_line[line]) | nearest_mine_place_set(
        st, board.second_end_of_line[line]
    )


def choosable_mine_place_set(st: BrassState) -> i64:
    """Return the set of places whose mines can supply the pending build or rail: the nearest
    ones (B-7.2)."""
    board: Board = st.board
    if kind_of_move(st.pending) == LAY_RAIL_MOVE:
        return nearest_mine_place_set_of_line(st, first_field_of_move(st.pending))
    return nearest_mine_place_set(st, board.place_of_space[second_field_of_move(st.pending)])


def next_space_with_cubes(st: BrassState, industry: i64, place_set: i64, after_space: i64) -> i64:
    """Return the first space with a number above `after_space`, in these places, that has cubes of
    the industry; EMPTY if there is none."""
    board: Board = st.board
    rest: i64 = st.stocked_space_set & board.space_set_of_industry[industry]
    while rest != 0:
        space: i64 = lowest_member_of_set(rest)
        rest &= rest - 1
        if (
            space > after_space
            and place_set & board.place_set_of_space[space]
            and has_counter_with_cubes(st, space, industry)
        ):
            return space
    return EMPTY


def next_ironworks(st: BrassState, after_space: i64) -> i64:
    """Return the space of the first ironworks with iron whose number is above `after_space`, EMPTY
    if there is none."""
    return next_space_with_cubes(st, IRONWORKS_INDUSTRY, st.board.all_location_set, after_space)


def next_coal_mine(st: BrassState, place_set: i64, after_space: i64) -> i64:
    """Return the space of the first mine with coal, in these places, whose number is above
    `after_space`, EMPTY if there is none."""
    return next_space_with_cubes(st, COAL_MINE_INDUSTRY, place_set, after_space)
