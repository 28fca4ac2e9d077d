"""The end of an action in 2007 (C-6, C-7, C-21)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.investment_boxes import begin_investing
from game.titles.tinners_trail.rules.money import give_turn
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import leftmost_uppermost, move_to_investment_column


def is_last_action(st: TrailState) -> bool:
    """Return whether all other seats have passed, so that one action is left (C-7)."""
    return st.passed == st.seats - 1


def end_action(st: TrailState) -> None:
    """End an action: the last seat passes automatically, then the turn moves on (C-7)."""
    if is_last_action(st):
        move_to_investment_column(st, leftmost_uppermost(st))
    next_turn(st)


def next_turn(st: TrailState) -> None:
    """Give the turn to the next seat, or sell and invest when all have passed (C-6, C-21)."""
    seat: i64 = leftmost_uppermost(st)
    if seat == kinds.EMPTY:
        begin_investing(st)
    else:
        give_turn(st, seat)
