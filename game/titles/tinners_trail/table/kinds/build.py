"""Building a mine: its auction decides who does."""

from __future__ import annotations

from game.titles.tinners_trail.table.kinds.county_kind import CountyKind

BUILD = CountyKind(
    kind="build",
    group="mines",
    key="b",
    icon="mine",
    mark="gavel",
    work=lambda facts: int(facts.board.build_work),
    count=lambda facts: 1 + len(facts.view.invested),
)
