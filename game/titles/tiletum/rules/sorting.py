"""Putting a list of moves into order, each once."""

from __future__ import annotations

from game.engine.cells import i64, vec


def in_order(out: vec[i64], count: i64) -> i64:
    """Sort the first `count` moves and drop those that are there twice; return how many stay.

    Lists are short and nearly sorted, so each move is pushed back to its place.
    """
    kept: i64 = 0
    for index in range(count):
        move: i64 = out[index]
        at: i64 = kept
        while at > 0 and out[at - 1] > move:
            at -= 1
        if at > 0 and out[at - 1] == move:
            continue
        last: i64 = kept
        while last > at:
            out[last] = out[last - 1]
            last -= 1
        out[at] = move
        kept += 1
    return kept
