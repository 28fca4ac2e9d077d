"""The end of a round (R-1, R-2, C-5, C-26)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.county.state import CountyState
from game.titles.tinners_trail.rules.county.track import return_markers
from game.titles.tinners_trail.rules.kinds import ROUNDS, STOCKS


def clear_round(st: CountyState) -> None:
    """The round's leftovers leave, all pumps return, markers go back in the order of passing."""
    column: i64 = st.round - 1
    for stock in range(STOCKS):
        st.stock[stock * ROUNDS + column] = 0
    st.pumps = st.county.pumps[:]
    for seat in range(st.seats):
        st.declined[seat] = 0
    return_markers(st)
