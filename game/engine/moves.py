"""Moves as single integers: a kind and three small amounts in 12-bit fields.

Move codes sort by kind, then by the fields, so a list made in that order is sorted.
"""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec

FIELD_VALUE_COUNT: Final = 4096
KIND_SHIFT_BITS: Final = 36
FIRST_FIELD_SHIFT_BITS: Final = 24
SECOND_FIELD_SHIFT_BITS: Final = 12
FIELD_MASK: Final = 4095


def make_move_code(kind: i64, first: i64, second: i64, third: i64) -> i64:
    """Return the code of the move of this kind with these three fields, each from 0 to 4095."""
    return (
        (kind << KIND_SHIFT_BITS)
        | (first << FIRST_FIELD_SHIFT_BITS)
        | (second << SECOND_FIELD_SHIFT_BITS)
        | third
    )


def add_move(move_codes: vec[i64], move_count: i64, move: i64) -> i64:
    """Store a move at `out[count]`; return the new length, count + 1."""
    move_codes[move_count] = move
    return move_count + 1


def add_chance_outcome(
    outcome_codes: vec[i64], weights: vec[i64], outcome_count: i64, outcome_code: i64, weight: i64
) -> i64:
    """Store an outcome at `out[count]`, its weight at `weights[count]`; return the new length."""
    weights[outcome_count] = weight
    return add_move(outcome_codes, outcome_count, outcome_code)


def kind_of_move(move: i64) -> i64:
    """Return the move's kind."""
    return move >> KIND_SHIFT_BITS


def first_field_of_move(move: i64) -> i64:
    """Return the move's first field."""
    return (move >> FIRST_FIELD_SHIFT_BITS) & FIELD_MASK


def second_field_of_move(move: i64) -> i64:
    """Return the move's second field."""
    return (move >> SECOND_FIELD_SHIFT_BITS) & FIELD_MASK


def third_field_of_move(move: i64) -> i64:
    """Return the move's third field."""
    return move & FIELD_MASK
