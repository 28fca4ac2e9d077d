"""Arsenic: Lord Wallace's calciner, and the cube he takes instead of ore (LW-AR)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.arsenic import (
    has_arsenic_to_process,
    may_process,
    next_limiter,
    process,
)
from game.titles.tinners_trail.rules.auction import answer_about_calciner
from game.titles.tinners_trail.rules.kinds import EMPTY, NO, YES
from game.titles.tinners_trail.rules.market import proceeds, put_on_market
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.holdings import is_his
from game.titles.tinners_trail.rules.wallace.mine import mining_profit

LEAST_LAID: Final = 4  # arsenic cubes for which he builds his calciner


def decide_about_calciner(st: TrailState) -> None:
    """Build it beside the new mine if that lays 4 arsenic or more."""
    laid: i64 = 1 + st.board.neighbour_from[st.area + 1] - st.board.neighbour_from[st.area]
    if laid >= LEAST_LAID:
        answer_about_calciner(st, YES)
    else:
        answer_about_calciner(st, NO)


def can_mine_arsenic(st: TrailState) -> bool:
    """Return whether he has a calciner, arsenic in a mine and room for his work limiter."""
    seat: i64 = st.board.wallace_seat
    return (
        st.board.arsenic
        and may_process(st, seat)
        and next_limiter(st, seat) >= st.board.wallace.limiter_floor[st.round - 1]
        and has_arsenic_to_process(st, seat)
    )


def prefers_arsenic(st: TrailState) -> bool:
    """Return whether one cube of arsenic brings more than the mine he would work; ties: ore."""
    return can_mine_arsenic(st) and proceeds(st, 1) > mining_profit(st)


def easternmost_arsenic(st: TrailState) -> i64:
    """Return his mine furthest east that has arsenic, EMPTY when none has."""
    found: i64 = EMPTY
    for area in range(st.board.areas):  # from west to east
        if is_his(st, area) and st.arsenic[area] > 0:
            found = area
    return found


def mine_arsenic(st: TrailState) -> None:
    """Process one cube and sell it at once; the money joins phase 3."""
    process(st, easternmost_arsenic(st))
    sell_cube(st)


def sell_cube(st: TrailState) -> None:
    """Put his cube on the dearest empty space of the market."""
    st.income += proceeds(st, 1)
    put_on_market(st, 1)
    st.ore_arsenic[st.board.wallace_seat] = 0
