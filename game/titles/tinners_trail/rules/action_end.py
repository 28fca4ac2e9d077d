"""The end of an action in 2007 (C-6, C-7, C-21)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.investment_boxes import sell_all_ore_and_begin_investing
from game.titles.tinners_trail.rules.price_rolls import give_turn_to_seat
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import (
    move_marker_to_investment_column,
    seat_of_leftmost_marker,
)


def is_one_action_left(st: TrailState) -> bool:
    """Return whether all other seats have passed, so that one action is left (C-7)."""
    return st.passed == st.seats - 1


def end_action(st: TrailState) -> None:
    """End an action: if only one seat has not passed, it passes automatically. Then give the turn
    to the next seat, or begin investing when all have passed (C-7)."""
    if is_one_action_left(st):
        move_marker_to_investment_column(st, seat_of_leftmost_marker(st))
    give_next_turn_or_begin_investing(st)


def give_next_turn_or_begin_investing(st: TrailState) -> None:
    """Give the turn to the seat of the leftmost marker. If all seats have passed, sell all ore and
    begin investing (C-6, C-21)."""
    seat: i64 = seat_of_leftmost_marker(st)
    if seat == kinds.EMPTY:
        sell_all_ore_and_begin_investing(st)
    else:
        give_turn_to_seat(st, seat)
