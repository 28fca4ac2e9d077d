"""Placing one of Michigan's pieces, kept from an earlier turn or right after emigrating."""

from __future__ import annotations

from game.tabletop.move_kind import Asks
from game.titles.tinners_trail.table.kinds.trail_kind import TrailKind

PLACE = TrailKind(
    kind="place",
    asks=Asks(at_once=True, choice_first=True),  # which of the pieces, before where it goes
    group="emigration",
    expansion="emigration",
    key="c",
    count=lambda facts: len(facts.mover.waiting) if facts.mover is not None else 0,
    question="placement",
)
