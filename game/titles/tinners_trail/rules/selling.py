"""Selling ore, and whose turn it is to invest (I-1, I-2, C-13, C-14)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state import TrailState


def sell_all_ore(st: TrailState) -> None:
    """Sell all tin and copper of every seat at the round's prices (I-1)."""
    for seat in range(st.seats):
        st.money[seat] += st.ore_tin[seat] * st.tin_price
        st.money[seat] += st.ore_copper[seat] * st.copper_price
        st.ore_tin[seat] = 0
        st.ore_copper[seat] = 0


def next_investor(st: TrailState, after_place: i64) -> i64:
    """Return the seat that has not declined and comes next after this place in the order of
    passing, which starts again after the last place; if `after_place` is EMPTY, begin at the first
    place. Return EMPTY if all have declined."""
    found: i64 = EMPTY
    fewest: i64 = st.seats
    for seat in range(st.seats):
        if st.declined[seat] == 0:
            between: i64 = st.place[seat] - after_place - 1
            if between < 0:
                between += st.seats
            if between < fewest:
                found = seat
                fewest = between
    return found
