"""Phase 1: the dice and the ore prices (P-1, P-2)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.kinds import AUCTION, ROLL_BID, ROLL_COPPER, ROLL_TIN
from game.titles.tinners_trail.rules.state import TrailState


def roll_kind(st: TrailState) -> i64:
    """Return which roll is due: tin first, then copper (P-1); in an auction a bid (LW-6)."""
    if st.phase == AUCTION:
        return ROLL_BID
    if st.tin_price == 0:
        return ROLL_TIN
    return ROLL_COPPER
