"""Selling pasties: a pound for a little work."""

from __future__ import annotations

from game.titles.tinners_trail.table.kinds.county_kind import CountyKind

PASTIES = CountyKind(
    kind="pasties",
    group="pasties",
    key="k",
    icon="pasty",
    where="order",
    work=lambda facts: int(facts.board.pasties_work),
    count=lambda facts: 1,
)
