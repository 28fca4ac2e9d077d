"""Selling arsenic: all of it, on the market."""

from __future__ import annotations

from game.titles.tinners_trail.table.kinds.trail_kind import TrailKind

SELL = TrailKind(
    kind="sell",
    group="arsenic",
    expansion="arsenic",
    key="i",
    icon="scales",
    short="action-sell-low",
    board="market",
    where="market",
    mark="scales",
    work=lambda facts: int(facts.board.sell_work),
    count=lambda facts: facts.arsenic_worth,
)
