"""Emigrating: an own miner leaves for a place that gives its due."""

from __future__ import annotations

from game.tabletop.move_kind import Asks
from game.titles.tinners_trail.table.kinds.trail_kind import TrailFacts, TrailKind


def places(facts: TrailFacts) -> int:
    """Return how many places a miner can leave for."""
    return len({move.choice for move in facts.moves if move.kind == "emigrate"})


EMIGRATE = TrailKind(
    kind="emigrate",
    asks=Asks(at_once=True, choice_shown=True),  # even a single place says first what it gives
    group="emigration",
    expansion="emigration",
    key="g",
    board="emigration",
    mark="emigrate",
    work=lambda facts: int(facts.board.emigrate_work),
    count=places,
)
