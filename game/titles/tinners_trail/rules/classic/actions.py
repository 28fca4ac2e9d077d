"""The actions of phase 3 and what follows them (C-6 .. C-11, C-21)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.titles.tinners_trail.rules.classic.investing import begin_investing
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.county.developments import (
    list_developments,
    rightmost_pump_group,
)
from game.titles.tinners_trail.rules.county.mining import list_mixes, paid_cubes, pieces_in
from game.titles.tinners_trail.rules.county.prices import give_turn
from game.titles.tinners_trail.rules.county.track import (
    has_passed,
    leftmost_uppermost,
    move_to_investment_column,
)
from game.titles.tinners_trail.rules.kinds import BUILD, EMPTY, PASS, PASTIES, PUMPS

LEAST_BID: Final = 1  # pounds (C-9)


def work_left(st: ClassicState, seat: i64) -> i64:
    """Return the time points a seat can still spend this round (C-6)."""
    return st.county.columns - st.column[seat]


def may_take_part(st: ClassicState, seat: i64) -> bool:
    """Return whether the seat may be in an auction, money aside (C-9)."""
    return (
        not has_passed(st, seat)
        and work_left(st, seat) >= st.county.build_work
        and st.mines_left[seat] > 0
    )


def is_last(st: ClassicState) -> bool:
    """Return whether all others have passed: one action is left to whoever has not (C-7)."""
    return st.passed == st.seats - 1


def capacity(st: ClassicState, area: i64) -> i64:
    """Return how many cubes one extraction may take (C-10)."""
    return st.county.base_capacity + pieces_in(st, area)


def affordable_cubes(st: ClassicState, seat: i64, area: i64) -> i64:
    """Return how many cubes the seat can carry and pay (C-10)."""
    return paid_cubes(st, seat, area, capacity(st, area))


def list_actions(st: ClassicState, out: vec[i64]) -> i64:
    """Write every action; in the last column passing is all there is (C-8, C-21)."""
    seat: i64 = st.to_move
    work: i64 = work_left(st, seat)
    count: i64 = 0
    if may_take_part(st, seat) and st.money[seat] >= LEAST_BID:
        for area in range(st.county.areas):
            out[count] = pack(BUILD, area, 0, 0)
            count += i64(st.owner[area] == EMPTY)
    if work >= st.county.extract_work:
        count = list_extractions(st, seat, out, count)
    count = list_developments(st, work, out, count)
    if work >= st.county.pumps_work and rightmost_pump_group(st) != EMPTY:
        out[count] = pack(PUMPS, 0, 0, 0)
        count += 1
    if work >= st.county.pasties_work:
        out[count] = pack(PASTIES, 0, 0, 0)
        count += 1
    out[count] = pack(PASS, 0, 0, 0)
    return count + 1


def list_extractions(st: ClassicState, seat: i64, out: vec[i64], start: i64) -> i64:
    """Every mix of 1 or more cubes from every own mine (C-10)."""
    count: i64 = start
    mines: i64 = st.county.mines - st.mines_left[seat]
    area: i64 = 0
    while mines > 0 and area < st.county.areas:  # a written position may lack some of them
        if st.owner[area] == seat:
            count = list_mixes(st, area, affordable_cubes(st, seat, area), out, count)
            mines -= 1
        area += 1
    return count


def end_action(st: ClassicState) -> None:
    """An action is over with all that belongs to it; who acted last has passed (C-7)."""
    if is_last(st):
        move_to_investment_column(st, leftmost_uppermost(st))
    next_turn(st)


def next_turn(st: ClassicState) -> None:
    """Hand the turn on, or sell and invest when all have passed (C-6, C-21)."""
    seat: i64 = leftmost_uppermost(st)
    if seat == EMPTY:
        begin_investing(st)
    else:
        give_turn(st, seat)
