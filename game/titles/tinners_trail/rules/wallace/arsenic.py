"""Arsenic: Lord Wallace's calciner, and the cube he takes instead of ore (LW-AR)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.arsenic import (
    NO,
    YES,
    has_arsenic_to_process,
    may_process,
    next_limiter,
    process,
)
from game.titles.tinners_trail.rules.auction import answer_about_calciner
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.market import proceeds, put_on_market
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.holdings import is_his
from game.titles.tinners_trail.rules.wallace.mine import mining_profit

LEAST_LAID: Final = 4  # arsenic cubes for which he builds his calciner


def decide_about_calciner(st: TrailState) -> None:
    """Build it beside the new mine if that lays 4 arsenic or more."""
    laid: i64 = 1 + st.board.neighbour_from[st.area + 1] - st.board.neighbour_from[st.area]
    answer_about_calciner(st, YES if laid >= LEAST_LAID else NO)


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


def mine_arsenic(st: TrailState) -> None:
    """Process one cube of his easternmost mine that has any, and sell it at once."""
    seat: i64 = st.board.wallace_seat
    easternmost: i64 = EMPTY
    for area in range(st.board.areas):
        if is_his(st, area) and st.arsenic[area] > 0:
            easternmost = area
    process(st, easternmost)
    st.income += proceeds(st, 1)
    put_on_market(st, 1)
    st.ore_arsenic[seat] = 0
