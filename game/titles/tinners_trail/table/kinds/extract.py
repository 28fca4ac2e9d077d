"""Extracting: ore is raised from an own mine."""

from __future__ import annotations

from game.titles.tinners_trail.table.kinds.trail_kind import ActionFacts, TrailKind


def mines(facts: ActionFacts) -> int:
    """Return how many mines ore can be raised from."""
    return len({place for move in facts.moves if move.kind == "extract" for place in move.places})


EXTRACT = TrailKind(
    kind="extract",
    group="mines",
    key="e",
    icon="pick",
    work=lambda board: int(board.extract_work),
    count=mines,
)
