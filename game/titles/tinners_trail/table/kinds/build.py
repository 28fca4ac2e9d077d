"""Building a mine: its auction decides who does."""

from __future__ import annotations

from game.titles.tinners_trail.table.kinds.trail_kind import TrailKind

BUILD = TrailKind(
    kind="build",
    group="mines",
    key="b",
    icon="mine",
    mark="gavel",
    work=lambda board: int(board.build_work),
    count=lambda facts: 1 + len(facts.view.invested),
)
