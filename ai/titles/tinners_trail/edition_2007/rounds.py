"""How many rounds of a game are over, and which comes next."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.edition_2007.kinds import PROSPECT_PHASE
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState


def rounds_over(st: ClassicState) -> i64:
    """Return how many rounds are over; while two prospect one more is (C-15)."""
    return st.round if st.phase == PROSPECT_PHASE else st.round - 1
