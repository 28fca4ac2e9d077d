"""Looking at a face-down tile (A-5, R-3); against Lord Wallace nothing stays hidden (LW-2)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.seat_sets import with_seat
from game.titles.tinners_trail.rules.state import TrailState


def look_at(st: TrailState, seat: i64, area: i64) -> None:
    """Let the seat know the tile of an area; in a solo game it is turned up for both (LW-2)."""
    if st.board.solo:
        st.face_up[area] = 1
    else:
        st.seen[area] = with_seat(st.seen[area], seat)
