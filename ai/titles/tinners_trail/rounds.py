"""How many rounds of a game are over."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.kinds import PEEK_PHASE
from game.titles.tinners_trail.rules.state import TrailState


def rounds_over(st: TrailState) -> i64:
    """Return how many rounds are over; from the looks at tiles on one more is (R-3)."""
    return st.round if st.phase == PEEK_PHASE else st.round - 1
