"""Developing: which stacks, and whether the iron can be paid (B-11)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import make_move_code
from game.titles.brass.rules.counters import top_counter_kind_of_stack
from game.titles.brass.rules.kinds import DEVELOP_MOVE, EMPTY, INDUSTRY_COUNT
from game.titles.brass.rules.sources import can_pay, pounds_of_next_iron_cube
from game.titles.brass.rules.state import BrassState


def append_development_moves(
    st: BrassState, seat: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Write a move for each stack whose top counter can be developed into `move_codes`, after the
    first `move_count` moves; return the new count (B-11.3)."""
    total: i64 = move_count
    if not can_pay(st, seat, pounds_of_next_iron_cube(st)):
        return total
    for industry in range(INDUSTRY_COUNT):
        if top_counter_kind_of_stack(st, seat, industry) != EMPTY:
            move_codes[total] = make_move_code(DEVELOP_MOVE, industry, 0, 0)
            total += 1
    return total


def can_develop(st: BrassState, seat: i64) -> bool:
    """Return whether the seat can pay for iron and has any counter left to develop (B-11.1,
    B-11.2)."""
    if not can_pay(st, seat, pounds_of_next_iron_cube(st)):
        return False
    for industry in range(INDUSTRY_COUNT):
        if top_counter_kind_of_stack(st, seat, industry) != EMPTY:
            return True
    return False
