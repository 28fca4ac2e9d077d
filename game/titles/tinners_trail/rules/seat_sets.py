"""Sets of seats as bits: who has seen a tile."""

from __future__ import annotations

from game.engine.cells import i64


def seat_bit(seat: i64) -> i64:
    """Return the bit of a seat; 1 << seat would overflow when compiled."""
    bit: i64 = 1
    for _turn in range(seat):
        bit *= 2
    return bit


def has_seat(seats: i64, seat: i64) -> bool:
    """Return whether the seat is in the set."""
    return (seats >> seat) & 1 != 0


def with_seat(seats: i64, seat: i64) -> i64:
    """Return the set with the seat in it."""
    return seats | seat_bit(seat)
