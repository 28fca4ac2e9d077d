"""Passing: the day ends, and a place in the investment column is taken."""

from __future__ import annotations

from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.table.kinds.trail_kind import TrailFacts, TrailKind


def per_ten(facts: TrailFacts) -> int:
    """Return the points that ten pounds bring in the place that would be taken now."""
    place = min(len(facts.view.invested), len(facts.view.seats) - 1)
    return int(facts.board.per_ten[place * ROUNDS + facts.column])


PASS = TrailKind(
    kind="pass",
    group="pass",
    key="space",
    skin="leather",
    where="order",
    mark="pass",
    count=per_ten,
)
