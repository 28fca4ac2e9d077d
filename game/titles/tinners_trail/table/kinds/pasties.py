"""Selling pasties: a pound for a little work."""

from __future__ import annotations

from game.titles.tinners_trail.table.kinds.trail_kind import TrailKind

PASTIES = TrailKind(
    kind="pasties",
    group="pasties",
    key="k",
    icon="pasty",
    where="order",
    work=lambda board: int(board.pasties_work),
    count=lambda facts: 1,
)
