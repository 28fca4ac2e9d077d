"""What follows an action: the next seat's turn, or phase 3 (T-1, T-4)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.county.prices import give_turn
from game.titles.tinners_trail.rules.county.track import leftmost_uppermost
from game.titles.tinners_trail.rules.investing import sell_and_invest
from game.titles.tinners_trail.rules.kinds import ACTIONS, EMPTY
from game.titles.tinners_trail.rules.state import TrailState


def next_action(st: TrailState) -> None:
    """Hand the turn on (T-1), or sell and invest when all have passed (T-4)."""
    if st.phase != ACTIONS:
        return
    seat: i64 = leftmost_uppermost(st)
    if seat == EMPTY:
        sell_and_invest(st)
    else:
        give_turn(st, seat)
