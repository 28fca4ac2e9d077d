"""Extracting: ore is raised from an own mine."""

from __future__ import annotations

from game.titles.tinners_trail.table.kinds.county_kind import CountyFacts, CountyKind


def mines(facts: CountyFacts) -> int:
    """Return how many mines ore can be raised from."""
    return len({place for move in facts.moves if move.kind == "extract" for place in move.places})


EXTRACT = CountyKind(
    kind="extract",
    group="mines",
    key="e",
    icon="pick",
    work=lambda facts: int(facts.board.extract_work),
    count=mines,
)
