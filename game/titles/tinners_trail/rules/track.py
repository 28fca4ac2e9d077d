"""The work track and the investment column: whose turn it is (T-1 .. T-4)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.state import TrailState


def work_left(st: TrailState, seat: i64) -> i64:
    """Return the work points a seat can still spend this round (T-3)."""
    return final_column(st, seat) - st.column[seat]


def final_column(st: TrailState, seat: i64) -> i64:
    """Return the seat's last column: the track's, or the one left of its limiter (T-3, AR-4)."""
    if st.board.arsenic and st.limiter[seat] != 0:
        return st.limiter[seat] - 1
    return st.board.columns
