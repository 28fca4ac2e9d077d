"""Processing arsenic: a cube leaves an own mine."""

from __future__ import annotations

from game.titles.tinners_trail.table.kinds.trail_kind import TrailFacts, TrailKind


def lumps(facts: TrailFacts) -> int:
    """Return how much arsenic the mover's mines hold."""
    seat = facts.mover
    return sum(area.arsenic for area in facts.view.areas if seat and area.owner == seat.seat)


PROCESS = TrailKind(
    kind="process",
    group="arsenic",
    expansion="arsenic",
    key="o",
    board="market",
    count=lumps,
)
