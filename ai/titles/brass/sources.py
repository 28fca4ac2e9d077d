"""Whose cubes are used, and which counter goes for a debt."""

from __future__ import annotations

from typing import Final

from ai.titles.brass.builds import loss_of
from ai.titles.brass.seat_outlook import SeatOutlook
from game.engine.cells import i64
from game.titles.brass.rules.state import BrassState

NEARLY_EMPTY: Final = 8  # the fewer cubes are left the sooner it flips


def source_score(st: BrassState, outlook: SeatOutlook, space: i64) -> i64:
    """Return a number that puts own cubes first and those about to flip a rival's counter last."""
    nearness: i64 = NEARLY_EMPTY - st.cubes[space]
    if st.owner[space] == outlook.seat:
        return 100 + nearness
    return -nearness


def removal_score(st: BrassState, outlook: SeatOutlook, space: i64) -> i64:
    """Return what giving up a counter brings: half its cost less what it would have brought."""
    refund: i64 = st.board.cost[st.counter[space]] // 2 * outlook.pound
    return refund - loss_of(st, outlook, space)
