"""Place a counter on the board, perhaps over an old one, and apply its effect (B-5.12, B-8)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.brass.rules import kinds, step_facts
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.counters import (
    flip_counter,
    remove_counter_without_updating_derived,
    take_counter_from_stack,
)
from game.titles.brass.rules.sources import pay_and_count_as_spent
from game.titles.brass.rules.state import BrassState, record_step_fact


def pay_for_and_place_counter(st: BrassState, seat: i64, kind: i64, space: i64) -> None:
    """Pay a counter's price in pounds, take it from its stack and place it on the space, over
    another counter if one lies there (B-8). The coal and iron of the build are taken before.

    Cubes of a new ironworks, and of a new coal mine connected to a port, are sold to their track as
    far as it has free spaces; a new shipyard is flipped at once.
    """
    board: Board = st.board
    pay_and_count_as_spent(st, seat, board.cost_of_counter_kind[kind])
    take_counter_from_stack(st, seat, kind)
    is_over: bool = st.owner[space] != kinds.EMPTY
    if is_over:
        record_step_fact(
            st, step_facts.COUNTER_BUILT_OVER_FACT, st.owner[space], space, st.counter[space]
        )
        remove_counter_without_updating_derived(st, space)
    st.owner[space] = seat
    st.counter[space] = kind
    st.cubes[space] = board.cubes_of_counter_kind[kind]
    record_step_fact(st, step_facts.COUNTER_BUILT_FACT, seat, space, kind)
    industry: i64 = kind // kinds.LEVEL_COUNT
    if industry == kinds.COAL_MINE_INDUSTRY:
        if st.connected_place_set[board.place_of_space[space]] & st.port_place_set:
            st.coal = sell_cubes_and_return_track_cubes(st, seat, space, st.coal)
    elif industry == kinds.IRONWORKS_INDUSTRY:
        st.iron = sell_cubes_and_return_track_cubes(st, seat, space, st.iron)
    elif industry == kinds.SHIPYARD_INDUSTRY:
        flip_counter(st, space)
    if is_over:
        st.recompute_values_derived_from_counters()
    else:
        st.add_counter_to_derived_values(space)


def sell_cubes_and_return_track_cubes(
    st: BrassState, seat: i64, space: i64, track_cubes: i64
) -> i64:
    """Move the cubes of a new counter to a track that has `track_cubes` cubes, and pay its owner
    for each; the most expensive empty spaces are filled first (B-8.2 .. B-8.5).

    A counter without cubes left is flipped. Return the new number of cubes on the track.
    """
    on_track: i64 = track_cubes
    earned: i64 = 0
    while st.cubes[space] > 0 and on_track < kinds.CUBE_TRACK_SPACE_COUNT:
        st.cubes[space] -= 1
        on_track += 1
        earned += st.board.cube_price_by_track_count[on_track]
    if on_track > track_cubes:
        st.money[seat] += earned
        record_step_fact(
            st, step_facts.CUBES_SOLD_TO_TRACK_FACT, seat, on_track - track_cubes, earned
        )
        if st.cubes[space] == 0:
            flip_counter(st, space)
    return on_track
