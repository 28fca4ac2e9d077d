"""Where merchants, architects and other people are on the map (T-401, T-402)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import make_row
from game.titles.tiletum.rules import kinds, step_facts
from game.titles.tiletum.rules.state import TiletumState, record_step_fact

# the move of each piece
BUILD_MOVE_BY_PIECE: Final[vec[i64]] = make_row(
    [kinds.BUILD_HOUSE_MOVE, kinds.BUILD_PILLAR_MOVE, kinds.BUILD_MINE_MOVE]
)


def space_of_meeple(st: TiletumState, seat: i64, meeple: i64) -> i64:
    """Return the space of a seat's merchant or architect."""
    return st.people[seat * kinds.MEEPLES_PER_SEAT_COUNT + meeple]


def move_meeple(st: TiletumState, seat: i64, meeple: i64, space: i64) -> None:
    """Move a seat's merchant or architect to a space."""
    st.people[seat * kinds.MEEPLES_PER_SEAT_COUNT + meeple] = space
    merchant: bool = meeple == kinds.MERCHANT
    record_step_fact(
        st,
        step_facts.MOVED_MERCHANT_FACT if merchant else step_facts.MOVED_ARCHITECT_FACT,
        seat,
        space,
        0,
    )
