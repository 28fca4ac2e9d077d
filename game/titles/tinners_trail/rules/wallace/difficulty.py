"""Difficulty: what Lord Wallace's options change in money, mines and rounds (LW-D1 .. LW-D8).

Better mines are in `mining.capacity`, deep pockets in `bids`, more mines in `seating`.
"""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.state import TrailState


def debt(st: TrailState) -> i64:
    """Return what he has to pay of what he owes: half, rounded up, with cheap labour (LW-D2)."""
    if st.board.wallace.cheap_labour:
        return (st.owed + 1) // 2
    return st.owed


def investment_place(st: TrailState, seat: i64) -> i64:
    """Return the row that counts for a seat's investments, 0 = top (I-2).

    Friends in high places lift Lord Wallace one row (LW-D5), financial sabotage puts the
    other player one row down (LW-D6).
    """
    place: i64 = st.place[seat]
    if st.board.solo:
        if seat == st.board.wallace_seat:
            if st.board.wallace.friends_in_high_places and place > 0:
                place -= 1
        elif st.board.wallace.financial_sabotage:
            place += 1
    return place
