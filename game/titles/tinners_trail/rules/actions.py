"""The actions of phase 2 that the active player may take (T-3, A, X, D, AR, E)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.titles.tinners_trail.rules.arsenic import list_processing, may_sell_arsenic
from game.titles.tinners_trail.rules.auction import may_start, may_take_part
from game.titles.tinners_trail.rules.both_editions.developments import (
    list_developments,
    rightmost_pump_group,
)
from game.titles.tinners_trail.rules.both_editions.money import give_turn, list_mixes
from game.titles.tinners_trail.rules.both_editions.turns import leftmost_uppermost
from game.titles.tinners_trail.rules.developments import affordable_cubes
from game.titles.tinners_trail.rules.emigration import (
    list_emigrations,
    list_own_miners,
    list_placements,
)
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    BUILD,
    EMPTY,
    PASS,
    PASTIES,
    PUMPS,
    SELL_ARSENIC,
)
from game.titles.tinners_trail.rules.rounds import sell_and_invest
from game.titles.tinners_trail.rules.state import TrailState, work_left

# The actions of phase 2 that the active player may take (T-3, A, X, D, AR, E).


def list_actions(st: TrailState, out: vec[i64]) -> i64:
    """Write every action; in the final column passing is left, and what waits (T-3, E-4)."""
    seat: i64 = st.to_move
    work: i64 = work_left(st, seat)
    count: i64 = 0
    if may_take_part(st, seat):
        count = list_builds(st, seat, out, count)
    if work >= st.board.extract_work:
        count = list_extractions(st, seat, out, count)
    count = list_developments(st, work, out, count)
    if work >= st.board.pumps_work and rightmost_pump_group(st) != EMPTY:
        out[count] = pack(PUMPS, 0, 0, 0)
        count += 1
    if work >= st.board.pasties_work:
        out[count] = pack(PASTIES, 0, 0, 0)
        count += 1
    out[count] = pack(PASS, 0, 0, 0)
    count += 1
    if st.board.extended:
        count = list_expansion_actions(st, seat, out, count)
    return count


def list_expansion_actions(st: TrailState, seat: i64, out: vec[i64], start: i64) -> i64:
    """Arsenic, own miners, emigration; Michigan's pieces in the final column too (T-3, E-4)."""
    work: i64 = work_left(st, seat)
    count: i64 = start
    if st.board.arsenic and work > 0:
        count = list_processing(st, seat, out, count)
        if work >= st.board.sell_work and may_sell_arsenic(st, seat):
            out[count] = pack(SELL_ARSENIC, 0, 0, 0)
            count += 1
    if st.board.emigration:
        if work >= st.board.miner_work:
            count = list_own_miners(st, seat, out, count)
        if work >= st.board.emigrate_work:
            count = list_emigrations(st, seat, out, count)
        count = list_placements(st, seat, out, count)
    return count


def list_builds(st: TrailState, seat: i64, out: vec[i64], start: i64) -> i64:
    """Every area whose auction the seat may start (A-1, A2-2)."""
    count: i64 = start
    for area in range(st.board.areas):
        if may_start(st, seat, area):
            out[count] = pack(BUILD, area, 0, 0)
            count += 1
    return count


def list_extractions(st: TrailState, seat: i64, out: vec[i64], start: i64) -> i64:
    """Every mix of 1 or more cubes from every own mine (X-1 .. X-3)."""
    count: i64 = start
    for area in range(st.board.areas):
        if st.owner[area] == seat:
            count = list_mixes(st, area, affordable_cubes(st, seat, area), out, count)
    return count


# What follows an action: the next seat's turn, or phase 3 (T-1, T-4).


def next_action(st: TrailState) -> None:
    """Hand the turn on (T-1), or sell and invest when all have passed (T-4)."""
    if st.phase != ACTIONS:
        return
    seat: i64 = leftmost_uppermost(st)
    if seat == EMPTY:
        sell_and_invest(st)
    else:
        give_turn(st, seat)
