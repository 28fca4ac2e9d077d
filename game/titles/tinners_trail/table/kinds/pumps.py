"""Steam pumps: a group of them drains areas one after the other."""

from __future__ import annotations

from game.tabletop.move_kind import Asks
from game.titles.tinners_trail.table.kinds.county_kind import CountyFacts, CountyKind


def water(facts: CountyFacts) -> int:
    """Return how much water the next group drains."""
    groups = [group for group in facts.view.pumps[: facts.column + 1] if group]
    return groups[-1][-1] if groups else 0


PUMPS = CountyKind(
    kind="pumps",
    group="development",
    key="s",
    icon="pump",
    where="board",
    work=lambda facts: int(facts.board.pumps_work),
    count=water,
)
PUMP = CountyKind(kind="pump", asks=Asks(at_once=True), question="area")
"""One area after the other."""
